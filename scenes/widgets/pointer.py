"""Mouse and finger as one pointer: scenes only ever hear of the mouse.

The first finger on the glass comes as the left button, with `touch=True`. While it is there no other finger
and no mouse is heard, and while a button is held no finger: two people at one screen don't tear at one card.
Whoever follows a drag must also hear `CANCEL`: the window lost the focus, and the button's release may never
come.
"""

from collections.abc import Callable

import pygame
from pygame.event import Event

CANCEL = pygame.event.custom_type()
"""Any drag ends now, and nothing is committed."""

_FINGERS = {
    pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
    pygame.FINGERMOTION: pygame.MOUSEMOTION,
    pygame.FINGERUP: pygame.MOUSEBUTTONUP,
}


_FINGERTIP = 9.0
"""Millimetres."""
_USUAL_DENSITY = 96 / 25.4


class Pointer:
    def __init__(self) -> None:
        self.fingertip = 0
        """Pixels; 0 until a finger has touched the screen. Then what is pressed is no smaller."""
        self.density: Callable[[], float] = lambda: _USUAL_DENSITY
        """Pixels a millimetre, where the window is now."""
        self.pos: tuple[int, int] = (-1, -1)
        """Where the mouse or the finger is; a finger that has gone is nowhere."""
        self._held: set[int] = set()
        self._finger: tuple[int, int] | None = None
        """Which screen it is on, and which of the fingers there."""

    @property
    def holds(self) -> bool:
        """A button or a finger is down."""
        return bool(self._held) or self._finger is not None

    def heard(self, event: Event, size: tuple[int, int]) -> list[Event]:
        """What scenes hear instead of `event`."""
        if event.type in _FINGERS:
            return self._touched(event, size)
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            return [event, *self._cancelled()]
        if event.type in _FINGERS.values() and (self._finger is not None or getattr(event, "touch", False)):
            return []  # where a system makes a mouse of a finger besides, nothing happens twice
        if event.type == pygame.MOUSEMOTION:
            self.pos = event.pos
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.pos = event.pos
            self._held.add(event.button)
        elif event.type == pygame.MOUSEBUTTONUP:
            self.pos = event.pos
            self._held.discard(event.button)
        return [event]

    def _cancelled(self) -> list[Event]:
        if not self._held and self._finger is None:
            return []
        self._held.clear()
        self._finger = None
        return [Event(CANCEL)]

    def _touched(self, event: Event, size: tuple[int, int]) -> list[Event]:
        finger = (event.touch_id, event.finger_id)
        if event.type == pygame.FINGERDOWN and self._finger is None and not self._held:
            self._finger = finger
        if finger != self._finger:
            return []
        pos = (
            min(size[0] - 1, max(0, int(event.x * size[0]))),
            min(size[1] - 1, max(0, int(event.y * size[1]))),
        )
        moved = (pos[0] - self.pos[0], pos[1] - self.pos[1])
        self.pos = pos
        if event.type == pygame.FINGERMOTION:
            return [Event(pygame.MOUSEMOTION, pos=pos, rel=moved, buttons=(1, 0, 0), touch=True)]
        if event.type == pygame.FINGERUP:
            self._finger, self.pos = None, (-1, -1)
            self.fingertip = round(_FINGERTIP * self.density())  # now, when nothing moves away below it
        return [Event(_FINGERS[event.type], pos=pos, button=1, touch=True)]
