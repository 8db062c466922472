"""The rules of 17, sentence by sentence: calling, the end of a round and of the game."""

import pytest

from game.seventeen import GAME
from game.seventeen.commands import BeginTurn, Call, Play
from game.seventeen.events import (
    Called,
    CardDrawn,
    GameEnded,
    PileShuffled,
    RoundEnded,
    RowRevealed,
    TokensMoved,
    TurnStarted,
)
from game.seventeen.rules import first_caller
from game.seventeen.tokens import paid_out, winners
from tests.seventeen.table import called, kinds, table
from tests.table import Played

# Calling


def test_anyone_but_the_player_who_has_just_played_may_call_before_the_next_turn_begins():
    played = called("o1", "o2", "o3", row="0:o5")
    assert GAME.callers(played.state) == (1, 2)
    assert played.refuses(Call(0)) == "who_has_just_played_may_not_call"
    assert played.refuses(Call(3)) == "no_such_seat"
    assert played.do(Call(2)).of(Called) == [Called(2)]


def test_nobody_calls_once_the_turn_has_begun():
    played = called("o1", "o2", "o3", row="0:o5").do(BeginTurn(1))
    assert played.refuses(Call(2)) == "nobody_may_call_during_a_turn"


@pytest.mark.parametrize(("direction", "order"), [(1, (3, 0, 1)), (-1, (1, 0, 3))])
def test_who_comes_first_in_the_direction_of_play_from_the_last_player_has_priority(direction, order):
    played = called("o1", "o2", "o3", "o4", row="2:o5", last=2, direction=direction)
    assert GAME.callers(played.state) == order


def test_the_direction_is_the_one_that_holds_after_the_turn():
    played = table("reverse o1", "o2", "o3", "o4", pile="h1").do(Play(0, "reverse", "up"))
    assert GAME.callers(played.state) == (3, 2, 1)


def test_the_caller_with_priority_is_the_caller_in_whatever_order_the_wishes_came_in():
    state = called("o1", "o2", "o3", "o4", row="2:o5", last=2).state
    assert first_caller(state, [1, 0]) == first_caller(state, [0, 1]) == 0
    assert first_caller(state, [2, 1]) == 1
    assert first_caller(state, [2]) is None
    assert first_caller(state, []) is None
    assert GAME.first_wish(state, [BeginTurn(3), Call(1), Call(0)]) == Call(0)
    assert GAME.first_wish(state, [BeginTurn(3)]) == BeginTurn(3)


def test_in_a_doubled_turn_calling_comes_after_the_second_card():
    played = table("o1 o2 o3", "o4", "o5", pile="h1 h2", cards=2).do(Play(0, "o1", "up"))
    assert GAME.callers(played.state) == ()
    played.do(Play(0, "o2", "up"))
    assert GAME.callers(played.state) == (1, 2)


def test_a_row_emptied_by_trash_may_be_called_and_totals_nothing():
    played = table("trash o1", "o2", row="1:o5", pile="h1").do(Play(0, "trash", "up"), Call(1))
    assert played.of(RowRevealed) == [RowRevealed((), 0)]
    assert (played.state.victories, played.state.penalties) == ((1, 0), (0, 1))


def test_a_player_to_move_who_has_no_card_and_can_draw_none_must_call_and_is_the_caller():
    played = called("o1", "", "o3", row="0:o5")
    assert GAME.callers(played.state) == (1,)
    assert list(GAME.legal(played.state, 1)) == [Call(1)]
    assert list(GAME.legal(played.state, 2)) == []
    assert played.refuses(BeginTurn(1)) == "without_a_card_to_play_or_draw_you_must_call"
    assert played.refuses(Call(2)) == "another_seat_must_call"


# The end of a round


def test_a_call_is_told_in_the_order_of_the_log():
    played = called("o1", "o2", "o3", row="0:o5 1:o5 2:o5 0:h3/", penalties=(1, 0, 0), pile="h1")
    played.do(Call(1))
    assert played.events == [
        Called(1),
        RowRevealed(("o5.0", "o5.1", "o5.2", "h3.0"), 18),
        TokensMoved(0, 0, -1),
        TokensMoved(1, 1, 0),
        RoundEnded(1),
        TurnStarted(1),
    ]


@pytest.mark.parametrize(
    ("row", "victories", "penalties", "starter"),
    [
        ("1:o5 0:o5 1:o5 0:h2/", (0, 1), (1, 0), 1),  # 17
        ("1:o5 0:o5 1:o5 0:h1/", (1, 0), (0, 1), 0),  # 16
        ("1:o5 0:o5 1:o5 0:double/", (1, 0), (0, 1), 0),  # specials count nothing
    ],
)
def test_seventeen_or_more_is_the_callers_victory_and_less_the_last_players(
    row, victories, penalties, starter
):
    played = called("o1", "o2", row=row, pile="h4").do(Call(1))
    assert (played.state.victories, played.state.penalties) == (victories, penalties)
    assert played.state.mover == starter


def test_a_trap_that_lay_face_down_rewards_its_owner_and_punishes_the_caller():
    played = called("o1", "o2", "o3", row="2:trap/ 0:o5").do(Call(1))
    assert played.state.victories == (1, 0, 1)
    assert played.of(TokensMoved) == [TokensMoved(0, 1, 0), TokensMoved(2, 1, 0)]
    assert played.state.penalties == (0, 0, 0)  # two for the caller: a pair, which goes back


def test_a_trap_face_up_does_nothing():
    played = called("o1", "o2", "o3", row="2:trap 0:o5").do(Call(1))
    assert (played.state.victories, played.state.penalties) == ((1, 0, 0), (0, 1, 0))


