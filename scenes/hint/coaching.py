"""What a coach at the table has to say: one line after its turn, beside its plate, until a person goes on."""

from typing import Any

from pygame import Rect, Surface

from game.bots.explain.coach import Advised, of_the_turn
from game.bots.reason import Reason
from scenes import shelf
from scenes.hint import balloon
from scenes.hint.hinting import Asking
from scenes.text.words import _
from scenes.widgets.target import Target


class Coaching:
    def __init__(self, scene: Asking) -> None:
        self.words = ""
        self._scene = scene
        self._seat: int | None = None
        self._reasons: list[Reason | None] = []

    def command(self, seat: int, answer: Any) -> Any:
        """What a bot does; where it is a coach, it is kept why."""
        if not isinstance(answer, Advised):
            return answer
        if answer.reason:
            if seat != self._seat:
                self._reasons.clear()
            self._seat = seat
            self._reasons.append(answer.reason)
        return answer.command

    def table_rests(self) -> None:
        """Its turn has been seen to the end. One who is alone has nobody else's to wait for."""
        sitting = self._scene.sitting
        if self._seat is None or (self._seat == sitting.to_act and len(sitting.seats) > 1):
            return
        reason = of_the_turn(self._reasons)
        self._reasons.clear()
        if reason:
            why = shelf.on_screen(sitting.game).reason_words(reason)
            self.words = _("{name}: {why}").format(name=self._scene.name_of(self._seat), why=why)
            self._scene.touch()

    def forget(self) -> None:
        self.words = ""
        if self._seat is not None:
            self._seat = None
            self._reasons.clear()
            self._scene.touch()

    def draw(self, surface: Surface) -> None:
        scene = self._scene
        if self.words and scene.frame is not None:
            balloon.draw(
                surface, self._place(), self.words, scene.frame.explained_in(scene.scale), scene.controls.look
            )

    def targets(self) -> list[Target]:
        return [balloon.target("coach", self._place(), self.words)] if self.words else []

    def _place(self) -> Rect:
        scene = self._scene
        assert scene.frame is not None
        assert self._seat is not None
        return balloon.place(
            self.words, [scene.plate(self._seat)], scene.frame.explained_in(scene.scale), scene.scale
        )
