"""Small pictures of what can be chosen for the table."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass

import pygame
from pygame import Rect, Surface

from game.shelf import GAMES
from scenes.art import cloth
from scenes.art.icons import icon
from scenes.art.palette import BRASS_DARK, SEATS, tint
from scenes.art.surface_cache import kept
from scenes.table.dice.die_art import draw_face
from scenes.table.dice.finishes import Finish, pip_dice, sign_dice
from scenes.widgets import paint
from scenes.widgets.choices import Choice
from scenes.widgets.layout import REST, Share
from scenes.widgets.widget import Widget

Draw = Callable[[Surface, Rect], None]

_FIVE, _HUMAN = 4, 0


@dataclass(eq=False)
class Even(Choice):
    """Options as wide as each other, each with a picture below."""

    def shares(self) -> Sequence[Share]:
        return [REST] * len(self.options)


@dataclass(eq=False)
class Sample(Widget):
    """A picture of an option, which its words name; nothing to press."""

    _: KW_ONLY
    picture: Draw

    role = "sample"
    focusable = False
    pressable = False

    def draw(self, surface: Surface) -> None:
        self.picture(surface, self.rect)


def draw_seats(palette: str) -> Draw:
    """The six seats' colours with their shapes, as that palette has them."""

    def draw(surface: Surface, rect: Rect) -> None:
        side = min(rect.h * 9 // 20, rect.w * 3 // 10)
        place = Rect(0, 0, side * 3, side * 2)
        place.midtop = rect.midtop
        for at, seat in enumerate(SEATS):
            disc = Rect(place.x + at % 3 * side, place.y + at // 3 * side, side, side).inflate(-2, -2)
            colour, text = tint(seat, palette)
            surface.blit(paint.fill(disc.size, disc.w // 2, colour, colour), disc)
            sign = icon(seat.shape, max(6, disc.w * 6 // 10), text)
            surface.blit(sign, sign.get_rect(center=disc.center))

    return draw


def draw_dice(finish: Finish) -> Draw:
    def draw(surface: Surface, rect: Rect) -> None:
        side = min(rect.h, rect.w * 2 // 5)
        gap = side // 10
        left = Rect(rect.centerx - side - gap, rect.y, side, side)
        draw_face(surface, pip_dice(finish), _FIVE, left)
        draw_face(surface, sign_dice(finish), _HUMAN, left.move(side + 2 * gap, 0))

    return draw


def draw_cloth(style: str) -> Draw:
    """A strip of each game's table."""

    def draw(surface: Surface, rect: Rect) -> None:
        place = Rect(0, 0, min(rect.w, rect.h * 2), rect.h)
        place.midtop = rect.midtop
        surface.blit(_strips(style, place.size), place)
        surface.blit(paint.ring(place.size, place.h // 8, max(1, place.h // 24), BRASS_DARK), place)

    return draw


@kept(8)
def _strips(style: str, size: tuple[int, int]) -> Surface:
    """The middle of a small table of each game, side by side, with round corners."""
    wide, high = size
    made = Surface(size, pygame.SRCALPHA)
    for at, game in enumerate(GAMES):
        left, right = wide * at // len(GAMES), wide * (at + 1) // len(GAMES)
        whole = cloth.styled((high * 3, high * 2), game, style)
        made.blit(whole, (left, 0), Rect(high * 2 - (right - left) // 2, high // 2, right - left, high))
    cut = paint.fill(size, high // 8, (255, 255, 255), (255, 255, 255))
    made.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made
