"""The rules of Dalek Dice, sentence by sentence."""

import pytest

from game.dalek import GAME
from game.dalek.commands import Keep, Roll, Stop
from game.dalek.events import DiceKept, DiceRolled, GameEnded, GameStarted, Setup, TurnEnded, TurnStarted
from game.dalek.faces import FACES
from tests.table import Played, ScriptedChance, given


def rolls(*words: str) -> list[tuple[int, ...]]:
    return [tuple(FACES.index(face) for face in word.split()) for word in words]  # type: ignore[arg-type]


def table(*words: str, seats: int = 2, setup: Setup | None = None) -> Played:
    return given(GAME, seats, chance=ScriptedChance(*rolls(*words)), setup=setup)


def ended(played: Played) -> TurnEnded:
    return played.of(TurnEnded)[-1]


ALL_DALEKS = "D3 D3 D3 D3 D3 D3 D3 D3 D3 D3"


# Rolling


def test_a_turn_starts_with_all_ten_dice_in_hand_and_nothing_aside():
    played = table()
    assert played.state.hand == tuple(range(10))
    assert played.state.aside == ()


def test_every_die_in_hand_is_rolled():
    played = table("H4 H4 D3 D3 D3 H2 H2 D2 D2 D2", "H4 H2 D2")
    played.do(Roll(0), Keep(0, (0, 1, 2, 3, 4, 5, 6)), Roll(0))
    assert played.of(DiceRolled)[-1] == DiceRolled(0, (7, 8, 9), ("H4", "H2", "D2"))


def test_exactly_one_doctor_and_one_exterminate_are_set_aside_further_ones_stay_in_hand():
    played = table("DOC EXT DOC EXT H4 H4 D3 D3 D2 H2").do(Roll(0))
    assert played.of(DiceKept) == [DiceKept(0, (0,), True), DiceKept(0, (1,), True)]
    assert played.state.hand == (2, 3, 4, 5, 6, 7, 8, 9)
    assert (played.state.doctors, played.state.exterminates) == (1, 1)


def test_of_several_equal_dice_the_one_with_the_lowest_number_is_taken():
    played = table("H4 H4 DOC H4 DOC H4 H4 H4 H4 H4").do(Roll(0))
    assert played.of(DiceKept) == [DiceKept(0, (2,), True)]


# The end of a turn


def test_three_doctors_end_the_turn_with_nothing_even_when_the_third_exterminate_came_in_the_same_roll():
    played = table("DOC EXT H4 H4 H4 H4 D3 D3 D3 D3", "DOC EXT H4 H4 H4 H4 D3 D3", "DOC EXT H4 H4 H4 D3").do(
        Roll(0), Roll(0), Roll(0)
    )
    assert [kept.forced for kept in played.of(DiceKept)] == [True] * 6
    assert ended(played) == TurnEnded(0, "doctor", 0)


def test_three_exterminates_set_every_human_and_dalek_of_the_roll_aside_and_double_the_humans():
    played = table("EXT DOC H4 H4 H4 H4 H4 H4 H4 H4", "EXT H4 H4 H4 H4 H4 H4 H4", "EXT EXT H4 H2 D3 D2")
    played.do(Roll(0), Roll(0), Keep(0, (3,)), Roll(0))
    assert played.of(DiceKept)[-1] == DiceKept(0, (6, 7, 8, 9), True)
    assert ended(played) == TurnEnded(0, "exterminate", 2 * (4 + 4 + 2))


def test_exterminated_humans_count_whatever_the_daleks_are_and_earn_five_when_no_die_is_left():
    played = table("EXT DOC H4 H4 H4 H4 H4 H4 H4 H4", "EXT DOC H4 H4 H4 H4 H4 H4", "EXT H4 H4 H4 H4 H4")
    played.do(Roll(0), Roll(0), Roll(0))
    assert ended(played) == TurnEnded(0, "exterminate", 2 * 20 + 5)


def test_a_third_exterminate_that_itself_empties_the_hand_ends_the_turn_as_an_exterminate():
    played = table("EXT H4 D3 D3 D3 D3 D3 D3 D3 D3", "EXT D3 D3 D3 D3 D3 D3", "EXT")
    played.do(Roll(0), Keep(0, (1, 2)), Roll(0), Keep(0, (4, 5, 6, 7, 8)), Roll(0))
    assert ended(played) == TurnEnded(0, "exterminate", 2 * 4 + 5)


