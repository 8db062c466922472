"""The end of a game: a crown comes down on each winner's cards, and where a person has won, leaves fall."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from scenes.art.drawing import ink, picture
from scenes.art.palette import BRASS, BRASS_LIGHT, SHADOW, Rgb, rgb
from scenes.art.surface_cache import kept
from scenes.games.seventeen.mood import POSTER
from scenes.table.card.motion import Eased, glide, land
from scenes.widgets import paint

_FALL = 0.7
_LEAVES, _LEAF_SECONDS = 70, 3.2
_COLOURS: tuple[Rgb, ...] = (POSTER.accent, POSTER.glow, rgb("5f9a5c"), rgb("1c6b8c"), rgb("c4452c"))


class Crowns:
    def __init__(self) -> None:
        self.reduced = False
        self.seats: tuple[int, ...] = ()
        self._fall = Eased(1.0)
        self._leaves: list[tuple[float, float, float, float, Rgb]] = []
        self._clock = 0.0

    def put(self, seats: Sequence[int]) -> None:
        """They lie there, if anybody has won."""
        self.seats = tuple(seats)
        self.finish()

    def fall(self, seats: Sequence[int], *, leaves: bool) -> None:
        self.put(seats)
        self._fall.put(0.0)
        self._fall.send(1.0, _FALL, glide)
        if leaves and not self.reduced:
            self._clock = 0.0
            self._leaves = [_leaf(number) for number in range(_LEAVES)]

    @property
    def settled(self) -> bool:
        return self._fall.settled

    @property
    def leaves_fall(self) -> bool:
        """Nobody waits for that."""
        return bool(self._leaves)

    def finish(self) -> None:
        self._fall.finish()
        self._leaves = []

    def update(self, dt: float) -> None:
        self._fall.step(dt)
        self._clock += dt
        if self._clock >= _LEAF_SECONDS:
            self._leaves = []

    def draw(self, surface: Surface, heads: Sequence[Rect], table: Rect) -> None:
        """`heads`: where each winner's crown lies."""
        for place in heads:
            opened = self._fall.value
            high = 0 if self.reduced else round((1 - land(opened)) * place.h * 2)
            crown = _crown(place.h)
            at = crown.get_rect(center=(place.centerx, place.centery - high))
            paint.fade_in(surface, crown, at, min(1.0, opened * 3))
        self._draw_leaves(surface, table)

    def _draw_leaves(self, surface: Surface, table: Rect) -> None:
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


def _leaf(number: int) -> tuple[float, float, float, float, Rgb]:
    """Where across the table it falls, when, how fast, how it turns, and its colour."""
    x, start, speed, turn = (number * prime % 97 / 97 for prime in (37, 59, 71, 83))
    return x, start, 0.6 + 0.8 * speed, turn, _COLOURS[number % len(_COLOURS)]


@kept(4)
def _crown(px: int) -> Surface:
    """Gold with a dark edge, so that it is seen on any card."""
    points = "M14 78 L8 30 L32 48 L50 16 L68 48 L92 30 L86 78 Z"
    balls = "".join(f'<circle cx="{x}" cy="{y}" r="6"/>' for x, y in ((8, 28), (50, 14), (92, 28)))
    parts = (
        f'<g transform="translate(0 3)" opacity="0.35"><path d="{points}" fill="{ink(SHADOW)}"/></g>'
        f'<g fill="{ink(BRASS_LIGHT)}" stroke="{ink(SHADOW)}" stroke-width="5" stroke-linejoin="round">'
        f'<path d="{points}"/>{balls}<rect x="13" y="76" width="74" height="14" rx="5"/></g>'
        f'<path d="M50 34 L40 68 L60 68 Z" fill="{ink(BRASS)}"/>'
        f'<g fill="{ink(_COLOURS[4])}"><circle cx="30" cy="66" r="5"/><circle cx="70" cy="66" r="5"/></g>'
    )
    return picture(parts, (100, 100), (px, px))
