"""Where everything of 17 lies on the table, computed from the room there is."""

from dataclasses import dataclass

from pygame import Rect

from game.seventeen.cards import Face
from game.seventeen.rules import DEALT
from game.seventeen.views import View
from scenes.table.card import places as lay
from scenes.table.card.places import Place
from scenes.table.card.stock import UNITS, height_of
from scenes.widgets.layout import REST, Scale, centred, columns, rows

_RATIO = UNITS[0] / UNITS[1]
_OTHERS_AT_MOST, _ROW_AT_MOST, _HAND_AT_MOST = 0.24, 0.34, 0.26
"""What has a share of the table's height is no higher than so many of its widths: cards don't grow then."""
_TOTAL_AT_MOST = 7.6
_ASKEW, _ASKEW_BELOW = -9.0, 0.1
"""How a card lies that isn't played yet: degrees, and how much of its height below the row."""


@dataclass(frozen=True)
class Places:
    """`around` are the others' places, clockwise from the left of whoever sits below."""

    table: Rect
    around: tuple[Rect, ...]
    tags: tuple[Rect, ...]
    total: Rect
    row: Rect
    arrows: tuple[Rect, Rect]
    actions: Rect
    hand: Rect
    pile: Rect
    discards: Rect
    card: int
    """Width of a card in the row, and of those in the hand below, on the piles and around."""
    held: int
    piled: int
    small: int

    @property
    def own_tag(self) -> Rect:
        """On the lower edge of the hand below, as the number on that of the pile."""
        return self.tags[0].move_to(midbottom=(self.hand.centerx, self.table.bottom))

    @property
    def verdict(self) -> Rect:
        """Where it is said how a game came out, beside what leads on then."""
        return Rect(self.actions.topleft, (self.way_on.x - self.actions.x, self.actions.h))

    @property
    def way_on(self) -> Rect:
        wide = self.actions.w * 3 // 10
        return Rect(self.actions.right - wide, self.actions.y, wide, self.actions.h)

    def crown(self, spot: Rect) -> Rect:
        """On the cards of a winner that lie there."""
        side = min(spot.h * 6 // 10, self.card)
        return Rect(spot.centerx - side // 2, spot.y - side // 3, side, side).clamp(self.table)

    @property
    def zone_up(self) -> Rect:
        """Where a card is dropped to lie face up: the upper half of the row, and what is above it."""
        whole = self._band.union(self.total)
        return Rect(whole.x, whole.y, whole.w, self.row.centery - whole.y)

    @property
    def zone_down(self) -> Rect:
        """The lower half, and what is below it."""
        whole, low = self._band, self._band.bottom + self.total.h // 2
        return Rect(whole.x, self.row.centery, whole.w, low - self.row.centery)

    def side_at(self, point: tuple[int, int]) -> Face | None:
        """Which way up a card is played that is dropped there."""
        if self.zone_up.collidepoint(point):
            return "up"
        return "down" if self.zone_down.collidepoint(point) else None

    @property
    def _band(self) -> Rect:
        return self.row.union(self.arrows[0]).union(self.arrows[1])

    def row_places(self, count: int) -> list[Place]:
        gap = max(2, self.card // 14)
        return lay.row(self.row.center, count, self.card, gap, self.row.w)

    def ready_place(self, count: int) -> Place:
        """Where a card lies that is played next to so many if nobody calls: askew, not in line yet."""
        place = self.row_places(count + 1)[-1]
        return Place(place.x, place.y + height_of(self.card) * _ASKEW_BELOW, _ASKEW)

    def hand_places(self, spot: Rect, width: int, count: int) -> list[Place]:
        """A fan below; around, cards side by side."""
        if spot is self.hand:
            return lay.fan(spot.center, count, round(width * 1.3), spot.w, 2.5)
        return lay.row(spot.center, count, width, max(1, width // 12), spot.w)

    def seat_spot(self, seat: int, below: int, seats: int) -> tuple[Rect, int]:
        """Where this seat's cards lie, and how wide they are."""
        step = (seat - below) % seats
        return (self.hand, self.held) if step == 0 else (self.around[step - 1], self.small)

    def discard_place(self, number: int) -> Place:
        """The so-many-th card of the discards: never quite straight."""
        turn = ((number * 7919) % 7 - 3) * 3.0
        x, y = self.discards.center
        return Place(x + (number * 31) % 5 - 2, y + (number * 17) % 5 - 2, turn)

    @property
    def pile_place(self) -> Place:
        return Place(self.pile.centerx, self.pile.centery)


def below(view: View, people: tuple[int, ...]) -> int:
    """Who sits at the edge of the table next to us: whose eyes look on, else the next person to move."""
    if view.seat is not None:
        return view.seat
    dealing = len(view.history) <= 2 + DEALT * view.seats
    next_up = view.first if dealing else view.mover
    order = [(next_up + step * view.direction) % view.seats for step in range(view.seats)]
    return next((seat for seat in order if seat in people), 0)


def places(table: Rect, scale: Scale, seats: int) -> Places:
    gap = min(scale.px(1.2), table.h // 60)
    buttons = min(max(scale.px(10), round(table.h * 0.13)), round(table.h * 0.16))
    most = _OTHERS_AT_MOST if seats < 4 else 0.04 + 0.48 / (seats - 1)
    others, band, actions, low = rows(
        table,
        min(round(table.h * (0.185 if seats < 6 else 0.175)), round(table.w * most)),
        REST,
        buttons,
        min(round(table.h * 0.255), round(table.w * _HAND_AT_MOST)),
        gap=gap,
    )
    high = min(round(table.h * 0.085), scale.px(_TOTAL_AT_MOST))
    band = centred(band, band.w, high + gap + round(table.w * _ROW_AT_MOST))
    total, row = rows(band, high, REST, gap=gap)
    arrow = min(scale.px(6.5), round(table.w * 0.07))
    left, middle, right = columns(row, arrow, REST, arrow, gap=gap)
    card = min(round(row.h * 0.97 * _RATIO), middle.w // 5)
    held = min(round(low.h * 0.90 * _RATIO), low.w // 7)
    piled = min(round(held * 0.86), low.w // 8)
    side = round(piled * 1.3)
    pile, hand, discards = columns(low, side, REST, side, gap=gap)
    tag = min(scale.px(3.0), others.h // 4)
    spots = columns(others, *[REST] * max(1, seats - 1), gap=gap * 2)
    cells = [rows(spot, REST, tag, gap=gap // 2) for spot in spots]
    small = min(round(cells[0][0].h * 0.96 * _RATIO), round(spots[0].w * 0.34))
    return Places(
        table,
        tuple(cell[0] for cell in cells),
        tuple(cell[1] for cell in cells),
        total,
        middle,
        (left, right),
        actions,
        hand,
        centred(pile, piled, height_of(piled)),
        centred(discards, piled, height_of(piled)),
        card,
        held,
        piled,
        small,
    )