def test_a_third_exterminate_with_nothing_else_in_the_roll_places_nothing_more():
    played = table("EXT H4 D3 D3 D3 D3 D3 D3 D3 D3", "EXT D3 D3 D3 D3 D3 D3", "EXT EXT EXT")
    played.do(Roll(0), Keep(0, (1, 2)), Roll(0), Keep(0, (4, 5, 6)), Roll(0))
    assert played.of(DiceKept)[-1] == DiceKept(0, (7,), True)
    assert ended(played) == TurnEnded(0, "exterminate", 2 * 4)


def test_no_die_left_earns_the_humans_and_five_when_the_daleks_cover_them():
    played = table("H4 H4 D3 D3 D3 D3 D3 D3 D3 D3").do(Roll(0), Keep(0, tuple(range(10))))
    assert ended(played) == TurnEnded(0, "dice_out", 13)


def test_no_die_left_earns_nothing_when_the_humans_outweigh_the_daleks():
    played = table("H4 H4 H4 H4 H4 H4 H4 D3 D3 D3").do(Roll(0), Keep(0, tuple(range(10))))
    assert ended(played) == TurnEnded(0, "dice_out", 0)


def test_no_humans_at_all_and_no_die_left_earn_the_five():
    assert ended(table(ALL_DALEKS).do(Roll(0), Keep(0, tuple(range(10))))) == TurnEnded(0, "dice_out", 5)


def test_a_hand_that_the_forced_dice_empty_ends_the_turn():
    played = table("H4 D3 D3 D3 D3 D3 D3 D3 D3 D3", "DOC").do(Roll(0), Keep(0, tuple(range(9))), Roll(0))
    assert ended(played) == TurnEnded(0, "dice_out", 9)


@pytest.mark.parametrize(("kept", "points"), [((0, 2, 3), 4), ((0, 1, 2), 0), ((2, 3), 0)])
def test_stopping_earns_the_humans_when_the_daleks_cover_them_and_else_nothing(kept, points):
    played = table("H4 H2 D3 D3 D3 D3 D3 D3 D3 D3").do(Roll(0), Keep(0, kept), Stop(0))
    assert ended(played) == TurnEnded(0, "stopped", points)


# The worked example of the canon


def test_jenna_earns_12_and_5():
    played = table("H4 H4 H4 H2 H2 D3 D3 D3 D2 DOC", "D3 D2 EXT")
    played.do(Roll(0), Keep(0, (0, 1, 2, 5, 6, 7)), Roll(0), Keep(0, (3, 4)))
    assert (played.state.scores[0], ended(played)) == (17, TurnEnded(0, "dice_out", 17))


def test_peter_earns_15_and_his_one_exterminate_doubles_nothing():
    played = table("H4 H2 H2 D3 D3 D3 D3 D2 DOC DOC", "H4 H4 D3 D2 DOC", "H4 D2", "EXT")
    played.do(Roll(0), Keep(0, (0, 1, 3, 4)), Roll(0))
    assert (played.state.doctors, played.state.hand) == (2, (2, 5, 6, 7))
    played.do(Keep(0, (2, 6)), Roll(0), Keep(0, (7,)), Roll(0))
    assert ended(played) == TurnEnded(0, "dice_out", 15)


# What may be set aside


def test_a_roll_without_doctor_and_exterminate_must_set_a_die_aside():
    played = table(ALL_DALEKS).do(Roll(0))
    assert played.refuses(Roll(0)) == "set_a_die_aside_first"
    assert played.refuses(Stop(0)) == "set_a_die_aside_first"


def test_the_doctor_or_the_exterminate_counts_as_the_die_set_aside():
    for special in ("DOC", "EXT"):
        played = table(f"{special} H4 H4 H4 H4 H4 H4 H4 H4 H4", ALL_DALEKS[:-3]).do(Roll(0))
        assert {type(command) for command in GAME.legal(played.state, 0)} == {Roll, Stop, Keep}
        played.do(Roll(0))


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (Keep(0, ()), "no_dice_picked"),
        (Keep(0, (3, 3)), "die_named_twice"),
        (Keep(0, (0,)), "die_not_in_hand"),
        (Keep(0, (10,)), "die_not_in_hand"),
        (Keep(0, (-1,)), "die_not_in_hand"),
        (Keep(0, (1, 3)), "the_doctor_of_this_roll_is_already_set_aside"),
        (Keep(0, (3, 9)), "the_exterminate_of_this_roll_is_already_set_aside"),
        (Keep(1, (3,)), "another_seat_is_to_act"),
    ],
)
def test_what_may_not_be_set_aside_is_refused_with_its_reason(command, reason):
    played = table("DOC DOC EXT H4 H2 D3 D2 H4 H4 EXT").do(Roll(0))
    assert played.refuses(command) == reason


