"""A lesson on the game's own table: the slip below it says what to do next, and what would do it is lit."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes import shelf
from scenes.app.scene import Scene
from scenes.art.drawing import texture, tile
from scenes.art.palette import SHADOW, WALNUT_DARK
from scenes.game_record.lesson import Lesson
from scenes.hint import balloon
from scenes.hint.lights import lights
from scenes.lessons.progress import Progress
from scenes.lessons.sitting import LessonSitting
from scenes.play.menu import Item
from scenes.play.scene import PlayScene
from scenes.table.seats import SeatPlate
from scenes.table.sitting import WentBack, WentOn
from scenes.text.words import _, spoken
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import REST, Scale, columns, flow, inset
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
        self.log_wanted = False
        self._said = ""
        self._ended = False

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
        if sitting.progress.astray:
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
        return _("{game} · lesson: {title}").format(
            game=shelf.title(self.lesson.game), title=self.lesson.title
        )

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
        high = min(scale.px(_STRIP), area.h // 4)
        table = Rect(area.x, area.y, area.w, area.h - high)
        self._strip = Rect(area.x, table.bottom, area.w, high)
        for widget in super().lay(table, scale):
            if isinstance(widget, SeatPlate):
                widget.help, widget.pressable, widget.focusable = "", False, False
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
            progress = self.lesson_sitting.progress
            self._said, self._ended = self.words, self.lesson_sitting.over and not progress.astray
        buttons = list(self._buttons())
        sizes = [button_size(scale, button.label, button.icon) for button in buttons]
        widest = max(wide for wide, _high in sizes)
        room = min(max(widest, scale.px(34)), inner.w * 2 // 5)
        words, right = columns(inner, REST, room, gap=scale.px(2))
        yield Label("lesson.words", self._said, words, size="body", kind="medium")
        places, tall = flow(right.w, sizes, scale.px(0.8))
        high = scale.px(HEIGHT)
        squeeze = min(1.0, right.h / max(1, tall))
        for button, at in zip(buttons, places, strict=True):
            top = right.y + (right.h - round(tall * squeeze)) // 2 + round(at.y * squeeze)
            button.rect = Rect(right.right - at.right, top, at.w, max(8, round(high * squeeze)))
            yield button

    def _buttons(self) -> Iterable[Button]:
        sitting, nowhere = self.lesson_sitting, Rect(0, 0, 0, 0)
        if self._ended:
            onward = self._way_on.onward is not None
            words = _("Next lesson") if onward else _("Done")
            plays_next = self._way_on.play is not None and not onward
            yield Button(
                "lesson.next",
                words,
                nowhere,
                icon="fast_forward" if onward else "check",
                style="plain" if plays_next else "primary",
                at_enter=not plays_next,
                on_press=self.leave_out,
            )
            if self._way_on.play:
                yield Button(
                    "lesson.play",
                    _("Play a game"),
                    nowhere,
                    icon="play",
                    style="primary" if plays_next else "plain",
                    at_enter=plays_next,
                    on_press=self.play,
                )
            yield Button("lesson.again", _("Once more"), nowhere, icon="rematch", on_press=self.again)
            return
        if sitting.progress.astray:
            yield Button(
                "lesson.back",
                _("Back to the lesson"),
                nowhere,
                icon="undo",
                style="primary",
                on_press=self.come_back,
            )
        yield Button(
            "lesson.skip", _("Skip this lesson"), nowhere, icon="fast_forward", on_press=self.leave_out
        )

    def draw(self, surface: Surface) -> None:
        strip = self._strip
        surface.fill(WALNUT_DARK, strip)
        tile(surface, texture("walnut"), strip)
        dark = Surface(strip.size, pygame.SRCALPHA)
        dark.fill((*SHADOW, 130))
        surface.blit(dark, strip)
        super().draw(surface)

    def draw_lights(self, surface: Surface) -> None:
        for rect in self.lights():
            balloon.light(surface, rect, self.scale)

    def lights(self) -> list[Rect]:
        """What would do what the slip proposes; nothing while an opponent plays.

        Of what needs no press of its own, what follows is lit: a turn begins with the card that is played.
        So is what follows as a part of the same decision.
        """
        wanted = self.lesson_sitting.wanted
        if wanted is None or self.looking_back or not self.at_rest or self.sitting.is_bot(wanted.seat):
            return []
        game, lesson, sitting = shelf.on_screen(self.lesson.game), self.lesson, self.lesson_sitting
        steps = game.lights(wanted, self.view, None)
        following = lesson.moves[sitting.progress.moves + 1 :]
        if following and (not steps or lesson.steps[sitting.step].together):
            steps = (*steps, *game.lights(following[0](sitting.session.state), self.view, None))
        return lights(steps, self.controls.widgets)


def lesson_scene(lesson: Lesson, progress: Progress, way_on: WayOn) -> LessonScene:
    """The lesson where it was left, or from its beginning."""
    step = progress.step(lesson.key, len(lesson.steps))
    return LessonScene(LessonSitting(lesson, step), progress, way_on)
