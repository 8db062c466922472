"""One card on the table, as much as is known of it.

A card knows its kind only where the view knows it; else its front is its back once more, so that nothing can
be seen of it, however it is turned.
"""

from typing import NamedTuple

from game.seventeen.cards import BACK, Back, Face, Hidden, Kind
from scenes.games.seventeen.faces import SeventeenFace
from scenes.games.seventeen.naming import special_name
from scenes.table.card.motion import Eased, Manner, glide
from scenes.table.card.places import Place
from scenes.table.card.sprite import FLIP, CardSprite

MOVE, _CLOSE = 0.48, 0.3
"""Seconds to another zone, and within one."""
_WIDTH_STEP = 8
"""A card on its way grows in steps, so that its pictures are few."""


class Known(NamedTuple):
    """What is known of a card, and which way it lies."""

    back: Back
    kind: Kind | None
    side: Face


def known(card: Kind | Hidden, side: Face) -> Known:
    return Known(card.back, None, side) if isinstance(card, Hidden) else Known(BACK[card], card, side)


def front_of(kind: Kind) -> SeventeenFace:
    return SeventeenFace(kind, "front", word=special_name(kind))


def back_of(back: Back) -> SeventeenFace:
    return SeventeenFace("h1" if back == "plain" else f"o{back}", "back")


class Card:
    def __init__(self, what: Known, at: Place, width: int, manner: Manner) -> None:
        back = back_of(what.back)
        self.what = what
        self.sprite = CardSprite(back, back, width, manner, at=at)
        self.sprite.put_side("back")
        self.width = Eased(float(width))
        self.flies = False
        """On its way from one zone to another."""
        self.owner: int | None = None
        """Who has played it; while it lies in the row it carries their token."""
        self._tell()

    def become(
        self, what: Known, wait: float = 0.0, *, side: Face | None = None, seconds: float = FLIP
    ) -> None:
        """What is known of it from now on, and how it lies: as it is known to, or on another `side`."""
        self.what = what
        self._tell()
        up = (side or what.side) == "up"
        self.sprite.turn("front" if up else "back", wait=wait, seconds=seconds)

    def _tell(self) -> None:
        kind = self.what.kind
        self.sprite.front = back_of(self.what.back) if kind is None else front_of(kind)

    def go(self, place: Place, width: int, wait: float = 0.0, *, far: bool = False) -> None:
        self.flies = far or (self.flies and not self.settled)
        seconds = MOVE if far else _CLOSE
        if self.sprite.fades:
            self.width.put(self._seen_width())
        self.sprite.go(place, seconds=seconds, bow=0.1 if far else 0.0, wait=wait)
        self.width.send(width, seconds, glide, wait)

    def _seen_width(self) -> float:
        width = self.width
        return self.sprite.of_the_half(width.start, width.goal) if self.sprite.fades else width.value

    def resize(self) -> None:
        wanted = round(self._seen_width())
        if 0 < self.width.share < 1 and not self.sprite.fades:
            wanted = max(_WIDTH_STEP, wanted // _WIDTH_STEP * _WIDTH_STEP)
        if wanted != self.sprite.width:
            self.sprite.resize(wanted)

    def wait_no_longer(self) -> None:
        self.width.wait_no_longer()
        self.sprite.wait_no_longer()

    @property
    def moves(self) -> bool:
        return self.sprite.moves or not (self.width.settled or self.width.waits)

    @property
    def layer(self) -> int:
        """What is to fly lies above all, what is to go above what rests or only waits to be turned over."""
        return 0 if self.settled else 2 if self.flies else int(self.moves or self.sprite.waits)

    @property
    def settled(self) -> bool:
        return self.sprite.settled and self.width.settled

    def update(self, dt: float) -> None:
        self.width.step(dt)
        self.resize()
        self.sprite.update(dt)

    def finish(self) -> None:
        self.width.finish()
        self.resize()
        self.sprite.finish()
