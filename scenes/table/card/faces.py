"""Any card's face, by its name, drawn once for each width."""

from dataclasses import dataclass
from typing import Literal, cast

import pygame

from scenes.art.palette import SEAT_BY_KEY
from scenes.art.surface_cache import kept
from scenes.table.card import dicy, seventeen
from scenes.table.card.conditions import Side as DicySide


@dataclass(frozen=True)
class Face:
    """`kind` is the card's name in its game. Dicy Cards' faces are `active` or `frozen` and have a seat's
    colour; those of 17 are `front` or `back`, and its specials carry their name in the reader's language.
    """

    game: Literal["dicy", "seventeen"]
    kind: str
    side: Literal["active", "frozen", "front", "back"]
    seat: str = ""
    word: str = ""


@kept(64)
def draw(face: Face, width: int) -> pygame.Surface:
    """The face, `width` pixels wide. Shared by all who ask: blit it, never draw on it."""
    if face.game == "dicy":
        return dicy.draw(face.kind, cast("DicySide", face.side), SEAT_BY_KEY[face.seat], width)
    return seventeen.draw(face.kind, cast("seventeen.Side", face.side), face.word, width)
