"""What happened in every game of the library, read without playing it anew: for statistics of many games.

Only the journals' own words are read (log-format.md); no rule is applied. What was undone is no part of a
story, but its dice were rolled: they are all told of, each once. A die is known by what its chance was keyed
by, so that a roll that comes again, after an undo or in a copy of the game, is the same die.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from game.core.library.records import Made, SeatResult
from game.core.seats import Kind

STORIES = "SELECT id, game, made, started, header FROM games WHERE deleted IS NULL ORDER BY id"
ENTRIES = """
    SELECT entries.game, entry FROM entries JOIN games ON entries.game = id
    WHERE deleted IS NULL ORDER BY entries.game, n
"""
SEATS = """
    SELECT seats.game, seats.name, kind, level, coalesce(score, 0), coalesce(won, 0), handed
    FROM seats JOIN games ON seats.game = id WHERE deleted IS NULL ORDER BY seats.game, seat
"""

Rows = Iterable[tuple[Any, ...]]


class Event(Struct, frozen=True):
    """As much of any game's event as statistics are made of."""

    type: str
    seat: int = 0
    points: int | None = None
    victories: int = 0
    penalties: int | tuple[int, ...] = 0
    """Of a seat, or at a game's end of all seats."""
    values: tuple[int | str, ...] = ()
    head_start: tuple[int, ...] = ()


class Die(NamedTuple):
    """One die as chance made it, and who it was rolled for."""

    seed: str
    seat: int
    turn: int
    roll: int
    position: int
    face: str
    kind: Kind


class Story(Struct, frozen=True):
    """One game: the events that stand in the end, and all dice that were rolled on the way."""

    id: str
    game: str
    made: Made
    started: float
    seats: tuple[SeatResult, ...]
    events: tuple[Event, ...]
    dice: tuple[Die, ...]

    @property
    def ended(self) -> bool:
        return bool(self.events) and self.events[-1].type == "GameEnded"

    @property
    def head_start(self) -> tuple[int, ...]:
        """What seats began with; nothing where nobody began ahead."""
        return next((event.head_start for event in self.events if event.type == "GameStarted"), ())


class _Entry(Struct, frozen=True):
    """Whatever sort of entry it is; its command is not read."""

    entry: str
    events: tuple[Event, ...] = ()
    commands: int = 0
    change: "_Sat | None" = None


class _Sat(Struct, frozen=True):
    kind: Kind
    seat: int = 0


class _Header(Struct, frozen=True):
    seats: tuple[_Sat, ...]
    seed: str | None = None
    phrase: str | None = None
    rekeyed: tuple[tuple[int, str], ...] = ()


_entry = msgspec.json.Decoder(_Entry).decode
_header = msgspec.json.Decoder(_Header).decode


def stories(games: Rows, entries: Rows, seats: Rows) -> tuple[Story, ...]:
    """A game that can't be read is left out."""
    written = {game: [row[1] for row in group] for game, group in groupby(entries, key=lambda row: row[0])}
    sitting = {game: [row[1:] for row in group] for game, group in groupby(seats, key=lambda row: row[0])}
    told: list[Story] = []
    for game_id, game, made, started, header in games:
        try:
            journal = _Journal(_header(header))
            for encoded in written.get(game_id, ()):
                journal.add(_entry(encoded))
        except (msgspec.DecodeError, UnicodeDecodeError, LookupError):
            continue
        results = tuple(
            SeatResult(name, kind, level, score, bool(won), bool(handed))
            for name, kind, level, score, won, handed in sitting.get(game_id, ())
        )
        told.append(
            Story(game_id, game, made, started, results, tuple(journal.events()), tuple(journal.dice))
        )
    return tuple(told)


class _Stand(NamedTuple):
    """How far a game has come: what the chance of the next dice is keyed by."""

    events: int
    turns: tuple[int, ...]
    rolls: int


class _Journal:
    """A journal followed entry by entry, as a session does it: undo and redo move whole commands."""

    def __init__(self, header: _Header) -> None:
        self.dice: list[Die] = []
        self._header = header
        self._kinds: list[Kind] = [seat.kind for seat in header.seats]
        self._seated = 0
        self._steps: list[tuple[Event, ...]] = []
        self._stands = [_Stand(0, (0,) * len(header.seats), 0)]
        self._undone: list[list[tuple[Event, ...]]] = []

    def add(self, entry: _Entry) -> None:
        match entry.entry:
            case "Undid":
                self._undone.append(self._steps[-entry.commands :])
                del self._steps[-entry.commands :]
                del self._stands[-entry.commands :]
            case "Redid":
                for events in self._undone.pop():
                    self._follow(events)
            case "Branched":
                pass
            case "Seated":
                assert entry.change is not None
                self._kinds[entry.change.seat] = entry.change.kind
                self._seated += 1
            case _:
                self._undone.clear()
                self._follow(entry.events)

    def events(self) -> Iterator[Event]:
        for step in self._steps:
            yield from step

    def _follow(self, events: tuple[Event, ...]) -> None:
        before = self._stands[-1]
        turns, rolls = before.turns, before.rolls
        for number, event in enumerate(events, before.events + 1):
            seat = event.seat
            if event.type == "TurnStarted":
                turns = (*turns[:seat], turns[seat] + 1, *turns[seat + 1 :])
                rolls = 0
            elif event.type == "DiceRolled":
                rolls += 1
                key = self._seed(number), seat, turns[seat], rolls
                self.dice.extend(
                    Die(*key, position, str(face), self._kinds[seat])
                    for position, face in enumerate(event.values)
                )
        self._steps.append(events)
        self._stands.append(_Stand(before.events + len(events), turns, rolls))

    def _seed(self, event: int) -> str:
        """What the chance of this event came from; a log counts changes of seats too."""
        number = event + self._seated
        later = [seed for since, seed in self._header.rekeyed if since <= number]
        return later[-1] if later else f"{self._header.seed} {self._header.phrase or ''}"
