"""Which letters a font file has, read from its `cmap` alone: pygame can't be asked."""

import struct
from bisect import bisect_right
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import BinaryIO

Ranges = tuple[tuple[int, int], ...]
"""First and last code of letters that follow each other, in order."""

_MOST_BYTES = 4_000_000
"""No table of letters is larger; a broken file may say so."""


def covers(path: Path, letter: str) -> bool:
    ranges = _ranges(path)
    at = bisect_right(ranges, (ord(letter), 0x110000)) - 1
    return at >= 0 and ord(letter) <= ranges[at][1]


@lru_cache(maxsize=256)
def _ranges(path: Path) -> Ranges:
    """Nothing of a file that can't be read."""
    try:
        with path.open("rb") as file:
            return _read(file)
    except (OSError, struct.error, ValueError, IndexError):
        return ()


def _read(file: BinaryIO) -> Ranges:
    start = 0
    if file.read(4) == b"ttcf":
        file.seek(12)
        (start,) = struct.unpack(">I", file.read(4))
    file.seek(start + 4)
    (tables,) = struct.unpack(">H6x", file.read(8))
    for _table in range(tables):
        tag, _sum, at, length = struct.unpack(">4sIII", file.read(16))
        if tag == b"cmap" and length <= _MOST_BYTES:
            file.seek(at)
            return _of_cmap(file.read(length))
    return ()


def _of_cmap(cmap: bytes) -> Ranges:
    (count,) = struct.unpack_from(">2xH", cmap)
    records = [struct.unpack_from(">HHI", cmap, 4 + 8 * n) for n in range(count)]
    unicode = [at for platform, encoding, at in records if platform == 0 or (platform, encoding) in _WINDOWS]
    found: dict[int, int] = {struct.unpack_from(">H", cmap, at)[0]: at for at in unicode}
    if 12 in found:
        return _of_groups(cmap, found[12])
    return _of_segments(cmap, found[4]) if 4 in found else ()


_WINDOWS = {(3, 1), (3, 10)}


def _of_groups(cmap: bytes, at: int) -> Ranges:
    (count,) = struct.unpack_from(">I", cmap, at + 12)
    groups = struct.iter_unpack(">III", cmap[at + 16 : at + 16 + 12 * count])
    return tuple(sorted((first, last) for first, last, _glyph in groups))


def _of_segments(cmap: bytes, at: int) -> Ranges:
    (double,) = struct.unpack_from(">H", cmap, at + 6)
    n = double // 2
    ends = struct.unpack_from(f">{n}H", cmap, at + 14)
    starts = struct.unpack_from(f">{n}H", cmap, at + 16 + double)
    deltas = struct.unpack_from(f">{n}H", cmap, at + 16 + 2 * double)
    offsets = struct.unpack_from(f">{n}H", cmap, at + 16 + 3 * double)
    codes: list[int] = []
    for number, (start, end, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
        place = at + 16 + 3 * double + 2 * number + offset
        for code in range(start, min(end, 0xFFFE) + 1):
            if offset:
                (glyph,) = struct.unpack_from(">H", cmap, place + 2 * (code - start))
                glyph = (glyph + delta) & 0xFFFF if glyph else 0
            else:
                glyph = (code + delta) & 0xFFFF
            if glyph:
                codes.append(code)
    return _joined(codes)


def _joined(codes: list[int]) -> Ranges:
    ranges: list[tuple[int, int]] = []
    for _start, group in groupby(enumerate(codes), key=lambda one: one[1] - one[0]):
        together = [code for _at, code in group]
        ranges.append((together[0], together[-1]))
    return tuple(sorted(ranges))
