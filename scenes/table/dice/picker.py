"""Choosing dice on the table: rubber band, click, shift-click, arrows and Enter; Esc clears.

The rules of the choice are in `picking`; here are mouse, keys and drawing. A finger counts as the mouse.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, hypot, pi, sin

import pygame

from scenes.art.surface_cache import kept
from scenes.keys.key import ENTER
from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.picking import Pickable, Picking, Refused
from scenes.table.dice.tray import Point

_DRAG = 6  # pixels before a press is a drag
_ARROWS: dict[int, Point] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_CREAM = (255, 244, 220)


@dataclass(frozen=True)
class Picked:
    """The dice that are picked now."""

    numbers: frozenset[int]


@dataclass
class _Press:
    at: Point
    to: Point
    die: int | None
    adds: bool


class Picker:
    """`area` is where a rubber band may begin. Dice anywhere on the table can be picked."""

    def __init__(self, dice: DiceTray, area: pygame.Rect, pickable: Pickable) -> None:
        self.area = area
        self.picks_stay = False
        """A band takes nothing back but what it is drawn around: picked dice lie elsewhere then."""
        self.pickable = pickable
        self._dice = dice
        self._picking = Picking()
        self._press: _Press | None = None

    @property
    def picked(self) -> frozenset[int]:
        return self._picking.picked

    @property
    def focus(self) -> int | None:
        return self._picking.focus

    @property
    def banding(self) -> bool:
        return self._band() is not None

    @property
    def outlined(self) -> frozenset[int]:
        """What a release of the band would pick now; without a band, what is picked."""
        outcome = self._banded(self._press) if self._press and self.banding else self._picking
        return self.picked if isinstance(outcome, Refused) else outcome.picked

    def clear(self) -> None:
        self._take(self._picking.cleared())

    def toggle(self, number: int) -> Picked | Refused:
        """What a click on the die does."""
        return self._take(self._picking.toggled(number, self.pickable))

    def choose(self, numbers: Iterable[int]) -> Picked | Refused:
        """Exactly these dice are picked, as by a band around them."""
        return self._take(self._picking.banded(numbers, self.pickable))

    def review(self) -> None:
        """What can be picked has changed: lay down what can't be."""
        self._take(self._picking.reviewed(self._dice.loose(), self.pickable))

    def leave(self) -> None:
        """The keyboard's focus is elsewhere now."""
        self._picking = Picking(self._picking.picked)

    def let_go(self) -> None:
        """The press became something else: a drag of the dice, or the window lost the mouse."""
        if self.banding:
            self._dice.pick(self.picked)
        self._press = None

    # --------------------------------------------------------------------------------------------- events

    def handle(self, event: pygame.Event) -> Picked | Refused | None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._begin(event.pos)
        elif event.type == pygame.MOUSEMOTION and self._press:
            self._press.to = event.pos
            self._dice.pick(self.outlined)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._press:
            self._press.to = event.pos
            return self._end(self._press)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.let_go()
        elif event.type == pygame.KEYDOWN:
            return self._key(event.key)
        return None

    def _begin(self, at: Point) -> None:
        die = self._dice.under(at)
        if die is not None or self.area.collidepoint(at):
            self._press = _Press(at, at, die, bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))

    def _end(self, press: _Press) -> Picked | Refused | None:
        outcome = self._banded(press) if self.banding else None
        self._press = None
        if outcome:
            self._dice.pick(self.picked)
            return self._take(outcome)
        if press.die is None or _moved(press):
            return None
        change = self._picking.with_added if press.adds else self._picking.toggled
        return self._take(change(press.die, self.pickable))

    def _banded(self, press: _Press) -> Picking | Refused:
        band = self._band() or pygame.Rect(press.at, (0, 0))
        inside = [number for number in self._dice.loose() if band.colliderect(self._core(number))]
        alone = self._picking.banded_over if self.picks_stay else self._picking.banded
        banded = self._picking.banded_too if press.adds else alone
        return banded(inside, self.pickable)

    def _key(self, key: int) -> Picked | Refused | None:
        if key in _ARROWS:
            places = {number: _middle(self._dice.rect_of(number)) for number in self._dice.loose()}
            self._picking = self._picking.focused_on(_ARROWS[key], places)
        elif key in ENTER and self.focus is not None:
            return self._take(self._picking.toggled(self.focus, self.pickable))
        elif key == pygame.K_ESCAPE and self._press:
            self.let_go()
        elif key == pygame.K_ESCAPE and self.picked:
            return self._take(self._picking.cleared())
        return None

    def _take(self, outcome: Picking | Refused) -> Picked | Refused:
        if isinstance(outcome, Refused):
            return outcome
        self._picking = outcome
        self._dice.pick(outcome.picked)
        return Picked(outcome.picked)

    def _core(self, number: int) -> pygame.Rect:
        """A band must reach well into a die, not just brush it."""
        rect = self._dice.rect_of(number)
        return rect.inflate(-rect.width // 2, -rect.height // 2)

    def _band(self) -> pygame.Rect | None:
        press = self._press
        if press is None or press.die is not None or not _moved(press):
            return None
        band = pygame.Rect(press.at, (press.to[0] - press.at[0], press.to[1] - press.at[1]))
        band.normalize()
        return band

    # -------------------------------------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Over the dice: the ring of the focus, and the band while it is drawn."""
        if self.focus is not None and self.focus in self._dice.loose():
            rect = self._dice.rect_of(self.focus)
            ring = _focus_ring(round(rect.width * 1.42))
            surface.blit(ring, ring.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)
        if band := self._band():
            veil = pygame.Surface(band.size, pygame.SRCALPHA)
            veil.fill((38, 36, 32, 38))
            surface.blit(veil, band, special_flags=pygame.BLEND_PREMULTIPLIED)
            pygame.draw.rect(surface, (30, 22, 18), band.inflate(2, 2), 1, border_radius=5)
            pygame.draw.rect(surface, _CREAM, band, 2, border_radius=4)


def _moved(press: _Press) -> bool:
    return hypot(press.to[0] - press.at[0], press.to[1] - press.at[1]) >= _DRAG


def _middle(rect: pygame.Rect) -> Point:
    return (float(rect.centerx), float(rect.centery))


@kept(8)
def _focus_ring(size: int) -> pygame.Surface:
    """Dashes of cream on a dark line: seen on any cloth, and never mistaken for the ring of a picked die."""
    scale, dashes = 3, 20
    large = pygame.Surface((size * scale, size * scale), pygame.SRCALPHA)
    middle, radius = size * scale / 2, size * scale * 0.47
    pygame.draw.circle(large, (24, 18, 16), (middle, middle), radius, scale * 4)
    inner, outer = radius - scale * 3.2, radius - scale * 0.8
    for dash in range(dashes):
        arc = [2 * pi * (dash + part) / dashes for part in (0.0, 0.2, 0.4, 0.6)]
        points = [(middle + outer * cos(a), middle + outer * sin(a)) for a in arc]
        points += [(middle + inner * cos(a), middle + inner * sin(a)) for a in reversed(arc)]
        pygame.draw.polygon(large, _CREAM, points)
    return pygame.transform.smoothscale(large, (size, size))
