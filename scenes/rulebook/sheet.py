"""A chapter laid out as widgets, from the top of a place down, as wide as it."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.art.palette import BRASS_DARK, EMBER, INK, mix
from scenes.game_record.chapters import Chapter, Figure, Part, said, style_of
from scenes.rulebook import figures
from scenes.rulebook.figures import FigureCloth
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale
from scenes.widgets.text import line_height
from scenes.widgets.widget import ReadOnly, Widget

_WIDEST = 88.0
"""Longer lines are hard to read."""
_AFTER = {"text": 1.3, "point": 0.7, "head": 0.5, "figure": 1.4}
_BULLET = 2.2
_FOUND = mix(EMBER, INK, 0.45)
"""What a search has led to is lettered in this."""


@dataclass(eq=False)
class Bullet(ReadOnly):
    """The mark before a point of a list, at its first line."""

    role = "label"

    def draw(self, surface: Surface) -> None:
        scale = self.look.scale
        line = line_height(scale.text("body"))
        pygame.draw.aacircle(
            surface,
            BRASS_DARK,
            (self.rect.x + scale.px(0.9), self.rect.y + line // 2),
            max(2, scale.px(0.35)),
        )


def part_id(number: int) -> str:
    return f"part.{number}"


def lay(
    chapter: Chapter, place: Rect, scale: Scale, game: str, found: int | None
) -> tuple[list[Widget], int]:
    """The widgets, and how high they are together; `found` is the part that a search has led to."""
    width = min(place.w, scale.px(_WIDEST))
    y = place.y
    made: list[Widget] = []
    for number, part in enumerate(chapter.parts):
        style = style_of(part)
        if made and style == "head":
            y += scale.px(1.2)
        for widget in _part(part, number, Rect(place.x, y, width, 0), scale, game, lit=number == found):
            made.append(widget)
            y = widget.rect.bottom + scale.px(0.5)
        y += scale.px(_AFTER[style]) - scale.px(0.5)
    return made, y - place.y


def _part(part: Part, number: int, at: Rect, scale: Scale, game: str, *, lit: bool) -> Iterator[Widget]:
    colour = _FOUND if lit else None
    if isinstance(part, Figure):
        spots, size = figures.lay(part, at.w, scale)
        cloth = Rect(at.topleft, size)
        yield FigureCloth(f"figure.{number}", part.caption, cloth, part, spots, game=game)
        high = text_height(scale, part.caption, at.w)
        under = Rect(at.x, cloth.bottom + scale.px(0.5), at.w, high)
        yield Label(part_id(number), part.caption, under, muted=not lit, colour=colour)
        return
    words, style = said(part), style_of(part)
    if style == "head":
        high = text_height(scale, words, at.w, "lead", "title")
        place = Rect(at.x, at.y, at.w, high)
        yield Label(part_id(number), words, place, size="lead", kind="title", colour=colour)
        return
    inner = Rect(at)
    if style == "point":
        inner.x += scale.px(_BULLET)
        inner.w -= scale.px(_BULLET)
    inner.h = text_height(scale, words, inner.w, kind="medium" if lit else "regular")
    if style == "point":
        yield Bullet(f"bullet.{number}", "", Rect(at.x, at.y, scale.px(_BULLET), inner.h))
    yield Label(part_id(number), words, inner, kind="medium" if lit else "regular", colour=colour)
