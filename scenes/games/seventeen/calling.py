"""The while to call: who may, who wishes to, and when it is over.

Wishes are collected until it is certain whose counts, or the time is over; whose it is the rules say.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.seventeen.commands import Call

_UNTIL_HEARD = 0.75
"""So much of the time goes by at most until the bots have decided: their calls never come after its end."""


class Calling:
    def __init__(self) -> None:
        self.at: int | None = None
        """The state of the game that it is about, as the sitting counts them; None: it is shut."""
        self.order: tuple[int, ...] = ()
        """Who may call, the first having priority."""
        self.wished: tuple[int, ...] = ()
        """Who wishes to call, in the order in which they said so; bots, where people's time is measured."""
        self._times: dict[int, float | None] = {}
        """The people who may call, and how long each of them is waited for."""
        self._passed = 0.0
        self._gone_on = False
        self._answers: tuple[Any, ...] | None = None

    def open(self, at: int, order: Sequence[int], times: Mapping[int, float | None], *, bots: bool) -> None:
        """`times`: of people, how long each is waited for; None: until somebody says that the game goes on.
        `bots`: some of those who may call, or the next to move, are bots and have yet to answer.
        """
        self.at, self.order = at, tuple(order)
        self._times = {seat: seconds for seat, seconds in times.items() if seat in order}
        self.wished, self._gone_on = (), False
        self._passed = 0.0
        self._answers = None if bots else ()

    def shut(self) -> None:
        self.at = None

    @property
    def is_open(self) -> bool:
        return self.at is not None

    @property
    def people(self) -> frozenset[int]:
        return frozenset(self._times)

    @property
    def seconds(self) -> float | None:
        """How long it lasts: as long as the slowest takes who could still call. None: until told to go on."""
        waited = [seconds for seat, seconds in self._times.items() if seat not in self.wished]
        measured = [seconds for seconds in waited if seconds is not None]
        return max(measured, default=0.0) if len(measured) == len(waited) else None

    @property
    def running(self) -> bool:
        """Its time goes by."""
        return self.is_open and bool(self.people) and self.seconds is not None and not self.over

    @property
    def share(self) -> float | None:
        """How much of the time is left; None where it is not measured."""
        return max(0.0, 1 - self._passed / self.seconds) if self.seconds and self.is_open else None

    @property
    def heard(self) -> bool:
        return self._answers is not None

    @property
    def answers(self) -> tuple[Any, ...]:
        return tuple(answer for answer in self._answers or () if answer is not None)

    @property
    def over(self) -> bool:
        """Nobody is waited for any more among the people."""
        timed_out = self.seconds is not None and self._passed >= self.seconds
        return not self.people or self._gone_on or timed_out or self._beyond_doubt

    @property
    def settled(self) -> bool:
        """It can be said what happens."""
        return self.is_open and self.heard and self.over

    @property
    def _beyond_doubt(self) -> bool:
        """Somebody wishes to call whom no other person could still come before."""
        first = next((seat for seat in self.order if seat in self.wished or seat in self.people), None)
        return first in self.wished

    def may_call(self, seat: int) -> bool:
        return self.is_open and seat in self.people and seat not in self.wished and not self.over

    def call(self, seat: int) -> None:
        if self.may_call(seat):
            self.wished = (*self.wished, seat)

    def go_on(self, on: bool = True) -> None:
        self._gone_on = on

    def answered(self, answers: Sequence[Any]) -> None:
        """Where somebody takes all the time they like, what bots wish stays unknown till that is over."""
        self._answers = tuple(answers)
        if None not in self._times.values():
            wish = (answer.seat for answer in self.answers if isinstance(answer, Call))
            self.wished += tuple(seat for seat in wish if seat not in self.wished)

    def pass_time(self, seconds: float) -> None:
        if self.running:
            assert self.seconds is not None
            end = self.seconds if self.heard else max(self._passed, self.seconds * _UNTIL_HEARD)
            self._passed = min(self._passed + seconds, end)
