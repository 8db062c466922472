"""How lucky a person was and how well they chose, over all their games of a way of playing."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

from pygame import Rect

from game.core.library.trouble import RefusedError
from game.review.forms import AskedForms, Form, Formed, Own
from game.review.standards import Costs, Standard, like, share_below, standard
from scenes import shelf
from scenes.app.page import Page
from scenes.review import words
from scenes.statistics.development import HEIGHT, MOST, WINDOW, Development
from scenes.statistics.sheet import Lines
from scenes.table.bots.process import Minds
from scenes.table.seats import level_name
from scenes.text.words import _, ngettext, number
from scenes.widgets.gauge import Gauge
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget

_PATIENCE = 0.3
"""Seconds in which nobody is told that something takes long."""

__all__ = ["FormsPage", "RefusedError"]


class FormsPage(Page):
    name = "forms"

    def __init__(self, person: str, names: dict[str, str], folder: Path) -> None:
        super().__init__()
        self.share = 0.0
        self.found: list[tuple[Own, Form]] = []
        self._person, self._asked = person, AskedForms(folder, person, names)
        self._minds: Minds | None = None
        self._waits = False

    def title(self) -> str:
        return _("{name}: luck and skill").format(name=self._person)

    def enter(self) -> None:
        self._minds = Minds(self.app.wake)
        self._minds.ask(self._asked, self._heard)
        self.later(_PATIENCE, self._tell_of_waiting)

    def leave(self) -> None:
        if self._minds:
            self._minds.close()

    def _tell_of_waiting(self) -> None:
        self._waits = True
        self.relay()
