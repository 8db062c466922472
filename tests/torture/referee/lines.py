"""The lines of a file as JSON objects, each of which follows on the one before."""

import json
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

from tests.torture.referee.trouble import RefusedError, check

LONGEST = 1_000_000  # bytes of a line; the format sets no bound, and the program's is as good as any


class Line(NamedTuple):
    number: int
    fields: dict[str, Any]


def lines(text: bytes) -> Iterator[Line]:
    """All lines of a file, the chain checked and dropped."""
    parts = text.split(b"\n")
    if not parts[-1]:
        parts.pop()
    link = ""
    for number, part in enumerate(parts, 1):
        check(len(part) < LONGEST, number, "too long")
        fields = _object(number, part)
        claimed = fields.pop("d", None)
        if "format" in fields:
            link = ""
        link = linked(link, canonical(fields))
        check(claimed == link, number, "the chain is broken")
        yield Line(number, fields)


def linked(link: str, text: str) -> str:
    """What chains a line to the one before it."""
    return blake2b((link + text).encode(errors="surrogatepass")).hexdigest()[:8]


def canonical(value: object) -> str:
    """Compact JSON with sorted keys and non-ASCII characters as they are."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _object(number: int, part: bytes) -> dict[str, Any]:
    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        check(len({name for name, _ in pairs}) == len(pairs), number, "a key stands twice")
        return dict(pairs)

    def no_number(said: str) -> None:
        raise RefusedError(number, f"{said} is no JSON")

    try:
        fields = json.loads(part.decode("utf-8"), object_pairs_hook=once, parse_constant=no_number)
        canonical(fields).encode()  # half a surrogate pair is no text
    except (ValueError, RecursionError) as wrong:
        raise RefusedError(number, "no JSON") from wrong
    check(isinstance(fields, dict), number, "no object")
    return fields
