"""Hints at a table: asked for, shown until the game goes on or somebody has seen enough."""

from collections.abc import Callable
from typing import Any, Protocol

from pygame import Rect, Surface

from game.bots.explain.hint import Asked
from game.bots.explain.tutor import AskedOdds, tutored
from game.bots.reason import Hint, Reason
from scenes import shelf
from scenes.app.app import App
from scenes.game_record import OnScreen
from scenes.hint import balloon
from scenes.hint.lights import lights
from scenes.table.bots.process import Minds
from scenes.table.bots.worker import Asks
from scenes.table.context import TableContext
from scenes.table.game_table import GameTable
from scenes.text.words import _
from scenes.widgets.target import Target


class Asking(TableContext, Protocol):
    """What hints ask of the scene that is played in."""

    @property
    def app(self) -> App: ...
    @property
    def table(self) -> GameTable: ...
    def say(self, words: str) -> None: ...
    def show_best(self) -> None:
        """What an expert would do."""


class Hinting:
    """The question goes to a process of its own: the bots' one drops what it is asked before."""

    def __init__(self, scene: Asking) -> None:
        self.hint: Hint | None = None
        self.odds: tuple[Reason, ...] = ()
        """What a tutor has told of every way on."""
        self._scene = scene
        self._minds = Minds(lambda do: scene.app.wake(do))
        self._view: Any = None
        """What was known when it was asked."""

    @property
    def _game(self) -> OnScreen:
        return shelf.on_screen(self._scene.sitting.game)

    @property
    def thinking(self) -> bool:
        return self._minds.thinking

    @property
    def why_not(self) -> str:
        """In words; empty if there can be one."""
        seat = self._scene.table.hint_seat
        if seat is None:
            return _("Hints are there when it is your choice.")
        if not self._scene.sitting.ease(seat).hints:
            return _("{name} plays without hints.").format(name=self._scene.name_of(seat))
        return ""

    def press(self) -> None:
        """Asks for a hint; the same key takes it away again."""
        if self.hint or self.thinking:
            self.forget()
        elif self.why_not:
            self._scene.say(self.why_not)
        elif self.odds or not self._tutored:
            self.show_best()
        else:
            self._ask(AskedOdds(self._scene.sitting.game, self._scene.view), self._heard_odds)

    @property
    def _tutored(self) -> bool:
        seat = self._scene.table.hint_seat
        sitting = self._scene.sitting
        return seat is not None and sitting.ease(seat).tutor != "off" and tutored(sitting.game)

    def show_best(self) -> None:
        if not self.why_not:
            self.odds = ()
            self._ask_best()

    def forget(self) -> None:
        """The game has gone on, or somebody has seen enough."""
        self._minds.forget()
        if self.hint or self._view is not None:
            self.hint = self._view = None
            self.odds = ()
            self._scene.touch()

    def close(self) -> None:
        self._minds.close()

    def _ask_best(self) -> None:
        seat = self._scene.table.hint_seat
        assert seat is not None
        sitting = self._scene.sitting
        self._ask(Asked(sitting.game, self._scene.view, tuple(sitting.legal(seat))), self._heard)

    def _ask(self, asked: Asks, heard: Callable[[Any], None]) -> None:
        self._view = self._scene.view
        self._minds.ask(asked, heard, self.forget)
        self._scene.touch()

    def _heard_odds(self, odds: tuple[Reason, ...]) -> None:
        """Where there is but one way on, the hint says so."""
        self.odds = odds
        if not odds:
            self._ask_best()
        self._scene.touch()

    def _heard(self, hint: Hint | None) -> None:
        self.hint = hint
        if hint is None:
            self._view = None
            self._scene.say(_("There is no hint for this."))
        self._scene.touch()

    # What is seen of it

    @property
    def words(self) -> str:
        if self.hint:
            return self._game.reason_words(self.hint.reason)
        if self.odds:
            told = map(self._game.reason_words, self.odds)
            return "\n".join([*told, _("Ask again for the best.")])
        return _("Thinking …") if self.thinking else ""

    def lights(self) -> list[Rect]:
        if self.hint is None:
            return []
        steps = self._game.lights(self.hint.command, self._view, self.hint.reason)
        return lights(steps, self._scene.controls.widgets)

    def place(self) -> Rect:
        assert self._scene.frame is not None
        return balloon.place(
            self.words, self.lights(), self._scene.frame.explained_in(self._scene.scale), self._scene.scale
        )

    def draw(self, surface: Surface) -> None:
        scene = self._scene
        if self.words and scene.frame is not None:
            balloon.draw(
                surface, self.place(), self.words, scene.frame.explained_in(scene.scale), scene.controls.look
            )

    def targets(self) -> list[Target]:
        return [balloon.target("hint", self.place(), self.words)] if self.words else []
