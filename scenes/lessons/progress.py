"""Which lessons were learnt, and where others were left. Stored in a file of its own."""

from pathlib import Path

from msgspec import Struct, field

from game.core.folders import settings_folder
from scenes.settings.json_file import Stored


class Learnt(Struct, frozen=True):
    done: tuple[str, ...] = ()
    left: dict[str, int] = field(default_factory=dict[str, int])
    """At which step a lesson was left."""


def default_path() -> Path:
    return settings_folder() / "lessons.json"


class Progress(Stored[Learnt]):
    def __init__(self, path: Path | None = None) -> None:
        super().__init__(path, Learnt)

    def done(self, lesson: str) -> bool:
        return lesson in self.now.done

    def any_done(self, game: str) -> bool:
        """Lessons go by their game's key."""
        return any(lesson.partition(".")[0] == game for lesson in self.now.done)

    def step(self, lesson: str, steps: int) -> int:
        """Where it goes on, of so many steps; 0: at its beginning, also where there is no such step."""
        left = self.now.left.get(lesson, 0)
        return left if 0 < left < steps else 0

    def leave_at(self, lesson: str, step: int, steps: int) -> None:
        """A lesson that was gone through begins anew next time."""
        left = {key: at for key, at in self.now.left.items() if key != lesson}
        if step >= steps:
            self.change(done=tuple(dict.fromkeys((*self.now.done, lesson))), left=left)
        else:
            self.change(left={**left, lesson: step} if step else left)
