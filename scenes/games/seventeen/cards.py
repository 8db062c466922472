"""The cards on the table. They follow a view: each is sent to where the view has it, on its shortest way."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace
from pygame import Surface

from game.seventeen.cards import BACK, Back, Face
from game.seventeen.views import View
from scenes.games.seventeen.card import Card, Known, back_of, known
from scenes.games.seventeen.faces import SeventeenFace
from scenes.games.seventeen.outcome import lies
from scenes.games.seventeen.places import Places
from scenes.games.seventeen.reveal import Turn
from scenes.table.card.motion import Manner
from scenes.table.card.places import Place
from scenes.table.card.sprite import FLIP, CardSprite

KEPT_DISCARDS = 5
"""So many of the discards are cards on the table; more would not be seen below them."""


class Ready(NamedTuple):
    """A card of the hand below that lies on the row already, askew: it is played if nobody calls."""

    number: int
    face: Face


class Cards:
    """All cards that can be seen; `below` is the seat whose hand lies at the edge of the table."""

    def __init__(self, seats: int) -> None:
        self.manner = Manner()
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.row: list[Card] = []
        self.discards: list[Card] = []
        self.discarded = 0
        self._shown_discards = 0
        self.pile = 0
        self.top: Back | None = None
        self.below = 0
        self.ready: Ready | None = None
        self._lies_ready: Card | None = None
        self._leaving: list[Card] = []
        self._piled: CardSprite | None = None

    def every(self) -> Iterator[Card]:
        for seat, hand in enumerate(self.hands):
            if seat != self.below:
                yield from hand
        yield from self.discards
        yield from self.row
        yield from self.hands[self.below]

    # ------------------------------------------------------------------------------------ following a view

    def follow(
        self,
        view: View,
        places: Places,
        below: int,
        views: Sequence[View] = (),
        *,
        turns: Sequence[Turn] = (),
        wait: float = 0.0,
    ) -> None:
        """Everything goes to where the view has it, of every seat where all lies open; `turns` say when the
        row's cards turn over, and `wait` is how long what changes its place waits.
        """
        when = {turn.number: turn for turn in turns}
        zones = {"row": list(self.row), "discards": list(self.discards)}
        zones |= {f"hand{seat}": list(hand) for seat, hand in enumerate(self.hands)}
        lay_ready = self._lies_ready
        if lay_ready in (hand := zones[f"hand{self.below}"]):  # of equal cards it is the one that is played
            hand.remove(lay_ready)
            hand.append(lay_ready)
        lying, discards = lies(view)
        self._shown_discards, self.discarded = self.discarded, len(discards)
        wanted = wishes(view, views)
        there = {zone: self._matched(zone, whats, zones[zone]) for zone, whats in wanted.items()}
        found, moved = self._filled(there, wanted, zones, places)
        grown = self.discarded > self._shown_discards
        self._send_away(zones, places, to_discards=grown, wait=wait)
        self.pile, self.top, self.below = view.pile, view.top, below
        self.row, self.discards = found["row"], found["discards"]
        self.hands = [found[f"hand{seat}"] for seat in range(view.seats)]
        if lay_ready in self.row:
            self.ready = None
        ready = self.ready
        self._lies_ready = self.hands[below][ready.number] if ready else None
        for zone, cards in found.items():
            spots = self.spots(zone, len(cards), places, view.seats)
            for number, (card, (place, width)) in enumerate(zip(cards, spots, strict=True)):
                waits = wait if card in moved or card is lay_ready else 0.0
                later, side, seconds = waits, None, FLIP
                if zone == "row" and number in when:
                    later, seconds = when[number].at, when[number].seconds
                if ready and card is self._lies_ready:
                    side, place, width = ready.face, places.ready_place(len(self.row)), places.card
                if zone != "discards":
                    card.owner = lying[number].seat if zone == "row" else None
                card.become(wanted[zone][number], later, side=side, seconds=seconds)
                card.go(place, width, waits, far=card in moved)

    def _matched(self, zone: str, whats: Sequence[Known], lay: list[Card]) -> list[Card | None]:
        """Those that lie there already, taken out of `lay`. A card of the row or of the discards keeps its
        number.
        """
        if zone not in ("row", "discards"):
            return [_take(lay, what, exactly=True) or _take(lay, what) for what in whats]
        first = self._shown_discards - len(lay) if zone == "discards" else 0
        new_first = self.discarded - len(whats) if zone == "discards" else 0
        numbered = dict(enumerate(lay, first))
        found = [numbered.get(number) for number in range(new_first, new_first + len(whats))]
        pairs = zip(found, whats, strict=True)
        kept = [card if card and _may_be(card, what) else None for card, what in pairs]
        lay[:] = [card for card in lay if card not in kept]
        return kept

    def _filled(
        self,
        there: dict[str, list[Card | None]],
        wanted: dict[str, list[Known]],
        zones: dict[str, list[Card]],
        places: Places,
    ) -> tuple[dict[str, list[Card]], set[Card]]:
        """What is missing comes from where a card is left over, or from the pile; the last is taken first, so
        that a row goes to the discards as it lay. And which those are.
        """
        moved: set[Card] = set()
        for zone, cards in there.items():
            for number in reversed(range(len(cards))):
                if cards[number] is None:
                    what = wanted[zone][number]
                    card = self._left_over(what, zones) or self._from_pile(what, places)
                    cards[number] = card
                    moved.add(card)
        return {zone: [card for card in cards if card] for zone, cards in there.items()}, moved

    def _left_over(self, what: Known, zones: dict[str, list[Card]]) -> Card | None:
        for zone in ("row", *(f"hand{seat}" for seat in range(len(self.hands))), "discards"):
            if card := _take(zones[zone], what, last=True):
                return card
        return None

    def _from_pile(self, what: Known, places: Places) -> Card:
        return Card(Known(what.back, what.kind, "down"), places.pile_place, places.piled, self.manner)

    def _send_away(
        self, zones: dict[str, list[Card]], places: Places, *, to_discards: bool, wait: float
    ) -> None:
        """Discards that others are to lie on stay there until those have come."""
        for zone, cards in zones.items():
            for card in cards:
                if not to_discards:
                    card.become(Known(card.what.back, card.what.kind, "down"))
                    card.go(places.pile_place, places.piled, wait, far=True)
                elif zone != "discards":
                    card.go(places.discard_place(self.discarded), places.piled, wait, far=True)
                self._leaving.append(card)

    def spots(self, zone: str, count: int, places: Places, seats: int) -> list[tuple[Place, int]]:
        if zone == "row":
            room = count + (self.ready is not None)
            return [(place, places.card) for place in places.row_places(room)[:count]]
        if zone == "discards":
            first = max(0, self.discarded - count)
            return [(places.discard_place(first + i), places.piled) for i in range(count)]
        spot, width = places.seat_spot(int(zone[4:]), self.below, seats)
        return [(place, width) for place in places.hand_places(spot, width, count)]

    # --------------------------------------------------------------------------------------- time and picture

    @property
    def settled(self) -> bool:
        return not self._leaving and all(card.settled for card in self.every())

    @property
    def piled_up(self) -> int:
        """How many discards lie there, once all that set out have come."""
        return self.discarded if all(card.settled for card in self.discards) else self._shown_discards

    def update(self, dt: float) -> None:
        for card in (*self.every(), *self._leaving):
            if not card.settled:
                card.update(dt)
        if all(card.settled for card in (*self._leaving, *self.discards)):
            self._leaving.clear()

    def finish(self) -> None:
        self._leaving.clear()
        for card in self.every():
            card.finish()

    def wait_no_longer(self) -> None:
        for card in (*self.every(), *self._leaving):
            card.wait_no_longer()

    def redress(self) -> None:
        """Colours have changed: all are painted anew."""
        self._piled = None
        for card in (*self.every(), *self._leaving):
            card.sprite.redress()

    def draw_piles(self, surface: Surface, places: Places) -> None:
        """The draw pile in its thickness, with the back of its top card."""
        if self.top is None:
            return
        if self._piled is None:
            self._piled = CardSprite(
                back_of("plain"), back_of("plain"), 10, self.manner, at=places.pile_place
            )
        layers = min(7, 1 + self.pile // 9)
        rise = max(1, places.piled // 45)
        for layer in range(layers):
            last = layer == layers - 1
            self._piled.front = back_of(self.top if last else "plain")
            self._piled.resize(places.piled)
            x, y = places.pile.center
            self._piled.put(Place(x, y - layer * rise))
            self._piled.draw(surface)

    def draw(self, surface: Surface, apart: Card | None = None) -> None:
        """`apart` is drawn by somebody else."""
        cards = [card for card in (*self._leaving, *self.every()) if card is not apart]
        for card in sorted(cards, key=lambda card: card.layer):
            card.sprite.draw(surface)

    def owned(self) -> Iterator[Card]:
        """Those that carry their player's token: in the row, until they set out from there."""
        yield from self.row
        for card in (*self._leaving, *self.discards):
            if card.owner is not None and card.sprite.waits:
                yield card

    def under(self, point: tuple[int, int]) -> Card | None:
        """The uppermost card there."""
        found: Card | None = None
        for card in self.every():
            if card.sprite.holds(point):
                found = card
        return found

    def shown(self) -> object:
        """What lies where, and which way up, once everything is where it is bound for."""
        return (
            tuple(tuple(map(_seen, hand)) for hand in self.hands),
            tuple(map(_seen, self.row)),
            tuple(map(_seen, self.discards)),
            (self.discarded, self.pile, self.top),
        )

    def pictured(self, view: View, places: Places, below: int, views: Sequence[View] = ()) -> object:
        ghost = Cards(view.seats)
        ghost.ready = self.ready
        ghost.follow(view, places, below, views)
        ghost.finish()
        return ghost.shown()


