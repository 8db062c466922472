"""Cards, dice, cups, icons, portraits and what else lies on a table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import get_args

from pygame import Rect, Surface

from game.dicy.cards import Card
from game.seventeen.cards import KINDS, Back
from game.shelf import GAMES
from scenes.app.app import App
from scenes.art.boxes import box
from scenes.art.icons import icon, icon_names
from scenes.art.palette import CREAM, SEATS
from scenes.art.portraits import PICTURES, portrait
from scenes.art.tokens import seat_disc
from scenes.games.dalek.dice import sign_dice
from scenes.games.dicy.conditions import Side
from scenes.games.dicy.faces import DicyFace
from scenes.games.dicy.panels import CUP
from scenes.games.seventeen.card import back_of, front_of
from scenes.games.seventeen.token_art import token
from scenes.table.card import faces
from scenes.table.card.faces import Face
from scenes.table.card.stock import height_of
from scenes.table.dice.cup_art import STEEL_CUP, CupStyle, SeenCup
from scenes.table.dice.die_art import draw_die, draw_face, draw_shadow, draw_still
from scenes.table.dice.finishes import Finish, pip_dice
from scenes.table.dice.rotation import Turn, about, lying, times
from scenes.table.dice.style import DieStyle
from scenes.widgets.layout import REST, rows
from scenes.widgets.text import fit
from tests.touring.course import Size, opened, run
from tests.touring.gallery.page import Draw, Gallery, Line, Make, drawn

FINISHES: tuple[Finish, ...] = get_args(Finish)
TIPS = ((0.0, 0.0), (0.4, 0.0), (0.0, 0.7), (-0.5, -0.5))
ACROSS = 12


def dicy_cards(size: Size) -> App:
    cards: tuple[Card, ...] = get_args(Card)
    sides: list[tuple[Side, str]] = [*(("active", seat.key) for seat in SEATS[:4]), ("frozen", "red")]
    lines = [
        Line(f"{side}, {seat}", [drawn(_card(DicyFace(card, side, seat))) for card in cards])
        for side, seat in sides
    ]
    return _page(lines, size)


def seventeen_cards(size: Size) -> App:
    shown: list[Face] = [*map(front_of, KINDS), *map(back_of, get_args(Back))]
    return _many([drawn(_card(face)) for face in shown], 10, size)


def dice(size: Size) -> App:
    styles = [style for finish in FINISHES for style in (pip_dice(finish), sign_dice(finish))]
    lines = [
        Line(f"{style.name}: still, greyed, turned, flat", [drawn(die) for die in _dice(style)])
        for style in styles
    ]
    cups = [drawn(_cup(cup, tip)) for cup in (CUP, STEEL_CUP) for tip in TIPS]
    return _page([*lines, Line("cups", cups, 1.4)], size)


def icons(size: Size) -> App:
    return _many([_named(name, _icon(name)) for name in icon_names()], 14, size)


def people(size: Size) -> App:
    portraits = [
        _named(key, _square(partial(portrait, key, SEATS[at % len(SEATS)])))
        for at, key in enumerate(PICTURES)
    ]
    discs = [_named(seat.key, _square(partial(seat_disc, seat))) for seat in SEATS]
    tokens = [_named(kind, _square(partial(token, kind))) for kind in ("victory", "penalty")]
    return _many([*portraits, *discs, *tokens], 10, size)


def the_boxes(size: Size) -> App:
    return _many([_named(game, _box(game)) for game in GAMES], 3, size)


def _page(lines: Sequence[Line], size: Size, across: int = ACROSS, caption: float = 14.0) -> App:
    return run(opened(Gallery(lines, across=across, caption=caption), size), 0.5)


def _many(shown: Sequence[Make], across: int, size: Size) -> App:
    lines = [Line("", shown[at : at + across]) for at in range(0, len(shown), across)]
    return _page(lines, size, across, 0.1)


def _named(name: str, picture: Draw) -> Make:
    """With its name below it."""

    def draw(surface: Surface, rect: Rect) -> None:
        above, below = rows(rect, REST, 16)
        picture(surface, above)
        fit(name, "regular", 13, below.size).draw(surface, below, CREAM, "centre")

    return drawn(draw)


def _card(face: Face) -> Draw:
    def draw(surface: Surface, rect: Rect) -> None:
        wide = rect.w
        while height_of(wide) > rect.h:
            wide -= 1
        picture = faces.draw(face, wide)
        surface.blit(picture, picture.get_rect(center=rect.center))

    return draw


def _dice(style: DieStyle) -> list[Draw]:
    turns = [lying(face, 0.3) for face in range(6)]
    tumbling = [times(about((1, 0, 0), 0.6), turns[0]), times(about((0.6, 0.8, 0), 0.9), turns[3])]
    still = [_die(style, turn, draw_still) for turn in turns]
    moving = [_die(style, turn, draw_die) for turn in tumbling]
    greyed = partial(draw_still, greyed=True)
    flat = [lambda surface, rect, face=face: draw_face(surface, style, face, rect) for face in (0, 4)]
    return [*still, _die(style, turns[4], greyed), _die(style, turns[0], greyed), *moving, *flat]


def _die(style: DieStyle, turn: Turn, paint: Callable[..., None]) -> Draw:
    def draw(surface: Surface, rect: Rect) -> None:
        edge = min(rect.size) * 0.6
        draw_shadow(surface, turn, rect.center, 0.5, edge, still=True)
        paint(surface, style, turn, rect.center, edge)

    return draw


def _cup(style: CupStyle, tip: tuple[float, float]) -> Draw:
    def draw(surface: Surface, rect: Rect) -> None:
        cup = SeenCup(style, rect.center, min(rect.size) * 0.4, tip)
        cup.draw_back(surface)
        cup.draw_front(surface)

    return draw


def _icon(name: str) -> Draw:
    return _square(lambda px: icon(name, px))


def _square(picture: Callable[[int], Surface]) -> Draw:
    def draw(surface: Surface, rect: Rect) -> None:
        made = picture(min(rect.size))
        surface.blit(made, made.get_rect(center=rect.center))

    return draw


def _box(game: str) -> Draw:
    def draw(surface: Surface, rect: Rect) -> None:
        made = box(game, min(rect.w, rect.h) * 4 // 5)
        surface.blit(made, made.get_rect(center=rect.center))

    return draw
