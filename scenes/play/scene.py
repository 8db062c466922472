"""`PlayScene`: a game being played: people and bots decide, hints are asked for, decisions are taken back."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.illegal import IllegalError
from scenes.app.scene import Scene
from scenes.hint import balloon
from scenes.hint.coaching import Coaching
from scenes.hint.hinting import Hinting
from scenes.hint.tutoring import Tutoring
from scenes.play import around, bar_buttons
from scenes.play.dealing import deal_before_all_eyes
from scenes.play.menu import Item, Menu, do_chosen, items
from scenes.play.racing import Racing
from scenes.play.seat_dialog import ask
from scenes.play.table_scene import TableScene
from scenes.table.bots.ahead import Ahead
from scenes.table.bots.pacing import Bots
from scenes.table.context import Act
from scenes.table.curtain import Curtain
from scenes.table.director import HURRIED
from scenes.table.ease import AS_USUAL, Ease
from scenes.table.sitting import Ended, Sitting, WentBack, WentOn
from scenes.table.viewpoint import curtain_for, eyes_wanted
from scenes.text import refusals
from scenes.text.words import _
from scenes.widgets.button import Button
from scenes.widgets.target import Target
from scenes.widgets.widget import Widget

_WORK_AHEAD_AFTER = 2.0
"""Seconds after which the table has been laid and the bots' process has begun."""


