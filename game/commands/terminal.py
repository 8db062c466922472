"""All that the commands say goes through here.

Names come from files and may hold anything. What isn't printable is escaped, so that no terminal obeys it and
one line stays one.
"""

import sys
import unicodedata
from collections.abc import Container, Sequence
from typing import TextIO

LONGEST_COMPLAINT = 900
_JOINERS = "\u200c\u200d"
"""They stand inside words and signs, and move nothing."""


class WrongError(Exception):
    """Something that a person asked for can't be done; its text is the one line that says why."""


def tell(*lines: str) -> None:
    """The answer, each line on a line of its own."""
    _write(sys.stdout, "".join(f"{escaped(line)}\n" for line in lines))


def complain(line: str) -> None:
    """Why there is no answer: one line on standard error, of a long one both ends."""
    line = escaped(line)
    if len(line) > LONGEST_COMPLAINT:
        half = LONGEST_COMPLAINT // 2
        line = f"{line[:half]}…{line[-half:]}"
    _write(sys.stderr, f"tavolino: {line}\n")


def columns(rows: Sequence[Sequence[str]], right: Container[int]) -> list[str]:
    """A line a row, cells below each other: those of some columns to the right, the others to the left."""
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def escaped(text: str) -> str:
    return text if text.isprintable() else "".join(map(_escaped, text))


def _escaped(letter: str) -> str:
    if letter.isprintable() or letter in _JOINERS or unicodedata.category(letter) == "Zs":
        return letter
    return letter.encode("unicode_escape", "surrogatepass").decode()


def _write(stream: TextIO | None, text: str) -> None:
    """A program without a terminal has no streams."""
    if stream is not None:
        stream.write(text)
