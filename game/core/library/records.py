"""What the library tells about its games, without reading a journal."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Literal

import msgspec
from msgspec import Struct

from game.core import texts
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.seats import Kind, Seat

Made = Literal["started", "branched", "imported"]


class Listed(Struct, frozen=True):
    """One game of the list. `played` is when its last entry was written.

    A damaged one can't be opened, and nothing is told of its seats.
    """

    id: str
    game: str
    name: str
    made: Made
    started: float
    played: float
    entries: int
    ended: bool
    seats: tuple[Seat, ...]
    setup: dict[str, Any]
    damaged: bool = False


class SeatResult(Struct, frozen=True):
    """Who had the seat in the end. `handed`: somebody else played it before."""

    name: str
    kind: Kind
    level: str | None
    score: int
    won: bool
    handed: bool

    @classmethod
    def of(cls, row: tuple[Any, ...]) -> "SeatResult":
        name, kind, level, score, won, handed = row
        return cls(name, kind, level, score, bool(won), bool(handed))


class Result(Struct, frozen=True):
    """How a game ended. `undone` counts the rolls, draws and reveals that were taken back in it."""

    id: str
    game: str
    name: str
    made: Made
    ended: float
    undone: int
    seats: tuple[SeatResult, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.won)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(seat.score for seat in self.seats)

    @property
    def handed(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.handed)


class Player(Struct, frozen=True):
    """A name that people played under: in how many games, how many ended, how many of those won."""

    name: str
    games: int
    ended: int
    won: int


LIST = """
    SELECT id, game, name, made, started,
           coalesce((SELECT at FROM entries WHERE game = id ORDER BY n DESC LIMIT 1), started) AS played,
           (SELECT max(n) FROM entries WHERE game = id),
           EXISTS (SELECT * FROM results WHERE game = id AND undos = 0), header
    FROM games WHERE deleted IS NULL ORDER BY nth_played DESC
"""
NEWEST = """
    SELECT max(max(started, coalesce(
        (SELECT at FROM entries WHERE game = id ORDER BY n DESC LIMIT 1), started
    ))) FROM games
"""
SEATS = "SELECT game, name, kind, level FROM seats ORDER BY game, seat"
RESULTS = """
    SELECT id, games.game, name, made, ended, undone
    FROM results JOIN games ON results.game = id
    WHERE deleted IS NULL AND undos = 0 ORDER BY nth_played DESC
"""
SEAT_RESULTS = """
    SELECT game, name, kind, level, score, won, handed
    FROM seats WHERE score IS NOT NULL ORDER BY game, seat
"""
PLAYERS = """
    SELECT seats.name, count(DISTINCT id), count(DISTINCT results.game),
           count(DISTINCT CASE WHEN won THEN results.game END)
    FROM seats JOIN games ON seats.game = id LEFT JOIN results ON results.game = id AND undos = 0
    WHERE kind = 'human' AND deleted IS NULL
    GROUP BY seats.name ORDER BY count(DISTINCT id) DESC, max(nth_begun) DESC, seats.name
"""

Rows = Iterable[tuple[Any, ...]]

_EARLIEST, _LATEST = 2 * 86_400.0, 2.0**34
"""What every system can tell the date of, Windows only until 3000: damage can make any number of a time."""


def listed(games: Rows, seats: Rows) -> tuple[Listed, ...]:
    sitting = _by_game(seats)
    return tuple(_listed(game, sitting.get(game[0], [])) for game in games)


def _listed(row: tuple[Any, ...], sitting: list[tuple[Any, ...]]) -> Listed:
    game_id, game, name, made, started, played, entries, ended, header = row
    seats, setup = _seats(header, sitting) or (None, {})
    return Listed(
        game_id,
        game,
        texts.shown(str(name), texts.LONGEST_NAME),
        made,
        _a_time(started),
        _a_time(played),
        entries or 0,
        bool(ended),
        seats or (),
        setup,
        damaged=seats is None,
    )


def _seats(header: bytes, sitting: list[tuple[Any, ...]]) -> tuple[tuple[Seat, ...], dict[str, Any]] | None:
    """Who sits there and how it was set up, if that is what a log can hold. Damage can change the sort of a
    value too.
    """
    try:
        begun = msgspec.json.decode(header, type=Header)
        begun.check()
        named = [dict(zip(("name", "kind", "level"), seat, strict=True)) for seat in sitting]
        seats = msgspec.convert(named, tuple[Seat, ...])
        for seat in seats:
            seat.check()
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError, IllegalError):
        return None
    return (seats, begun.setup) if len(seats) == len(begun.seats) else None


def _a_time(seconds: object) -> float:
    if not isinstance(seconds, (int, float)):
        return _EARLIEST
    return min(max(seconds, _EARLIEST), _LATEST)


def results(games: Rows, seats: Rows) -> tuple[Result, ...]:
    """Nothing is told of a game in which somebody has a name that nobody can have."""
    sitting = {game: rows for game, rows in _by_game(seats).items() if all_named(row[0] for row in rows)}
    return tuple(
        Result(*game, seats=tuple(map(SeatResult.of, sitting[game[0]])))
        for game in games
        if game[0] in sitting
    )


def all_named(names: Iterable[str]) -> bool:
    return all(map(texts.is_name, names))


def _by_game(rows: Rows) -> dict[str, list[tuple[Any, ...]]]:
    return {game: [row[1:] for row in group] for game, group in groupby(rows, key=lambda row: row[0])}
