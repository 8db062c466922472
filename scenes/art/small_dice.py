"""Dice among letters: what dice showed is drawn as small dice in a line of the log. Voices say numbers."""

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from scenes.art.palette import Rgb
from scenes.art.surface_cache import kept

DICE = "⚀⚁⚂⚃⚄⚅"
_SIDE, _STEP = 0.88, 1.04
"""What a die measures in pixels of the lettering, and how far it is to the next."""
_INK: Rgb = (26, 22, 24)
_NEAR, _MIDDLE, _FAR = 0.26, 0.5, 0.74
_PIPS = (
    ((_MIDDLE, _MIDDLE),),
    ((_NEAR, _NEAR), (_FAR, _FAR)),
    ((_NEAR, _NEAR), (_MIDDLE, _MIDDLE), (_FAR, _FAR)),
    ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _FAR), (_FAR, _FAR)),
    ((_NEAR, _NEAR), (_FAR, _NEAR), (_MIDDLE, _MIDDLE), (_NEAR, _FAR), (_FAR, _FAR)),
    ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _MIDDLE), (_FAR, _MIDDLE), (_NEAR, _FAR), (_FAR, _FAR)),
)
_SPOKEN = {ord(die): f" {value} " for value, die in enumerate(DICE, 1)}
_FINE = 4


def dice(values: Iterable[int]) -> str:
    """The letters that stand for dice showing this."""
    return "".join(DICE[value - 1] for value in values)


def spelled(text: str) -> str:
    """The same with numbers, to be said."""
    said = text.translate(_SPOKEN)
    return text if said == text else " ".join(said.split()).replace(" .", ".").replace(" :", ":")


def size(text: str, px: int) -> tuple[int, int]:
    return len(text) * round(px * _STEP), round(px * _SIDE)


def picture(text: str, px: int, colour: Rgb) -> Surface:
    made, step = Surface(size(text, px), pygame.SRCALPHA), round(px * _STEP)
    for number, letter in enumerate(text):
        made.blit(_die(letter, px, colour), (number * step, 0))
    return made


@kept(64)
def _die(letter: str, px: int, colour: Rgb) -> Surface:
    side = round(px * _SIDE)
    big = Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    whole = big.get_width()
    pygame.draw.rect(big, colour, Rect(0, 0, whole, whole), border_radius=whole // 5)
    ink = _INK if sum(colour) > sum(_INK) + 300 else (255, 255, 255)
    for x, y in _PIPS[DICE.index(letter)]:
        pygame.draw.circle(big, ink, (round(x * whole), round(y * whole)), whole * 0.115)
    return pygame.transform.smoothscale(big, (side, side))
