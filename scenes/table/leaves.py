"""Leaves that fall over a table where somebody has won."""

import pygame
from pygame import Rect, Surface

from scenes.art.palette import BRASS_LIGHT, SEATS, Rgb

_LEAVES, _SECONDS = 70, 3.2
_COLOURS: tuple[Rgb, ...] = (BRASS_LIGHT, *(seat.colour for seat in SEATS))

_Leaf = tuple[float, float, float, float, Rgb]
"""Where across the table it falls, when, how fast, how it turns, and its colour."""


class Leaves:
    def __init__(self) -> None:
        self._leaves: list[_Leaf] = []
        self._clock = 0.0

    @property
    def falling(self) -> bool:
        return bool(self._leaves)

    def fall(self) -> None:
        self._clock = 0.0
        self._leaves = [_leaf(number) for number in range(_LEAVES)]

    def clear(self) -> None:
        self._leaves = []

    def update(self, dt: float) -> None:
        self._clock += dt
        if self._clock >= _SECONDS:
            self._leaves = []

    def draw(self, surface: Surface, table: Rect) -> None:
        size = max(5, table.h // 60)
        for x, start, speed, turn, colour in self._leaves:
            gone = self._clock * speed - start * 0.8
            if not 0 < gone < 2:
                continue
            wide = abs(((self._clock * (1 + turn) * 2 + turn) % 2) - 1)
            at = Rect(0, 0, max(2, round(size * wide)), size * 3 // 2)
            at.center = (
                table.x + round(x * table.w + (turn - 0.5) * gone * size * 6),
                table.y + round(gone / 2 * table.h * 1.1),
            )
            if table.contains(at):
                pygame.draw.ellipse(surface, colour, at)


def _leaf(number: int) -> _Leaf:
    x, start, speed, turn = (number * prime % 97 / 97 for prime in (37, 59, 71, 83))
    return x, start, 0.6 + 0.8 * speed, turn, _COLOURS[number % len(_COLOURS)]
