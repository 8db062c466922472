"""Can a log stand? Every line is replayed through the chain, the rules and the chance.

The commands that the events tell of are decided anew, and what comes of them must be what the log says. Reads
with a short look-ahead, so that a file of any size takes bounded memory.
"""

from collections import deque
from collections.abc import Callable, Collection, Iterator
from itertools import islice
from typing import Any, BinaryIO, TypeVar

from msgspec import Struct

from game.core.chance import Chance, SeededChance, seed_hash
from game.core.game import AnyGame, event_type
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.journal import AnyEntry, Began, Did, Seated
from game.core.log import BrokenLogError, Games, Line, NotALogError, chained_lines, event_of, header_of
from game.core.seats import SeatChanged, seated

LOOK_AHEAD = 200  # events; more than any one command brings about
LONGEST_GAME = 100_000  # events of a file that is taken into memory whole; people's games have some hundreds
FIRST_LOOK = 4  # events that are enough to tell which command it was

T = TypeVar("T")

Levels = Callable[[str], Collection[str]]
"""The levels of the opponents that a game has here: who knows no opponents lets any stand."""


class Verified(Struct, frozen=True):
    """A game that stands: how long it is, and whether its end was reached."""

    header: Header
    events: int
    ended: bool

    @property
    def sealed(self) -> bool:
        """The seed isn't told yet: rules and chain were checked, chance could not be."""
        return self.header.seed is None


def verify(stream: BinaryIO, games: Games, levels: Levels | None = None) -> Iterator[Verified]:
    """The games of a file, one after the other; raises BrokenLogError at the first line that can't stand."""
    lines = _Lines(stream)
    while not lines.finished:
        replay = _Replay(lines, games, levels)
        for _ in replay.entries():
            pass
        yield replay.outcome


def entries(stream: BinaryIO, games: Games, levels: Levels | None = None) -> tuple[Header, list[AnyEntry]]:
    """The one game of a `.tavolino` file, verified, as the journal of a session."""
    lines = _Lines(stream)
    game = _entries(lines, games, levels)
    if not lines.finished:
        raise NotALogError(lines.next_number, "more_than_one_game")
    return game


def all_entries(stream: BinaryIO, games: Games) -> Iterator[tuple[Header, list[AnyEntry]]]:
    """The same of each game of a file, one after the other."""
    lines = _Lines(stream)
    while not lines.finished:
        yield _entries(lines, games, None)


def _entries(lines: "_Lines", games: Games, levels: Levels | None) -> tuple[Header, list[AnyEntry]]:
    replay = _Replay(lines, games, levels)
    journal: list[AnyEntry] = []
    for entry in replay.entries():
        if replay.outcome.events > LONGEST_GAME:
            raise NotALogError(lines.next_number, "game_too_long", most=LONGEST_GAME)
        journal.append(entry)
    return replay.header, journal


class _Lines:
    """The chained lines of a file, with a look at the next one."""

    def __init__(self, stream: BinaryIO) -> None:
        self._lines = chained_lines(stream)
        self._next: Line | None = next(self._lines)

    @property
    def finished(self) -> bool:
        return self._next is None

    @property
    def next_number(self) -> int:
        return self._next.number if self._next else 1

    @property
    def game_over(self) -> bool:
        return self._next is None or self._next.is_header

    def take(self) -> Line:
        line = self._next
        assert line is not None
        self._next = next(self._lines, None)
        return line


class _Events:
    """The events of one game, read a little ahead."""

    def __init__(self, lines: _Lines, game: AnyGame, header_number: int) -> None:
        self._lines = lines
        self._last = header_number
        self._game = game
        self._ahead = deque[tuple[int, Any]]()  # line number and event
        self.taken = 0

    def _fill(self) -> None:
        if len(self._ahead) >= LOOK_AHEAD:
            return
        while len(self._ahead) < 2 * LOOK_AHEAD and not self._lines.game_over:
            line, n = self._lines.take(), self.taken + len(self._ahead) + 1
            self._ahead.append((line.number, event_of(line, n, self._game)))

    @property
    def left(self) -> bool:
        self._fill()
        return bool(self._ahead)

    @property
    def number(self) -> int:
        """The line of the next event, or of the last one when none is left."""
        return self._ahead[0][0] if self.left else self._last

    def next_is_seat_change(self) -> bool:
        return self.left and isinstance(self._ahead[0][1], SeatChanged)

    def coming(self, count: int) -> list[Any]:
        """The game's own next events; who changed seats in between is passed over."""
        self._fill()
        own = (event for _, event in self._ahead if not isinstance(event, SeatChanged))
        return list(islice(own, count))

    def take(self) -> Any:
        self._last, event = self._ahead.popleft()
        self.taken += 1
        return event