def test_a_callers_own_trap_does_both_to_the_caller():
    played = called("o1", "o2", row="1:trap/ 0:o5 1:o5 0:o5 1:h2/", last=0).do(Call(1))
    assert (played.state.victories, played.state.penalties) == ((0, 1), (1, 1))


def test_after_a_trash_its_player_is_the_one_who_played_last():
    played = table("trash o1", "o2", "o3", row="1:o5 2:o4", pile="h1").do(Play(0, "trash", "up"), Call(2))
    assert played.state.victories == (1, 0, 0)


def test_victories_are_capped_at_one_a_player_a_round():
    played = called("o1", "o2", row="0:trap/ 0:trap/ 0:o5").do(Call(1))
    assert played.state.victories == (1, 0)
    assert played.state.penalties == (0, 1)  # three for the caller: a pair goes back


@pytest.mark.parametrize(
    ("held", "awarded", "now"),
    [
        ((0, 0), (1, 0), (1, 0)),
        ((0, 0), (2, 0), (1, 0)),  # the cap
        ((0, 0), (0, 1), (0, 1)),
        ((2, 1), (0, 1), (1, 0)),  # two go back with a victory
        ((0, 1), (0, 1), (0, 0)),  # without one they go back all the same
        ((2, 1), (0, 3), (0, 0)),  # two pairs
        ((1, 1), (0, 3), (0, 0)),  # two pairs, one victory
        ((0, 1), (1, 1), (1, 0)),  # penalties count first: the new victory can't pay
        ((1, 1), (1, 1), (1, 0)),
        ((2, 0), (1, 2), (2, 0)),
    ],
)
def test_penalties_count_first_and_go_back_in_pairs_then_victories_are_added(held, awarded, now):
    assert paid_out(held, awarded) == now


def test_the_row_goes_to_the_discards_and_hands_are_kept():
    played = called("o1", "o2", row="0:h1/ 1:h2/ 0:o5", discards="0:o4", pile="h5").do(Call(1))
    assert played.state.row == ()
    assert kinds(played.state.discards) == "o4 h1 h2 o5"
    assert {laid.face for laid in played.state.discards} == {"up"}
    assert [kinds(hand) for hand in played.state.hands] == ["o1", "o2"]


def test_whoever_the_total_awards_the_victory_starts_even_if_the_cap_withholds_it():
    played = called("o1", "o2", "o3", row="0:trap/ 2:o1 0:o1", victories=(0, 0, 0)).do(Call(1))
    assert played.of(RoundEnded) == [RoundEnded(0)]
    played = called("o1", "o2", "o3", row="2:trap/ 2:o5 0:o5").do(Call(1))
    assert played.of(RoundEnded) == [RoundEnded(0)]
    assert played.state.victories == (1, 0, 1)


def test_the_first_turn_of_the_next_round_has_begun_and_nobody_may_call_before_it_ends():
    played = called("o1", "o2", row="0:o5").do(Call(1))
    assert played.events[-1] == TurnStarted(0)
    assert (played.state.stage, GAME.callers(played.state)) == ("playing", ())
    assert played.refuses(Call(1)) == "nobody_may_call_during_a_turn"


def test_a_starter_without_a_card_draws_one():
    played = called("", "o2", row="0:o5").do(Call(1))
    assert played.events[-3:] == [TurnStarted(0), PileShuffled(("o5.0",)), CardDrawn(0, "o5.0")]


def test_where_a_small_deck_leaves_the_starter_nothing_the_next_who_has_a_card_starts():
    played = called("", "o2", "o3", row="").do(Call(1))
    assert played.of(RoundEnded) == [RoundEnded(0)]
    assert played.events[-1] == TurnStarted(1)


# The end of the game


def winning(victories: tuple[int, ...], penalties: tuple[int, ...], row: str = "0:o5") -> Played:
    hands = ("o1", "o2", "o3")
    return called(*hands, row=row, victories=victories, penalties=penalties).do(Call(1))


def test_the_game_ends_when_someone_holds_three_victories():
    played = winning((2, 0, 0), (0, 0, 0))
    assert played.events[-2:] == [RoundEnded(0), GameEnded((0,), (3, 0, 0), (0, 1, 0))]
    assert GAME.to_act(played.state) is None
    assert GAME.callers(played.state) == ()
    assert list(GAME.legal(played.state, 0)) == []
    assert played.refuses(Call(1)) == "the_game_has_ended"


def test_a_third_victory_that_a_pair_of_penalties_takes_back_ends_nothing():
    played = winning((2, 2, 0), (0, 1, 0), "0:trap/ 1:o5 2:o5 0:o5 2:o2")
    assert played.state.victories == (3, 2, 0)  # the caller: two penalties and a victory
    assert not winning((0, 2, 0), (0, 1, 0), "1:trap/ 2:o5").of(GameEnded)


def test_of_several_who_hold_three_the_fewest_penalties_win():
    played = winning((2, 0, 2), (1, 0, 0), "2:trap/ 0:o5")
    assert played.events[-1] == GameEnded((2,), (3, 0, 3), (1, 0, 0))


def test_equals_win_together():
    played = winning((2, 0, 2), (0, 0, 0), "2:trap/ 0:o5")
    assert played.events[-1] == GameEnded((0, 2), (3, 0, 3), (0, 0, 0))


def test_fewest_penalties_are_counted_among_those_who_hold_three_only():
    assert winners((3, 0, 3), (1, 0, 1)) == (0, 2)
    assert winners((2, 2), (0, 0)) == ()
