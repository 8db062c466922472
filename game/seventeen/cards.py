"""The seventy cards: fourteen kinds, how many there are of each, what a card shows and what its back shows.

A card's id is its kind and its copy (`h3.0`). Copies of a kind are alike in the box, so nobody who plays
ever hears of copy numbers: they only tell the cards of a log apart.
"""

from typing import Literal

from msgspec import Struct

Kind = Literal[
    "h1", "h2", "h3", "h4", "h5", "o1", "o2", "o3", "o4", "o5", "reverse", "double", "trash", "trap"
]  # fmt: skip
Back = Literal["plain", "1", "2", "3", "4", "5"]
Face = Literal["up", "down"]

HIDDEN_NUMBERS: tuple[Kind, ...] = ("h1", "h2", "h3", "h4", "h5")
OPEN_NUMBERS: tuple[Kind, ...] = ("o1", "o2", "o3", "o4", "o5")
SPECIALS: tuple[Kind, ...] = ("reverse", "double", "trash", "trap")
PLAIN_BACKED: tuple[Kind, ...] = (*HIDDEN_NUMBERS, *SPECIALS)
KINDS: tuple[Kind, ...] = (*HIDDEN_NUMBERS, *OPEN_NUMBERS, *SPECIALS)

COPIES: dict[Kind, int] = (
    dict.fromkeys(HIDDEN_NUMBERS, 3) | dict.fromkeys(OPEN_NUMBERS, 7) | dict.fromkeys(SPECIALS, 5)
)
DECK: tuple[str, ...] = tuple(f"{kind}.{copy}" for kind in KINDS for copy in range(COPIES[kind]))

KIND: dict[str, Kind] = {f"{kind}.{copy}": kind for kind in KINDS for copy in range(COPIES[kind])}
RANK: dict[Kind, int] = {kind: rank for rank, kind in enumerate(KINDS)}  # the order in which cards are listed
VALUE: dict[Kind, int] = {kind: int(kind[1]) if kind not in SPECIALS else 0 for kind in KINDS}

_BACKS: tuple[Back, ...] = ("1", "2", "3", "4", "5")
BACK: dict[Kind, Back] = {
    **dict[Kind, Back].fromkeys(PLAIN_BACKED, "plain"),
    **dict(zip(OPEN_NUMBERS, _BACKS, strict=True)),
}
OPEN_NUMBER: dict[Back, Kind] = dict(zip(_BACKS, OPEN_NUMBERS, strict=True))  # the one kind with such a back


class Hidden(Struct, frozen=True):
    """A card of which only the back is to be seen."""

    back: Back


def hidden(card: str) -> Hidden:
    """This card from behind."""
    return Hidden(BACK[KIND[card]])


def told(card: Kind | Hidden) -> Kind | None:
    """Which kind this is, if it can be told: the back of an open number shows its number."""
    return OPEN_NUMBER.get(card.back) if isinstance(card, Hidden) else card
