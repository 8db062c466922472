"""The row's total: what everybody can add up, what only the eyes at the screen know, and what nobody does."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from pygame import Rect, Surface

from game.seventeen.cards import VALUE, told
from game.seventeen.tokens import GOAL
from game.seventeen.views import View
from scenes.art.palette import CREAM, SHADOW, Rgb, mix
from scenes.games.seventeen.mood import POSTER
from scenes.games.seventeen.outcome import lies
from scenes.games.seventeen.reveal import Turn, counted_by, length
from scenes.table.card.motion import Hear
from scenes.text.words import _, ngettext
from scenes.widgets import paint
from scenes.widgets.layout import SMALLEST_TEXT, Scale
from scenes.widgets.text import fit_line, lettering


class Count(NamedTuple):
    """`own` is what the cards count that only the eyes at the screen know; None where there is none."""

    total: int
    own: int | None
    unknown: int

    @property
    def rest(self) -> str:
        """What stands behind the number."""
        own = "" if self.own is None else _("+ yours {n}").format(n=self.own)
        return " ".join(filter(None, (own, unknown_words(self.unknown))))

    @property
    def words(self) -> str:
        return " ".join(filter(None, (_("The row: {total}").format(total=self.total), self.rest)))


def counted(view: View) -> Count:
    total = unknown = 0
    own: int | None = None
    for lying in lies(view)[0]:
        kind = told(lying.card)
        if lying.face == "up" or (kind and kind.startswith("o")):
            total += VALUE[kind] if kind else 0
        elif kind:
            own = (own or 0) + VALUE[kind]
        else:
            unknown += 1
    return Count(total, own, unknown)


def unknown_words(unknown: int) -> str:
    return ngettext("+ {n} unknown", "+ {n} unknown", unknown).format(n=unknown) if unknown else ""


class Total:
    """The plaque above the row. In a reveal it counts card by card."""

    def __init__(self) -> None:
        self.body = Rect(0, 0, 0, 0)
        """Where it was drawn last."""
        self.count = Count(0, None, 0)
        self.hear: Hear = lambda _name, _loud, _x: None
        self.shown = self.count
        """While it differs from `count`: what is still to be read."""
        self._turns: Sequence[Turn] = ()
        self._clock = 0.0
        self._lingers = 0.0
        """So many seconds longer it shows what it did."""

    def put(self, view: View) -> None:
        self.count = counted(view)
        self.finish()

    def leave(self, view: View, seconds: float = inf) -> None:
        """As the view has it, after so many seconds or when what it shows has been read."""
        shown = self.shown
        self.put(view)
        self.shown, self._lingers = shown, seconds

    def reveal(self, view: View, turns: Sequence[Turn]) -> None:
        self.count = counted(view)
        self._turns, self._clock = turns, 0.0
        self.shown = Count(0, None, sum(turn.hidden for turn in turns))

    @property
    def counting(self) -> int | None:
        """How many cards of a reveal have been added up so far."""
        if self._clock >= length(self._turns):
            return None
        return sum(turn.counts_at <= self._clock for turn in self._turns)

    def begun(self, turn: Turn) -> bool:
        """Of the cards of a reveal."""
        return turn.at <= self._clock

    def counted(self, turn: Turn) -> bool:
        return turn.counts_at <= self._clock

    @property
    def settled(self) -> bool:
        return self.counting is None and not self._lingers

    def finish(self) -> None:
        self.shown, self._turns, self._lingers = self.count, (), 0.0

    def update(self, dt: float) -> None:
        if self._lingers:
            self._lingers -= dt
            if self._lingers <= 0:
                self.finish()
        if self.counting is None:
            return
        self._clock += dt
        total, hidden = counted_by(self._turns, self._clock)
        if total != self.shown.total:
            self.hear("tap", 0.6, 0.0)
        self.shown = Count(total, None, hidden)

    def draw(self, surface: Surface, place: Rect, scale: Scale) -> None:
        shown = self.shown
        hot = shown.total >= GOAL
        ink = SHADOW if hot else CREAM
        pad, gap = place.h // 2, place.h // 4
        px = min(round(scale.text("title") * 0.92), round(place.h * 0.78))
        small = max(SMALLEST_TEXT, min(scale.text("lead"), round(place.h * 0.44)))
        number = lettering(str(shown.total), "poster", px, ink)
        room = (place.w - number.get_width() - 2 * pad - 2 * gap) // 2
        head = fit_line(_("The row"), "medium", max(SMALLEST_TEXT, small * 4 // 5), room, SMALLEST_TEXT)
        rest = fit_line(shown.rest, "medium", small, room, SMALLEST_TEXT) if shown.rest else None
        width = head.width + gap + number.get_width() + (rest.width + gap if rest else 0) + 2 * pad
        body = Rect(0, 0, width, place.h)
        body.center = place.center
        self.body = body
        radius = body.h // 2
        tone: Rgb = POSTER.accent if hot else POSTER.panel
        paint.cast(surface, body, radius, scale.px(0.9), scale.px(0.4), 120)
        surface.blit(paint.fill(body.size, radius, tone, mix(tone, SHADOW, 0.12)), body)
        surface.blit(paint.ring(body.size, radius, max(2, scale.px(0.3)), CREAM), body)
        x = body.x + pad
        head.draw(surface, Rect(x, body.y, head.width, body.h), mix(tone, ink, 0.8))
        x += head.width + gap
        box = number.get_bounding_rect()
        surface.blit(number, (x, body.centery - box.centery))
        if rest:
            x += number.get_width() + gap
            rest.draw(surface, Rect(x, body.y, rest.width, body.h), ink)
