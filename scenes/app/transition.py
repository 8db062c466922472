"""From one scene to the next: a cross-fade, a slide or a curtain between the pictures before and after."""

from typing import Literal

import pygame

from scenes.settings.store import PACE, Settings

Arrival = Literal["fade", "slide", "curtain"]

_SECONDS = {"fade": 0.22, "slide": 0.32, "curtain": 0.6}
_SHORT_FADE = 0.1


class Transition:
    """Plays over pictures, so that it costs the same whatever the scenes draw."""

    def __init__(self, before: pygame.Surface, kind: Arrival, seconds: float, *, back: bool) -> None:
        self._before = before
        self._kind = kind
        self._seconds = seconds
        self._back = back
        self._elapsed = 0.0
        self.after: pygame.Surface | None = None
        """The picture of what comes, kept."""

    @property
    def over(self) -> bool:
        return self._elapsed >= self._seconds

    def update(self, dt: float) -> None:
        self._elapsed += dt

    def draw(self, surface: pygame.Surface) -> None:
        """Over the picture after, which is on `surface` already."""
        rest = 1 - min(1.0, self._elapsed / self._seconds) if self._seconds else 0.0
        t = 1 - rest**3  # slower and slower
        if self._kind == "fade":
            self._before.set_alpha(round(255 * (1 - t)))
            surface.blit(self._before, (0, 0))
            return
        width = surface.get_width()
        away = round(width * t)
        after = self.after if self.after is not None else surface.copy()
        if self._kind == "curtain":
            cloth, room = (self._before, after) if self._back else (after, self._before)
            self._draw_curtain(surface, cloth, room, t if self._back else 1 - t)
        elif self._back:
            surface.blit(after, ((away - width) // 4, 0))
            surface.blit(self._before, (away, 0))
        else:
            surface.blit(self._before, (-away // 4, 0))
            surface.blit(after, (width - away, 0))

    @staticmethod
    def _draw_curtain(
        surface: pygame.Surface, cloth: pygame.Surface, room: pygame.Surface, opened: float
    ) -> None:
        width, height = surface.get_size()
        half = width // 2
        away = round((half + 1) * opened)
        surface.blit(room, (0, 0))
        surface.blit(cloth, (-away, 0), (0, 0, half, height))
        surface.blit(cloth, (half + away, 0), (half, 0, width - half, height))


def chosen(before: pygame.Surface, kind: Arrival, settings: Settings, *, back: bool) -> Transition | None:
    """The transition these settings want: none at instant speed, a short plain fade with reduced motion."""
    pace = PACE[settings.speed]
    if not pace:
        return None
    if settings.reduced_motion:
        return Transition(before, "fade", _SHORT_FADE, back=back)
    return Transition(before, kind, _SECONDS[kind] / pace, back=back)
