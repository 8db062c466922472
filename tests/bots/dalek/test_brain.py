"""The opponents at Dalek Dice: legal, blind to chance, each as good as it should be."""

from random import Random
from typing import Any

import msgspec
import pytest

from game.bots import choose, levels
from game.bots.dalek import BOTS, solve
from game.bots.dalek.brain import command as next_of
from game.bots.dalek.brain import for_points, solved, weigh
from game.bots.dalek.choices import sensible
from game.bots.dalek.references import against_the_leader
from game.bots.dalek.worth import Standing, standing
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.dalek import GAME
from game.dalek.commands import Keep, Roll, Stop
from game.dalek.events import Setup
from game.dalek.faces import FACES, humans
from game.dalek.state import State, View

SEATS = dict.fromkeys(levels("dalek"), 2) | {"expert": 3, "points": 6, "duel": 4, "easy": 1}


def bots(level, seats):
    sitting = tuple(Seat(str(seat), "bot", level) for seat in range(seats))
    return Session.start(GAME, Header.of(GAME, Setup(target=30), sitting, "a seed"))


def faces(words) -> tuple[Any, ...]:
    return tuple(words.split())


def thrown(shown, scores=(0, 0), placed="", seat=0, target=60):
    """A table on which these dice were just thrown; forced ones count as placed already."""
    shown, placed = faces(shown), faces(placed)
    hand = tuple(range(len(shown)))
    aside = tuple(range(len(shown), 10))
    forced = 10 - len(shown) - len(placed)
    assert forced >= 0
    return State(
        len(scores),
        target=target,
        scores=scores,
        round=1,
        seat=seat,
        stage="rolled",
        rolls=1,
        hand=hand,
        shown=shown,
        aside=aside,
        placed=placed + ("DOC",) * forced,
        aside_of_roll=forced,
    )


def wants(brain, table):
    return brain(View(table.seat, table), GAME.legal(table, table.seat), Random(1))


@pytest.mark.parametrize("level", levels("dalek"))
def test_every_level_plays_to_the_end_and_the_same_view_gives_the_same_move_whatever_chance_holds(level):
    played = bots(level, SEATS[level])
    for _ in range(60):
        seat = GAME.to_act(played.state)
        if seat is None:
            break
        command = choose(GAME, level, played.state, seat, "bot")
        assert command in GAME.legal(played.state, seat)
        header, journal = played.branch(played.length, "other chance")
        elsewhere = Session(GAME, header, journal)
        assert elsewhere.view(seat) == played.view(seat)
        assert choose(GAME, level, elsewhere.state, seat, "bot") == command
        played.do(command)


def test_every_choice_of_the_expert_is_in_the_optimal_set():
    played = bots("expert", 2)
    decisions = 0
    while (seat := GAME.to_act(played.state)) is not None and decisions < 25:
        table = played.state
        command = choose(GAME, "expert", table, seat, "bot")
        if table.stage == "rolled":
            decisions += 1
            options = weigh(solved(standing(table)), table)
            best = max(option.value for option in options)
            keeps = {option.keep for option in options if option.value >= best - 1e-9}
            faces = dict(zip(table.hand, table.shown, strict=True))
            kept = tuple(faces[die] for die in command.dice) if isinstance(command, Keep) else ()
            assert tuple(sorted(kept)) in {tuple(sorted(keep)) for keep in keeps}
        played.do(command)


def test_what_it_plays_and_what_solve_says_is_one():
    table = thrown("H4 H4 H4 D3 D3 D3 H2 H2 D2", (46, 11))
    asked = {"objective": "win", "target": 60, "scores": [46, 11], "roll": [*table.shown, "DOC"]}
    (best,) = solve.answer(msgspec.json.encode(asked))["best"]
    command = wants(BOTS.brain("expert"), table)
    assert isinstance(command, Keep)
    assert tuple(table.shown[die] for die in command.dice) != ()
    assert sorted(table.shown[die] for die in command.dice) == sorted(best["keep"])


