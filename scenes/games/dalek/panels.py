"""The four places of Dalek Dice as steel plates with sockets, and the lamps that light in two of them."""

from collections.abc import Set

import pygame
from pygame import Rect, Surface

from game.dalek.faces import DALEKS, HUMANS, Face
from scenes.art.drawing import halo, picture, texture, tile
from scenes.art.icons import icon
from scenes.art.palette import SHADOW, Mood, Rgb, mix, rgb
from scenes.art.surface_cache import kept
from scenes.games.dalek.colours import DALEK
from scenes.games.dalek.mood import NIGHT
from scenes.games.dalek.places import BRIM, Places, head
from scenes.games.dalek.steel import STEEL
from scenes.widgets import paint
from scenes.widgets.layout import SMALLEST_TEXT, Scale
from scenes.widgets.text import fit_line

_DARK = rgb("0c0f1d")


def paint_places(ground: Surface, places: Places, scale: Scale, names: tuple[str, str, str, str]) -> None:
    """The plates with their names; what changes on them is drawn over it."""
    for place, name, sign, tint in (
        (places.humans, names[0], "person", DALEK.human),
        (places.daleks, names[1], "robot", DALEK.robot),
        (places.doctors, names[2], "door", DALEK.door),
        (places.exterminates, names[3], "burst", DALEK.burst),
    ):
        _plate(ground, place, scale, tint)
        _name(ground, head(place, scale)[0], scale, name, sign, tint)
    for slot in (*places.human_slots, *places.dalek_slots):
        _slot(ground, slot)
    for lamp in (*places.doctor_lamps, *places.exterminate_lamps):
        _socket(ground, lamp)
    grown = round(places.edge * BRIM)
    _tray(ground, places.tray.inflate(grown, grown), scale)


def draw_lamp(surface: Surface, lamp: Rect, tint: Rgb, share: float) -> None:
    """The light around a die in its lamp; `share` of it is lit."""
    if share <= 0:
        return
    shine = _shine(round(lamp.w * 2.3), tint)
    paint.fade_in(surface, shine, shine.get_rect(center=lamp.center), share)


@kept(8)
def _shine(side: int, tint: Rgb) -> Surface:
    glow = halo("glow", (50, 50), 50, (0, tint, 0.9), (45, tint, 0.55), (70, tint, 0.2), (100, tint, 0))
    return picture(glow + '<circle cx="50" cy="50" r="50" fill="url(#glow)"/>', (100, 100), (side, side))


def light_goals(surface: Surface, places: Places, picked: Set[Face], scale: Scale, mood: Mood) -> None:
    """The places that the picked dice belong to."""
    for place, kind in ((places.humans, HUMANS), (places.daleks, DALEKS)):
        if not picked.isdisjoint(kind):
            surface.blit(paint.ring(place.size, scale.px(1.2), max(2, scale.px(0.35)), mood.glow), place)


def _plate(ground: Surface, place: Rect, scale: Scale, tint: Rgb) -> None:
    """Dark steel in a bright edge, with rivets at its corners."""
    radius = min(scale.px(1.2), place.h // 8)
    paint.cast(ground, place, radius, scale.px(1.2), scale.px(0.5), 150)
    body = pygame.Surface(place.size, pygame.SRCALPHA)
    dark, light = mix(NIGHT.panel, _DARK, 0.45), mix(NIGHT.panel, STEEL, 0.22)
    body.blit(paint.fill(place.size, radius, light, dark, 235), (0, 0))
    grain = pygame.Surface(place.size, pygame.SRCALPHA)
    tile(grain, texture("steel"), grain.get_rect())
    grain.set_alpha(26)
    body.blit(grain, (0, 0))
    shape = paint.fill(place.size, radius, (255, 255, 255), (255, 255, 255))
    body.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    ground.blit(body, place)
    ground.blit(paint.ring(place.size, radius, max(1, scale.px(0.18)), mix(STEEL, tint, 0.45)), place)
    dot = max(2, scale.px(0.28))
    for corner in (place.topleft, place.topright, place.bottomleft, place.bottomright):
        x = corner[0] + (2.6 * dot if corner[0] == place.left else -2.6 * dot)
        y = corner[1] + (2.6 * dot if corner[1] == place.top else -2.6 * dot)
        pygame.draw.aacircle(ground, SHADOW, (x + 1, y + 1), dot)
        pygame.draw.aacircle(ground, mix(STEEL, (255, 255, 255), 0.25), (x, y), dot * 0.8)


def _name(ground: Surface, line: Rect, scale: Scale, name: str, sign: str, tint: Rgb) -> None:
    """In the middle, clear of the rivets."""
    edge = scale.px(1.2)
    side = min(line.h, scale.px(2.8))
    gap = scale.px(0.7)
    room = max(1, line.w - 2 * edge - side - gap)
    text = fit_line(name, "bold", min(scale.text("body"), line.h), room, SMALLEST_TEXT)
    x = line.centerx - (side + gap + text.width) // 2
    ground.blit(icon(sign, side, tint), (x, line.centery - side // 2))
    place = Rect(x + side + gap, line.y, text.width, line.h)
    text.draw(ground, place, mix(tint, NIGHT.panel_text, 0.55))


def _slot(ground: Surface, slot: Rect) -> None:
    radius = slot.w // 6
    inner = slot.inflate(slot.w // 12, slot.w // 12)
    ground.blit(paint.fill(inner.size, radius, _DARK, mix(_DARK, STEEL, 0.12), 120), inner)
    ground.blit(paint.ring(inner.size, radius, 1, STEEL, 46), inner)


def _socket(ground: Surface, lamp: Rect) -> None:
    ring = lamp.inflate(lamp.w * 2 // 7, lamp.w * 2 // 7)
    pygame.draw.aacircle(ground, mix(_DARK, SHADOW, 0.5), (ring.centerx + 1, ring.centery + 2), ring.w / 2)
    pygame.draw.aacircle(ground, mix(STEEL, _DARK, 0.25), ring.center, ring.w / 2)
    pygame.draw.aacircle(ground, mix(STEEL, _DARK, 0.62), ring.center, ring.w / 2 - max(1, ring.w // 18))
    pygame.draw.aacircle(ground, _DARK, ring.center, ring.w / 2 - max(2, ring.w // 9))


def _tray(ground: Surface, tray: Rect, scale: Scale) -> None:
    """A thin line of light on the cloth: where the dice are thrown."""
    radius = min(scale.px(2.2), tray.h // 8)
    ground.blit(paint.fill(tray.size, radius, _DARK, _DARK, 70), tray)
    ground.blit(
        paint.ring(tray.size, radius, max(1, scale.px(0.22)), mix(STEEL, NIGHT.accent, 0.5), 130), tray
    )
