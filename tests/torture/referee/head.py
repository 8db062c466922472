"""The first line of a game: which game, from which seed, set up how, and who sits where."""

import unicodedata
from hashlib import blake2b
from typing import Any

from tests.torture.referee.chance import Sealed, Seeded
from tests.torture.referee.lines import Line
from tests.torture.referee.trouble import check

SEATS = {"dicy": (1, 4), "dalek": (1, 6), "seventeen": (2, 6)}
SEAT_FIELDS = {"name", "kind", "level", "undo"}
FIELDS = {
    "format", "version", "rules", "game", "seed", "seed_hash", "phrase", "setup", "seats",
    "undone", "branched", "rekeyed", "rekeyed_hash", "branch_of",
}  # fmt: skip
UNDO = ("free", "fair", "off")
MOST = 10**9
CONTROL = ("Cc", "Zl", "Zp")  # a line's end is one
BIDIRECTIONAL = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


class Head:
    """What the events of a game are judged by."""

    def __init__(self, line: Line) -> None:
        fields, at = line.fields, line.number
        check(fields["format"] == "tavolino-log", at, "no log")
        for name in ("version", "rules"):
            check(is_whole(fields.get(name), 1, 1), at, name)
        check(not set(fields) - FIELDS, at, "unknown fields")
        game = fields.get("game")
        check(isinstance(game, str) and game in SEATS, at, "no such game")
        self.game: str = game  # pyright: ignore[reportAttributeAccessIssue]
        seats = fields.get("seats")
        check(isinstance(seats, list), at, "seats")
        for seat in seats or ():
            check(is_seat(seat), at, "a seat")
        self.seated: list[dict[str, Any]] = seats or []
        self.seats = len(self.seated)
        fewest, most = SEATS[self.game]
        check(fewest <= self.seats <= most, at, "number of seats")
        setup = fields.get("setup")
        check(isinstance(setup, dict), at, "set-up")
        self.setup: dict[str, Any] = setup or {}
        check(self._setup_stands(), at, "set-up")
        for name in ("undone", "branched"):
            check(is_whole(fields.get(name, 0), 0, MOST), at, name)
        check(_is_origin(fields.get("branch_of")), at, "branch_of")
        self.chances = self._chances(fields, at)

    @property
    def head_start(self) -> list[int]:
        return self.setup.get("head_start") or [0] * self.seats

    def chance(self, n: int) -> Seeded:
        """That of a command whose first event has this number. A new seed holds from a decision on."""
        return next(chance for since, chance in reversed(self.chances) if since <= n)

    def _chances(self, fields: dict[str, Any], at: int) -> list[tuple[int, Seeded]]:
        seed, hashed, phrase = fields.get("seed"), fields.get("seed_hash"), fields.get("phrase")
        for text in (seed, phrase):
            check(text is None or is_text(text, 200), at, "a text")
        check(hashed is None or isinstance(hashed, str), at, "hash")
        rekeyed, rekeyed_hash = fields.get("rekeyed", []), fields.get("rekeyed_hash", [])
        for pairs in (rekeyed, rekeyed_hash):
            check(isinstance(pairs, list) and all(map(_is_rekeyed, pairs)), at, "rekeyed")
        if seed is None:
            check(hashed is not None, at, "neither seed nor hash")
            return [(1, Sealed())]
        check(hashed in (None, blake2b(seed.encode(), digest_size=32).hexdigest()), at, "another seed")
        numbers = [1, *(n for n, _ in rekeyed)]
        check(numbers == sorted(set(numbers)), at, "rekeyed out of order")
        return [(1, Seeded(seed, phrase)), *((n, Seeded(new)) for n, new in rekeyed)]

    def _setup_stands(self) -> bool:
        setup = self.setup
        own = {"dicy": {"mode", "cards", "target"}, "dalek": {"target"}, "seventeen": set[str]()}[self.game]
        if set(setup) - own - {"first", "undo", "sealed", "head_start"}:
            return False
        first, begun = setup.get("first", "drawn"), setup.get("head_start", [0] * self.seats)
        may_choose = self.game != "seventeen" and is_whole(first, 0, self.seats - 1)
        target = {"dicy": 100, "dalek": setup.get("target", 60), "seventeen": 3}[self.game]
        return (
            (first == "drawn" or may_choose)
            and setup.get("undo") in (None, *UNDO)
            and isinstance(setup.get("sealed", False), bool)
            and is_whole(setup.get("target", target))
            and target in {"dicy": (100,), "dalek": (30, 60, 90), "seventeen": (3,)}[self.game]
            and (self.game != "dicy" or setup.get("target", 100) == 100)
            and isinstance(begun, list)
            and len(begun) == self.seats
            and all(is_whole(points, 0, target - 1) for points in begun)
        )


def is_whole(value: object, least: int | None = None, most: int | None = None) -> bool:
    """A whole number, and no truth value."""
    if type(value) is not int:
        return False
    return (least is None or value >= least) and (most is None or value <= most)


def is_text(value: object, longest: int) -> bool:
    """Of people's: bounded, with no control characters and no bidirectional overrides."""
    return (
        isinstance(value, str)
        and len(value) <= longest
        and not any(unicodedata.category(letter) in CONTROL for letter in value)
        and not any(unicodedata.bidirectional(letter) in BIDIRECTIONAL for letter in value)
    )


def is_name(value: object) -> bool:
    """Somebody must be called something."""
    return isinstance(value, str) and is_text(value, 40) and value.strip() != ""


def is_seat(seat: object) -> bool:
    return (
        isinstance(seat, dict)
        and not set(seat) - SEAT_FIELDS
        and is_name(seat.get("name"))
        and seat.get("kind") in ("human", "bot")
        and (is_name(seat.get("level")) if seat["kind"] == "bot" else seat.get("level") is None)
        and seat.get("undo") in (None, *UNDO)
    )


def _is_rekeyed(pair: object) -> bool:
    return isinstance(pair, list) and len(pair) == 2 and is_whole(pair[0]) and is_text(pair[1], 200)


def _is_origin(origin: object) -> bool:
    if origin is None:
        return True
    if not isinstance(origin, list) or len(origin) != 2:
        return False
    return is_text(origin[0], 40) and is_whole(origin[1], 0, MOST)
