"""Small pictures of what can be chosen for the table."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass

import pygame
from pygame import Rect, Surface

from game.shelf import GAMES
from scenes.art import cloth
from scenes.art.icons import draw_icon
from scenes.art.palette import BRASS_DARK, SEATS, tint
from scenes.art.surface_cache import kept
from scenes.shelf import on_screen
from scenes.table.dice.die_art import draw_face
from scenes.table.dice.finishes import Finish
from scenes.widgets import paint
from scenes.widgets.choices import Choice
from scenes.widgets.layout import REST, Share
from scenes.widgets.widget import ReadOnly

Draw = Callable[[Surface, Rect], None]


@dataclass(eq=False)
class Even(Choice):
    """Options as wide as each other, each with a picture below."""

    def shares(self) -> Sequence[Share]:
        return [REST] * len(self.options)


@dataclass(eq=False)
class Sample(ReadOnly):
    """A picture of an option, which its words name; nothing to press."""

    _: KW_ONLY
    picture: Draw

    role = "sample"

    def draw(self, surface: Surface) -> None:
        self.picture(surface, self.rect)


def draw_seats(surface: Surface, rect: Rect, palette: str) -> None:
    """The six seats' colours with their shapes, as that palette has them."""
    side = min(rect.h * 9 // 20, rect.w * 3 // 10)
    place = Rect(0, 0, side * 3, side * 2)
    place.midtop = rect.midtop
    for at, seat in enumerate(SEATS):
        disc = Rect(place.x + at % 3 * side, place.y + at // 3 * side, side, side).inflate(-2, -2)
        colour, text = tint(seat, palette)
        surface.blit(paint.fill(disc.size, disc.w // 2, colour, colour), disc)
        draw_icon(surface, seat.shape, max(6, disc.w * 6 // 10), text, center=disc.center)


def draw_dice(surface: Surface, rect: Rect, finish: Finish) -> None:
    """A die of each game that has any."""
    samples = [sample(finish) for game in GAMES if (sample := on_screen(game).sample_die)]
    side = min(rect.h, rect.w * 4 // (5 * len(samples)))
    gap = side // 10
    left = rect.centerx - (side * len(samples) + 2 * gap * (len(samples) - 1)) // 2
    for at, (style, face) in enumerate(samples):
        draw_face(surface, style, face, Rect(left + at * (side + 2 * gap), rect.y, side, side))


def draw_cloth(surface: Surface, rect: Rect, style: str) -> None:
    """A strip of each game's table."""
    place = Rect(0, 0, min(rect.w, rect.h * 2), rect.h)
    place.midtop = rect.midtop
    surface.blit(_strips(style, place.size), place)
    surface.blit(paint.ring(place.size, place.h // 8, max(1, place.h // 24), BRASS_DARK), place)


@kept(8)
def _strips(style: str, size: tuple[int, int]) -> Surface:
    """The middle of a small table of each game, side by side, with round corners."""
    wide, high = size
    made = Surface(size, pygame.SRCALPHA)
    for at, game in enumerate(GAMES):
        left, right = wide * at // len(GAMES), wide * (at + 1) // len(GAMES)
        whole = Surface((high * 3, high * 2))
        cloth.styled(whole, game, style)
        made.blit(whole, (left, 0), Rect(high * 2 - (right - left) // 2, high // 2, right - left, high))
    cut = paint.fill(size, high // 8, (255, 255, 255), (255, 255, 255))
    made.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made
