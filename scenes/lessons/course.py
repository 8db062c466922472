"""The lessons of a game, one after the other, and the game that they lead to."""

from collections.abc import Callable

from scenes import shelf
from scenes.app.scene import Scene
from scenes.game_record.lesson import Lesson
from scenes.lessons.progress import Progress
from scenes.lessons.table import LessonScene, WayOn, lesson_scene


class Course:
    def __init__(self, game: str, progress: Progress, play: Callable[[], Scene]) -> None:
        """`play` begins a real game with help."""
        self.game = game
        self.progress = progress
        self._play = play

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        return shelf.on_screen(self.game).lessons()

    def first(self) -> Scene:
        return self.at(self.lessons[0])

    def at(self, lesson: Lesson) -> LessonScene:
        """Where it was left, or from its beginning."""
        keys = [one.key for one in self.lessons]
        after = keys.index(lesson.key) + 1
        onward = (lambda: self.at(self.lessons[after])) if after < len(keys) else None
        return lesson_scene(lesson, self.progress, WayOn(onward, self._play))
