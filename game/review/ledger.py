"""A game's ledger: how every roll and every choice moved what it was worth to each seat."""

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import add, sub
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from game.bots.appraisal import Appraiser, Values
from game.bots.budgets import EQUAL
from game.bots.record import bots_of
from game.core.game import AnyGame, has_choice
from game.core.journal import Did, events_of
from game.core.session import AnySession

Unit = Literal["win", "turns"]


class Row(Struct, frozen=True):
    """What one roll or one choice did. `n`: the first event it is about; `value` after it, by seat, and
    `change` since before it. A choice has its command, the best one and what it cost its seat."""

    n: int
    seat: int | None
    kind: Literal["chance", "choice"]
    value: Values
    change: Values
    command: Any = None
    best: Any = None
    cost: float = 0.0
    pm: float = 0.0


class Ledger(Struct, frozen=True):
    """`setup`: its options by name. `error`: by how much a value may be wrong; None where nobody knows."""

    game: str
    unit: Unit
    exact: bool
    error: float | None
    start: Values
    rows: tuple[Row, ...]
    setup: Mapping[str, Any] = {}

    @property
    def result(self) -> Values:
        """Of a game that is still on: what it is worth where it stands."""
        return self.rows[-1].value if self.rows else self.start

    @property
    def luck(self) -> Values:
        """By seat, what all chance rows changed."""
        rows = [row for row in self.rows if row.kind == "chance"]
        return tuple([sum(row.change[seat] for row in rows) for seat in self.seats])

    @property
    def cost(self) -> Values:
        """By seat, of its own choices."""
        return tuple([sum(row.cost for row in self.rows if row.seat == seat) for seat in self.seats])

    @property
    def from_others(self) -> Values:
        """By seat, what the choices of other seats changed."""
        choices = [row for row in self.rows if row.kind == "choice"]
        return tuple([sum(row.change[seat] for row in choices if row.seat != seat) for seat in self.seats])

    @property
    def seats(self) -> range:
        return range(len(self.start))


class NoLedgerError(Exception):
    """Nobody knows what this game's situations are worth."""


def ledger(session: AnySession) -> Ledger:
    books = Bookkeeping(session)
    return books.ledger(tuple(books.rows()))


class Bookkeeping:
    """Makes the rows of a ledger one after the other, for who wants to see them come."""

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._game: AnyGame = session.game
        self._steps = session.steps
        self._seats = len(session.header.seats)
        self._state = session.seek(events_of(self._steps[0]))
        appraiser = bots_of(self._game.key).appraise(self._state)
        if appraiser is None:
            raise NoLedgerError
        self._appraiser: Appraiser = appraiser
        self._unit: Unit = "turns" if self._seats == 1 else "win"
        self._start = self._before_the_draw()

    @property
    def length(self) -> int:
        """Steps."""
        return len(self._steps)

    def ledger(self, rows: tuple[Row, ...]) -> Ledger:
        known, setup = self._appraiser, self._session.header.setup
        return Ledger(self._game.key, self._unit, known.exact, known.error, self._start, rows, setup)

    def rows(self) -> Iterator[Row]:
        return self.rows_of(0, len(self._steps), self._start)

    def rows_of(self, begin: int, end: int, value: Values) -> Iterator[Row]:
        """Of these steps, the first of which finds the game worth so much."""
        if begin == 0:
            dealt = self._value(self._state)
            if dealt != value or self._drawn:
                yield _chance(1, None, dealt, value)
            value, begin = dealt, 1
        n = sum(events_of(step) for step in self._steps[:begin])
        self._state = self._session.seek(n)
        for step in self._steps[begin:end]:
            if isinstance(step, Did):
                for row in self._of_command(step, n + 1, value):
                    value = row.value
                    yield row
            n += events_of(step)

    def luck(self) -> Values | None:
        game, state = self._game, self._state
        if self._appraiser.undealt is None:
            begun = _less(self._value(state), self._start)
        else:
            begun = self._appraiser.brought(None, None, state)
        if begun is None:
            return None
        total = list(begun)
        for step in self._steps[1:]:
            if isinstance(step, Did):
                after = reduce(game.evolve, step.events, state)
                brought = self._appraiser.brought(state, step.command, after)
                for seat, change in enumerate(brought or ()):
                    total[seat] += change
                state = after
        return tuple(total)

    @property
    def _drawn(self) -> bool:
        return self._session.header.setup_of(self._game).first == "drawn" and self._seats > 1

    def _of_command(self, did: Did[Any, Any], n: int, value: Values) -> Iterator[Row]:
        game, before = self._game, self._state
        self._state = after = reduce(game.evolve, did.events, before)
        seat = did.command.seat
        brought = next((at for at, event in enumerate(did.events) if game.teaches(event)), None)
        if has_choice(game, before, seat):
            row = self._choice(before, did.command, n, value)
            if brought is None and game.to_act(after) is None:
                # A game ends at its result, also where estimates led up to it.
                result = self._value(after)
                row = replace(row, value=result, change=_less(result, value))
            value = row.value
            yield row
        if brought is not None:
            yield _chance(n + brought, seat, self._value(after), value)

    def _choice(self, state: Any, command: Any, n: int, value: Values) -> Row:
        weighed = self._appraiser.weigh(state, command)
        change = _less(weighed.after, weighed.before)
        seat: int = command.seat
        lost = change[seat] if self._unit == "turns" else -change[seat]
        then = tuple(map(add, value, change))
        best = weighed.best if lost > EQUAL else command
        return Row(n, seat, "choice", then, change, command, best, max(0.0, lost), weighed.pm)

    def _value(self, state: Any) -> Values:
        if self._game.to_act(state) is not None:
            return self._appraiser.value(state)
        if self._seats == 1:
            return (float(state.round),)
        return tuple([(seat in state.winners) / len(state.winners) for seat in range(self._seats)])

    def _before_the_draw(self) -> Values:
        """The mean over who may begin, where that was drawn."""
        if self._appraiser.undealt is not None:
            return self._appraiser.undealt
        if not self._drawn:
            return self._value(self._state)
        # As it stands when each seat in turn begins, with all else as it was drawn.
        game, setup = self._game, self._session.header.setup_of(self._game)
        chance = game.recorded(self._session.events[: events_of(self._steps[0])])
        fresh = game.fresh(self._seats)
        setups = [replace(setup, first=first) for first in range(self._seats)]
        begun = [reduce(game.evolve, game.start(each, self._seats, chance), fresh) for each in setups]
        return tuple([sum(values) / self._seats for values in zip(*map(self._value, begun), strict=True)])


def luck(session: AnySession) -> Values | None:
    """What chance brought each seat, without a mean whatever the values are; None where nobody can tell."""
    return Bookkeeping(session).luck()


def _chance(n: int, seat: int | None, value: Values, before: Values) -> Row:
    return Row(n, seat, "chance", value, _less(value, before))


def _less(now: Values, then: Values) -> Values:
    return tuple(map(sub, now, then))
