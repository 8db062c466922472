"""The page that offers a game's lessons, and its rule book."""

from collections.abc import Sequence

from pygame import Rect

from scenes import shelf
from scenes.app.page import Page
from scenes.game_record.lesson import Lesson
from scenes.lessons.course import Course
from scenes.rulebook.scene import BookScene
from scenes.text.words import _
from scenes.widgets.button import Button
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale
from scenes.widgets.lists import ROW_HEIGHT, Entry, Row
from scenes.widgets.widget import Widget


class LessonsPage(Page):
    name = "lessons"

    def __init__(self, course: Course) -> None:
        super().__init__()
        self._course = course
        self._game = course.game
        self._progress = course.progress

    def enter(self) -> None:
        self.controls.first = f"lessons.{self._course.lessons[0].key}"

    def title(self) -> str:
        return _("{game}: short lessons").format(game=shelf.title(self._game))

    def open(self, lesson: Lesson) -> None:
        self.app.push(self._course.at(lesson), then=lambda _result: self.relay())

    def open_rules(self) -> None:
        self.app.push(BookScene(self._game))

    def buttons(self) -> Sequence[Button]:
        nowhere = Rect(0, 0, 0, 0)
        return (Button("lessons.rules", _("Rule book"), nowhere, icon="book", on_press=self.open_rules),)

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        words = _("Each takes two or three minutes, on the real table. You can leave at any time.")
        high = text_height(scale, words, place.w)
        made: list[Widget] = [
            Label("lessons.about", words, Rect(place.x, place.y, place.w, high), muted=True)
        ]
        y = place.y + high + scale.px(1.4)
        tall = scale.px(ROW_HEIGHT)
        for lesson in self._course.lessons:
            entry = Entry(lesson.key, lesson.title, lesson.about, self._state(lesson), self._sign(lesson))
            said = ", ".join(part for part in (lesson.title, lesson.about, entry.aside) if part)
            row = Rect(place.x, y, place.w, tall)
            made.append(
                Row(
                    f"lessons.{lesson.key}",
                    said,
                    row,
                    entry,
                    on_press=lambda lesson=lesson: self.open(lesson),
                )
            )
            y = row.bottom + scale.px(0.6)
        return made, y - place.y

    def _state(self, lesson: Lesson) -> str:
        if step := self._progress.step(lesson.key, len(lesson.steps)):
            return _("continues at {step} of {steps}").format(step=step + 1, steps=len(lesson.steps))
        return _("done") if self._progress.done(lesson.key) else ""

    def _sign(self, lesson: Lesson) -> str:
        if self._progress.step(lesson.key, len(lesson.steps)):
            return "pause"
        return "check" if self._progress.done(lesson.key) else "play"
