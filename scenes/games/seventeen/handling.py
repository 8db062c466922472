"""A card of one's own hand under the mouse: a click, or a drag to the row. It only tells what was meant."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame.event import Event

from scenes.games.seventeen.card import Card
from scenes.table.card.places import Place
from scenes.widgets.pointer import CANCEL

_SLACK = 8
"""Pixels that a press may wander before it is a drag."""


@dataclass(frozen=True)
class Clicked:
    number: int


@dataclass(frozen=True)
class Dropped:
    """A card was let go at this point."""

    number: int
    at: tuple[int, int]


class Handling:
    def __init__(self) -> None:
        self.number: int | None = None
        """Which card of the hand is held down."""
        self.dragging: Card | None = None
        self.at = (0, 0)
        self._pressed_at = (0, 0)
        self._home = Place(0, 0)

    @property
    def down(self) -> bool:
        return self.number is not None

    def handle(self, event: Event, hand: Sequence[Card]) -> Clicked | Dropped | None:
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == 1 and not self.down:
                self._press(event.pos, hand)
            elif self.down:
                self.let_go()
        elif event.type == pygame.MOUSEMOTION and self.number is not None:
            self._drag(event.pos, hand[self.number])
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        elif event.type in (CANCEL, pygame.WINDOWFOCUSLOST):
            self.let_go()
        return None

    def let_go(self) -> None:
        """The drag ends, and nothing comes of it."""
        if self.dragging:
            self.dragging.sprite.go(self._home)
        self.number = self.dragging = None

    def _press(self, at: tuple[int, int], hand: Sequence[Card]) -> None:
        self.number = under(at, hand)
        self._pressed_at = self.at = at

    def _drag(self, at: tuple[int, int], card: Card) -> None:
        self.at = at
        wandered = max(abs(at[0] - self._pressed_at[0]), abs(at[1] - self._pressed_at[1]))
        if self.dragging is None and wandered > _SLACK:
            self.dragging, self._home = card, card.sprite.goal
        if self.dragging:
            self.dragging.sprite.put(Place(*at))

    def _release(self, at: tuple[int, int]) -> Clicked | Dropped | None:
        number, dragged = self.number, self.dragging
        self.let_go()
        if number is None:
            return None
        return Dropped(number, at) if dragged else Clicked(number)


def under(at: tuple[int, int], hand: Sequence[Card]) -> int | None:
    """The uppermost card of the hand there."""
    return next((i for i in reversed(range(len(hand))) if hand[i].sprite.holds(at)), None)
