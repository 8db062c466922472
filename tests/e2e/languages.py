"""The catalogue's sentences, to be found again in what a window says, whatever values they were given."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from babel.messages.pofile import read_po

from game.words import DOMAIN, LOCALE

_VALUE = re.compile(r"\{\w*\}")
_LEAST_LETTERS = 3
"""Fewer are no sentence that could be told from another."""


@cache
def _sentences(language: str) -> list[tuple[str, str]]:
    """Original and translation, of those that differ."""
    with (LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po").open("rb") as file:
        catalogue = read_po(file)
    pairs = ((m.id, m.string) for m in catalogue if m.id and isinstance(m.id, str))
    return [(said, meant) for said, meant in pairs if isinstance(meant, str) and said != meant]


def _shapes(sentences: Iterable[str]) -> Iterator[re.Pattern[str]]:
    for sentence in sentences:
        plain = _VALUE.split(sentence)
        if sum(letter.isalpha() for letter in "".join(plain)) >= _LEAST_LETTERS:
            yield re.compile(".+".join(map(re.escape, plain)), re.DOTALL)


def _found(said: Iterable[str], sentences: Iterable[str]) -> set[str]:
    shapes = list(_shapes(sentences))
    return {label for label in said if any(shape.fullmatch(label) for shape in shapes)}


def english(said: Iterable[str], language: str) -> set[str]:
    """What is English, and would be something else in that language."""
    return _found(said, (original for original, _ in _sentences(language)))


def translated(said: Iterable[str], language: str) -> set[str]:
    return _found(said, (translation for _, translation in _sentences(language)))