def wishes(view: View, views: Sequence[View] = ()) -> dict[str, list[Known]]:
    """What should lie where. A hand that the view knows lies open to whoever looks on; and where the `views`
    of all seats lie open, so do all hands, and the row.
    """
    row, discards = lies(view)
    if views and view.row:
        row = tuple(replace(views[lying.seat].row[at], face="up") for at, lying in enumerate(row))
    wanted = {"row": [known(lying.card, lying.face) for lying in row]}
    for seat, backs in enumerate(view.hands):
        if views or seat == view.seat:
            hand = views[seat].hand if views else view.hand
            wanted[f"hand{seat}"] = [Known(BACK[kind], kind, "up") for kind in hand]
        else:
            wanted[f"hand{seat}"] = [Known(back, None, "down") for back in backs]
    wanted["discards"] = [known(lying.card, lying.face) for lying in discards[-KEPT_DISCARDS:]]
    return wanted


def _take(cards: list[Card], what: Known, *, exactly: bool = False, last: bool = False) -> Card | None:
    """Out of these the first that may be that, or is; or the last."""
    for card in reversed(cards) if last else cards:
        if card.what == what if exactly else _may_be(card, what):
            cards.remove(card)
            return card
    return None


def _may_be(card: Card, what: Known) -> bool:
    """Nothing that is known of them tells them apart."""
    kinds = {card.what.kind, what.kind} - {None}
    return card.what.back == what.back and len(kinds) <= 1


def _seen(card: Card) -> tuple[str, int, int, int]:
    sprite = card.sprite
    face = sprite.front if sprite.showing == "front" else sprite.back
    assert isinstance(face, SeventeenFace)
    goal = sprite.goal
    return f"{face.kind}/{face.side}", round(goal.x), round(goal.y), round(card.width.goal)
