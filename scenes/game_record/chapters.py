"""What a chapter of the rule book is made of: words, and figures of the things that lie on the table."""

from dataclasses import dataclass
from typing import Literal, Protocol

from pygame import Rect, Surface

from scenes.art.palette import Mood
from scenes.widgets.layout import Scale


class Thing(Protocol):
    """What lies in a figure: those of several games are in `scenes.game_record.book_figures`."""

    def size(self, scale: Scale) -> tuple[int, int]: ...

    def draw(self, surface: Surface, spot: Rect, mood: Mood) -> None: ...


@dataclass(frozen=True)
class Words:
    """A `point` is one of a list, a `head` stands over what follows."""

    words: str
    style: Literal["point", "head"]


@dataclass(frozen=True)
class Figure:
    """Things side by side, and a sentence below them that is read out for it too."""

    things: tuple[Thing, ...]
    caption: str


Part = str | Words | Figure
"""A string is a paragraph."""


@dataclass(frozen=True)
class Chapter:
    """`key` is how the chapter is asked for; it never changes."""

    key: str
    title: str
    parts: tuple[Part, ...]


def style_of(part: Part) -> Literal["text", "point", "head", "figure"]:
    match part:
        case str():
            return "text"
        case Words():
            return part.style
        case Figure():
            return "figure"


def head(words: str) -> Words:
    return Words(words, "head")


def point(words: str) -> Words:
    return Words(words, "point")


def said(part: Part) -> str:
    match part:
        case str():
            return part
        case Words():
            return part.words
        case Figure():
            return part.caption
