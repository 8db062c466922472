"""What is on screen: the visible scenes from below, veils between them, and the way from one to the next."""

import os
from collections.abc import Sequence

import pygame
from pygame import Surface

from scenes.app import transition
from scenes.app.scene import Scene
from scenes.app.transition import Arrival
from scenes.art import surface_cache
from scenes.settings.store import Settings
from scenes.widgets import paint

VEIL_ALPHA = 150

On = tuple[int, int] | Surface
"""The window's surface, or the size of one of its own."""


def ensure_display() -> None:
    """Without a window, SDL's dummy driver does: pictures need a display's pixel format."""
    if not pygame.display.get_init():
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
    if pygame.display.get_driver() == "dummy" and pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))


class Screen:
    def __init__(self, on: On) -> None:
        self.surface = on if isinstance(on, Surface) else Surface(on)
        self.stale = True
        self.drawn = 0
        """How many pictures have been drawn so far."""
        self._transition: transition.Transition | None = None
        self._below: Surface | None = None
        """The resting scenes below a dialog with the veil on them, so that only the dialog is drawn anew."""

    @property
    def moving(self) -> bool:
        return self._transition is not None

    def show_on(self, surface: Surface, *, keep: bool = False) -> None:
        """`keep`: pictures for the size until now, which soon comes back."""
        if surface.get_size() != self.surface.get_size():
            self._transition = None
            if not keep:
                surface_cache.forget_all()
        self.surface = surface
        self.forget_below()

    def forget_below(self) -> None:
        self._below = None
        self.stale = True

    def part(self, kind: Arrival, settings: Settings, *, back: bool) -> None:
        """Keeps the picture that is there for the way to the next one."""
        self._transition = transition.chosen(self.surface.copy(), kind, settings, back=back)

    def hurry(self) -> None:
        """The next scene is there at once."""
        self._transition, self.stale = None, True

    def update(self, dt: float) -> None:
        if self._transition:
            self._transition.update(dt)
            if self._transition.over:
                self._transition = None
            self.stale = True

    def draw(self, scenes: Sequence[Scene]) -> None:
        kept = self._transition.after if self._transition else None
        if kept is not None and not any(scene.stale for scene in scenes):
            self.surface.blit(kept, (0, 0))
        else:
            self._draw_scenes(scenes)
            if self._transition:
                self._transition.after = self.surface.copy()
        if self._transition:
            self._transition.draw(self.surface)
        self.drawn += 1
        self.stale = False

    def _draw_scenes(self, scenes: Sequence[Scene]) -> None:
        *below, top = scenes
        if below and self._below is not None and not any(scene.stale for scene in below):
            self.surface.blit(self._below, (0, 0))
        else:
            for scene, above in zip(below, scenes[1:], strict=True):
                scene.stale = False
                scene.draw(self.surface)
                if above.see_through:
                    self.surface.blit(paint.veil(self.surface.get_size(), VEIL_ALPHA), (0, 0))
            resting = below and all(scene.settled for scene in below)
            self._below = self.surface.copy() if resting else None
        top.stale = False
        top.draw(self.surface)
