"""Given: a table of Dicy Cards, arranged in the middle of a game."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec import UNSET
from msgspec.structs import replace

from game.dicy import GAME
from game.dicy.cards import Card
from game.dicy.events import Setup
from game.dicy.fives import Mode
from tests.table import Played, ScriptedChance, given


def cards(keys: str) -> tuple[Card, ...]:
    return cast("tuple[Card, ...]", tuple(keys.split()))


def values(shown: str) -> list[Any]:
    """What dice show, as `665211`."""
    return [int(value) for value in shown]


def table(
    *rolls: str,
    seats: int = 2,
    mode: Mode = "glacial",
    chosen: str = "",
    active: Mapping[int, str] | None = None,
    scores: Sequence[int] = (),
    first: int = 0,
    to_move: int | None = None,
) -> Played:
    """Each roll as what its dice show; `chosen` five cards make it custom; `active` a seat's active cards."""
    chance = ScriptedChance(*([value - 1 for value in values(roll)] for roll in rolls))
    setup = Setup(mode="custom" if chosen else mode, cards=cards(chosen) if chosen else UNSET, first=first)
    played = given(GAME, seats, chance=chance, setup=setup)
    state = played.state
    everybody = tuple(
        cards(active[seat]) if active is not None and seat in active else state.cards for seat in range(seats)
    )
    played.state = replace(
        state,
        active=everybody,
        scores=tuple(scores) or state.scores,
        seat=first if to_move is None else to_move,
        round=1,
    )
    return played


def brings(played: Played, *commands: Any) -> list[Any]:
    """When these commands are carried out, what happens."""
    before = len(played.events)
    return played.do(*commands).events[before:]


def may(played: Played, seat: int) -> list[Any]:
    return list(GAME.legal(played.state, seat))
