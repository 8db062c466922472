"""A chapter laid out as widgets, from the top of a place down, as wide as it."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.art.palette import BRASS_DARK, EMBER, INK, mix
from scenes.game_record.chapters import Chapter, Figure, Part, said, style_of
from scenes.rulebook import figures
from scenes.rulebook.figures import FigureCloth
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale
from scenes.widgets.sheet import Sheet
from scenes.widgets.text import line_height
from scenes.widgets.widget import ReadOnly

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


def lay(chapter: Chapter, place: Rect, scale: Scale, game: str, found: int | None) -> Sheet:
    """`found` is the part that a search has led to."""
    sheet = Sheet(Rect(place.x, place.y, min(place.w, scale.px(_WIDEST)), place.h), scale)
    for number, part in enumerate(chapter.parts):
        if sheet.widgets and style_of(part) == "head":
            sheet.space(1.2)
        _add(sheet, part, number, game, lit=number == found)
    return sheet


def _add(sheet: Sheet, part: Part, number: int, game: str, *, lit: bool) -> None:
    scale, name, colour = sheet.scale, part_id(number), _FOUND if lit else None
    words, style, after = said(part), style_of(part), _AFTER[style_of(part)]
    if isinstance(part, Figure):
        spots, (wide, high) = figures.lay(part, sheet.width, scale)
        cloth = Rect(sheet.room(high, 0.5).topleft, (wide, high))
        sheet.add(FigureCloth(f"figure.{number}", words, cloth, part, spots, game=game))
        sheet.say(words, name, muted=not lit, colour=colour, after=after)
    elif style == "head":
        sheet.say(words, name, size="lead", kind="title", colour=colour, after=after)
    else:
        kind, left = "medium" if lit else "regular", scale.px(_BULLET) if style == "point" else 0
        place = sheet.room(text_height(scale, words, sheet.width - left, kind=kind), after)
        if left:
            sheet.add(Bullet(f"bullet.{number}", "", Rect(place.x, place.y, left, place.h)))
        inner = Rect(place.x + left, place.y, place.w - left, place.h)
        sheet.add(Label(name, words, inner, kind=kind, colour=colour))