class PlayScene(TableScene):
    def __init__(
        self, sitting: Sitting, result: Callable[[Ended], Scene] | None = None, evening: object = None
    ) -> None:
        super().__init__(sitting)
        self.name = sitting.game
        self.hinting = Hinting(self)
        self.coaching, self.tutoring, self.racing = Coaching(self), Tutoring(self), Racing(self)
        self._result, self._evening = result, evening
        self._troubled = False
        self.greeting = ""  # said when the table has been laid
        self._people = sitting.people

    # ------------------------------------------------------------------------------ what a table may ask

    @property
    def may_choose(self) -> bool:
        seat = self.sitting.to_act
        return self.at_rest and seat is not None and not self.sitting.is_bot(seat)

    @property
    def ended(self) -> bool:
        return self.sitting.to_act is None

    @property
    def ease(self) -> Ease:
        seat = self.sitting.to_act
        return AS_USUAL if seat is None else self.sitting.ease(seat)

    def do(self, command: Any, about: Rect | None = None, *then: Any) -> bool:
        if not self.sitting.is_bot(command.seat) and not self.sitting.by_itself(command):
            self.coaching.forget()
        held = self.tutoring.holds((command, *then), lambda: self._carry_out(command, *then, about=about))
        return not held and self._carry_out(command, *then, about=about)

    def look_first(self, commands: Sequence[Any], go_on: Callable[[], object]) -> None:
        if not self.tutoring.holds(commands, go_on, wished=True):
            go_on()

    def _carry_out(self, *commands: Any, about: Rect | None = None) -> bool:
        try:
            for command in commands:
                self.sitting.do(command)
        except IllegalError as error:
            self.tell(refusals.why(error), about)
            return False
        return True

    def not_now(self, about: Rect | None) -> None:
        seat = self.sitting.to_act
        if self.at_rest and self.sitting.people and seat is not None and self.sitting.is_bot(seat):
            self.tell(refusals.words("another_seat_is_to_act"), about)
        if self.story.stuck is not None:
            self.drive()  # there may be something to play by now

    def ask_bots(self, seats: Sequence[int], act: Act, thought: float = 1.0) -> None:
        coached = self.coaching.command
        self.bots.ask(seats, lambda answers: act(tuple(map(coached, seats, answers))), thought)

    # ----------------------------------------------------------------------------------------- the verbs

    def enter(self) -> None:
        self.bots = Bots(self.sitting, self.app, self._stuck, lambda: HURRIED if self.director.held else 1.0)
        self.ahead = Ahead(self.app.wake)
        self.sitting.listen(self._heard)
        if any(seat.kind == "bot" for seat in self.sitting.seats):
            self.bots.warm()
        self.later(_WORK_AHEAD_AFTER, self._work_ahead)
        if self.greeting:
            self.later(_WORK_AHEAD_AFTER, lambda: self.say(self.greeting))
        if self.game.hidden_hands:
            deal_before_all_eyes(self)
        super().enter()

    def leave(self) -> None:
        super().leave()
        self.bots.close()
        self.ahead.close()
        for helping in (self.hinting, self.tutoring, self.racing):
            helping.close()
        self.sitting.leave()

    def _work_ahead(self) -> None:
        self.ahead.work(self.sitting.game, self.view, len(self.sitting.seats))

    def back(self) -> None:
        """Esc, with nothing open that it could close."""
        if self.looking_back:
            self.look_at_now()
        else:
            self.app.push(Menu(self.menu(), self.place), then=do_chosen)

    def menu(self) -> Sequence[Item]:
        return items(self)

    def way_on(self) -> Iterable[Button]:
        if self.looking_back:
            yield bar_buttons.alone(self, "now", _("Back to the game"), "fast_forward", self.look_at_now)
        elif self.ended and self.at_rest:
            yield bar_buttons.alone(self, "result", _("See the result"), "trophy", self.to_result)

    def bar(self) -> Iterable[Widget]:
        buttons = [bar_buttons.hint(self)] if self.hints_offered else []
        buttons += [bar_buttons.rules(self), bar_buttons.undo(self), bar_buttons.redo(self)]
        buttons += bar_buttons.of_view(self)
        return around.bar_of(self, bar_buttons.ways_out(self), buttons)

    def press_plate(self, seat: int) -> None:
        """Asks who is to sit there, or how that person is to play on."""
        ask(self, seat)

    # -------------------------------------------------------------------------------------------- help

    @property
    def hints_offered(self) -> bool:
        """There are hints at this table: the settings have them, and not everybody plays without."""
        withouts = [not self.sitting.ease(seat).hints for seat in self.sitting.people]
        return self.settings.hints and not (withouts and all(withouts))

    def show_best(self) -> None:
        self.hinting.show_best()

    def asks_for_help(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if self.hints_offered and not self.looking_back and self.settings.keys.means(event, "table.hint"):
            self.hinting.press()
            return True
        if super().asks_for_help(event):
            return True
        if event.key == pygame.K_ESCAPE and self.hinting.words:
            self.hinting.forget()
            return True
        return False

    def takes_last(self, event: Event) -> bool:
        """A press where nothing can be done says why."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.frame:
            if self.frame.table.collidepoint(event.pos):
                self.not_now(Rect(event.pos, (1, 1)))
            return False
        return super().takes_last(event)

    def lights(self) -> list[Rect]:
        """What is lit to be pressed."""
        return self.hinting.lights() if self.hinting.words else []

    def draw_lights(self, surface: Surface) -> None:
        for rect in self.table.draw_lights(surface, self.lights()):
            balloon.light(surface, rect, self.scale)

    def draw_help(self, surface: Surface) -> None:
        self.coaching.draw(surface)
        self.hinting.draw(surface)

    def targets(self) -> list[Target]:
        return [*super().targets(), *self.coaching.targets(), *self.hinting.targets()]

    # ------------------------------------------------------------------------------- the game goes on

    def over(self) -> None:
        if not self.looking_back and self.n == self.sitting.length and self._look_as_wanted():
            return  # the seats turn, and then it is over
        self.ghost = self.racing.told()
        super().over()
        self._tell_trouble()
        if self.looking_back:
            return
        self.coaching.table_rests()
        self.bots.table_rests()
        self.drive()
        if self.may_choose:
            self.decided()
        self.table.rests()

    def drive(self) -> None:
        """Lets the bots act whose decision the game waits for. A seat may have been handed over."""
        if self.game.hidden_hands and self.sitting.people != self._people:
            self._people = self.sitting.people
            self.director.skip()
            self._look_as_wanted()
        self.table.drive(self._drive_bot)

    def _drive_bot(self) -> None:
        seat = self.sitting.to_act
        if seat is not None and self.sitting.is_bot(seat):
            self.ask_bots((seat,), lambda answers: self._carry_out(answers[0]))

    def _stuck(self, seat: int) -> None:
        self.story.stuck = seat
        self.relay()

    def decided(self) -> None:
        """It is a person's decision; where hands are hidden, behind a curtain until they say that they are
        there.
        """
        seat = curtain_for(self.sitting) if self.game.hidden_hands else None
        if seat is not None and self.on_top:
            self.app.push(Curtain(self.name_of(seat), self.sitting.colours[seat]), then=self._curtain_opened)
        self.table.decided()

    def _heard(self, change: WentOn | WentBack) -> None:
        self.bots.forget()
        self.story.stuck = None
        self.hinting.forget()
        self.bots.table_moves()
        if self.looking_back:
            self.looking_back = False
            before = change.n if isinstance(change, WentBack) else change.beats[0].n - 1
            self.lay_from(before, self.sitting.view_at(before))
        if isinstance(change, WentBack):
            self.coaching.forget()
            self.director.run_back(change.n, change.view)
        else:
            self.director.play(change.beats)
            if self.director.pace == 0:
                self.tell_still(change.beats)
        self.drive()

    # ------------------------------------------------------------------------------ whose eyes look on

    def look_as(self, seat: int | None) -> None:
        self.sitting.look_as(seat)
        self.director.run_back(self.sitting.length, self.sitting.view)

    def _look_as_wanted(self) -> bool:
        """Whether that is another one from now on."""
        wanted = eyes_wanted(self.sitting)
        if not self.game.hidden_hands or wanted == self.sitting.eyes:
            return False
        self.look_as(wanted)
        return True

    def _curtain_opened(self, opened: object) -> None:
        seat = curtain_for(self.sitting)
        if opened and seat is not None:
            self.look_as(seat)

    # ------------------------------------------------------------------------------- back and forth

    def look_at(self, n: int) -> None:
        self.looking_back = n != self.sitting.length
        self.bots.table_moves()
        super().look_at(n)

    def look_at_now(self) -> None:
        self.look_at(self.sitting.length)

    def undo(self) -> None:
        self._take(self.sitting.why_no_undo, self.sitting.undo)

    def redo(self) -> None:
        self._take(self.sitting.why_no_redo, self.sitting.redo)

    def _take(self, why_not: IllegalError | None, step: Callable[[], None]) -> None:
        self.director.skip()
        if why_not:
            self.say(refusals.why(why_not))
        else:
            step()

    def to_result(self) -> None:
        if self._result:
            self.app.replace(self._result(Ended(self.sitting, self._evening)))
        else:
            self.app.pop()

    def _tell_trouble(self) -> None:
        if (trouble := self.sitting.trouble) and not self._troubled:
            self.say(refusals.trouble(trouble))
        self._troubled = trouble is not None
