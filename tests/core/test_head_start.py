"""Mixed ages at one table: some begin with points, or with victory tokens, and the log says so."""

import json
from collections.abc import Iterable
from io import BytesIO
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from game.core.head_start import made
from game.core.header import setup_from
from game.core.illegal import IllegalError
from game.core.log import BrokenLogError, write
from game.core.session import Session
from game.core.verify import entries, verify
from game.shelf import GAMES
from tests.core.test_verify import chained
from tests.properties.playing import play
from tests.table import ScriptedChance, given, session

LITTLE = {"dicy": [0, 10], "dalek": [0, 10], "seventeen": [0, 2]}


def scores(key: str, state: Any) -> tuple[int, ...]:
    return state.victories if key == "seventeen" else state.scores


def with_head_start(key: str, wanted: Any, seats: int = 2) -> Any:
    return given(GAMES[key], seats, setup=setup_from(GAMES[key], {"head_start": wanted}), chance=AnyOrder())


class AnyOrder(ScriptedChance):
    """Seat 0 begins, and the cards lie as they lay in the box."""

    def shuffle(self, number: int, cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(cards)


def refusal(key: str, wanted: Any, seats: int = 2) -> IllegalError:
    with pytest.raises(IllegalError) as refused:
        with_head_start(key, wanted, seats)
    return refused.value


def played_with(key: str, number: int = 1, commands: int = 100_000) -> Any:
    game = GAMES[key]
    played = session(game, 2, setup=setup_from(game, {"head_start": LITTLE[key]}))
    play(played, Random(number), commands)
    return played


@pytest.mark.parametrize("key", GAMES)
def test_who_has_a_head_start_begins_with_it(key):
    assert scores(key, with_head_start(key, LITTLE[key]).state) == tuple(LITTLE[key])


@pytest.mark.parametrize("key", GAMES)
def test_without_one_everybody_begins_with_nothing_and_the_log_does_not_speak_of_it(key):
    played = session(GAMES[key], 2)
    assert scores(key, played.state) == (0, 0)
    assert b"head_start" not in b"".join(write(played.header, played.events))
    assert b"head_start" not in msgspec.msgpack.encode(played.view(0)), "bots draw their chance from this"


@pytest.mark.parametrize("key", GAMES)
def test_nobody_having_one_is_the_same_as_no_head_start(key):
    assert with_head_start(key, [0, 0]).events[0].head_start is UNSET


@pytest.mark.parametrize("key", GAMES)
def test_a_head_start_is_a_number_for_every_seat(key):
    for wanted in ([5], [1, 1, 1], []):
        refused = refusal(key, wanted)
        assert (refused.reason, refused.values["seats"]) == ("a_head_start_for_every_seat", 2)


@pytest.mark.parametrize(("key", "most"), [("dicy", 99), ("dalek", 59), ("seventeen", 2)])
def test_a_head_start_is_from_nothing_to_just_below_the_target(key, most):
    assert scores(key, with_head_start(key, [most, 0]).state) == (most, 0)
    for wanted in ([most + 1, 0], [0, -1], [10**30, 0]):
        refused = refusal(key, wanted)
        assert (refused.reason, refused.values["most"]) == ("head_start_from_none_to", most)


@pytest.mark.parametrize("wanted", ["10", [0, "ten"], {"0": 10}, 10, None, [0.5, 0], [True, 0]])
def test_anything_else_is_no_head_start(wanted):
    assert refusal("dalek", wanted).reason == "no_such_option"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_with_a_head_start_is_played_to_its_end_and_its_log_stands(key):
    played = played_with(key)
    log = b"".join(write(played.header, played.events))
    (outcome,) = verify(BytesIO(log), GAMES)
    assert outcome.ended
    _, journal = entries(BytesIO(log), GAMES)
    assert [event for entry in journal for event in getattr(entry, "events", ())] == list(played.events)
    final = played.events[-1].scores
    assert final == scores(key, played.state)
    if key == "dalek":
        earned = [0, 0]
        for event in played.events:
            if type(event).__name__ == "TurnEnded":
                earned[event.seat] += event.points
        assert final == (earned[0], earned[1] + 10)


@pytest.mark.parametrize("key", GAMES)
def test_a_log_that_gives_more_at_the_start_than_its_set_up_does_not_stand(key):
    played = played_with(key, 1, 5)
    lines = [json.loads(line) for line in write(played.header, played.events)]
    for changed in ([1, *LITTLE[key][1:]], None):
        event = {name: value for name, value in lines[1].items() if name != "head_start"}
        told = event if changed is None else event | {"head_start": changed}
        with pytest.raises(BrokenLogError) as broken:
            list(verify(BytesIO(chained([lines[0], told, *lines[2:]])), GAMES))
        assert (broken.value.line, broken.value.why.reason) == (2, "not_what_the_rules_give")


@pytest.mark.parametrize("key", GAMES)
def test_every_seat_and_who_looks_on_knows_of_a_head_start(key):
    played = played_with(key, 1, 3)
    for seat in (None, 0, 1):
        assert played.seen(seat)[0].head_start == tuple(LITTLE[key])
        view = played.view(seat)
        assert scores(key, view if key == "seventeen" else view.table) == tuple(LITTLE[key])


@pytest.mark.parametrize("key", GAMES)
def test_a_branch_keeps_the_head_start(key):
    played = played_with(key, 1, 8)
    header, journal = played.branch(played.length, "another seed")
    branched = Session[Any, Any, Any, Any](GAMES[key], header, journal)
    assert list(header.setup["head_start"]) == LITTLE[key]
    assert scores(key, branched.state) == scores(key, played.state)


def test_points_that_were_given_are_not_points_that_were_made():
    assert made((30, 45), (0, 20)) == (30, 25)
    assert made((30, 45), UNSET) == (30, 45)
