"""A seat's page: how much the table helps there, how far it may take back, what it begins with.

In the set-up all of it can be chosen; once the game is being played, what a seat began with stands.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import replace

from game.bots.explain.tutor import tutored, warned
from game.core.game import UndoPolicy
from game.core.seats import Kind
from game.review.ghost import has_ghosts
from game.shelf import GAMES
from game.text.head_starts import head_start_words
from scenes.app.page import Page
from scenes.handicap.labels import head_start_label, tutor_means, undo_means, undo_name
from scenes.preferences.sheet import SettingLines
from scenes.shelf import on_screen
from scenes.table.ease import DEAR, Ease, Tutor
from scenes.text.words import _
from scenes.widgets.sheet import Sheet

_STEP = 5
"""Points that a head start grows by; laurels come one by one."""


class Terms(Struct, frozen=True):
    """How a seat plays. `most`: the largest head start that it may still be given; None: none any more."""

    game: str
    name: str
    kind: Kind
    ease: Ease
    undo: UndoPolicy
    head_start: int
    most: int | None = None
    alone: bool = False


_OF_TERMS = Terms.__struct_fields__


class EasePage(Page):
    """Pops with the terms as they were left."""

    name = "ease"

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms = terms

    def title(self) -> str:
        return _("{name}'s seat").format(name=self.terms.name)

    def back(self) -> None:
        self.app.pop(self.terms)

    def body(self, sheet: Sheet) -> None:
        lines = SettingLines(sheet, self._value, self._change)
        if self.terms.kind == "human":
            self._help(lines)
            lines.heading("undo", _("Undo"))
            lines.choice("undo", _("Undo"), [(undo, undo_name(undo)) for undo in get_args(UndoPolicy)])
            lines.note("undo.means", undo_means(self.terms.undo))
        self._head_start(lines)

    def _help(self, lines: SettingLines) -> None:
        terms, game = self.terms, on_screen(self.terms.game)
        lines.heading("help", _("Help"))
        lines.switch("hints", _("Hints: what an expert would do"))
        if not self.settings.hints:
            lines.note("hints.off", _("Hints are switched off in the settings."))
        if tutored(terms.game):
            when = [("off", _("Off")), ("asked", _("When I ask"))]
            when += [(dear, _("Over {n}").format(n=dear)) for dear in self._dear]
            lines.choice("tutor", _("Tutor"), when)
            lines.note("tutor.means", tutor_means(self._value("tutor")))
        if game.time_for:
            times = [("usual", _("As usual")), ("twice", _("Twice as long"))]
            lines.choice("time", game.time_for(), [*times, ("own", _("As long as it takes"))])
        if game.previews:
            lines.switch("previews", game.previews())
        if terms.alone and has_ghosts(terms.game):
            lines.switch("ghost", _("Race the ghost: an expert on your dice"))
            lines.note("ghost.means", _("Its score is shown after each of your turns."))
        for name, words in game.helps.items():
            lines.switch(name, words())

    @property
    def _dear(self) -> Sequence[Tutor]:
        """From which cost on the tutor of this game may ask again."""
        return DEAR if warned(self.terms.game) else ()

    def _head_start(self, lines: SettingLines) -> None:
        terms = self.terms
        if terms.most is None:
            if terms.head_start:
                lines.heading("head_start", _("Head start"))
                words = head_start_words(terms.game, terms.name, terms.head_start)
                lines.note("head_start.means", words)
            return
        lines.heading("head_start", _("Head start"))
        among = range(0, terms.most + 1, 1 if GAMES[terms.game].unit == "laurels" else _STEP)
        shown = partial(head_start_label, terms.game)
        lines.slider("head_start", _("Begins with"), among, shown)
        lines.note("head_start.means", _("The log and the result say so."))

    def _value(self, name: str) -> Any:
        """Of the terms, or of the ease among them."""
        if name == "tutor":
            tutor = self.terms.ease.tutor
            return tutor if tutor in ("off", *self._dear) else "asked"
        return getattr(self.terms if name in _OF_TERMS else self.terms.ease, name)

    def _change(self, **values: Any) -> None:
        ease = {name: values.pop(name) for name in values.keys() - set(_OF_TERMS)}
        self.terms = replace(self.terms, ease=replace(self.terms.ease, **ease), **values)
        self.relay()
