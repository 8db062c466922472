"""What lies still on the ice: the tray as a frozen pond, and what the rows of cards lie on."""

import pygame
from pygame import Rect, Surface

from scenes.art.drawing import texture_at
from scenes.art.icons import icon
from scenes.art.palette import SHADOW, SeatColour, mix, rgb
from scenes.art.surface_cache import kept
from scenes.games.dicy.mood import GLACIER
from scenes.games.dicy.places import Places
from scenes.table.dice.cup_art import CupStyle
from scenes.widgets import paint
from scenes.widgets.layout import Scale
from scenes.widgets.text import fit_line

CUP = CupStyle((44, 92, 136), (16, 40, 72), (96, 152, 190), (222, 242, 250), "stitched")
_POND = rgb("0b3352")
_ICE = rgb("dff4fb")


def paint_tray(ground: Surface, places: Places, scale: Scale) -> None:
    """Dark water under clear ice, with rime grown in from its shore."""
    tray = places.tray
    radius = min(scale.px(2.4), tray.h // 7)
    paint.cast(ground, tray, radius, scale.px(1.0), 0, 110)
    water = paint.fill(tray.size, radius, mix(_POND, GLACIER.cloth, 0.28), _POND, 150).copy()
    ground.blit(water, tray)
    ground.blit(_shore(tray.size, radius), tray)
    ground.blit(paint.ring(tray.size, radius, max(1, scale.px(0.22)), _ICE, 190), tray)
    inner = tray.inflate(-2 * scale.px(0.5), -2 * scale.px(0.5))
    ground.blit(paint.ring(inner.size, max(2, radius - scale.px(0.5)), 1, _ICE, 60), inner)


def _shore(size: tuple[int, int], radius: int) -> Surface:
    """Crystals along the edge, clear in the middle where the dice lie."""
    rime = texture_at("rime", size).copy()
    hole = Surface((max(1, size[0] // 4), max(1, size[1] // 4)), pygame.SRCALPHA)
    hole.fill((255, 255, 255, 215))
    inner = hole.get_rect().inflate(-max(2, hole.get_height() // 8), -max(2, hole.get_height() // 8))
    pygame.draw.rect(hole, (255, 255, 255, 0), inner, border_radius=max(1, inner.h // 4))
    hole = pygame.transform.gaussian_blur(hole, max(2, hole.get_height() // 13))
    rime.blit(pygame.transform.smoothscale(hole, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    cut = paint.fill(size, radius, (255, 255, 255), (255, 255, 255))
    rime.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return rime


def draw_tag(surface: Surface, rect: Rect, colour: SeatColour, name: str, scale: Scale, *, lit: bool) -> None:
    """Whose cards these are: the seat's colour with its shape, and the name; lit when it is theirs to act."""
    side = rect.h
    text = fit_line(name, "bold", min(scale.text("body"), side), max(1, rect.w - 2 * side))
    width = min(rect.w, side + side // 3 + text.width + side // 2)
    place = Rect(rect.x, rect.y, width, rect.h)
    surface.blit(_slip(place.size, colour, lit=lit), place)
    sign = max(8, round(side * 0.58))
    disc = Rect(place.x, place.y, side, side)
    surface.blit(icon(colour.shape, sign, colour.text), icon(colour.shape, sign).get_rect(center=disc.center))
    room = Rect(disc.right + side // 3, place.y, text.width, place.h)
    text.draw(surface, room, GLACIER.panel_text)


@kept(32)
def _slip(size: tuple[int, int], colour: SeatColour, *, lit: bool) -> Surface:
    height = size[1]
    made = Surface(size, pygame.SRCALPHA)
    base = mix(GLACIER.panel, colour.colour, 0.35 if lit else 0.08)
    made.blit(paint.fill(size, height // 2, base, base, 235), (0, 0))
    disc = paint.Plate(colour.colour, colour.deep, mix(colour.colour, (255, 255, 255), 0.5), SHADOW)
    made.blit(paint.plate((height, height), height // 2, disc, max(1, height // 16)), (0, 0))
    if lit:
        made.blit(paint.ring(size, height // 2, max(2, height // 12), GLACIER.glow), (0, 0))
    return made


@kept(8)
def _bed(size: tuple[int, int], radius: int, *, lit: bool) -> Surface:
    made = Surface(size, pygame.SRCALPHA)
    made.blit(paint.fill(size, radius, GLACIER.panel, GLACIER.panel, 110 if lit else 60), (0, 0))
    if lit:
        made.blit(paint.ring(size, radius, max(2, radius // 5), GLACIER.glow, 235), (0, 0))
    return made


def draw_bed(surface: Surface, rect: Rect, scale: Scale, *, lit: bool) -> None:
    """What a row of small cards lies on."""
    bed = rect.inflate(scale.px(1.0), scale.px(0.8))
    surface.blit(_bed(bed.size, min(scale.px(1.2), bed.h // 6), lit=lit), bed)
