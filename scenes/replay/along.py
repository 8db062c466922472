"""What lies along a game that is looked at: a press or a drag on it goes to a moment."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

from scenes.replay.timeline import Timeline
from scenes.widgets.widget import Widget


@dataclass(eq=False)
class Along(Widget):
    course: Timeline
    n: int
    _: KW_ONLY
    on_seek: Callable[[int], None] = lambda _: None

    role = "slider"
    pulls = True

    def stop_at(self, pos: tuple[int, int]) -> int:
        """Which moment lies there."""
        raise NotImplementedError

    def grab(self, pos: tuple[int, int]) -> None:
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        wanted = self.stop_at(pos)
        if wanted != self.n:
            self.n = wanted
            self.on_seek(wanted)

    def drop(self, pos: tuple[int, int]) -> None:
        self.drag(pos)
