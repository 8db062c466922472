"""A card seen large: while the pointer rests on it, or until the next press after a right-click, a key or a
finger's long press. In every game the same."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.table.context import TableContext
from scenes.widgets.target import Target
from scenes.widgets.widget import Alarm

_REST, _LONG_PRESS = 1.0, 0.6
_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEWHEEL, pygame.WINDOWFOCUSLOST)

CardT = TypeVar("CardT")


class Enlarged(Protocol):
    """What is shown of a card."""

    @property
    def rect(self) -> Rect: ...
    @property
    def words(self) -> str:
        """All that stands there, to be read out."""
        ...

    def draw(self, surface: Surface) -> None: ...


@dataclass(eq=False)
class Magnifier(Generic[CardT]):
    """`under` finds the card at a place, `of_widget` the one of a widget's id."""

    context: TableContext
    under: Callable[[tuple[int, int]], CardT | None]
    of_widget: Callable[[str], CardT | None]
    gripping: Callable[[], bool]
    enlarged: Callable[[CardT], Enlarged]
    shown: CardT | None = field(default=None, init=False)
    _stays: bool = field(default=False, init=False)
    _alarm: Alarm | None = field(default=None, init=False)
    _pointer: tuple[int, int] = field(default=(-1, -1), init=False)

    @property
    def stays(self) -> bool:
        """It shows until the next press."""
        return self.shown is not None and self._stays

    def heard_first(self, event: Event) -> bool:
        """Before all others; whether it was meant for this and nobody else."""
        asks = self.context.settings.keys.means(event, "everywhere.rule")
        if event.type in _PRESSES:
            used = self.stays
            self.close()
            if used:
                return not asks  # the same key again opens the rule book
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._pressed(event)
        if event.type == pygame.MOUSEMOTION:
            self._moved(event)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._forget()
        elif asks:
            return self._by_key()
        return False

    def close(self) -> None:
        self._forget()
        if self.shown is not None:
            self.shown = None
            self.context.touch()

    def draw(self, surface: Surface) -> None:
        if self.shown is not None:
            self.enlarged(self.shown).draw(surface)

    def targets(self) -> list[Target]:
        if self.shown is None:
            return []
        enlarged = self.enlarged(self.shown)
        at = enlarged.rect
        return [Target("enlarged", (at.x, at.y, at.w, at.h), enlarged.words, role="label")]

    def _pressed(self, event: Event) -> bool:
        card = self.under(event.pos)
        if card is None or self.gripping():
            return False
        if event.button == 3:
            self._show(card, stays=True)
            return True
        if getattr(event, "touch", False):
            self._wait(card, _LONG_PRESS, stays=True)
        return False

    def _moved(self, event: Event) -> None:
        self._pointer = event.pos
        if self.stays:
            return
        card = self.under(event.pos)
        if card != self.shown:
            self.close()
        touched = getattr(event, "touch", False)
        if card is not None and self.shown is None and not self.gripping() and not touched:
            self._wait(card, _REST, stays=False)

    def _by_key(self) -> bool:
        """The card under the pointer, or else the one with the focus."""
        card = self.under(self._pointer)
        if card is None:
            card = self.of_widget(self.context.controls.focus or "")
        if card is not None:
            self._show(card, stays=True)
        return card is not None

    def _wait(self, card: CardT, seconds: float, *, stays: bool) -> None:
        self._forget()
        self._alarm = self.context.later(seconds, lambda: self._show(card, stays=stays))

    def _forget(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _show(self, card: CardT, *, stays: bool) -> None:
        self._forget()
        self.context.controls.hush()
        self.shown, self._stays = card, stays
        self.context.touch()
