"""The faces of 17 as values; specials carry their name in the reader's language."""

from dataclasses import dataclass

from pygame import Surface

from scenes.games.seventeen import face_art
from scenes.games.seventeen.face_art import Side
from scenes.table.card.faces import Face


@dataclass(frozen=True)
class SeventeenFace(Face):
    kind: str
    side: Side
    word: str = ""

    def picture(self, width: int) -> Surface:
        return face_art.draw(self.kind, self.side, self.word, width)
