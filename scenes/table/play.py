"""`PlayScene`: a game being played at the table. The base of the three games' scenes; see the package."""

from collections.abc import Callable, Iterable
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.illegal import IllegalError
from scenes.app.pointer import CANCEL
from scenes.app.scene import Scene
from scenes.app.trace import Target
from scenes.hint.helping import Helping
from scenes.keys.key import ENTER
from scenes.settings.store import PACE, Settings
from scenes.table import around
from scenes.table.bots.ahead import Ahead
from scenes.table.bots.pacing import Bots
from scenes.table.director import Director
from scenes.table.frame import frame, ground
from scenes.table.hurry import Hurry
from scenes.table.layer import StillLayer
from scenes.table.seat_dialog import ask
from scenes.table.shown import Shown
from scenes.table.sitting import Ended, Sitting, WentBack, WentOn
from scenes.text import refusals
from scenes.widgets.bubble import Bubble
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget

_MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, CANCEL, pygame.WINDOWFOCUSLOST)

_STEPS = ("everywhere.undo", "everywhere.redo")

_WORK_AHEAD_AFTER = 2.0
"""Seconds after which the table has been laid and the bots' process has begun."""


class PlayScene(Shown):
    def __init__(
        self, sitting: Sitting, result: Callable[[Ended], Scene] | None = None, evening: object = None
    ) -> None:
        super().__init__(sitting)
        self.director = Director(self)
        self.log_wanted = True
        self._result, self._evening = result, evening
        self._hurry = Hurry(self.director)
        self._troubled = False
        self._layer = StillLayer()
        self.help = Helping(self)

    def drive(self) -> None:
        """Lets the bots act whose decision the game waits for."""
        seat = self.sitting.to_act
        if seat is not None and self.sitting.is_bot(seat):
            self.bots.ask((seat,), lambda answers: self.do(answers[0]))

    # ---------------------------------------------------------------------------- what a game may ask for

    @property
    def may_choose(self) -> bool:
        """A person is to decide, at a table that rests in the present."""
        seat = self.sitting.to_act
        return self.at_rest and seat is not None and not self.sitting.is_bot(seat)

    @property
    def hint_seat(self) -> int | None:
        """In whose place a hint may be asked for now: whose knowledge is on screen, and who is to choose."""
        return self.sitting.to_act if self.may_choose else None

    @property
    def previews(self) -> bool:
        """Whoever is to choose is told beforehand what a choice would bring."""
        seat = self.sitting.to_act
        return seat is None or self.sitting.ease(seat).previews

    @property
    def at_rest(self) -> bool:
        return not self.director.busy and not self.looking_back and self.n == self.sitting.length

    @property
    def ended(self) -> bool:
        return self.sitting.to_act is None

    def do(self, command: Any, about: Rect | None = None) -> bool:
        """Carries a command out, or says why not: at `about`, or at the bottom of the window."""
        try:
            self.sitting.do(command)
        except IllegalError as error:
            self.tell(refusals.why(error), about)
            return False
        return True

    def tell(self, words: str, about: Rect | None = None) -> None:
        """Says why something can't be done, at the place."""
        if about is None:
            self.say(words)
        else:
            self.controls.hush()
            self.controls.bubble = Bubble(words, about, self.area, self.controls.look)
        self.touch()

    def look_as(self, seat: int | None) -> None:
        """The table shows what this seat knows; for a game of hidden hands, behind its curtain."""
        self.sitting.look_as(seat)
        self._retell()
        self.lay_from(self.sitting.length, self.sitting.view)
        self.relay()

    # ----------------------------------------------------------------------------------------- the verbs

    def enter(self) -> None:
        self.bots = Bots(self.sitting, self.app)
        self.ahead = Ahead(self.app.wake)
        self._deaf = self.app.settings.listen(self._take_settings)
        self._take_settings()
        self.sitting.listen(self._heard)
        if not self.looking_back and any(seat.kind == "bot" for seat in self.sitting.seats):
            self.bots.warm()
        if not self.looking_back:
            self.later(_WORK_AHEAD_AFTER, self._work_ahead)
        self._retell()
        self.scores.put([self.score(self.view, seat) for seat in range(len(self.sitting.seats))])
        self.over()

    def _work_ahead(self) -> None:
        self.ahead.work(self.sitting.game, self.view, len(self.sitting.seats))

    def leave(self) -> None:
        self._deaf()
        self.bots.close()
        self.ahead.close()
        self.help.hinting.close()
        self.sitting.leave()

    def redress(self) -> None:
        self.frame = None

    def large_letters(self, settings: Settings) -> bool:
        return settings.from_afar or super().large_letters(settings)

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        seats, game, handed = len(self.sitting.seats), self.sitting.game, self.settings.handed
        afar = self.settings.from_afar
        made = frame(area, scale, seats, game, log=self.log_wanted, handed=handed, from_afar=afar)
        if made != self.frame:
            self.frame = made
            self.place(made.table, scale)
            self.moments.clear()
            self.moments.stand((), self.banner_area(), scale, self.mood)
            under = ground(area.size, made, self.sitting.game)
            self.paint(under)
            self._layer.lie_on(under)
        yield from around.bar_of(self)
        yield from self.table_widgets()
        yield from around.plates_of(self)
        yield from around.log_of(self)

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self.moments.step_aside():
            self.touch()
        if step := self.settings.keys.meant(event, _STEPS):
            (self.undo if step == "everywhere.undo" else self.redo)()
            return True
        if self._hurry.takes(event, self.frame.table if self.frame else None):
            return True
        if self.help.takes(event):
            return True
        if event.type == pygame.KEYDOWN:
            if self.may_choose and self._for_game(event) and self.key(event):
                return True
        elif event.type in _MOUSE and self.gripping:
            return self.mouse(event)
        if self.controls.handle(event):
            return True
        if event.type in _MOUSE and self.may_choose and self.mouse(event):
            return True
        return super().handle(event) or self.help.takes_last(event)

    def _for_game(self, event: Event) -> bool:
        """Not what presses something marked; but Space on what lies on the table is the game's first."""
        marked = self.controls.pressed_by(event)
        return marked is None or (marked.role == "spot" and event.key not in ENTER)

    def back(self) -> None:
        if self.looking_back:
            self.look_at_now()
        else:
            super().back()

    def update(self, dt: float) -> None:
        super().update(dt)
        on_table = dt * self.director.rate
        self.move(on_table, dt)
        self.moments.update(on_table)
        self.scores.update(on_table)
        if self.director.pace == 0:
            self.finish()
        self.director.update(on_table)

    @property
    def settled(self) -> bool:
        return super().settled and not self.director.busy and self.still

    def draw(self, surface: Surface) -> None:
        resting = [widget for widget in self.controls.top if widget.id.startswith(around.PREFIXES)]
        self._layer.draw(surface, resting, moving=not self.scores.settled)
        self.draw_table(surface)
        for widget in self.controls.top:
            if not widget.id.startswith(around.PREFIXES):
                widget.draw(surface)
        self.help.light(surface)
        self.draw_over(surface)
        self.help.draw(surface)
        self.moments.draw(surface)
        self.controls.draw_said(surface)

    def targets(self) -> list[Target]:
        return [*super().targets(), *self.help.targets()]

    def touch(self) -> None:
        self._layer.forget()
        super().touch()

    def relay(self) -> None:
        self._layer.forget()
        super().relay()

    # --------------------------------------------------------------------------------- for the director

    def over(self) -> None:
        self.ear.softly = False
        if not self.looking_back:
            self.story.tell_to(self.n)
        self._tell_trouble()
        self.relay()
        if self.looking_back:
            return
        self.bots.table_rests()
        self.drive()
        if self.may_choose:
            self.decided()

    # ------------------------------------------------------------------------------- the game goes on

    def _heard(self, change: WentOn | WentBack) -> None:
        self.bots.forget()
        self.help.hinting.forget()
        self.bots.table_moves()
        if self.looking_back:
            self.looking_back = False
            before = change.n if isinstance(change, WentBack) else change.beats[0].n - 1
            self.lay_from(before, self.sitting.view_at(before))
        if isinstance(change, WentBack):
            self.director.run_back(change.n, change.view)
        else:
            self.director.play(change.beats)
            if self.director.pace == 0:
                self._tell_still(change.beats)
        self.drive()

    def look_at(self, n: int) -> None:
        """The table as it was after so many events; nothing can be done there."""
        self.director.skip()
        self.looking_back = n != self.sitting.length
        self.bots.table_moves()
        self.director.run_back(n, self.sitting.view_at(n))

    def look_at_now(self) -> None:
        self.look_at(self.sitting.length)

    def undo(self) -> None:
        self._take(self.sitting.undo)

    def redo(self) -> None:
        self._take(self.sitting.redo)

    def _take(self, step: Callable[[], None]) -> None:
        self.director.skip()
        try:
            step()
        except IllegalError as error:
            self.say(refusals.why(error))

    def hand_over(self, seat: int) -> None:
        """Asks who is to sit there, or how that person is to play on."""
        ask(self, seat)

    def to_result(self) -> None:
        if self._result:
            self.app.replace(self._result(Ended(self.sitting, self._evening)))
        else:
            self.app.pop()

    # ------------------------------------------------------------------------------------------ details

    def _tell_trouble(self) -> None:
        trouble = self.sitting.trouble
        if trouble and not self._troubled:
            self.say(refusals.trouble(trouble))
        self._troubled = trouble is not None

    def _take_settings(self, *_changed: Settings) -> None:
        self.director.pace = PACE[self.settings.speed]
        self.moments.reduced = self.scores.reduced = self.settings.reduced_motion
        self.move_less(self.settings.reduced_motion)
        if self.director.pace == 0:
            self.director.skip()
        self.relay()
