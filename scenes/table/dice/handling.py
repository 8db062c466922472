"""Dice under the mouse: the cup taken, dice picked, dice dragged somewhere. It only tells what was meant.

What a drag takes along, and what dice do where they are let go, is each game's own `DiceHandling`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from math import hypot
from typing import Generic, TypeVar

import pygame
from pygame.event import Event

from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.hand import Hand
from scenes.table.dice.picker import Picked, Picker, Refused
from scenes.table.dice.toss import Throw
from scenes.widgets.pointer import CANCEL

T = TypeVar("T")


@dataclass(frozen=True)
class Thrown:
    """The cup, or dice, were let go like a throw; or picked dice were dropped on the cup."""

    throw: Throw


@dataclass(frozen=True)
class CupRefused:
    """The cup was taken while nothing may be thrown."""


Meant = Thrown | CupRefused | Picked | Refused


@dataclass(eq=False)
class DiceHandling(ABC, Generic[T]):
    """`to_throw` is asked at each press which dice the cup would throw, if any. T: what else is meant."""

    tray: DiceTray
    hand: Hand
    picker: Picker
    to_throw: Callable[[], tuple[int, ...]]
    down: bool = field(default=False, init=False)

    @abstractmethod
    def taken_along(self, at: tuple[int, int]) -> tuple[int, ...]:
        """What a drag that begins here carries; asked at each press, and not heeded on the cup."""

    @abstractmethod
    def dropped(self, at: tuple[int, int], throw: Throw | None) -> Meant | T | None:
        """What was dragged is let go here; `throw` if that is a throw by the hand's measure."""

    def clicked(self, at: tuple[int, int]) -> Meant | T | None:
        """The button goes up and nothing was dragged."""
        return self.picker.release(at)

    def begun(self) -> Meant | None:
        """A press has just become a drag of dice."""
        return None

    def handle(self, event: Event, seed: int) -> Meant | T | None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos, seed)
        if event.type in (CANCEL, pygame.WINDOWFOCUSLOST, pygame.MOUSEBUTTONDOWN):  # another button
            self.let_go()
        elif event.type == pygame.MOUSEMOTION and self.down:
            return self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.down:
            self.down, holding = False, self.hand.holding
            throw = self.hand.release(event.pos)
            return self.dropped(event.pos, throw) if holding else self.clicked(event.pos)
        return None

    def let_go(self) -> None:
        """The drag ends and nothing comes of it."""
        self.down = False
        self.picker.let_go()
        if self.hand.holding:
            self.lay_back()

    def lay_back(self) -> None:
        self.hand.put_back()
        self.tray.pick(self.picker.picked)

    def on_cup(self, at: tuple[int, int]) -> bool:
        cup = self.hand.rect
        return hypot(at[0] - cup.centerx, at[1] - cup.centery) <= cup.w / 2

    def _press(self, at: tuple[int, int], seed: int) -> Meant | None:
        carried, on_cup = self.taken_along(at), self.on_cup(at)
        if on_cup and not (carried := self.to_throw()):
            return CupRefused()
        self.down = True
        self.hand.offer(carried, seed)
        self.hand.press(at)
        if not on_cup:
            self.picker.press(at)
        return None

    def _move(self, at: tuple[int, int]) -> Meant | None:
        held = self.hand.holding
        self.hand.drag(at)
        self.picker.drag(at)
        if not self.hand.holding:
            return None
        self.picker.let_go()
        return None if held else self.begun()
