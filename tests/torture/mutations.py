"""Changes of JSON objects and of bytes, as plain data: a name, and three numbers that say what and where."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

Mutation = tuple[str, int, int, int]

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 7, 17, 99, 100, 2**63, -(2**63), 10**30, 1.0, 0.5, 1e300, -0.0,
    "", "x", "0", "drawn", "human", "bot", "free", "fair", "off", "custom", "easy", "expert", "up", "down",
    "Zoë · 17", "n\u0000l", "a\u202eb", "\x1b[31m", "tab\there", "line\nend", "é" * 40, "ab" * 21, "w" * 300,
    " ", "\u2028", "\ufeff", "\U0001f3b2", "null", "odds", "dice_out", "dalek", "seventeen", "__class__",
    [], [0], [1, 0], [0, 0], [[]], ["x"], [0, 1, 2, 3, 4, 5], [[2, "again"]], {}, {"type": "Roll"},
    {"name": "Ada"},
)  # fmt: skip
"""Of every type: what may stand there, what stands elsewhere, and what stands nowhere."""

KEYS = (
    "seed", "seed_hash", "phrase", "setup", "seats", "undone", "branched", "rekeyed", "rekeyed_hash",
    "branch_of", "mode", "cards", "target", "first", "undo", "sealed", "head_start", "name", "kind", "level",
    "type", "seat", "dice", "values", "card", "why", "face", "n", "forced", "points", "reason", "version",
    "rules", "game", "extra",
)  # fmt: skip


def altered(objects: list[Any], mutations: Sequence[Mutation]) -> list[Any]:
    """A copy of these objects, changed."""
    objects = json.loads(json.dumps(objects))
    for name, *numbers in mutations:
        if objects and name in OBJECTS:
            OBJECTS[name](objects, *numbers)
    return objects


def _set(objects: list[Any], where: int, what: int, _: int) -> None:
    places = list(_places(objects[where % len(objects)]))
    if places:
        holder, at = places[where // len(objects) % len(places)]
        holder[at] = json.loads(json.dumps(ODD[what % len(ODD)]))


def _nudge(objects: list[Any], where: int, what: int, _: int) -> None:
    """Another value of the same sort."""
    places = list(_places(objects[where % len(objects)]))
    if not places:
        return
    holder, at = places[where // len(objects) % len(places)]
    match holder[at]:
        case bool(value):
            holder[at] = not value
        case int(value):
            holder[at] = value + (1, -1, 2, -2)[what % 4]
        case str(value):
            holder[at] = (value + "x", value[:-1], value[::-1], value.swapcase())[what % 4]
        case list(value) if value:
            one = what % len(value)
            holder[at] = (value[:one] + value[one + 1 :], value[::-1], [*value, value[one]], value[:1])[
                what % 4
            ]
        case _:
            pass


def _forget(objects: list[Any], where: int, _what: int, _: int) -> None:
    places = [place for place in _places(objects[where % len(objects)]) if isinstance(place[0], dict)]
    if places:
        holder, at = places[where // len(objects) % len(places)]
        del holder[at]


def _add(objects: list[Any], where: int, key: int, what: int) -> None:
    one = objects[where % len(objects)]
    holders = [one, *(holder[at] for holder, at in _places(one) if isinstance(holder[at], dict))]
    holders = [holder for holder in holders if isinstance(holder, dict)]
    if holders:
        holder = holders[where // len(objects) % len(holders)]
        holder[KEYS[key % len(KEYS)]] = json.loads(json.dumps(ODD[what % len(ODD)]))


def _rename(objects: list[Any], where: int, key: int, other: int) -> None:
    """A name within it becomes another: one that is known, one that is nearly right, or one of the values."""
    places = [place for place in _places(objects[where % len(objects)]) if isinstance(place[0], dict)]
    if places:
        holder, at = places[where // len(objects) % len(places)]
        names = (KEYS[key % len(KEYS)], at + "x", at[:-1], str(ODD[key % len(ODD)]))
        holder[names[other % len(names)]] = holder.pop(at)


def _borrow(objects: list[Any], where: int, whence: int, which: int) -> None:
    """A value that stands elsewhere in the file under the same name."""
    one, other = objects[where % len(objects)], objects[whence % len(objects)]
    if isinstance(one, dict) and isinstance(other, dict):
        common = [key for key in one if key in other]
        if common:
            key = common[which % len(common)]
            one[key] = json.loads(json.dumps(other[key]))


def _drop(objects: list[Any], where: int, _what: int, _: int) -> None:
    del objects[where % len(objects)]


def _double(objects: list[Any], where: int, whence: int, _: int) -> None:
    objects.insert(where % len(objects), json.loads(json.dumps(objects[whence % len(objects)])))


def _swap(objects: list[Any], where: int, whence: int, _: int) -> None:
    one, other = where % len(objects), whence % len(objects)
    objects[one], objects[other] = objects[other], objects[one]


def _neighbours(objects: list[Any], where: int, _what: int, _: int) -> None:
    _swap(objects, where, where % len(objects) + 1, 0)


def _end(objects: list[Any], where: int, _what: int, _: int) -> None:
    del objects[1 + where % len(objects) :]


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """All that can be changed within it: who holds it, and where."""
    parts: Iterator[Any] = iter(())
    if isinstance(value, dict):
        parts = iter(list(value))
    elif isinstance(value, list):
        parts = iter(range(len(value)))
    for at in parts:
        yield value, at
        yield from _places(value[at])


OBJECTS: dict[str, Callable[[list[Any], int, int, int], None]] = {
    "set": _set,
    "nudge": _nudge,
    "forget": _forget,
    "add": _add,
    "rename": _rename,
    "borrow": _borrow,
    "drop": _drop,
    "double": _double,
    "swap": _swap,
    "neighbours": _neighbours,
    "end": _end,
}


# Bytes

SCRAPS = (
    b" ", b"\n", b"\r\n", b"\t", b"\x00", b"\xff", b"\xef\xbb\xbf", b"{}", b"[]", b"null\n", b'"', b",", b"}",
    b"\\", b"\\u0000", b"\\ud800", b"NaN", b"-0", b"1e9", b"9" * 5000, b"[" * 2000, b'{"d":1}\n', b"/**/",
    b"\x0b",
)  # fmt: skip


def damaged(text: bytes, mutations: Sequence[Mutation]) -> bytes:
    """These bytes, changed."""
    for name, *numbers in mutations:
        if text and name in BYTES:
            text = BYTES[name](text, *numbers)
    return text


def _flip(text: bytes, where: int, bit: int, _: int) -> bytes:
    at = where % len(text)
    return text[:at] + bytes((text[at] ^ 1 << bit % 8,)) + text[at + 1 :]


def _cut(text: bytes, where: int, _what: int, _: int) -> bytes:
    return text[: where % len(text)]


def _remove(text: bytes, where: int, much: int, _: int) -> bytes:
    at = where % len(text)
    return text[:at] + text[at + 1 + much % 40 :]


def _insert(text: bytes, where: int, what: int, _: int) -> bytes:
    at = where % (len(text) + 1)
    return text[:at] + SCRAPS[what % len(SCRAPS)] + text[at:]


def _copy(text: bytes, where: int, whence: int, much: int) -> bytes:
    at, start = where % len(text), whence % len(text)
    return text[:at] + text[start : start + 1 + much % 400] + text[at:]


def _noise(text: bytes, where: int, much: int, fill: int) -> bytes:
    at, length = where % len(text), 1 + much % 4096
    filler = (b"\x00", b"\xff", b"\xa5\x17", b" ")[fill % 4]
    return text[:at] + (filler * length)[: len(text[at : at + length])] + text[at + length :]


BYTES: dict[str, Callable[[bytes, int, int, int], bytes]] = {
    "flip": _flip,
    "cut": _cut,
    "remove": _remove,
    "insert": _insert,
    "copy": _copy,
    "noise": _noise,
}
