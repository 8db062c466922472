"""`Look`: how a game's table and its box look, as one value. Its record names it, and `look` finds it."""

from collections.abc import Callable

import pygame
from msgspec import Struct

from scenes import shelf
from scenes.art.fonts import Kind
from scenes.art.lids import LID
from scenes.art.palette import CAFE, CREAM, EMBER_LIGHT, SHADOW, Mood, Rgb, mix, rgb
from scenes.art.weave import plain

_DUSK = rgb("7c6a66")


class Lettering(Struct, frozen=True):
    """Words on a lid: their middle is `y` from its top, `under` the tone of their hard shadow."""

    words: str
    kind: Kind
    px: int
    y: int
    tone: Rgb
    under: Rgb


class Box(Struct, frozen=True):
    """`name` stands on its front side; `lid` gives what is printed on top, as parts of a picture."""

    name: str
    side: Rgb
    lettering: tuple[Lettering, ...]
    lid: Callable[[], str]


class Edge(Struct, frozen=True):
    """What lies along the inside of the rim: its width by that of the rim; laid before the lamp shines on it,
    lit after.
    """

    width: Callable[[int], int]
    lay: Callable[[pygame.Surface, pygame.Rect, int], None]
    light: Callable[[pygame.Surface, pygame.Rect, int], None]


class Lamp(Struct, frozen=True):
    dusk: Rgb = _DUSK
    warmth: float = 0.17
    warm: Rgb = EMBER_LIGHT


class Look(Struct, frozen=True, kw_only=True):
    mood: Mood
    cloth: Callable[[pygame.Surface], None]
    """Covers a surface with what the middle of the table shows."""
    box: Box
    edge: Edge | None = None
    lamp: Lamp = Lamp()


def felt(cloth: pygame.Surface) -> None:
    plain(cloth, mix(CAFE.cloth, CAFE.cloth_light, 0.75))


def plain_box(title: str) -> Box:
    """Of card stock, with a title and no picture."""
    lid = f'<rect width="{LID[0]}" height="{LID[1]}" fill="#1f4a41"/>'
    return Box(title, CAFE.cloth, (Lettering(title, "title", 120, 330, CREAM, SHADOW),), lambda: lid)


CAFE_LOOK = Look(mood=CAFE, cloth=felt, box=plain_box("Tavolino"))


def look(game: str | None) -> Look:
    """Of the game's table; without a game, of the café table of the title."""
    return CAFE_LOOK if game is None else shelf.on_screen(game).look()


def mood(game: str | None) -> Mood:
    return look(game).mood
