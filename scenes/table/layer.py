"""What lies still around the table, drawn once: the ground with the bar, the plates and the log on it.

While dice fly or cards turn it is one blit. It is drawn anew when somebody has touched the scene, and while
one of its widgets moves.
"""

from collections.abc import Sequence

from pygame import Surface

from scenes.widgets.widget import Widget


class StillLayer:
    def __init__(self) -> None:
        self._ground: Surface | None = None
        self._picture: Surface | None = None
        self._moved = False

    def lie_on(self, ground: Surface) -> None:
        self._ground = ground
        self.forget()

    def forget(self) -> None:
        self._picture = None

    def draw(self, surface: Surface, widgets: Sequence[Widget], *, moving: bool) -> None:
        """`moving`: something on it moves that is no widget by itself."""
        moves = moving or not all(part.settled for widget in widgets for part in widget.parts())
        if self._picture is None or moves or self._moved:
            assert self._ground is not None
            self._picture = self._ground.copy()
            for widget in widgets:
                widget.draw(self._picture)
        self._moved = moves
        surface.blit(self._picture, (0, 0))
