"""The file form of a game: JSON Lines, a header and its events, chained so that damage shows at its line.

Writing, and reading line by line. Whether a game can stand is `verify`'s question.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from game.core.game import AnyGame
from game.core.header import FORMAT, RULES, VERSION, Header
from game.core.illegal import IllegalError
from game.core.seats import SeatChanged

Games = Mapping[str, AnyGame]

LONGEST_LINE = 1_000_000  # bytes; the longest that we write has 70 cards and some 700

_compact = msgspec.json.Encoder().encode
_canonical = msgspec.json.Encoder(order="sorted").encode
_object = msgspec.json.Decoder(dict[str, Any]).decode


class BrokenLogError(Exception):
    """A line that cannot stand: `reason` is a key, `values` what its sentence names."""

    def __init__(self, line: int, reason: str, **values: Any) -> None:
        super().__init__(line, reason)
        self.line = line
        self.why = IllegalError(reason, **values)


class NotALogError(BrokenLogError):
    """What should be a log isn't one at all."""


class Line(Struct, frozen=True):
    """A line that is JSON and fits the chain: its number in the file, its object and its canonical bytes."""

    number: int
    fields: dict[str, Any]
    text: bytes
    canonical: bytes

    @property
    def is_header(self) -> bool:
        return "format" in self.fields


# Writing


def write(header: Header, events: Iterable[Any]) -> Iterator[bytes]:
    """The lines of a game, each with its line end."""
    fields = {"format": FORMAT, "version": VERSION, "rules": RULES, **msgspec.to_builtins(header)}
    link = ""
    for n, event in enumerate((None, *events)):
        if event is not None:
            named = msgspec.to_builtins(event)
            fields = {"n": n, "type": named.pop("type"), **named}
        link = _link(link, _canonical(fields))
        yield _compact(fields | {"d": link}) + b"\n"


def _link(previous: str, canonical: bytes) -> str:
    return blake2b(previous.encode() + canonical).hexdigest()[:8]


# Reading


def chained_lines(stream: BinaryIO) -> Iterator[Line]:
    """Reads lines and checks the chain; a header line begins a new chain."""
    link, number = "", 0
    while text := stream.readline(LONGEST_LINE + 1):
        number += 1
        if len(text) > LONGEST_LINE:
            raise _broken(number, "line_too_long", most=LONGEST_LINE)
        fields = _fields(number, text)
        claimed = fields.pop("d", None)
        if "format" in fields:
            link = ""
            if fields["format"] != FORMAT:
                raise NotALogError(number, "not_a_log")
        elif number == 1:
            raise NotALogError(number, "not_a_log")
        canonical = _canonical(fields)
        link = _link(link, canonical)
        if claimed != link:
            raise BrokenLogError(number, "chain_broken", expected=link)
        if len(canonical) + len(',"d":"12345678"\n') != len(text):
            _refuse_doubled_keys(number, text)
        yield Line(number, fields, text, canonical)
    if number == 0:
        raise NotALogError(1, "no_game_in_it")


def _broken(number: int, reason: str, **values: object) -> BrokenLogError:
    """A first line that can't be read is no log at all."""
    return (NotALogError if number == 1 else BrokenLogError)(number, reason, **values)


def _fields(number: int, text: bytes) -> dict[str, Any]:
    try:
        return _object(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
        raise _broken(number, "line_not_readable") from wrong


def _refuse_doubled_keys(number: int, text: bytes) -> None:
    """A line not written in our compact form may hold a key twice, of which the chain sees only one."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len(dict(pairs)) != len(pairs):
            raise _broken(number, "key_given_twice")
        return dict(pairs)

    try:
        json.loads(text, object_pairs_hook=once)
    except (ValueError, RecursionError) as wrong:
        raise _broken(number, "line_not_readable") from wrong


def header_of(line: Line) -> Header:
    """The header that a header line holds; raises NotALogError for one that this program can't read."""
    fields = dict(line.fields)
    version, rules = fields.pop("version", None), fields.pop("rules", None)
    del fields["format"]
    for found, known in ((version, VERSION), (rules, RULES)):
        if type(found) is not int or found < 1:
            raise NotALogError(line.number, "not_a_log")
        if found > known:
            raise NotALogError(line.number, "log_of_a_newer_version", version=found)
    try:
        return msgspec.convert(fields, Header)
    except msgspec.ValidationError as wrong:
        raise NotALogError(line.number, "header_not_readable", what=str(wrong)) from wrong


@cache
def event_decoder(game: AnyGame) -> Callable[[bytes], Any]:
    """Reads one event of this game from its line; `n` and `d` are passed over."""
    return msgspec.json.Decoder(game.events | SeatChanged).decode


def event_of(line: Line, n: int, game: AnyGame) -> Any:
    """The event of a line, exactly as it would be written; raises BrokenLogError for anything else."""
    if line.fields.get("n") != n or type(line.fields["n"]) is not int:
        raise BrokenLogError(line.number, "events_not_in_order", expected=n)
    try:
        event = event_decoder(game)(line.text)
    except msgspec.DecodeError as wrong:
        raise BrokenLogError(line.number, "event_not_readable", what=str(wrong)) from wrong
    if _canonical({"n": n} | msgspec.to_builtins(event)) != line.canonical:
        raise BrokenLogError(line.number, "event_not_readable", what="other fields than the event's")
    return event


def load(lines: Iterable[bytes], games: Games) -> tuple[Header, list[Any]]:
    """One game from lines that this program wrote or has verified: nothing is checked here."""
    rest = iter(lines)
    fields = _object(next(rest))
    for said in ("format", "version", "rules", "d"):
        del fields[said]
    header = msgspec.convert(fields, Header)
    return header, list(map(event_decoder(games[header.game]), rest))
