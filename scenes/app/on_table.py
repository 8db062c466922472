"""A scene that lies on a table: what it shows stands on a game's own cloth, or on the café's."""

from pygame import Rect, Surface

from scenes.app.scene import Scene
from scenes.art.table import cloth_area, table_background


class OnTable(Scene):
    table_of: str | None = None
    """The game; None: the café table."""
    _ground: Surface | None = None

    def redress(self) -> None:
        self._ground = None

    def cloth(self, area: Rect) -> Rect:
        return cloth_area(area.size, self.table_of)

    def draw_table(self, surface: Surface) -> None:
        if self._ground is None or self._ground.get_size() != surface.get_size():
            self._ground = table_background(surface.get_size(), self.table_of)
        surface.blit(self._ground, (0, 0))

    def draw(self, surface: Surface) -> None:
        self.draw_table(surface)
        super().draw(surface)
