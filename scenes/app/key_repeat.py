"""Drops key auto-repeat except for keys that move and edit: a held Enter says yes to one question."""

import pygame
from pygame.event import Event

REPEATING = {
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
    pygame.K_TAB,
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
}


class KeyRepeat:
    def __init__(self) -> None:
        self._keys: set[int] = set()

    def again(self, event: Event) -> bool:
        """Whether it only says that a key is still held."""
        if event.type == pygame.KEYUP:
            self._keys.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._keys.clear()
        elif event.type == pygame.KEYDOWN:
            held = event.key in self._keys
            self._keys.add(event.key)
            return held and event.key not in REPEATING
        return False
