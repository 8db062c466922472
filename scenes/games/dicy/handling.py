"""Dice under the mouse: the cup taken, dice picked, picked dice dragged to a card or to the cup.

It only tells what was meant; the scene knows the commands.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot

import pygame
from pygame.event import Event

from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.hand import Hand
from scenes.table.dice.picker import Picked, Picker
from scenes.table.dice.picking import Refused
from scenes.table.dice.toss import Throw
from scenes.widgets.pointer import CANCEL

_HARD = 0.25
"""From this force on dice let go over the table are meant to be thrown; the hand's gentlest throws, of dice
that were only put down, stay below it."""


@dataclass(frozen=True)
class Thrown:
    """The cup, or picked dice, were let go like a throw; or picked dice were dropped on the cup."""

    throw: Throw


@dataclass(frozen=True)
class Dropped:
    """Picked dice were let go at this place."""

    at: tuple[int, int]


@dataclass(frozen=True)
class CupRefused:
    """The cup was taken while nothing may be thrown."""


Meant = Thrown | Dropped | CupRefused | Picked | Refused


class Handling:
    """`to_throw` is asked at each press which dice the cup would throw, if any; `is_card` where one lies."""

    def __init__(
        self,
        tray: DiceTray,
        hand: Hand,
        picker: Picker,
        to_throw: Callable[[], tuple[int, ...]],
        is_card: Callable[[tuple[int, int]], bool],
    ) -> None:
        self.down = False
        self._tray, self._hand, self._picker = tray, hand, picker
        self._to_throw, self._is_card = to_throw, is_card
        self._dragged: frozenset[int] = frozenset()

    def handle(self, event: Event, seed: int) -> Meant | None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event, seed)
        if event.type in (CANCEL, pygame.WINDOWFOCUSLOST, pygame.MOUSEBUTTONDOWN):  # another button
            self.let_go()
        elif event.type == pygame.MOUSEMOTION and self.down:
            return self._move(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.down:
            return self._release(event)
        return None

    @property
    def dragging(self) -> bool:
        """Picked dice are in the hand; the cup is something else."""
        return self._hand.holding and bool(self._dragged)

    def let_go(self) -> None:
        """The drag ends and nothing comes of it."""
        self.down = False
        self._picker.let_go()
        if self._hand.holding:
            self._lay_back()

    def _lay_back(self) -> None:
        self._hand.put_back()
        self._tray.pick(self._picker.picked)

    def _press(self, event: Event, seed: int) -> Meant | None:
        self._dragged = frozenset()
        if self._on_cup(event.pos):
            numbers = self._to_throw()
            if not numbers:
                return CupRefused()
            self.down = True
            self._hand.offer(numbers, seed)
            self._hand.handle(event)
            return None
        self.down = True
        die = self._tray.under(event.pos)
        if die is not None and self._picker.pickable(die) is None:
            self._dragged = self._picker.picked | {die}
        self._hand.offer(tuple(sorted(self._dragged)), seed)
        self._hand.handle(event)
        self._picker.handle(event)
        return None

    def _move(self, event: Event) -> Meant | None:
        held = self._hand.holding
        self._hand.handle(event)
        self._picker.handle(event)
        if not self._hand.holding:
            return None
        self._picker.let_go()
        return self._picker.choose(self._dragged) if self._dragged and not held else None

    def _release(self, event: Event) -> Meant | None:
        self.down = False
        holding = self._hand.holding
        throw = self._hand.handle(event)
        if not holding:
            return self._picker.handle(event)
        if throw is None or not self._dragged:
            return Thrown(throw) if throw else None
        self._lay_back()
        hard = throw.force >= _HARD and not self._is_card(event.pos)
        return Thrown(throw) if hard or self._on_cup(event.pos) else Dropped(event.pos)

    def _on_cup(self, at: tuple[int, int]) -> bool:
        cup = self._hand.rect
        return hypot(at[0] - cup.centerx, at[1] - cup.centery) <= cup.w / 2
