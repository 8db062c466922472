"""Between two turns: who may call is asked, and the wish that has priority is carried out."""

from collections.abc import Callable, Sequence
from typing import Any

from game.seventeen.commands import BeginTurn, Call, Play
from game.seventeen.reach import ANYBODY, WORTH_ASKING, chance
from scenes.games.seventeen.calling import Calling
from scenes.table.context import TableContext
from scenes.text.words import _

_LEAST_THOUGHT = 0.3
_LIES = 0.55
"""Seconds that a card lies ready at least: time to see that it is not played yet."""


class Asking:
    def __init__(self, context: TableContext) -> None:
        self.calling = Calling()
        self.then: Play | None = None
        """What the person plays as soon as the turn has begun, if nobody calls."""
        self.silent = False
        """People were asked before this turn, and nobody called."""
        self.beaten: tuple[int, ...] = ()
        """The people who called too, when somebody came before them."""
        self._lain = 0.0
        self._length = 0
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
        runs = self.calling.running or self.waiting is not None
        return runs and self._context.at_rest and self._context.on_top

    def go_on_words(self) -> str:
        if self.begin is None:
            return ""
        return _("Don't call") if len(self._sitting.people) == 1 else _("Nobody calls")

    @property
    def waiting(self) -> Play | None:
        """The card that lies ready while it is not certain yet that nobody calls."""
        open_still = self.calling.at == self._sitting.changes and not self._context.looking_back
        return self.then if open_still else None

    def lay_ready(self, play: Play) -> None:
        """It is played if nobody calls."""
        self.then, self._lain = play, 0.0
        self.go_on()

    def take_back(self) -> None:
        """It was no command yet, and nothing has been learnt of who calls."""
        self.then = None
        self.calling.go_on(False)
        self._context.relay()

    def pass_time(self, on_table: float, real: float) -> None:
        if self.waiting:
            self._lain += on_table
        elif self.time_runs:
            self.calling.pass_time(real)
        else:
            return
        self.decide()

    def ask_bots(self) -> None:
        """Those who may call, and whose turn it would be; or whose turn it is, for their card."""
        if not self._sitting.callers:
            self._ask_for_a_card()
            return
        mover = self._sitting.to_act
        seats = [seat for seat in dict.fromkeys((*self._sitting.callers, mover)) if seat is not None]
        asked = [seat for seat in seats if self._sitting.is_bot(seat)]
        heard = self.calling.at == self._sitting.changes and self.calling.heard
        if asked and not heard:
            self._context.ask_bots(asked, self._answered, self._thought if self.at_stake else 0.0)

    def _ask_for_a_card(self) -> None:
        seat = self._sitting.to_act
        if seat is not None and self._sitting.is_bot(seat):
            self._context.ask_bots((seat,), lambda answers: self._context.do(answers[0]), self._thought)

    @property
    def at_stake(self) -> bool:
        """The row may be worth 17 by now, to some person; or somebody must call."""
        people = set(self._sitting.callers).intersection(self._sitting.people) or {ANYBODY}
        return self.begin is None or max(map(self._chance, people)) >= WORTH_ASKING

    @property
    def _thought(self) -> float:
        """How much there is to think about, for anybody who looks on."""
        return _LEAST_THOUGHT + (1 - _LEAST_THOUGHT) * min(1.0, 2 * self._chance(ANYBODY))

    def _chance(self, seat: int) -> float:
        alone = len(self._sitting.people) == 1
        return chance(self._sitting.view if alone else self._sitting.public_view, seat)

    def open(self) -> None:
        """All that has happened has been seen: from now on people may call, if the rules let them."""
        order, changes = self._sitting.callers, self._sitting.changes
        if not order:
            self.calling.shut()
        elif self.calling.at != changes:
            self.then, self.silent, self.beaten = None, False, ()
            mover = self._sitting.to_act
            bots = any(self._sitting.is_bot(seat) for seat in (*order, mover) if seat is not None)
            went_back = self._sitting.length < self._length
            times = self._times(went_back) if went_back or self.at_stake else {}
            self.calling.open(changes, order, times, bots=bots)
            self._context.relay()
            self.decide()
        self._length = self._sitting.length

    def _times(self, went_back: bool) -> dict[int, float | None]:
        """How long each person is waited for. One who plays alone against bots takes all the time they like
        before their own turn, and so does whoever went back: else the game would go on by itself from there.
        """
        wanted, people = self._context.settings.value("call_window"), self._sitting.people
        own = people == (self._sitting.to_act,) or self.begin is None
        endless = wanted == "go_on" or own or went_back
        usual = None if endless else float(wanted)
        return {seat: self._sitting.ease(seat).seconds(usual) for seat in people}

    def look_first(self, wished: Sequence[Any], go_on: Callable[[], object]) -> None:
        """Lets the tutor look at what the eyes at the screen wish for, where no time goes by meanwhile."""
        timed = bool(self._sitting.callers) and self.calling.seconds is not None
        if timed or not wished or wished[0].seat != self._sitting.eyes:
            go_on()
        else:
            self._context.look_first(tuple(wished), go_on)

    def wish_to_call(self, seat: int) -> None:
        self.look_first((Call(seat),), lambda: self.call(seat))

    def wish_to_go_on(self) -> None:
        """Whose turn it is, and nobody else, keeps silent by that."""
        self.look_first((self.begin,) if self.begin else (), self.go_on)

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
            self._context.relay()
            self.decide()

    def decide(self) -> None:
        """Carries out the wish that has priority, as soon as that is certain."""
        if not (self.calling.settled and self._context.at_rest):
            return
        if self.then and self._lain < _LIES and self._context.settings.speed != "instant":
            return
        begin = self.begin
        wishes: list[Any] = [begin] if begin else []
        wishes += [Call(seat) for seat in self.calling.wished]
        wishes += [answer for answer in self.calling.answers if isinstance(answer, Call)]
        if not wishes:
            return
        command, then = self._sitting.first_wish(wishes), self.then
        self.silent = command == begin and bool(self.calling.people)
        self.beaten = tuple(seat for seat in self.calling.wished if seat != command.seat)
        self.calling.shut()
        self.then = None
        self._context.do(command)
        if command == begin and then:
            self._context.do(then)
