"""Between two turns: who may call is asked, and the wish that has priority is carried out."""

from typing import Any

from game.seventeen.commands import BeginTurn, Call, Play
from scenes.games.seventeen.calling import Calling
from scenes.table.context import TableContext
from scenes.text.words import _


class Asking:
    def __init__(self, context: TableContext) -> None:
        self.calling = Calling()
        self.then: Play | None = None
        """What the person plays as soon as the turn has begun, if nobody calls."""
        self._context = context
        self._sitting = context.sitting

    @property
    def begin(self) -> BeginTurn | None:
        """What happens if nobody calls; None where somebody must."""
        seat = self._sitting.to_act
        legal = () if seat is None else self._sitting.legal(seat)
        return next((command for command in legal if isinstance(command, BeginTurn)), None)

    @property
    def time_runs(self) -> bool:
        """Not while something moves, behind a question, or while one looks back."""
        return self.calling.running and self._context.at_rest and self._context.on_top

    def go_on_words(self) -> str:
        if self.begin is None:
            return ""
        alone = self._sitting.people == (self._sitting.to_act,)
        return _("My turn") if alone else _("Go on")

    def ask_bots(self) -> None:
        """Those who may call, and whose turn it would be."""
        mover = self._sitting.to_act
        seats = [seat for seat in dict.fromkeys((*self._sitting.callers, mover)) if seat is not None]
        asked = [seat for seat in seats if self._sitting.is_bot(seat)]
        heard = self.calling.at == self._sitting.changes and self.calling.heard
        if asked and not heard:
            self._context.ask_bots(asked, self._answered)

    def open(self) -> None:
        """All that has happened has been seen: from now on people may call, if the rules let them."""
        order, changes = self._sitting.callers, self._sitting.changes
        if not order:
            self.calling.shut()
        elif self.calling.at != changes:
            self.then = None
            mover = self._sitting.to_act
            bots = any(self._sitting.is_bot(seat) for seat in (*order, mover) if seat is not None)
            self.calling.open(changes, order, self._times(), bots=bots)
            self._context.relay()

    def _times(self) -> dict[int, float | None]:
        """How long each person is waited for. One who plays alone against bots takes all the time they like
        before their own turn.
        """
        wanted, people = self._context.settings.call_window, self._sitting.people
        endless = wanted == "go_on" or people == (self._sitting.to_act,) or self.begin is None
        usual = None if endless else float(wanted)
        return {seat: self._sitting.ease(seat).seconds(usual) for seat in people}

    def call(self, seat: int) -> None:
        self.calling.call(seat)
        self._context.relay()
        self.decide()

    def go_on(self) -> None:
        self.calling.go_on()
        self._context.relay()
        self.decide()

    def _answered(self, answers: tuple[Any, ...]) -> None:
        if self.calling.at == self._sitting.changes:
            self.calling.answered(answers)
            self.decide()

    def decide(self) -> None:
        """Carries out the wish that has priority, as soon as that is certain."""
        if not (self.calling.settled and self._context.at_rest):
            return
        begin = self.begin
        wishes: list[Any] = [begin] if begin else []
        wishes += [Call(seat) for seat in self.calling.wished]
        wishes += [answer for answer in self.calling.answers if isinstance(answer, Call)]
        if not wishes:
            return
        command, then = self._sitting.first_wish(wishes), self.then
        self.calling.shut()
        self.then = None
        self._context.do(command)
        if command == begin and then:
            self._context.do(then)
