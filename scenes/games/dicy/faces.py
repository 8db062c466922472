"""The faces of Dicy Cards as values."""

from dataclasses import dataclass

from pygame import Surface

from game.dicy.cards import Card
from scenes.art.palette import SEAT_BY_KEY
from scenes.games.dicy import face_art
from scenes.games.dicy.conditions import Side
from scenes.table.card.faces import Face


@dataclass(frozen=True)
class DicyFace(Face):
    card: Card
    side: Side
    seat: str
    """The key of its colour."""
    name: str = ""
    """What it is called, in the language that is spoken; where it has none, none is written."""

    def picture(self, width: int) -> Surface:
        return face_art.draw(self.card, self.side, SEAT_BY_KEY[self.seat], width, self.name)
