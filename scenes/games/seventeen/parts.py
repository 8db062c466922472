"""The parts of the table that move: cards, total, tokens, what is said; always as a view has them."""

from collections.abc import Sequence

from pygame import Rect

from game.seventeen.views import View
from scenes.games.seventeen import panels
from scenes.games.seventeen.cards import Cards
from scenes.games.seventeen.crown import Crowns
from scenes.games.seventeen.places import below, places
from scenes.games.seventeen.reveal import Turn
from scenes.games.seventeen.speech import Speech
from scenes.games.seventeen.stamps import Stamps
from scenes.games.seventeen.tags import Tags
from scenes.games.seventeen.tokens import Tokens
from scenes.games.seventeen.total import Total
from scenes.games.seventeen.verdict import Verdict
from scenes.table.context import TableContext
from scenes.widgets.layout import Scale

_SOMEWHERE = Rect(0, 0, 900, 500)
"""Until it is laid."""


class Parts:
    def __init__(self, context: TableContext) -> None:
        seats = len(context.sitting.seats)
        self.cards = Cards(seats)
        self.total = Total()
        self.arrows = panels.Arrows()
        self.tokens = Tokens(seats)
        self.stamps = Stamps()
        self.speech = Speech()
        self.verdict = Verdict()
        self.crowns = Crowns()
        self.tags = Tags(seats)
        self._context = context
        self.places = places(_SOMEWHERE, Scale(8), seats)
        self.moving = (self.cards, self.total, self.arrows, self.tokens, self.stamps)
        self.moving += (self.speech, self.verdict, self.crowns, self.tags)
        for part in (self.cards.manner, self.tokens, self.stamps, self.total, self.verdict):
            part.hear = context.ear.hear

    def follow(self, view: View, *, turns: Sequence[Turn] = (), wait: float = 0.0) -> None:
        """The cards go to where the view has them; see `Cards.follow`."""
        views = self._context.sitting.open_views(self._context.n)
        self.cards.follow(view, self.places, self.below(view), views, turns=turns, wait=wait)
        self.tags.follow(self.places, self.cards.below, looks_on=view.seat == self.cards.below)

    def below(self, view: View) -> int:
        """Whose hand lies at the edge of the table."""
        return below(view, self._context.sitting.people)

    def arrange(self, view: View) -> None:
        self.stamps.finish()
        self.speech.finish()
        self.verdict.clear()
        self.follow(view)
        self.arrows.point(view.direction)
        self.total.put(view)
        self.tokens.put(view.victories, view.penalties)
        self.crowns.put(view.winners)

    def update(self, dt: float) -> None:
        for part in self.moving:
            part.update(dt)

    def read(self) -> None:
        """What stood there to be read may go."""
        self.verdict.clear()
        self.total.finish()
        self.cards.wait_no_longer()

    def move_less(self, reduced: bool) -> None:
        self.cards.manner.reduced = reduced
        for part in (
            self.arrows,
            self.tokens,
            self.stamps,
            self.speech,
            self.verdict,
            self.crowns,
            self.tags,
        ):
            part.reduced = reduced