def test_nothing_is_kept_or_stopped_before_the_first_roll():
    assert table().refuses(Keep(0, (0,))) == "roll_first"
    assert table().refuses(Stop(0)) == "roll_first"
    assert list(GAME.legal(table().state, 0)) == [Roll(0)]


def test_dice_may_be_named_in_any_order():
    played = table("H4 H2 D3 D3 D3 D3 D3 D3 D3 D3").do(Roll(0), Keep(0, (2, 0)), Stop(0))
    assert DiceKept(0, (2, 0), False) in played.events
    assert ended(played) == TurnEnded(0, "stopped", 0)
    played = table("H4 H2 D3 D3 D3 D3 D3 D3 D3 D3").do(Roll(0), Keep(0, (3, 1, 2)))
    assert (played.state.aside, played.state.placed) == ((3, 1, 2), ("D3", "H2", "D3"))


def test_a_roll_is_kept_from_once():
    played = table(ALL_DALEKS).do(Roll(0), Keep(0, (0, 1)))
    assert played.refuses(Keep(0, (2,))) == "this_roll_was_kept_already"


# The end of a game


def test_turns_go_clockwise_from_the_first_seat():
    played = table(ALL_DALEKS, ALL_DALEKS, ALL_DALEKS, seats=3, setup=Setup(first=2))
    for seat in (2, 0, 1):
        played.do(Roll(seat), Keep(seat, (0,)), Stop(seat))
    assert [turn.seat for turn in played.of(TurnStarted)] == [2, 0, 1, 2]


def winning_turn(seat: int) -> tuple[Roll, Keep]:
    return Roll(seat), Keep(seat, tuple(range(10)))


def leading(scores: tuple[int, ...], *words: str, seat: int = 0, first: int = 0) -> Played:
    """A game in which these points were made already and it is this seat's turn."""
    played = table(*words, seats=len(scores), setup=Setup(first=first))
    played.happen(*(TurnEnded(s, "stopped", points) for s, points in enumerate(scores)), TurnStarted(seat))
    return played


def test_at_the_target_play_goes_on_to_the_last_seat_of_the_round():
    played = leading((55, 0), ALL_DALEKS, ALL_DALEKS).do(*winning_turn(0))
    assert played.state.scores == (60, 0)
    assert not played.of(GameEnded)
    played.do(*winning_turn(1))
    assert played.events[-1] == GameEnded((0,), (60, 5))
    assert GAME.to_act(played.state) is None
    assert list(GAME.legal(played.state, 0)) == []
    assert played.refuses(Roll(0)) == "the_game_has_ended"


def test_rounds_end_with_the_seat_before_the_first_one():
    played = leading((0, 55, 0), ALL_DALEKS, ALL_DALEKS, seat=1, first=2).do(*winning_turn(1))
    assert played.events[-1] == GameEnded((1,), (0, 60, 0))


def test_the_top_score_wins_and_equals_win_together():
    played = leading((60, 55, 12), ALL_DALEKS, ALL_DALEKS, seat=1).do(*winning_turn(1), *winning_turn(2))
    assert played.events[-1] == GameEnded((0, 1), (60, 60, 17))


@pytest.mark.parametrize("target", [30, 60, 90])
def test_the_target_is_60_and_30_and_90_are_options(target):
    played = table(seats=1, setup=Setup(target=target, first=0))
    assert played.events[0] == GameStarted(0, target)
    assert Setup().target == 60


def test_alone_the_game_ends_with_the_turn_that_reaches_the_target():
    played = leading((56,), ALL_DALEKS).do(*winning_turn(0))
    assert played.events[-1] == GameEnded((0,), (61,))


def test_the_first_seat_is_chosen_or_drawn():
    assert given(GAME, 4, chance=ScriptedChance(first=3)).state.seat == 3
    assert given(GAME, 4, chance=ScriptedChance(first=3), setup=Setup(first=1)).state.seat == 1