class _Replay:
    """One game of a log, decided anew command by command."""

    def __init__(self, lines: _Lines, games: Games, levels: Levels | None) -> None:
        line = lines.take()
        self.header = header = header_of(line)
        if header.game not in games:
            raise NotALogError(line.number, "no_such_game", game=header.game)
        _allowed(line.number, header.check)
        self._levels = levels
        self._seats = header.seats
        self._seated_at = [line.number] * len(self._seats)  # the line that says who sits there
        self._game: AnyGame = games[header.game]
        self._events = _Events(lines, self._game, line.number)
        self._chances = self._seeded(line.number)
        self._setup = _allowed(line.number, lambda: header.setup_of(self._game))
        self._state: Any = self._game.fresh(len(header.seats))

    @property
    def outcome(self) -> Verified:
        return Verified(self.header, self._events.taken, self._game.to_act(self._state) is None)

    def entries(self) -> Iterator[AnyEntry]:
        game, events, seats = self._game, self._events, len(self.header.seats)
        begun, changes = self._happen(lambda chance: game.start(self._setup, seats, chance))
        yield Began(begun)
        yield from changes
        while events.left:
            if events.next_is_seat_change():
                yield self._seat_change()
                continue
            if game.to_act(self._state) is None:
                raise BrokenLogError(events.number, "the_game_has_ended")
            state, coming = self._state, events.coming(FIRST_LOOK)
            # Lambdas are called at once.
            command = _allowed(events.number, lambda: game.retell(state, coming))  # noqa: B023
            done, changes = self._happen(lambda chance: game.decide(state, command, chance))  # noqa: B023
            yield Did(command, done)
            yield from changes
        if game.to_act(self._state) is not None and not self.outcome.sealed:
            self._check_levels()

    def _check_levels(self) -> None:
        """A game can be gone on with only by opponents that there are."""
        if self._levels is None:
            return
        known = self._levels(self._game.key)
        for seat, number in zip(self._seats, self._seated_at, strict=True):
            if seat.level is not None and seat.level not in known:
                raise BrokenLogError(number, "no_such_level", level=seat.level)

    def _seeded(self, number: int) -> list[tuple[int, Chance]]:
        header = self.header
        if header.seed is None and header.seed_hash is None:
            raise NotALogError(number, "no_seed")
        if header.seed is not None and header.seed_hash not in (None, seed_hash(header.seed)):
            raise BrokenLogError(number, "the_seed_is_not_the_sealed_one")
        chances = header.chances()
        numbers = [n for n, _, _ in chances]
        if numbers != sorted(set(numbers)):
            raise BrokenLogError(number, "rekeyed_out_of_order")
        return [(n, SeededChance(seed, phrase)) for n, seed, phrase in chances]

    def _happen(self, decided: Callable[[Chance], tuple[Any, ...]]) -> tuple[tuple[Any, ...], list[Seated]]:
        """Takes what a decision brings about from the log, and the changes of seats that stand in between."""
        expected = self._in_log_order(_allowed(self._events.number, lambda: decided(self._chance())))
        changes: list[Seated] = []
        for event in expected:
            while self._events.next_is_seat_change():
                changes.append(self._seat_change())
            if not self._events.left:
                raise BrokenLogError(
                    self._events.number, "breaks_off_in_the_middle", expected=event_type(event)
                )
            if self._events.coming(1) != [event]:
                raise self._mismatch(event, decided)
            self._state = self._game.evolve(self._state, self._events.take())
        return expected, changes

    def _chance(self) -> Chance:
        """The chance that holds for the next event: from its seed, or as recorded while that is sealed."""
        following = self._events.taken + 1
        for n, chance in reversed(self._chances):
            if n <= following:
                return chance
        return self._game.recorded(self._events.coming(LOOK_AHEAD))

    def _in_log_order(self, expected: tuple[Any, ...]) -> tuple[Any, ...]:
        """The expected events as the log has them, where the rules leave their order open."""
        any_order = self._game.any_order
        loose = [event for event in expected if any_order(event)]
        if len(loose) < 2:
            return expected
        logged = [event for event in self._events.coming(len(expected)) if event in loose]
        if sorted(map(repr, logged)) != sorted(map(repr, loose)):
            return expected
        order = iter(logged)
        return tuple(next(order) if any_order(event) else event for event in expected)

    def _mismatch(self, expected: Any, decided: Callable[[Chance], tuple[Any, ...]]) -> BrokenLogError:
        """Says whether the rules or the chance speak against what the log holds."""
        coming = self._events.coming(LOOK_AHEAD)
        found = coming[0]
        try:
            by_the_rules = decided(self._game.recorded(coming))
        except IllegalError:
            by_the_rules = ()
        chance_only = type(found) is type(expected) and found in by_the_rules
        reason = "not_what_the_seed_gives" if chance_only else "not_what_the_rules_give"
        return BrokenLogError(self._events.number, reason, event=event_type(found), expected=expected)

    def _seat_change(self) -> Seated:
        number, change = self._events.number, self._events.take()
        if not 0 <= change.seat < len(self.header.seats):
            raise BrokenLogError(number, "no_such_seat", seat=change.seat)
        _allowed(number, change.check)
        self._seats = seated(self._seats, change)
        self._seated_at[change.seat] = number
        return Seated(change)


def _allowed(number: int, ask: Callable[[], T]) -> T:
    """What is asked for; raises BrokenLogError at this line where the rules don't allow it."""
    try:
        return ask()
    except IllegalError as wrong:
        raise BrokenLogError(number, wrong.reason, **wrong.values) from wrong
