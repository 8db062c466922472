"""Builders for tests that read given / when / then."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from game.core.game import Game, Setup
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.seats import Seat
from game.core.session import Session


class ScriptedChance:
    """Chance that brings what the test says: rolls one after the other, the first seat, cards, shuffles."""

    def __init__(
        self,
        *rolls: Sequence[int],
        first: int = 0,
        cards: Sequence[str] = (),
        shuffles: Sequence[Sequence[str]] = (),
    ) -> None:
        self._rolls = [tuple(roll) for roll in rolls]
        self._first = first
        self._cards = tuple(cards)
        self._shuffles = [tuple(order) for order in shuffles]

    def dice(self, seat: int, turn: int, roll: int, count: int) -> tuple[int, ...]:
        rolled = self._rolls.pop(0)
        assert len(rolled) == count, f"the script has {len(rolled)} dice for a roll of {count}"
        return rolled

    def first(self, seats: int) -> int:
        return self._first

    def cards(self, keys: Iterable[str]) -> tuple[str, ...]:
        return (*self._cards, *(key for key in keys if key not in self._cards))

    def shuffle(self, number: int, cards: Iterable[str]) -> tuple[str, ...]:
        order = self._shuffles.pop(0)
        assert sorted(order) == sorted(cards)
        return order


class Played:
    """A table on which commands were carried out: the state they made and the events they brought."""

    def __init__(self, game: Game[Any, Any, Any, Any], state: Any, chance: Any) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.events: list[Any] = []

    def do(self, *commands: Any) -> "Played":
        for command in commands:
            self.happen(*self.game.decide(self.state, command, self.chance))
        return self

    def happen(self, *events: Any) -> "Played":
        for event in events:
            self.state = self.game.evolve(self.state, event)
            self.events.append(event)
        return self

    def refuses(self, command: Any) -> str:
        """The reason why a command is not allowed."""
        with pytest.raises(IllegalError) as refused:
            self.game.decide(self.state, command, self.chance)
        return refused.value.reason

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def given(
    game: Game[Any, Any, Any, Any], seats: int = 2, *, chance: Any = None, setup: Setup | None = None
) -> Played:
    """A game set up for so many seats; seat 0 begins unless the set-up or the script says otherwise."""
    chance = chance or ScriptedChance()
    table = Played(game, game.fresh(seats), chance)
    return table.happen(*game.start(setup or game.setup(), seats, chance))


def people(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(name, "human") for name in ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn")[:count])


def session(
    game: Game[Any, Any, Any, Any],
    seats: tuple[Seat, ...] | int = 2,
    *,
    seed: str = "seed",
    setup: Setup | None = None,
) -> Session[Any, Any, Any, Any]:
    seats = people(seats) if isinstance(seats, int) else seats
    return Session[Any, Any, Any, Any].start(game, Header.of(game, setup or game.setup(), seats, seed))
