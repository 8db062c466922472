"""A seat's page: how much the table helps there, how far it may take back, what it begins with.

In the set-up all of it can be chosen; once the game is being played, what a seat began with stands.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect

from game.bots.explain.tutor import tutored, warned
from game.core.game import UndoPolicy
from game.core.seats import Kind
from game.review.ghost import has_ghosts
from game.shelf import GAMES
from game.text.head_starts import head_start_words
from scenes.app.page import Page
from scenes.handicap.labels import head_start_label, tutor_means, undo_means, undo_name
from scenes.preferences.sheet import Sheet
from scenes.shelf import on_screen
from scenes.table.ease import DEAR, Ease
from scenes.text.words import _
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget

_POLICIES: tuple[UndoPolicy, ...] = ("free", "fair", "off")
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

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        sheet = Sheet(place, scale)
        if self.terms.kind == "human":
            self._help(sheet)
            self._undo(sheet)
        self._head_start(sheet)
        return sheet.widgets, sheet.y - place.y

    def _help(self, sheet: Sheet) -> None:
        ease, game = self.terms.ease, on_screen(self.terms.game)
        sheet.heading("help", _("Help"))
        sheet.switch(
            "hints",
            _("Hints: what an expert would do"),
            ease.hints,
            lambda on: self._ease(hints=on),
        )
        if not self.settings.hints:
            sheet.note("hints.off", _("Hints are switched off in the settings."))
        if tutored(self.terms.game):
            dear_ones = DEAR if warned(self.terms.game) else ()
            tutor = ease.tutor if ease.tutor in ("off", *dear_ones) else "asked"
            sheet.choice(
                "tutor",
                _("Tutor"),
                [
                    ("off", _("Off")),
                    ("asked", _("When I ask")),
                    *((dear, _("Over {n}").format(n=dear)) for dear in dear_ones),
                ],
                tutor,
                lambda key: self._ease(tutor=key),
            )
            sheet.note("tutor.means", tutor_means(tutor))
        if game.time_for:
            sheet.choice(
                "time",
                game.time_for(),
                [
                    ("usual", _("As usual")),
                    ("twice", _("Twice as long")),
                    ("own", _("As long as it takes")),
                ],
                ease.time,
                lambda key: self._ease(time=key),
            )
        if game.previews:
            sheet.switch("previews", game.previews(), ease.previews, lambda on: self._ease(previews=on))
        if self.terms.alone and has_ghosts(self.terms.game):
            words = _("Race the ghost: an expert on your dice")
            sheet.switch("ghost", words, ease.ghost, lambda on: self._ease(ghost=on))
            sheet.note("ghost.means", _("Its score is shown after each of your turns."))
        for name, words in game.helps.items():
            sheet.switch(name, words(), getattr(ease, name), lambda on, name=name: self._ease(**{name: on}))

    def _undo(self, sheet: Sheet) -> None:
        sheet.heading("undo", _("Undo"))
        names = {undo: undo_name(undo) for undo in _POLICIES}
        sheet.choice(
            "undo",
            _("Undo"),
            list(names.items()),
            self.terms.undo,
            lambda key: self._change(undo=key),
        )
        sheet.note("undo.means", undo_means(self.terms.undo))

    def _head_start(self, sheet: Sheet) -> None:
        terms = self.terms
        if terms.most is None:
            if terms.head_start:
                sheet.heading("head_start", _("Head start"))
                words = head_start_words(terms.game, terms.name, terms.head_start)
                sheet.note("head_start.means", words)
            return
        sheet.heading("head_start", _("Head start"))
        step = 1 if GAMES[terms.game].unit == "laurels" else _STEP
        sheet.slider(
            "head_start",
            _("Begins with"),
            terms.head_start,
            range(0, terms.most + 1, step),
            lambda begun: head_start_label(terms.game, begun),
            lambda begun: self._change(head_start=begun),
        )
        sheet.note("head_start.means", _("The log and the result say so."))

    def _ease(self, **values: object) -> None:
        self._change(ease=replace(self.terms.ease, **values))

    def _change(self, **values: object) -> None:
        self.terms = replace(self.terms, **values)
        self.relay()
