"""What a chapter is made of: words, and figures of the things that lie on the table."""

from dataclasses import dataclass
from typing import Literal

from game.dalek.faces import Face
from game.dicy.cards import Card, Value
from game.seventeen.cards import Kind

Tone = Literal["plain", "lit", "dim"]
"""How a thing stands out in its figure: lit are those that the words are about."""


@dataclass(frozen=True)
class DalekDie:
    face: Face
    tone: Tone = "plain"


@dataclass(frozen=True)
class PipDie:
    value: Value
    tone: Tone = "plain"


@dataclass(frozen=True)
class DicyCard:
    card: Card
    side: Literal["active", "frozen"] = "active"


@dataclass(frozen=True)
class RowCard:
    """A card of 17: `down` shows its back."""

    kind: Kind
    side: Literal["up", "down"] = "up"


@dataclass(frozen=True)
class Token:
    kind: Literal["victory", "penalty"]


@dataclass(frozen=True)
class Sign:
    """An icon between the things: an arrow, a hand."""

    icon: str


@dataclass(frozen=True)
class Worth:
    """A number lettered large: what the things before it come to."""

    words: str


Thing = DalekDie | PipDie | DicyCard | RowCard | Token | Sign | Worth


@dataclass(frozen=True)
class Words:
    """A paragraph; a `point` is one of a list, a `head` stands over what follows."""

    words: str
    style: Literal["text", "point", "head"] = "text"


@dataclass(frozen=True)
class Figure:
    """Things side by side, and a sentence below them that is read out for it too."""

    things: tuple[Thing, ...]
    caption: str


Part = Words | Figure


@dataclass(frozen=True)
class Chapter:
    """`key` is how the chapter is asked for; it never changes."""

    key: str
    title: str
    parts: tuple[Part, ...]


def head(words: str) -> Words:
    return Words(words, "head")


def text(words: str) -> Words:
    return Words(words)


def point(words: str) -> Words:
    return Words(words, "point")


def said(part: Part) -> str:
    return part.caption if isinstance(part, Figure) else part.words
