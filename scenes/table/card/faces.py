"""Any card's face, drawn once for each width."""

from abc import ABC, abstractmethod

import pygame

from scenes.art.surface_cache import kept


class Face(ABC):
    """A value: faces that are equal look the same. Its game says how it looks."""

    @abstractmethod
    def picture(self, width: int) -> pygame.Surface:
        """Drawn anew."""


@kept(64)
def draw(face: Face, width: int) -> pygame.Surface:
    """The face, `width` pixels wide. Shared by all who ask: blit it, never draw on it."""
    return face.picture(width)
