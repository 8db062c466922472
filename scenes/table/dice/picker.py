"""Choosing dice with the mouse, or a finger: rubber band, click, shift-click."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import hypot

import pygame

from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.tray import Point

_DRAG = 6  # pixels before a press is a drag
_CREAM = (255, 244, 220)

Pickable = Callable[[int], str | None]
"""The key of the reason why a die can't be picked now, or None if it can."""


@dataclass(frozen=True)
class Picked:
    """The dice that are picked now."""

    numbers: frozenset[int]


@dataclass(frozen=True)
class Refused:
    """A try that picked nothing, and the key of why."""

    number: int
    reason: str


@dataclass
class _Press:
    at: Point
    to: Point
    die: int | None
    adds: bool

    @property
    def moved(self) -> bool:
        return hypot(self.to[0] - self.at[0], self.to[1] - self.at[1]) >= _DRAG

    @property
    def band(self) -> pygame.Rect | None:
        """What it has drawn on the cloth."""
        if self.die is not None or not self.moved:
            return None
        band = pygame.Rect(self.at, (self.to[0] - self.at[0], self.to[1] - self.at[1]))
        band.normalize()
        return band


class Picker:
    """`picks_stay`: a band takes nothing back but what it is drawn around: picked dice lie elsewhere then."""

    def __init__(self, dice: DiceTray, pickable: Pickable, *, picks_stay: bool = False) -> None:
        self.area = pygame.Rect(0, 0, 0, 0)
        """Where a rubber band may begin. Dice anywhere on the table can be picked."""
        self.pickable = pickable
        self.picked: frozenset[int] = frozenset()
        self._dice = dice
        self._picks_stay = picks_stay
        self._press: _Press | None = None

    @property
    def band(self) -> pygame.Rect | None:
        return self._press.band if self._press else None

    @property
    def outlined(self) -> frozenset[int]:
        """What a release of the band would pick now; without a band, what is picked."""
        outcome = self.picked if self.band is None else self._banded(self.band)
        return self.picked if isinstance(outcome, Refused) else outcome

    def clear(self) -> None:
        self._take(frozenset())

    def toggle(self, number: int) -> Picked | Refused:
        """What a click on the die does. A picked one can always be laid down again."""
        return self._take(self.picked - {number}) if number in self.picked else self._add(number)

    def choose(self, numbers: Iterable[int]) -> Picked | Refused:
        """Exactly these dice are picked, as far as they can be."""
        return self._take(self._free(numbers))

    def review(self) -> None:
        """What can be picked has changed: lay down what can't be, or is gone."""
        here = self.picked.intersection(self._dice.loose())
        self._take(frozenset(number for number in here if self.pickable(number) is None))

    # ------------------------------------------------------------------------------------------ the mouse

    def press(self, at: Point) -> None:
        die = self._dice.under(at)
        if die is not None or self.area.collidepoint(at):
            self._press = _Press(at, at, die, bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))

    def drag(self, at: Point) -> None:
        if self._press:
            self._press.to = at
            self._dice.pick(self.outlined)

    def release(self, at: Point) -> Picked | Refused | None:
        press = self._press
        if press is None:
            return None
        press.to = at
        outcome = None if press.band is None else self._banded(press.band)
        self._press = None
        if outcome is not None:
            self._dice.pick(self.picked)
            return self._take(outcome)
        if press.die is None or press.moved:
            return None
        return self._add(press.die) if press.adds else self.toggle(press.die)

    def let_go(self) -> None:
        """The press became something else: a drag of the dice, or the window lost the mouse."""
        if self.band is not None:
            self._dice.pick(self.picked)
        self._press = None

    def _banded(self, band: pygame.Rect) -> frozenset[int] | Refused:
        """The dice in the band, alone or with those picked before."""
        inside = self._free(number for number in self._dice.loose() if band.colliderect(self._core(number)))
        if isinstance(inside, Refused):
            return inside
        if self._press and self._press.adds:
            return self.picked | inside
        if self._picks_stay:
            return self.picked - inside if inside <= self.picked else self.picked | inside
        return inside

    def _free(self, numbers: Iterable[int]) -> frozenset[int] | Refused:
        """Those of these dice that can be picked; if there are none but others, why."""
        wanted = sorted(numbers)
        free = frozenset(number for number in wanted if self.pickable(number) is None)
        if wanted and not free:
            return Refused(wanted[0], self.pickable(wanted[0]) or "")
        return free

    def _add(self, number: int) -> Picked | Refused:
        reason = self.pickable(number)
        return self._take(Refused(number, reason) if reason else self.picked | {number})

    def _take(self, outcome: frozenset[int] | Refused) -> Picked | Refused:
        if isinstance(outcome, Refused):
            return outcome
        self.picked = outcome
        self._dice.pick(outcome)
        return Picked(outcome)

    def _core(self, number: int) -> pygame.Rect:
        """A band must reach well into a die, not just brush it."""
        rect = self._dice.rect_of(number)
        return rect.inflate(-rect.width // 2, -rect.height // 2)

    def draw(self, surface: pygame.Surface) -> None:
        """Over the dice: the band while it is drawn."""
        if band := self.band:
            veil = pygame.Surface(band.size, pygame.SRCALPHA)
            veil.fill((38, 36, 32, 38))
            surface.blit(veil, band, special_flags=pygame.BLEND_PREMULTIPLIED)
            pygame.draw.rect(surface, (30, 22, 18), band.inflate(2, 2), 1, border_radius=5)
            pygame.draw.rect(surface, _CREAM, band, 2, border_radius=4)
