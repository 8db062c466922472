"""Everybody's five cards as sprites: in rows, active or frozen, glowing or dimmed, changing places."""

from collections.abc import Callable, Collection, Iterator, Sequence

from pygame import Rect, Surface

from game.dicy.cards import Card
from game.dicy.state import State
from scenes.art.palette import Rgb, SeatColour
from scenes.games.dicy.faces import DicyFace
from scenes.games.dicy.naming import card_name
from scenes.games.dicy.places import Places, Row
from scenes.table.card.motion import Eased, Manner, glide
from scenes.table.card.places import Place
from scenes.table.card.sprite import CardSprite
from scenes.widgets.layout import centred

_SLIDE = 0.7
_APART = 0.03
"""Seconds that each card of a row starts after the one before it."""
_DICE_ACROSS = 3
"""So many scored dice lie side by side on a card."""

Named = tuple[int, Card]
"""A seat and one of its cards."""


def card_id(seat: int, card: Card) -> str:
    """Of its widget."""
    return f"card.{seat}.{card}"


class CardRows:
    def __init__(self, cards: Sequence[Card], colours: Sequence[SeatColour], seats: int) -> None:
        self.manner = Manner()
        self.below = 0
        self._cards = tuple(cards)
        self._seats = seats
        self._keys = tuple(colour.key for colour in colours)
        self._sprites: dict[Named, CardSprite] = {
            (seat, card): _sprite(card, colours[seat].key, self.manner)
            for seat in range(seats)
            for card in self._cards
        }
        self._over: Named | None = None
        self._places: Places | None = None
        self._slide = Eased(1.0)
        self._tags: tuple[Rect, ...] = ()
        """Where the names were before the rows changed places."""

    # Where they lie

    def order(self) -> tuple[int, ...]:
        """The seats as their rows lie: the one below, then the others clockwise."""
        return tuple((self.below + step) % self._seats for step in range(self._seats))

    def row_of(self, seat: int) -> Row:
        assert self._places is not None
        return self._places.rows[self.order().index(seat)]

    def tag(self, seat: int) -> Rect:
        """Where the name of the seat's row is seen: it goes along with its cards."""
        goal, share = self.row_of(seat).tag, self._slide.value
        if self._slide.settled or not self._tags:
            return goal
        old = self._tags[seat]
        return Rect(*(round(a + (b - a) * share) for a, b in zip(old, goal, strict=True)))

    def rect(self, seat: int, card: Card) -> Rect:
        return self.row_of(seat).cards[self._cards.index(card)].copy()

    def seen(self, seat: int, card: Card) -> Rect:
        """Where the card is seen now, on its way too; from its upper edge on."""
        sprite = self._sprites[seat, card]
        rect = sprite.rect.copy()
        rect.midtop = round(sprite.x), round(sprite.seen_top)
        return rect

    def all(self) -> Iterator[tuple[Named, CardSprite]]:
        yield from self._sprites.items()

    def under(self, point: tuple[int, int]) -> Named | None:
        return next((named for named, sprite in self.all() if sprite.rect.collidepoint(point)), None)

    def lay(self, places: Places, below: int) -> None:
        """At once, for a new size or another language."""
        self._places, self.below = places, below
        for (seat, card), sprite in self.all():
            sprite.front, sprite.back = _faces(card, self._keys[seat])
            sprite.iced = sprite.back
        for sprite, place, width in self._goals():
            sprite.put(place)
            sprite.resize(width)

    def sit_below(self, seat: int) -> None:
        """The rows that change places slide past each other."""
        if seat == self.below:
            return
        self._tags = tuple(self.tag(each) for each in range(self._seats))
        self.below = seat
        self._slide.put(0.0)
        self._slide.send(1.0, _SLIDE, glide)
        if self.manner.reduced:
            self._slide.finish()
        for at, (sprite, place, width) in enumerate(self._goals()):
            wait = at % len(self._cards) * _APART
            sprite.go(place, seconds=_SLIDE, bow=0.08, wait=wait)
            sprite.resize(width, seconds=_SLIDE, wait=wait)

    def deal(self, source: Place) -> None:
        """From one place to their rows, one card to each seat after the other."""
        for at, (sprite, place, _) in enumerate(sorted(self._goals(), key=lambda goal: goal[1].x)):
            sprite.deal(source, place, wait=at * 0.05)

    def _goals(self) -> Iterator[tuple[CardSprite, Place, int]]:
        for seat in range(self._seats):
            for card, rect in zip(self._cards, self.row_of(seat).cards, strict=True):
                yield self._sprites[seat, card], Place(*rect.center), rect.w

    # What they look like

    def turn_to(self, table: State) -> None:
        """Each freezes or thaws to what it is in this table."""
        for (seat, card), sprite in self.all():
            if card in table.active[seat]:
                sprite.thaw()
            else:
                sprite.freeze()

    def light(self, colour_of: Callable[[Named], Rgb | None], dimmed: Collection[Named]) -> None:
        for named, sprite in self.all():
            sprite.glow(colour_of(named))
            sprite.dim(0.5 if named in dimmed else 0.0)

    def slots(self, seat: int, card: Card, dice: int) -> list[Rect]:
        """For dice that are scored with a card: on it in rows, each as long as the others or one die less."""
        on = self.rect(seat, card)
        side, deep = on.w // (_DICE_ACROSS + 1), -(-dice // _DICE_ACROSS)
        box = centred(on, side * _DICE_ACROSS, side * deep)
        slots: list[Rect] = []
        for row in range(deep):
            across = -(-(dice - len(slots)) // (deep - row))
            left = box.centerx - side * across // 2
            cells = (Rect(left + side * n, box.y + side * row, side, side) for n in range(across))
            slots += [centred(cell, side * 7 // 8, side * 7 // 8) for cell in cells]
        return slots

    def point_at(self, named: Named | None, pointer: tuple[int, int]) -> None:
        """The pointer is over this card, or over none."""
        if self._over and self._over != named:
            self._sprites[self._over].leave()
        self._over = named
        if named:
            self._sprites[named].hover(pointer)

    def frozen(self) -> tuple[tuple[Card, ...], ...]:
        """Each seat's cards that are frozen, or about to be."""
        return tuple(
            tuple(card for card in self._cards if self._sprites[seat, card].freezing == "iced")
            for seat in range(self._seats)
        )

    # Time and picture

    @property
    def settled(self) -> bool:
        return self._slide.settled and all(sprite.settled for sprite in self._sprites.values())

    def finish(self) -> None:
        self._slide.finish()
        for sprite in self._sprites.values():
            sprite.finish()

    def update(self, dt: float) -> None:
        self._slide.step(dt)
        for sprite in self._sprites.values():
            if not sprite.settled:
                sprite.update(dt)

    def draw(self, surface: Surface) -> None:
        """Those that rest first, those on their way over them, and the one under the pointer last."""
        sprites = [sprite for named, sprite in self.all() if named != self._over]
        for sprite in sorted(sprites, key=lambda sprite: not sprite.settled):
            sprite.draw(surface)
        if self._over:
            self._sprites[self._over].draw(surface)


def _sprite(card: Card, seat: str, manner: Manner) -> CardSprite:
    active, frozen = _faces(card, seat)
    return CardSprite(active, frozen, 100, manner, iced=frozen, at=Place(0, 0))


def _faces(card: Card, seat: str) -> tuple[DicyFace, DicyFace]:
    """With its name in the language that is spoken now."""
    name = card_name(card)
    return DicyFace(card, "active", seat, name), DicyFace(card, "frozen", seat, name)
