"""The tutor of a seat: a choice that costs too much is held back once. The log is none the wiser."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from game.bots.explain.costs import known
from game.bots.explain.tutor import AskedCost
from scenes.app.dialog import Answer, Dialog
from scenes.hint.hinting import Asking
from scenes.table.bots.process import Minds
from scenes.text.words import _, number

A_TURN = 0.13
"""Alone: about what a turn is worth where there is somebody to win against."""


class Tutoring:
    def __init__(self, scene: Asking) -> None:
        self._scene = scene
        self._minds = Minds(lambda do: scene.app.wake(do))
        self._let: tuple[int, Any] | None = None
        """What was weighed already, and at which moment."""

    def holds(self, commands: Sequence[Any], go_on: Callable[[], object], *, wished: bool = False) -> bool:
        """Whether it looks at the decision first; then `go_on` is called once it may be carried out.

        `commands` are legal. A game either looks at what is `wished` for or, the others, at what is done.
        """
        sitting, seat = self._scene.sitting, commands[0].seat
        dear, moment = sitting.ease(seat).dear, sitting.length
        if dear is None or self._let == (moment, commands) or wished == known(sitting.game):
            return False
        if seat == sitting.to_act and len(tuple(islice(sitting.legal(seat), 2))) < 2:
            return False

        def heard(cost: float) -> None:
            if sitting.length == moment:
                self._weighed(commands, cost, dear, go_on)

        asked = AskedCost(sitting.game, sitting.one_by_one(commands))
        self._minds.ask(asked, heard, lambda: heard(0.0))  # what nobody can weigh isn't held back
        return True

    def _weighed(
        self, commands: Sequence[Any], cost: float, dear: float, go_on: Callable[[], object]
    ) -> None:
        self._let = (self._scene.sitting.length, commands)
        alone = len(self._scene.sitting.seats) == 1
        if cost * (A_TURN if alone else 1) <= dear:
            go_on()
            return
        if alone:
            title = _("This costs {n} turns.").format(n=number(cost, 1))
        else:
            title = _("This costs {n} wins in 100 games.").format(n=number(100 * cost))
        answers = [
            Answer("anyway", _("Play it anyway")),
            Answer("show", _("Show me"), icon="hint"),
            Answer("again", _("Look again"), "primary"),
        ]
        dialog = Dialog(
            title, _("Nothing is played yet. Do you want to look again?"), answers, unless="again"
        )
        self._scene.ask(dialog, lambda answer: self._answered(answer, go_on))

    def _answered(self, answer: object, go_on: Callable[[], object]) -> None:
        if answer == "anyway":
            go_on()
        elif answer == "show":
            self._scene.show_best()

    def close(self) -> None:
        self._minds.close()
