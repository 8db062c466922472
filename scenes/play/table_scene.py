"""`TableScene`: a scene that holds a game's table, with bar, plates and log around it.

It shows what has happened so far, a little behind the game. Who may choose there, `PlayScene` and others say.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.seats import SeatChanged
from scenes import shelf
from scenes.app.dialog import Dialog
from scenes.app.scene import Scene
from scenes.art.look import mood
from scenes.play import around
from scenes.play.event_order import heard
from scenes.play.hurry import Hurry
from scenes.preferences.page import SettingsScene
from scenes.rulebook.scene import BookScene
from scenes.settings.store import LARGE, PACE, Settings
from scenes.table import seats
from scenes.table.context import Act
from scenes.table.director import Director, Hold
from scenes.table.ease import AS_USUAL, Ease
from scenes.table.frame import LARGE_TABLE, ORDINARY_TABLE, Frame, frame, ground, large
from scenes.table.ghost_plate import GhostScore
from scenes.table.layer import StillLayer
from scenes.table.moments import Banner, Moments
from scenes.table.sitting import Beat, Sitting
from scenes.table.story import Story
from scenes.table.table_sounds import TableSounds
from scenes.text.words import _
from scenes.widgets.bubble import Bubble
from scenes.widgets.button import Button
from scenes.widgets.layout import Scale
from scenes.widgets.target import Target
from scenes.widgets.widget import Widget


class TableScene(Scene):
    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting, self.place = sitting, sitting.game
        self.mood = mood(sitting.game)
        self.moments = Moments()
        self.ear = TableSounds(self)
        self.moments.hear = self.ear.hear
        self.scores = seats.Scores(len(sitting.seats))
        self.n = sitting.length
        self.view: Any = sitting.view
        self.log_wanted, self.looking_back = True, False
        self.ghost: GhostScore | None = None
        self.frame: Frame | None = None
        self.director, self._layer = Director(self), StillLayer()
        self.game = shelf.on_screen(sitting.game)
        self.table = self.game.table(self)
        self.hurry = Hurry(self.director, self.table.read_on)
        self.story = Story(sitting, self.table.sentence, self.table.heard, self.table.heading)

    def title(self) -> str:
        return self.table.title()

    @abstractmethod
    def undo(self) -> None: ...

    @abstractmethod
    def redo(self) -> None: ...

    @abstractmethod
    def press_plate(self, seat: int) -> None:
        """What a press on a seat's plate does."""

    @property
    def may_choose(self) -> bool:
        return False

    @property
    def ease(self) -> Ease:
        return AS_USUAL

    @property
    def past_words(self) -> str:
        return _("This is how the table was then.")

    def do(self, command: Any, about: Rect | None = None, *then: Any) -> bool:
        raise AssertionError(f"nobody can do {command} {then} at this table, {about}")

    def look_first(self, commands: Sequence[Any], go_on: Callable[[], object]) -> None:
        raise AssertionError(f"nobody can wish for {commands} at this table, to {go_on}")

    def ask_bots(self, seats: Sequence[int], act: Act, thought: float = 1.0) -> None:
        raise AssertionError(f"no bots play at this table: {seats}, {act}, {thought}")

    @property
    def at_rest(self) -> bool:
        return not self.director.busy and not self.looking_back and self.n == self.sitting.length

    @property
    def on_top(self) -> bool:
        return self.app.top is self

    def announce(self, banner: Banner) -> None:
        self.moments.spring(banner, self.table.banner_area(), self.scale, self.mood)

    def fly(self, words: str, start: tuple[int, int], end: tuple[int, int], bow: float = 0.12) -> None:
        self.moments.fly(words, start, end, self.scale, self.mood, bow)

    def name_of(self, seat: int) -> str:
        return self.sitting.names[seat]

    def plate(self, seat: int) -> Rect:
        assert self.frame is not None
        return self.frame.seats[seat]

    def tell(self, words: str, about: Rect | None = None) -> None:
        if about is None:
            self.say(words)
        else:
            self.controls.hush()
            room = self.frame.help if self.frame else self.area
            self.controls.bubble = Bubble(words, about, room, self.controls.look, lit=True)
        self.touch()

    def not_now(self, about: Rect | None) -> None:
        """Nothing, where nobody could choose anyway."""

    def ask(self, dialog: Scene, then: Callable[[Any], None]) -> None:
        if isinstance(dialog, Dialog) and self.frame:
            dialog.stands_in(*self.frame.explained_in(self.scale))
        self.app.push(dialog, then=then)

    def open_rules(self) -> None:
        self.app.push(BookScene(self.sitting.game, self.table.chapter()))

    def open_settings(self) -> None:
        self.app.push(SettingsScene())

    def enter(self) -> None:
        self._unsubscribe = self.app.settings.listen(self._take_settings)
        self._take_settings()
        self.retell()
        self.count(self.scores.put)
        self.over()

    def leave(self) -> None:
        self._unsubscribe()

    def redress(self) -> None:
        self.frame = None
        self.table.redress()

    def sized(self, settings: Settings, largest: int = ORDINARY_TABLE) -> tuple[int, float]:
        return (LARGE_TABLE, LARGE) if large(settings) else super().sized(settings, largest)

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        seated, game, handed = len(self.sitting.seats), self.sitting.game, self.settings.handed
        log, afar = self.log_wanted, large(self.settings)
        made = frame(area, scale, seated, game, log=log, handed=handed, from_afar=afar)
        if made != self.frame:
            self.frame = made
            self.table.place(made.table, scale)
            self.moments.clear()
            self.moments.over = made.cloth
            self.moments.stand((), self.table.banner_area(), scale, self.mood)
            under = ground(area.size, made, self.sitting.game)
            self.table.paint(under)
            self._layer.lie_on(under)
        yield from self.bar()
        yield from self.table.widgets()
        yield from self.way_on()
        yield from around.laid(self)

    def way_on(self) -> Iterable[Button]:
        """The one button where nothing else can be done on the table."""
        return ()

    @abstractmethod
    def bar(self) -> Iterable[Widget]:
        """What lies in the bar."""

    def handle(self, event: Event) -> bool:
        used = self.table.heard_first(event) or heard(self, event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            self.table.point_at(event.pos)
        return used

    def asks_for_help(self, event: Event) -> bool:
        """Before the table hears it. The rule's key while something is being explained asks for more."""
        return bool(self.controls.bubble) and TableScene.takes_last(self, event)

    def takes_last(self, event: Event) -> bool:
        """After all others."""
        if wanted := self.settings.keys.means(event, "everywhere.rule"):
            self.open_rules()
        return wanted

    def update(self, dt: float) -> None:
        super().update(dt)
        on_table = dt * self.director.rate
        self.table.move(on_table, dt)
        self.moments.update(on_table)
        self.scores.update(on_table)
        if self.director.pace == 0:
            self.table.finish()
        self.director.update(on_table)

    @property
    def settled(self) -> bool:
        return super().settled and not self.director.busy and self.still and not self.table.time_runs

    def draw(self, surface: Surface) -> None:
        resting = [widget for widget in self.controls.top if widget.id.startswith(around.PREFIXES)]
        self._layer.draw(surface, resting, moving=not self.scores.settled)
        self.table.draw(surface)
        for widget in self.controls.top:
            if not widget.id.startswith(around.PREFIXES):
                widget.draw(surface)
        self.draw_lights(surface)
        self.table.draw_over(surface)
        self.draw_help(surface)
        self.moments.draw(surface)
        self.controls.draw_said(surface)

    def draw_lights(self, surface: Surface) -> None:
        """What is lit to be pressed, below what stands over the cards."""

    def draw_help(self, surface: Surface) -> None:
        """What explains the table, above it."""

    def targets(self) -> list[Target]:
        return [*super().targets(), *self.table.targets()]

    def touch(self) -> None:
        self._layer.forget()
        super().touch()

    def relay(self) -> None:
        self._layer.forget()
        super().relay()

    @property
    def still(self) -> bool:
        return self.table.still and self.moments.settled and self.scores.settled

    def begin(self, beat: Beat) -> Hold:
        self.ear.softly = False
        self.story.tell_to(beat.n - 1)  # what is only beginning to be seen is not told yet
        before, self.n, self.view = self.view, beat.n, beat.view
        self.relay()
        if isinstance(beat.event, SeatChanged):
            return self.table.seats_change(beat.view)
        self.story.hear(beat.event, before, self.table.acting(beat.view))
        hold = self.table.show(beat.event, beat.view)
        arriving = max(self.moments.arriving, self.table.arriving)
        self.count(lambda scores: self.scores.count_to(scores, arriving))
        return hold

    def run_back(self, n: int, view: Any) -> None:
        self.n, self.view = n, view
        self.ear.softly = True
        self.story.hear_last(n)
        self.moments.clear()
        self.moments.step_aside()
        self.table.finish()
        self.table.arrange(view)
        self.count(self.scores.count_to)
        self.retell()
        self.relay()

    def lay_from(self, n: int, view: Any) -> None:
        self.n, self.view = n, view
        self.story.hear_last(n)
        self.moments.clear()
        if self.frame is not None:
            self.table.arrange(view)
            self.table.finish()
        self.count(self.scores.put)
        if not self.looking_back:
            self.story.tell_to(n)
        self.relay()

    def over(self) -> None:
        self.ear.softly = False
        if not self.looking_back:
            self.story.tell_to(self.n)
        self.relay()

    def look_at(self, n: int) -> None:
        """The table as it was after so many events; nothing can be done there."""
        self.director.skip()
        self.director.run_back(n, self.sitting.view_at(n))

    def count(self, how: Callable[[Sequence[int]], None]) -> None:
        how([self.table.score(self.view, seat) for seat in range(len(self.sitting.seats))])

    def tell_still(self, beats: Sequence[Beat]) -> None:
        """Where nothing moves, big moments stand there until the next press."""
        if self.frame is None:
            return
        self.ear.hear("tap")
        told = (self.table.told_still(beat.event, beat.view) for beat in beats)
        standing = [banner for banner in told if banner]
        self.moments.stand(standing, self.table.banner_area(), self.scale, self.mood)

    def retell(self) -> None:
        """The log anew, up to what the table shows; to its end while one looks back."""
        self.story.retell_to(self.sitting.length if self.looking_back else self.n)

    def _take_settings(self, *_changed: Settings) -> None:
        self.director.pace = PACE[self.settings.speed]
        self.moments.reduced = self.scores.reduced = self.settings.reduced_motion
        self.table.move_less(self.settings.reduced_motion)
        if self.director.pace == 0:
            self.director.skip()
        self.relay()
