"""`ReplayScene`: a game on its own table that plays by itself and stops anywhere; nobody can choose there."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pygame import Rect, Surface
from pygame.event import Event

from game.core.illegal import IllegalError
from game.core.library import RefusedError
from scenes import shelf
from scenes.app.scene import Scene
from scenes.keys.key import PAGING, Key
from scenes.play import around, bar_buttons
from scenes.play.slip import cut
from scenes.play.table_scene import TableScene
from scenes.replay.onlooking import Onlooking
from scenes.replay.scrub import STEPS, step
from scenes.replay.strip import TALL, controls, draw_shelf, with_eye
from scenes.replay.timeline import Timeline
from scenes.settings.store import Settings, Speed
from scenes.table.log_panel import LineRow
from scenes.table.seats import SeatPlate
from scenes.table.sitting import Beat
from scenes.text import refusals
from scenes.text.words import _
from scenes.widgets.layout import Scale, inset
from scenes.widgets.scroll import ScrollArea
from scenes.widgets.widget import Alarm, Widget

GoOn = Callable[[int], Scene]

PAUSE: dict[Speed, float] = {"calm": 1.1, "normal": 0.6, "brisk": 0.3, "instant": 0.12}
"""Between two things that somebody did, in seconds: time to see what came of the first."""


class ReplayScene(TableScene):
    name = "replay"
    tall = TALL
    """How high the shelf is, in units."""

    def __init__(
        self, sitting: Onlooking, go_on: GoOn, at: int | None = None, review: GoOn | None = None
    ) -> None:
        """`go_on(n)` opens the game that branches off after so many events, `review(n)` its review, at that
        moment; `at` is the moment to begin with."""
        super().__init__(sitting)
        self.place = "replay"
        self.onlooking = sitting
        self.course = Timeline.of(sitting.session)
        self.playing = False
        self.looking_back = True
        self.n = self.course.first if at is None else at
        self.view = sitting.view_at(self.n)
        self._events: Sequence[Any] = sitting.seen()
        self._go_on, self._review = go_on, review
        self._alarm: Alarm | None = None
        self._strip = self.shelf = Rect(0, 0, 0, 0)
        self._followed = -1
        """The moment to which the log has scrolled."""

    def enter(self) -> None:
        super().enter()
        self.controls.first = "play"
        if self.onlooking.may_look_over:
            self.look_over(self.onlooking.first_shoulder)

    def look_over(self, seat: int) -> None:
        self.onlooking.all_hands = False
        self._look_with_eyes_of(seat)

    def open_all_hands(self) -> None:
        self.onlooking.all_hands = self.onlooking.may_look_over
        self._look_with_eyes_of(self.onlooking.first_shoulder)

    def look_on(self) -> None:
        """Over the next shoulder; after the last one, at all hands."""
        onlooking = self.onlooking
        if onlooking.all_hands or onlooking.eyes is None:
            self.look_over(0)
        elif onlooking.eyes + 1 < len(onlooking.seats):
            self.look_over(onlooking.eyes + 1)
        else:
            self.open_all_hands()

    def _look_with_eyes_of(self, seat: int) -> None:
        self.onlooking.look_as(seat)
        self._events = self.onlooking.seen()
        self.look_at(self.n)

    def ensure_laid(self, size: tuple[int, int], settings: Settings) -> None:
        """The log scrolls along with the moment that is shown."""
        super().ensure_laid(size, settings)
        log = self.controls.find("log.lines")
        if isinstance(log, ScrollArea) and self.n != self._followed:
            self._followed = self.n
            chosen = next((line for line in log.inside if isinstance(line, LineRow) and line.shown), None)
            if chosen:
                log.bring_into_sight(chosen)

    # Nothing can be done here

    def title(self) -> str:
        return _("{game} · replay").format(game=shelf.title(self.sitting.game))

    def press_plate(self, seat: int) -> None:
        """Who sat there is history; a press on a plate may still show what they saw."""
        if self.onlooking.may_look_over:
            self.look_over(seat)

    def undo(self) -> None:
        self.seek(self.course.before(self.n))

    def redo(self) -> None:
        self.seek(self.course.after(self.n))

    @property
    def past_words(self) -> str:
        course, n = self.course, self.n
        where = _("Step {step} of {steps}").format(step=course.step_of(n), steps=len(course.stops) - 1)
        command = course.next_command(n)
        if command is not None:
            what = self.game.coming(command, self.name_of(command.seat))
        elif n >= course.last and self.sitting.to_act is None:
            what = _("The game is over.")
        else:
            return where
        return _("{where}. {what}").format(where=where, what=what)

    # Moving through the game

    def seek(self, n: int) -> None:
        """The table as it was after so many events, at once."""
        self.pause()
        self.director.skip_to(n, self.sitting.view_at(n))

    def look_at(self, n: int) -> None:
        self.pause()
        super().look_at(n)

    def pause(self) -> None:
        self.playing = False
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        self.relay()

    def play_on(self) -> None:
        """Goes on from here; from the end, once more from the beginning."""
        if self.n >= self.course.last:
            self.seek(self.course.first)
        self.playing = True
        self.relay()
        if not self.director.busy:
            self._play_next()

    def toggle_playing(self) -> None:
        if self.playing:
            self.pause()
        else:
            self.play_on()

    def over(self) -> None:
        super().over()
        if self.playing and self.n >= self.course.last:
            self.pause()
        elif self.playing and self._alarm is None:
            self._alarm = self.later(PAUSE[self.settings.speed], self._play_next)

    def _play_next(self) -> None:
        self._alarm = None
        if not self.playing or self.director.busy:
            return
        upto = self.course.after(self.n)
        self.director.play(
            [Beat(n, self._events[n - 1], self.sitting.view_at(n)) for n in range(self.n + 1, upto + 1)]
        )

    def branch_off(self) -> None:
        try:
            table = self._go_on(self.n)
        except RefusedError as refused:
            self.say(refusals.trouble(refused.trouble))
        except IllegalError as error:
            self.say(refusals.why(error))
        else:
            self.app.replace(table)

    def handle(self, event: Event) -> bool:
        keys = self.settings.keys
        if not self.controls.pressed_by(event) and not self._moves_the_mark(event):
            if keys.means(event, "replay.play"):
                self.toggle_playing()
                return True
            if action := keys.meant(event, STEPS):
                self.seek(step(self.course, self.n, action))
                return True
        return super().handle(event)

    def _moves_the_mark(self, event: Event) -> bool:
        """From one thing to the next, or in the log; but pages are turns elsewhere."""
        key, ring = Key.of(event), self.controls.focus if self.controls.ring_shown else None
        if ring is None or key is None or not key.moves:
            return False
        return key.code not in PAGING or ring.startswith("log.")

    # The picture

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        low = min(scale.px(TALL), area.h // 7)
        high = round(low * self.tall / TALL)
        table, self._strip = cut(area, high)
        self.shelf = Rect(area.x, area.bottom - low, area.w, low)
        for widget in super().lay(table, scale):
            if isinstance(widget, SeatPlate):
                self._show_eye(widget)
            yield widget
        yield from controls(self, inset(self.shelf, scale.px(1.6), scale.px(0.9)), scale)

    def bar(self) -> Iterable[Widget]:
        review = [bar_buttons.review(self.review)] if self._review else []
        buttons = [*review, bar_buttons.rules(self), *bar_buttons.of_view(self)]
        return around.bar_of(self, bar_buttons.ways_back(self), buttons)

    def review(self) -> None:
        assert self._review is not None
        self.app.replace(self._review(self.n))

    def _show_eye(self, plate: SeatPlate) -> None:
        may = self.onlooking.may_look_over
        plate.help = _("Click to see what {name} saw.").format(name=plate.seat.name) if may else ""
        plate.pressable = plate.focusable = may
        seat = int(plate.id.removeprefix("seat."))
        if may and (self.onlooking.all_hands or self.onlooking.eyes == seat):
            plate.signs = with_eye(plate.signs, self.mood.glow)

    def draw(self, surface: Surface) -> None:
        draw_shelf(surface, self._strip)
        super().draw(surface)
