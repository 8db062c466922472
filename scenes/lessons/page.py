"""The page that offers a game's lessons, and its rule book."""

from collections.abc import Sequence

from pygame import Rect

from scenes import shelf
from scenes.app.page import Page
from scenes.app.scene import Scene
from scenes.game_record.lesson import Lesson
from scenes.lessons.progress import Progress
from scenes.lessons.table import lesson_table
from scenes.text.words import _
from scenes.widgets.button import Button
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale
from scenes.widgets.lists import ROW_HEIGHT, Entry, Row
from scenes.widgets.widget import Widget


class LessonsPage(Page):
    name = "lessons"

    def __init__(self, game: str, progress: Progress) -> None:
        super().__init__()
        self._game = game
        self._progress = progress

    def enter(self) -> None:
        self.controls.first = f"lessons.{self._lessons[0].key}"

    def title(self) -> str:
        return _("{game}: three short lessons").format(game=shelf.title(self._game))

    @property
    def _lessons(self) -> tuple[Lesson, ...]:
        return shelf.on_screen(self._game).lessons()

    def open(self, lesson: Lesson) -> None:
        self.app.push(self._table(lesson), then=lambda _result: self.relay())

    def _table(self, lesson: Lesson) -> Scene:
        keys = [one.key for one in self._lessons]
        at = keys.index(lesson.key) + 1
        onward = (lambda: self._table(self._lessons[at])) if at < len(keys) else None
        return lesson_table(lesson, self._progress, onward)

    def open_rules(self) -> None:
        from scenes.rulebook.scene import BookScene

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
        for lesson in self._lessons:
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
            return _("goes on at {step} of {steps}").format(step=step + 1, steps=len(lesson.steps))
        return _("learnt") if self._progress.done(lesson.key) else ""

    def _sign(self, lesson: Lesson) -> str:
        if self._progress.step(lesson.key, len(lesson.steps)):
            return "pause"
        return "check" if self._progress.done(lesson.key) else "play"
