"""The page that offers a game's lessons, and its rule book."""

from collections.abc import Sequence

from scenes import shelf
from scenes.app.page import Page
from scenes.game_record.lesson import Lesson
from scenes.lessons.course import Course
from scenes.rulebook.scene import BookScene
from scenes.text.words import _
from scenes.widgets.button import Button, unplaced
from scenes.widgets.lists import Entry
from scenes.widgets.sheet import Sheet


class LessonsPage(Page):
    name = "lessons"

    def __init__(self, course: Course) -> None:
        super().__init__()
        self._course, self._game, self._progress = course, course.game, course.progress
        self.controls.first = f"lessons.{course.lessons[0].key}"

    def title(self) -> str:
        return _("{game}: short lessons").format(game=shelf.title(self._game))

    def open(self, lesson: Lesson) -> None:
        self.app.push(self._course.at(lesson), then=lambda _result: self.relay())

    def open_rules(self) -> None:
        self.app.push(BookScene(self._game))

    def buttons(self) -> Sequence[Button]:
        return (unplaced("lessons.rules", _("Rule book"), "book", self.open_rules),)

    def body(self, sheet: Sheet) -> None:
        words = _("Each takes two or three minutes, on the real table. You can leave at any time.")
        sheet.say(words, "lessons.about", muted=True, after=1.4)
        for lesson in self._course.lessons:
            entry = Entry(lesson.key, lesson.title, lesson.about, self._state(lesson), self._sign(lesson))
            sheet.row(f"lessons.{lesson.key}", entry, lambda lesson=lesson: self.open(lesson), after=0.6)

    def _state(self, lesson: Lesson) -> str:
        if step := self._progress.step(lesson.key, len(lesson.steps)):
            return _("continues at {step} of {steps}").format(step=step + 1, steps=len(lesson.steps))
        return _("done") if self._progress.done(lesson.key) else ""

    def _sign(self, lesson: Lesson) -> str:
        if self._progress.step(lesson.key, len(lesson.steps)):
            return "pause"
        return "check" if self._progress.done(lesson.key) else "play"
