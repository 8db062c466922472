"""A click on the table or a key while things move: it hurries them and is used up by that."""

from collections.abc import Callable

import pygame
from pygame import Rect
from pygame.event import Event

from scenes.keys.bindings import Bindings
from scenes.keys.key import HOLDING, asks_for_keys
from scenes.table.director import Director


class Hurry:
    def __init__(self, director: Director, read_on: Callable[[], bool]) -> None:
        """`read_on` puts away what stands there to be read; whether anything did."""
        self._director, self._read_on = director, read_on
        self._buttons: set[int] = set()
        self._key: int | None = None

    def hold(self, event: Event, keys: Bindings) -> bool:
        """The key that hurries as long as it is down. Whether this is it."""
        if event.type == pygame.KEYDOWN and keys.means(event, "table.hurry"):
            self._key = event.key
            self._director.hold(True)
            return True
        released = event.type == pygame.KEYUP and event.key == self._key
        if released or event.type == pygame.WINDOWFOCUSLOST:
            self._key = None
            self._director.hold(False)
        return released

    def takes(self, event: Event, table: Rect | None) -> bool:
        """Whether the event is used up; the release of a press that hurried is so too."""
        if event.type == pygame.MOUSEBUTTONUP and event.button in self._buttons:
            self._buttons.discard(event.button)
            return True
        if not self._director.busy:
            return False
        if event.type == pygame.KEYDOWN:
            asks = event.key == pygame.K_ESCAPE or asks_for_keys(event)
            hurries = not asks and event.key not in HOLDING
        elif event.type == pygame.MOUSEBUTTONDOWN:
            hurries = event.button == 1 and table is not None and table.collidepoint(event.pos)
        else:
            return False
        if hurries:
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._buttons.add(event.button)
            if not self._read_on():
                self._director.hurry()
        return hurries
