"""Dice under the mouse: a press on the cup or on dice to be thrown, dice picked, dice dragged to a place.

It only tells what was meant; the scene knows the commands.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import hypot

import pygame
from pygame import Rect
from pygame.event import Event

from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.hand import Hand
from scenes.table.dice.picker import Picked, Picker
from scenes.table.dice.picking import Refused
from scenes.table.dice.toss import Throw
from scenes.widgets.pointer import CANCEL


@dataclass(frozen=True)
class Thrown:
    throw: Throw


@dataclass(frozen=True)
class Dropped:
    """A die was let go: over the places, or elsewhere."""

    die: int
    on_places: bool


@dataclass(frozen=True)
class Pressed:
    """A click on the places, where no die lies that could be picked."""

    at: tuple[int, int]


@dataclass(frozen=True)
class CupRefused:
    """The cup was taken while nothing may be rolled."""


Meant = Thrown | Dropped | Pressed | CupRefused | Picked | Refused


class Handling:
    """`may_roll` and `why_not_pick` are asked at each press; `above` is where dice are set aside."""

    def __init__(
        self,
        tray: DiceTray,
        hand: Hand,
        picker: Picker,
        may_roll: Callable[[], bool],
        why_not_pick: Callable[[int], str | None],
    ) -> None:
        self.above = Rect(0, 0, 0, 0)
        self.down = False
        self._tray, self._hand, self._picker = tray, hand, picker
        self._may_roll, self._why_not_pick = may_roll, why_not_pick
        self._dragged: int | None = None
        self._pressed: tuple[int, int] | None = None

    def handle(self, event: Event, to_roll: Collection[int], seed: int) -> Meant | None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event, to_roll, seed)
        if event.type in (CANCEL, pygame.WINDOWFOCUSLOST, pygame.MOUSEBUTTONDOWN):  # another button
            self.let_go()
        elif event.type == pygame.MOUSEMOTION and self.down:
            self._hand.handle(event)
            self._picker.handle(event)
            if self._hand.holding:
                self._picker.let_go()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.down:
            return self._release(event)
        return None

    def let_go(self) -> None:
        """The drag ends and nothing comes of it."""
        self.down = False
        self._picker.let_go()
        if self._hand.holding:
            self._hand.put_back()
            self._picker.review()

    def _press(self, event: Event, to_roll: Collection[int], seed: int) -> Meant | None:
        self.down, self._dragged, self._pressed = True, None, None
        if self._on_cup(event.pos):
            if not self._may_roll():
                self.down = False
                return CupRefused()
            self._hand.offer(tuple(to_roll), seed)
            self._hand.handle(event)
            return None
        self._hand.offer(self._carried(event.pos, to_roll), seed)
        self._hand.handle(event)
        self._picker.handle(event)
        return None

    def _carried(self, at: tuple[int, int], to_roll: Collection[int]) -> tuple[int, ...]:
        """What a drag takes along: the die, if it can be set aside; else all that are to be rolled."""
        die = self._tray.under(at)
        if self.above.collidepoint(at) and (die is None or self._why_not_pick(die)):
            self._pressed = at
        if die is None:
            return ()
        if self._why_not_pick(die) is None:
            self._dragged = die
            return (die,)
        return tuple(to_roll) if self._may_roll() and die in to_roll else ()

    def _release(self, event: Event) -> Meant | None:
        self.down = False
        holding = self._hand.holding
        throw = self._hand.handle(event)
        over_places = self.above.collidepoint(event.pos)
        if not holding:
            banding = self._picker.banding
            meant = self._picker.handle(event)
            pressed = self._pressed and not banding and over_places
            return Pressed(self._pressed) if self._pressed and pressed else meant
        if self._dragged is not None:
            self._hand.put_back()
            self._picker.review()
            return Dropped(self._dragged, over_places)
        if over_places:
            self.let_go()
            return None
        return Thrown(throw) if throw else None

    def _on_cup(self, at: tuple[int, int]) -> bool:
        cup = self._hand.rect
        return hypot(at[0] - cup.centerx, at[1] - cup.centery) <= cup.w / 2
