"""A lesson on the game's own table: the slip below it says what to do next, and what would do it is lit."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes import shelf
from scenes.app.scene import Scene
from scenes.game_record.lesson import Lesson
from scenes.hint.lights import lights
from scenes.lessons.progress import Progress
from scenes.lessons.sitting import LessonSitting
from scenes.play.menu import Item
from scenes.play.scene import PlayScene
from scenes.play.slip import cut, draw_wood, lay_buttons, only_shown, widest
from scenes.table.sitting import WentBack, WentOn
from scenes.text.words import _, spoken
from scenes.widgets.button import Button, unplaced
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import REST, Scale, columns, inset
from scenes.widgets.widget import Widget

_STRIP = 13.5


@dataclass(frozen=True)
class WayOn:
    """The lesson that comes next if there is one, and a real game with help."""

    onward: Callable[[], Scene] | None = None
    play: Callable[[], Scene] | None = None


class LessonScene(PlayScene):
    def __init__(self, sitting: LessonSitting, progress: Progress, way_on: WayOn) -> None:
        super().__init__(sitting)
        self.name = "lesson"
        self.lesson_sitting = sitting
        self._lesson, self._language = sitting.lesson, spoken()
        self.progress = progress
        self._way_on = way_on
        self._strip = Rect(0, 0, 0, 0)
        self.log_wanted = self._ended = False
        self._said = ""

    @property
    def lesson(self) -> Lesson:
        """In the language that is spoken now."""
        if self._language != spoken():
            told = shelf.on_screen(self._lesson.game).lessons()
            self._lesson = next(one for one in told if one.key == self._lesson.key)
            self._language = spoken()
        return self._lesson

    # What the slip says

    @property
    def words(self) -> str:
        sitting, lesson = self.lesson_sitting, self.lesson
        if sitting.followed.astray:
            return _("That's allowed. See what happens; the lesson waits for you.")
        if sitting.over:
            return lesson.closing
        return lesson.steps[sitting.step].words

    @property
    def told(self) -> bool:
        """The slip speaks of what has been seen: not of what still moves."""
        return self.at_rest or self.looking_back

    def come_back(self) -> None:
        self.director.skip()
        self.lesson_sitting.come_back()
        self.relay()

    def leave_out(self) -> None:
        """On to the next one: this one counts as learnt when it has been gone through, not now."""
        if self._way_on.onward:
            self.app.replace(self._way_on.onward())
        else:
            self.app.pop()

    def again(self) -> None:
        self.app.replace(lesson_scene(self.lesson, self.progress, self._way_on))

    def play(self) -> None:
        """A real game: from there the way leads home, not back to the lessons."""
        assert self._way_on.play is not None
        self.app.replace(self._way_on.play())

    # What happens

    def title(self) -> str:
        told = _("{game} · lesson: {title}")
        return told.format(game=shelf.title(self.lesson.game), title=self.lesson.title)

    @property
    def hints_offered(self) -> bool:
        return False

    @property
    def ended(self) -> bool:
        """The lesson has an end, a game of it has not."""
        return False

    def menu(self) -> Sequence[Item]:
        leave = Item("leave", _("Leave the lesson"), "back", self.app.pop)
        return (*super().menu()[:-1], leave, super().menu()[-1])

    def press_plate(self, seat: int) -> None:
        """Nobody takes over a seat in a lesson."""

    def to_result(self) -> None:
        self.come_back()

    def _heard(self, change: WentOn | WentBack) -> None:
        super()._heard(change)
        sitting = self.lesson_sitting
        self.progress.leave_at(self.lesson.key, sitting.step, len(self.lesson.steps))
        self.relay()

    # The picture

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        table, self._strip = cut(area, min(scale.px(_STRIP), area.h // 4))
        for widget in super().lay(table, scale):
            only_shown(widget)
            if widget.id == "bar.home" and isinstance(widget, Button):
                words = _("Leave the lesson. Continue it whenever you like.")
                widget.label, widget.help, widget.icon = words, words, "back"
                widget.on_press = self.app.pop
            yield widget
        yield from self._slip(inset(self._strip, scale.px(1.4), scale.px(0.9)), scale)

    def _slip(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        yield Panel("lesson.slip", "", place)
        inner = inset(place, scale.px(2.4), scale.px(1.1))
        if self.told or not self._said:
            followed = self.lesson_sitting.followed
            self._said, self._ended = self.words, self.lesson_sitting.over and not followed.astray
        buttons = list(self._buttons())
        room = min(max(widest(buttons, scale), scale.px(34)), inner.w * 2 // 5)
        words, right = columns(inner, REST, room, gap=scale.px(2))
        yield Label("lesson.words", self._said, words, size="body", kind="medium")
        lay_buttons(right, scale, buttons)
        yield from buttons

    def _buttons(self) -> Iterable[Button]:
        onward, play = self._way_on.onward, self._way_on.play
        if not self._ended:
            if self.lesson_sitting.followed.astray:
                words = _("Back to the lesson")
                yield unplaced("lesson.back", words, "undo", self.come_back, style="primary")
            yield unplaced("lesson.skip", _("Skip this lesson"), "fast_forward", self.leave_out)
            return
        words, sign = (_("Next lesson"), "fast_forward") if onward else (_("Done"), "check")
        buttons = [unplaced("lesson.next", words, sign, self.leave_out)]
        if play:
            buttons.append(unplaced("lesson.play", _("Play a game"), "play", self.play))
        expected = buttons[0 if onward else -1]
        expected.style, expected.at_enter = "primary", True
        yield from buttons
        yield unplaced("lesson.again", _("Once more"), "rematch", self.again)

    def draw(self, surface: Surface) -> None:
        draw_wood(surface, self._strip)
        super().draw(surface)

    def lights(self) -> list[Rect]:
        """What would do what the slip proposes; nothing while an opponent plays.

        Of what needs no press of its own, what follows is lit: a turn begins with the card that is played.
        So is what follows as a part of the same decision.
        """
        wanted = self.lesson_sitting.wanted
        if wanted is None or self.looking_back or not self.at_rest or self.sitting.is_bot(wanted.seat):
            return []
        game, lesson, sitting = self.game, self.lesson, self.lesson_sitting
        steps = game.lights(wanted, self.view, None)
        following = lesson.moves[sitting.followed.moves + 1 :]
        if following and (not steps or lesson.steps[sitting.step].together):
            steps = (*steps, *game.lights(following[0](sitting.session.state), self.view, None))
        return lights(steps, self.controls.widgets)


def lesson_scene(lesson: Lesson, progress: Progress, way_on: WayOn) -> LessonScene:
    """The lesson where it was left, or from its beginning."""
    step = progress.step(lesson.key, len(lesson.steps))
    return LessonScene(LessonSitting(lesson, step), progress, way_on)