def test_in_the_last_turn_it_stops_when_it_has_won_and_never_when_it_has_not():
    table = msgspec.structs.replace(thrown("DOC EXT", (53, 60), "H4 H4 D3 D3 D2 DOC EXT"), first=1)
    assert wants(BOTS.brain("expert"), table) == Stop(0)
    behind = msgspec.structs.replace(table, scores=(51, 60))
    assert wants(BOTS.brain("expert"), behind) == Roll(0)


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "sparring"])
def test_nobody_gives_a_game_up_that_can_still_be_won(level):
    for seed in range(20):
        table = msgspec.structs.replace(thrown("H4 D3 D2", (20, 60), "H4 D3 D3 EXT D2 D3"), first=1)
        brain_choice = choose(GAME, level, table, 0, str(seed))
        assert not isinstance(brain_choice, Stop)


def test_alone_the_levels_play_for_few_turns():
    table = thrown("H4 H4 H4 D3 D3 D3 H2 H2 D2", (46,), target=60)
    asked = {"objective": "turns", "target": 60, "scores": [46], "roll": [*table.shown, "DOC"]}
    keeps = [sorted(best["keep"]) for best in solve.answer(msgspec.json.encode(asked))["best"]]
    for level in ("expert", "sparring"):
        command = choose(GAME, level, table, 0, "bot")
        assert isinstance(command, Keep)
        assert sorted(table.shown[die] for die in command.dice) in keeps


def test_the_first_throw_is_no_choice():
    table = bots("expert", 2).state
    for level in BOTS.levels:
        assert isinstance(choose(GAME, level, table, table.seat, "bot"), Roll)


def test_the_two_seat_player_sees_only_the_leader_of_the_others():
    assert against_the_leader(Standing((40, 60, 50), 0)) == Standing((40, 60), 0)
    assert against_the_leader(Standing((60, 40, 50), 1)) == Standing((60, 40), 1)
    assert against_the_leader(Standing((50, 60, 40), 2)) == Standing((60, 40), 1)
    assert against_the_leader(Standing((50, 40, 40), 0)) == Standing((50, 40), 0)


# What nobody would do

FOR_PEOPLE = tuple(BOTS.levels)


@pytest.mark.parametrize("level", FOR_PEOPLE)
def test_nobody_stops_for_nothing_while_there_are_dice_to_roll(level):
    stops = 0
    for number in range(4):
        session = bots(level, 2)
        while not session.ended:
            state = session.state
            command = choose(GAME, level, state, state.seat, f"{number}")
            if isinstance(command, Stop):
                stops += 1
                assert state.daleks >= state.humans > 0
            session.do(command)
    assert stops


@pytest.mark.parametrize("level", FOR_PEOPLE)
def test_nobody_risks_a_win_that_is_certain(level):
    """The last of the round, and enough lies aside."""
    table = msgspec.structs.replace(thrown("DOC EXT", (53, 60), "H4 H4 D3 D3 D2 DOC EXT"), first=1)
    assert {choose(GAME, level, table, 0, f"{seed}") for seed in range(30)} == {Stop(0)}


@pytest.mark.parametrize("level", FOR_PEOPLE)
def test_who_has_lost_whatever_comes_plays_on_for_points(level):
    """The last of the round, and no turn brings so many."""
    lost = thrown("H2 D3 D3", (0, 95), "DOC EXT EXT D2 D2 D2 H2", target=90)
    table = msgspec.structs.replace(lost, first=1)
    assert {choice.value for choice in weigh(solved(standing(table)), table)} == {0}
    best = max(weigh(for_points(), table), key=lambda choice: choice.value)
    assert {choose(GAME, level, table, 0, f"{seed}") for seed in range(10)} == {next_of(table, best)}


def test_of_two_daleks_that_cover_as_well_the_larger_is_kept():
    kept = [choice.keep for choice in sensible_choices("H4 H4 D3 D2 D2") if choice.then == "roll"]
    assert ("D3",) in kept
    assert ("D2",) not in kept


