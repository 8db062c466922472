"""The figures: dice, cards and tokens side by side on a piece of the game's own cloth, as in play."""

from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from game.dalek.faces import FACES
from game.seventeen.cards import BACK
from scenes.art.icons import icon
from scenes.art.palette import EMBER, SEATS, mix
from scenes.art.tokens import token
from scenes.games.seventeen.card import back_of, front_of
from scenes.rulebook.pages import DalekDie, DicyCard, Figure, PipDie, RowCard, Sign, Thing, Token, Tone, Worth
from scenes.table.card import faces
from scenes.table.card.stock import corner_of, height_of
from scenes.table.dice import die_art
from scenes.table.dice.finishes import sign_dice
from scenes.table.dice.rotation import lying
from scenes.table.dice.style import ICE, DieStyle
from scenes.widgets import paint
from scenes.widgets.layout import Scale, flow
from scenes.widgets.text import lettering, width_of
from scenes.widgets.widget import Widget

_DIE, _CARD, _TOKEN, _SIGN = 5.2, 8.6, 5.0, 3.6
"""How wide things are, in units. A die's is the room for it: its edge is less."""
_EDGE = 0.78
_PAD, _GAP = 1.4, 0.7
_DIM = 92


@dataclass(eq=False)
class FigureCloth(Widget):
    """`spots` are where the things lie, seen from the figure's corner. The label is its caption."""

    figure: Figure
    spots: tuple[Rect, ...]
    _: KW_ONLY
    game: str

    role = "label"
    focusable = False
    pressable = False

    def draw(self, surface: Surface) -> None:
        scale, mood = self.look.scale, self.look.mood
        radius = scale.px(1.2)
        cloth = paint.fill(self.rect.size, radius, mood.cloth, mix(mood.cloth, mood.cloth_dark, 0.6))
        surface.blit(cloth, self.rect)
        surface.blit(paint.ring(self.rect.size, radius, max(1, scale.px(0.14)), mood.cloth_dark), self.rect)
        for thing, spot in zip(self.figure.things, self.spots, strict=True):
            self._draw(surface, thing, spot.move(self.rect.topleft))

    def _draw(self, surface: Surface, thing: Thing, spot: Rect) -> None:
        mood = self.look.mood
        match thing:
            case DalekDie(face, tone):
                _die(surface, sign_dice("own"), FACES.index(face), spot, tone)
            case PipDie(value, tone):
                _die(surface, ICE, value - 1, spot, tone)
            case DicyCard(card, side):
                _card(surface, faces.Face("dicy", card, side, SEATS[1].key), spot)
            case RowCard(kind, side):
                face = front_of(kind) if side == "up" else back_of(BACK[kind])
                _card(surface, face, spot)
            case Token(kind):
                surface.blit(token(kind, spot.w), spot)
            case Sign(name):
                surface.blit(icon(name, spot.w, mood.text), spot)
            case Worth(words):
                number = lettering(words, "poster", spot.h, mood.glow)
                surface.blit(number, number.get_rect(center=spot.center))


def _die(surface: Surface, style: DieStyle, face: int, spot: Rect, tone: Tone) -> None:
    edge, turn = spot.w * _EDGE, lying(face, 0.0)
    fade = _DIM / 255 if tone == "dim" else 1.0
    die_art.draw_still_shadow(surface, turn, spot.center, 0.5, edge, fade)
    die_art.draw_still(surface, style, turn, spot.center, edge, fade)
    if tone == "lit":
        ring = spot.inflate(-spot.w // 10, -spot.w // 10)
        surface.blit(paint.ring(ring.size, ring.w // 4, max(2, ring.w // 16), EMBER), ring)


def _card(surface: Surface, face: faces.Face, spot: Rect) -> None:
    paint.cast(surface, spot, corner_of(spot.w), max(2, spot.w // 16), max(1, spot.w // 30), 130)
    surface.blit(faces.draw(face, spot.w), spot)


def size_of(thing: Thing, scale: Scale) -> tuple[int, int]:
    match thing:
        case DalekDie() | PipDie():
            return scale.px(_DIE), scale.px(_DIE)
        case DicyCard() | RowCard():
            wide = scale.px(_CARD)
            return wide, height_of(wide)
        case Token():
            return scale.px(_TOKEN), scale.px(_TOKEN)
        case Sign():
            return scale.px(_SIGN), scale.px(_SIGN)
        case Worth(words):
            high = scale.px(_SIGN)
            return width_of(words, "poster", high) + scale.px(0.6), high


def lay(figure: Figure, width: int, scale: Scale) -> tuple[tuple[Rect, ...], tuple[int, int]]:
    """Where the things lie, line by line, and how large the cloth is that they need."""
    pad, gap = scale.px(_PAD), scale.px(_GAP)
    sizes = [size_of(thing, scale) for thing in figure.things]
    spots, tall = flow(width - 2 * pad, sizes, gap)
    lines: dict[int, list[int]] = {}
    for number, spot in enumerate(spots):
        lines.setdefault(spot.y, []).append(number)
    for numbers in lines.values():
        highest = max(spots[number].h for number in numbers)
        for number in numbers:
            spots[number].y += (highest - spots[number].h) // 2
    wide = max(spot.right for spot in spots) + 2 * pad
    return tuple(spot.move(pad, pad) for spot in spots), (wide, tall + 2 * pad)
