"""People who play what they read on the screen. Each keeps what it chose, to be held against the log."""

from collections.abc import Callable

from game.dalek.commands import Keep, Roll, Stop
from tests.e2e.driving import Program, Sight, numbers

ENOUGH = 6
"""Dalek Dice: from so many points on one stops."""


def dalek_dice(sight: Sight) -> list[int]:
    """The Humans and Daleks that lie there, by their numbers from 0."""
    return [
        int(target.id.removeprefix("die."))
        for target in sight.named("die.")
        if "Human" in target.label or "Dalek" in target.label
    ]


class DalekPlayer:
    """`pick`, `keep`, `roll` and `stop` are how it does that: by mouse or by keys."""

    CHOICES = ("keep", "roll", "stop")

    def __init__(self, program: Program, seat: int, do: Callable[[str], Sight]) -> None:
        self.chosen: list[Keep | Roll | Stop] = []
        self._program, self._seat, self._do = program, seat, do

    def play(self) -> None:
        """Until the game has ended."""
        while not (sight := self.my_turn()).offers("result"):
            self.choose(sight)

    def my_turn(self) -> Sight:
        awaited = {"result", *self.CHOICES}
        return self._program.until("a choice", lambda sight: not awaited.isdisjoint(sight.targets))

    def choose(self, sight: Sight) -> None:
        dice = dalek_dice(sight) if "keep" in sight.targets else []
        if dice:
            self.keep(dice)
        elif "stop" in sight.targets and numbers(sight.targets["stop"].label)[0] >= ENOUGH:
            self._chosen("stop", Stop(self._seat))
        elif sight.offers("roll"):
            self._chosen("roll", Roll(self._seat))
        else:
            self._chosen("stop", Stop(self._seat))

    def keep(self, dice: list[int]) -> None:
        for die in dice:
            sight = self._do(f"die.{die}")
            assert "picked" in sight.targets[f"die.{die}"].label
        self._chosen("keep", Keep(self._seat, tuple(dice)))

    def _chosen(self, name: str, choice: Keep | Roll | Stop) -> None:
        self.chosen.append(choice)
        self._do(name)
