"""The joiner's work: plates of brass, cream and walnut with bevel, grain and shadow, drawn once a size.

Shapes are painted at four times their size and smoothed down, so that every edge is clean at any scale.
Callers share the surfaces: blit them, never draw on them.
"""

import random
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from scenes.art.palette import SHADOW, Rgb, mix

_FINE = 4


@lru_cache(maxsize=64)
def _corner(radius: int) -> Surface:
    """The top left corner of a rounded shape; only corners need the fine work."""
    big = Surface((radius * _FINE, radius * _FINE), pygame.SRCALPHA)
    big.fill((255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255, 255), (radius * _FINE, radius * _FINE), radius * _FINE)
    return pygame.transform.smoothscale(big, (radius, radius))


def mask(size: tuple[int, int], radius: int) -> Surface:
    """A rounded shape in opaque white with clean edges."""
    w, h = max(1, size[0]), max(1, size[1])
    radius = max(0, min(radius, w // 2, h // 2))
    shape = Surface((w, h), pygame.SRCALPHA)
    shape.fill((255, 255, 255, 255))
    if radius:
        corner = _corner(radius)
        for right in (False, True):
            for low in (False, True):
                at = Rect(w - radius if right else 0, h - radius if low else 0, radius, radius)
                shape.fill((255, 255, 255, 0), at)
                shape.blit(pygame.transform.flip(corner, right, low), at)
    return shape


@lru_cache(maxsize=256)
def fill(size: tuple[int, int], radius: int, top: Rgb, bottom: Rgb, alpha: int = 255) -> Surface:
    """A rounded shape shaded from top to bottom."""
    w, h = max(1, size[0]), max(1, size[1])
    ramp = Surface((1, 2), pygame.SRCALPHA)
    ramp.set_at((0, 0), (*top, alpha))
    ramp.set_at((0, 1), (*bottom, alpha))
    shaded = pygame.transform.smoothscale(ramp, (1, h))
    picture = pygame.transform.scale(shaded, (w, h))
    picture.blit(mask((w, h), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@lru_cache(maxsize=256)
def ring(size: tuple[int, int], radius: int, thickness: int, colour: Rgb, alpha: int = 255) -> Surface:
    """The outline of a rounded shape, `thickness` pixels inwards."""
    picture = mask(size, radius)
    picture.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    inner = (size[0] - 2 * thickness, size[1] - 2 * thickness)
    if min(inner) > 0:
        hole = mask(inner, max(0, radius - thickness))
        hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(hole, (thickness, thickness), special_flags=pygame.BLEND_RGBA_SUB)
    return picture


@lru_cache(maxsize=256)
def shadow(size: tuple[int, int], radius: int, spread: int, alpha: int) -> Surface:
    """A soft shadow, `spread` pixels wider on every side than the shape that throws it."""
    w, h = size[0] + 2 * spread, size[1] + 2 * spread
    coarse = max(1, spread // 4)
    small = Surface((max(1, w // coarse), max(1, h // coarse)), pygame.SRCALPHA)
    small.fill((*SHADOW, 0))
    body = Rect(spread // coarse, spread // coarse, max(1, size[0] // coarse), max(1, size[1] // coarse))
    pygame.draw.rect(small, (*SHADOW, alpha), body, border_radius=max(1, radius // coarse))
    blurred = pygame.transform.box_blur(small, max(1, spread // coarse // 3))
    blurred = pygame.transform.box_blur(blurred, max(1, spread // coarse // 3))
    return pygame.transform.smoothscale(blurred, (w, h))


def cast(surface: Surface, rect: Rect, radius: int, spread: int, drop: int, alpha: int = 110) -> None:
    """Throws the shadow of a shape at `rect`, `drop` pixels further down."""
    if spread > 0:
        picture = shadow(rect.size, radius, spread, alpha)
        surface.blit(picture, (rect.x - spread, rect.y - spread + drop))


@lru_cache(maxsize=8)
def _grain(tall: int) -> Surface:
    """Fine brushed lines, grey around the middle: multiplied in, they make metal of a flat shade."""
    grain = random.Random(17)  # noqa: S311 - a pattern, not a secret
    stripes = Surface((1, tall))
    for y in range(tall):
        shade = 255 - int(grain.random() ** 2 * 16)
        stripes.set_at((0, y), (shade, shade, shade))
    return stripes


@dataclass(frozen=True)
class Plate:
    """What a plate is made of: shaded from top to bottom, a lit edge above, a dark one below, a rim."""

    top: Rgb
    bottom: Rgb
    lit: Rgb
    rim: Rgb
    brushed: bool = False


@lru_cache(maxsize=256)
def plate(size: tuple[int, int], radius: int, made: Plate, edge: int, *, sunk: bool = False) -> Surface:
    """A bevelled plate. Sunk: it is pressed in, and the light falls on its other edge."""
    w, h = max(1, size[0]), max(1, size[1])
    picture = fill((w, h), radius, made.rim, mix(made.rim, (0, 0, 0), 0.25)).copy()
    inner = (w - 2 * edge, h - 2 * edge)
    if min(inner) < 2:
        return picture
    top, bottom = (made.bottom, made.top) if sunk else (made.top, made.bottom)
    lit = mix(made.bottom, made.rim, 0.6) if sunk else made.lit
    picture.blit(fill(inner, radius - edge, lit, bottom), (edge, edge))
    face = (inner[0], inner[1] - edge)
    body = fill(face, radius - edge, top, bottom).copy()
    if made.brushed:
        stripes = pygame.transform.scale(_grain(face[1]), face)
        body.blit(stripes, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(body, (edge, 2 * edge))
    return picture


def fade_in(surface: Surface, picture: Surface, at: Rect, share: float) -> None:
    """Blits a shared picture partly transparent, and leaves it as it was."""
    picture.set_alpha(round(255 * share))
    surface.blit(picture, at)
    picture.set_alpha(255)


@lru_cache(maxsize=8)
def veil(size: tuple[int, int], alpha: int) -> Surface:
    """Dims what lies below a dialog."""
    picture = Surface(size, pygame.SRCALPHA)
    picture.fill((*SHADOW, alpha))
    return picture


def forget_all() -> None:
    """After a resize: pictures of the old size are not wanted again."""
    for kept in (fill, ring, shadow, plate, veil):
        kept.cache_clear()
