"""Which lessons were learnt, and where others were left. Kept in a file of its own."""

from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from game.core.folders import settings_folder
from scenes.settings import json_file


class Learnt(Struct, frozen=True):
    done: tuple[str, ...] = ()
    left: dict[str, int] = field(default_factory=dict[str, int])
    """At which step a lesson was left."""


def default_path() -> Path:
    return settings_folder() / "lessons.json"


class Progress:
    def __init__(self, path: Path | None = None) -> None:
        """Without a path it forgets everything in the end, which is what tests want."""
        self._path = path
        self._now = (json_file.read(path, Learnt) if path else None) or Learnt()

    def done(self, lesson: str) -> bool:
        return lesson in self._now.done

    def any_done(self, game: str) -> bool:
        """Lessons go by their game's key."""
        return any(lesson.partition(".")[0] == game for lesson in self._now.done)

    def step(self, lesson: str, steps: int) -> int:
        """Where it goes on, of so many steps; 0: at its beginning, also where there is no such step."""
        left = self._now.left.get(lesson, 0)
        return left if 0 < left < steps else 0

    def leave_at(self, lesson: str, step: int, steps: int) -> None:
        """A lesson that was gone through begins anew next time."""
        left = {key: at for key, at in self._now.left.items() if key != lesson}
        if step >= steps:
            done = (*self._now.done, lesson) if lesson not in self._now.done else self._now.done
            self._change(Learnt(done, left))
        else:
            self._change(replace(self._now, left={**left, lesson: step} if step else left))

    def _change(self, now: Learnt) -> None:
        if now == self._now:
            return
        self._now = now
        if self._path:
            json_file.write(self._path, now)


def at_home() -> Progress:
    """What the person at this computer has learnt."""
    return Progress(default_path())
