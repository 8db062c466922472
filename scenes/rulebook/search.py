"""Words found in the book, whatever their case and accents, with a bit of what stands around them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scenes.game_record.chapters import Chapter, said
from scenes.text.fold import folded

AROUND = 16
"""So many letters before what was found, and twice as many after."""


@dataclass(frozen=True)
class Found:
    """Which part of which chapter of which game; None: its title. `excerpt` has the words in it."""

    game: str
    chapter: Chapter
    part: int | None
    excerpt: str


def find(game: str, chapters: Sequence[Chapter], wanted: str) -> Iterator[Found]:
    """Every part that has all the wanted words, titles first."""
    words = folded(wanted).split()
    if not words:
        return
    for chapter in chapters:
        if _has_all(chapter.title, words):
            yield Found(game, chapter, None, "")
    for chapter in chapters:
        for number, part in enumerate(chapter.parts):
            if _has_all(said(part), words):
                yield Found(game, chapter, number, excerpt(said(part), words[0]))


def _has_all(text: str, words: Sequence[str]) -> bool:
    bare = folded(text)
    return all(word in bare for word in words)


def excerpt(text: str, word: str) -> str:
    """The text around the word, cut between words."""
    at = folded(text).find(word)
    start, end = max(0, at - AROUND), at + len(word) + 2 * AROUND
    if start:
        start = text.find(" ", start) + 1
    if end < len(text):
        end = text.rfind(" ", at, end)
    shown = text[start : max(end, at + len(word))].strip()
    return f"{'… ' if start else ''}{shown}{' …' if end < len(text) else ''}"
