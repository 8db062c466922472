"""What is written of a game: its rows in four tables, and how each entry of its journal changes them."""

from collections.abc import Iterable, Iterator, Sequence
from math import inf
from time import time
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from game.core import texts
from game.core.game import event_type
from game.core.header import Header
from game.core.journal import AnyEntry, Did, Redid, Seated, Undid, encode_entry
from game.core.library.records import Made
from game.core.library.trouble import RefusedError, Trouble
from game.core.seats import Kind
from game.core.session import AnySession

BEFORE_US = 1_700_000_000.0  # November 2023: since there are libraries no clock that goes right showed less

Statement = tuple[str, tuple[Any, ...]]
Row = tuple[Any, ...]


class Table(Struct, frozen=True):
    """A table's rows of one game, whose id is their first column."""

    insert: str
    select: str
    sweep: str


GAMES = Table(
    "INSERT INTO games (id, game, name, header, made, started, deleted) VALUES (?, ?, ?, ?, ?, ?, ?)",
    "SELECT id, game, name, header, made, started, deleted FROM games WHERE id = ?",
    "DELETE FROM games WHERE deleted < ?",
)
ENTRIES = Table(
    "INSERT INTO entries (game, n, entry, chain, at) VALUES (?, ?, ?, ?, ?)",
    "SELECT game, n, entry, chain, at FROM entries WHERE game = ? ORDER BY n",
    "DELETE FROM entries WHERE game IN (SELECT id FROM games WHERE deleted < ?)",
)
SEATS = Table(
    "INSERT INTO seats (game, seat, name, kind, level, handed, score, won) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    "SELECT game, seat, name, kind, level, handed, score, won FROM seats WHERE game = ? ORDER BY seat",
    "DELETE FROM seats WHERE game IN (SELECT id FROM games WHERE deleted < ?)",
)
RESULTS = Table(
    "INSERT INTO results (game, undone, ended, undos) VALUES (?, ?, ?, ?)",
    "SELECT game, undone, ended, undos FROM results WHERE game = ?",
    "DELETE FROM results WHERE game IN (SELECT id FROM games WHERE deleted < ?)",
)
HAND_OVER = """
    UPDATE seats SET handed = handed OR kind IS NOT ?1 OR level IS NOT ?2,
                     kind = ?1, level = ?2, name = coalesce(?3, name)
    WHERE game = ?4 AND seat = ?5
"""
TABLES = (GAMES, ENTRIES, SEATS, RESULTS)


class Written(Struct, frozen=True, array_like=True):
    """All rows of a game, as they stand in the file: the columns of its tables."""

    game: tuple[str, str, str, bytes, Made, float, float | None]
    entries: tuple[tuple[str, int, bytes, int, float], ...]
    seats: tuple[tuple[str, int, str, Kind, str | None, int, int | None, int | None], ...]
    results: tuple[tuple[str, int, float, int], ...]

    @classmethod
    def of(cls, game_id: str, tables: Sequence[Sequence[Row]]) -> "Written":
        """Damage can change the sort of a value too, whatever the tables say of it."""
        (game,), entries, seats, results = tables
        try:
            return msgspec.convert((game, entries, seats, results), cls)
        except msgspec.ValidationError as error:
            raise RefusedError(Trouble("corrupt", game_id)) from error

    @property
    def header(self) -> bytes:
        return self.game[3]

    def statements(self) -> Iterator[Statement]:
        for table, written in zip(
            TABLES, ((self.game,), self.entries, self.seats, self.results), strict=True
        ):
            for row in written:
                yield table.insert, row


def renamed(game_id: str, name: str) -> Statement:
    return "UPDATE games SET name = ? WHERE id = ?", (shown_name(name), game_id)


def deleted(game_id: str, when: float | None) -> Statement:
    """None brings it back."""
    return "UPDATE games SET deleted = ? WHERE id = ?", (when, game_id)


def last_day(newest: float) -> float:
    """A clock behind the newest that was written was set back: then a game's last day begins when the
    library is next opened (`opening`), or it would be gone as soon as the clock goes right again.
    """
    now = time()
    return now if now >= max(newest, BEFORE_US) else inf


def shown_name(name: str) -> str:
    """A game's name may come from a file's, which is any bytes: what of it can be shown."""
    return texts.shown(name, texts.LONGEST_NAME)


def opening(game_id: str, header: Header, name: str, made: Made) -> list[Statement]:
    """What is written of a game before its first entry."""
    seats = [
        (SEATS.insert, (game_id, number, seat.name, seat.kind, seat.level, 0, None, None))
        for number, seat in enumerate(header.seats)
    ]
    game = (
        game_id,
        header.game,
        shown_name(name),
        msgspec.json.encode(header),
        made,
        time(),
        None,
    )
    return [(GAMES.insert, game), *seats]


class Chain:
    """Numbers a game's entries and chains their checksums, so that a damaged one is noticed."""

    def __init__(self, game_id: str, header: bytes) -> None:
        self.game_id = game_id
        self._length = 0
        self._check = crc32(header)

    def link(self, entry: AnyEntry) -> Statement:
        encoded = encode_entry(entry)
        self._follow(encoded)
        return ENTRIES.insert, (self.game_id, self._length, encoded, self._check, time())

    def read(self, rows: Iterable[Row]) -> Iterator[bytes]:
        """The entries as they were written; raises RefusedError at one that doesn't follow on the last."""
        for _, number, encoded, check, _ in rows:
            self._follow(encoded)
            if (number, check) != (self._length, self._check):
                raise RefusedError(Trouble("corrupt", f"{self.game_id} {self._length}"))
            yield encoded

    def _follow(self, encoded: bytes) -> None:
        self._length += 1
        self._check = crc32(encoded, self._check)


def consequences(game_id: str, entry: AnyEntry, before: AnySession) -> list[Statement]:
    """What an entry changes in the rows of seats and results."""
    match entry:
        case Did(events=events):
            if before.can_redo():  # is given up by a new command, an end that was taken back included
                return [("DELETE FROM results WHERE game = ?", (game_id,)), *ending(game_id, events, before)]
            return ending(game_id, events, before)
        case Undid():
            return [("UPDATE results SET undos = undos + 1 WHERE game = ?", (game_id,))]
        case Redid():
            return [("UPDATE results SET undos = undos - 1 WHERE game = ?", (game_id,))]
        case Seated():
            return [handing_over(game_id, entry)]
        case _:
            return []


def ending(game_id: str, events: Iterable[Any], played: AnySession) -> list[Statement]:
    """The result, if these events end the game: all games call that event by one name (log-format.md)."""
    end = next((event for event in events if event_type(event) == "GameEnded"), None)
    if end is None:
        return []
    scores = [
        (
            "UPDATE seats SET score = ?, won = ? WHERE game = ? AND seat = ?",
            (score, int(seat in end.winners), game_id, seat),
        )
        for seat, score in enumerate(end.scores)
    ]
    return [*scores, (RESULTS.insert, (game_id, played.header.undone, time(), 0))]


def handing_over(game_id: str, entry: Seated) -> Statement:
    """A seat is handed when somebody else plays it: a new name alone is no change of hands."""
    change = entry.change
    return HAND_OVER, (change.kind, change.level, change.name, game_id, change.seat)