def test_nobody_stops_with_fewer_points_than_the_dice_that_show_allow():
    stops = [choice for choice in sensible_choices("H4 H2 H2 H2 D3") if choice.then == "stop"]
    assert {humans(choice.keep) for choice in stops} == {2}


def test_nobody_keeps_dice_with_which_the_turn_can_earn_nothing_any_more():
    """Of six Humans with one die left no Dalek covers them, and no third Exterminate comes."""
    table = thrown("H4 H4 H4 H4 H4 H4 D3 D2", placed="DOC EXT")
    kept = [choice.keep for choice in sensible(weigh(solved(standing(table)), table))]
    assert ("H4", "D3") in kept
    assert ("H4", "H4", "H4", "H4", "H4", "H4", "D3") not in kept


def set_aside(placed):
    """A roll of which all that was wanted lies aside."""
    table = thrown("H2 " * (10 - len(faces(placed))), (33, 0), placed)
    return msgspec.structs.replace(table, stage="placed", aside_of_roll=1)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("placed", ["D3 DOC EXT H2", "D2 D2 D2 D2 D3 D3 DOC H4"])
def test_nobody_stops_where_another_roll_can_cost_nothing(level, placed):
    """No third Doctor can show, and Daleks or so many dice are left that no Human must be kept uncovered."""
    assert {choose(GAME, level, set_aside(placed), 0, f"{seed}") for seed in range(30)} == {Roll(0)}


@pytest.mark.parametrize("placed", ["D3 DOC DOC H2", "D2 D2 D3 DOC EXT H2 H4"])
def test_who_fears_a_third_doctor_or_humans_alone_may_stop(placed):
    table = set_aside(placed)
    assert {choice.then for choice in sensible(weigh(solved(standing(table)), table))} == {"stop", "roll"}


def test_nobody_rolls_on_for_what_can_be_had_now():
    """All three dice make H4 H4 H4 and 5: 17. With the Dalek alone that is the most that two dice bring; with
    an H4 alone more would take two Exterminates, and with two of them one."""
    for placed, then in (("D2 D3 D3 D3 DOC EXT H4", {"end"}), ("D2 D3 D3 D3 EXT EXT H4", {"end", "roll"})):
        table = thrown("D3 H4 H4", placed=placed)
        assert {choice.then for choice in sensible(weigh(solved(standing(table)), table))} == then


def test_nobody_stakes_all_on_one_last_exterminate_without_need():
    """With the H4 too no Dalek covers the Humans any more, and one die is left: a chance in six."""
    table = thrown("D3 DOC H4", (32, 32), placed="D3 DOC DOC EXT EXT H2 H4")
    kept = [choice.keep for choice in sensible(weigh(solved(standing(table)), table))]
    assert ("D3",) in kept
    assert ("H4", "D3") not in kept


def test_what_is_best_is_always_sensible():
    random = Random(8)
    for _ in range(300):
        dice = random.choices(FACES, k=10)
        placed = [die for place, die in enumerate(dice[: random.randrange(9)]) if dice[:place].count(die) < 2]
        first = random.randrange(2)  # only who is last of the round may be behind somebody at the target
        scores = (random.randrange(20, 60), random.randrange(20, 95 if first else 60))
        table = thrown(" ".join(random.choices(FACES, k=10 - len(placed))), scores, " ".join(placed))
        table = msgspec.structs.replace(table, first=first, aside_of_roll=1)
        options = weigh(solved(standing(table)), table)
        best = max(choice.value for choice in options)
        assert best in {choice.value for choice in sensible(options)} or best == 0


def test_who_can_earn_nothing_any_more_rolls_on():
    lost = thrown("H4 H2", placed="DOC H4 H4 H4 H4 H4 H4 D3")
    assert {choice.then for choice in sensible(weigh(for_points(), lost))} == {"roll"}


def sensible_choices(shown):
    table = thrown(shown, placed="DOC EXT H2 D2")
    return sensible(weigh(solved(standing(table)), table))
