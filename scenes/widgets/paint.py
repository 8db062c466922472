"""The joiner's work: plates of brass, cream and walnut with bevel, grain and shadow, drawn once a size.

Shapes are painted at four times their size and smoothed down, so that every edge is clean at any scale.
Callers share the surfaces: blit them, never draw on them.
"""

import random
from collections.abc import Callable, Iterator

import pygame
from msgspec import Struct
from pygame import Rect, Surface

from scenes.art.palette import SHADOW, Rgb, mix
from scenes.art.surface_cache import kept

_FINE = 4


@kept(64)
def _corner(radius: int) -> Surface:
    """The top left corner of a rounded shape; only corners need the fine work."""
    big = Surface((radius * _FINE, radius * _FINE), pygame.SRCALPHA)
    big.fill((255, 255, 255, 0))
    pygame.draw.circle(big, (255, 255, 255, 255), (radius * _FINE, radius * _FINE), radius * _FINE)
    return pygame.transform.smoothscale(big, (radius, radius))


def _rounded(shape: Surface, radius: int) -> Surface:
    """Takes the corners off; only they are touched, so that a page costs little more than a button."""
    w, h = shape.get_size()
    radius = max(0, min(radius, w // 2, h // 2))
    if radius:
        for corner, at in _four(_corner(radius), shape):
            shape.blit(corner, at, special_flags=pygame.BLEND_RGBA_MULT)
    return shape


def _four(corner: Surface, shape: Surface) -> Iterator[tuple[Surface, Rect]]:
    """The top left corner turned into each, and where it lies in the shape."""
    (w, h), radius = shape.get_size(), corner.get_width()
    for right in (False, True):
        for low in (False, True):
            at = Rect(w - radius if right else 0, h - radius if low else 0, radius, radius)
            yield pygame.transform.flip(corner, right, low), at


def _shaded(size: tuple[int, int], radius: int, top: Rgb, bottom: Rgb, alpha: int = 255) -> Surface:
    w, h = max(1, size[0]), max(1, size[1])
    ramp = Surface((1, 2), pygame.SRCALPHA)
    ramp.set_at((0, 0), (*top, alpha))
    ramp.set_at((0, 1), (*bottom, alpha))
    column = pygame.transform.smoothscale(ramp, (1, h))
    return _rounded(pygame.transform.scale(column, (w, h)), radius)


@kept(256)
def fill(size: tuple[int, int], radius: int, top: Rgb, bottom: Rgb, alpha: int = 255) -> Surface:
    """A rounded shape shaded from top to bottom."""
    return _shaded(size, radius, top, bottom, alpha)


def mask(size: tuple[int, int], radius: int) -> Surface:
    """A rounded shape in opaque white, to cut a picture out with."""
    return fill(size, radius, (255, 255, 255), (255, 255, 255))


@kept(256)
def ring(size: tuple[int, int], radius: int, thickness: int, colour: Rgb, alpha: int = 255) -> Surface:
    """The outline of a rounded shape, `thickness` pixels inwards."""
    w, h = max(1, size[0]), max(1, size[1])
    radius = max(0, min(radius, w // 2, h // 2))
    picture = Surface((w, h), pygame.SRCALPHA)
    whole = picture.get_rect()
    for edge in (
        Rect(0, 0, w, thickness),
        Rect(0, h - thickness, w, thickness),
        Rect(0, 0, thickness, h),
        Rect(w - thickness, 0, thickness, h),
    ):
        picture.fill((*colour, alpha), edge.clip(whole))
    if radius:
        for bow, at in _four(_bow(radius, thickness, colour, alpha), picture):
            picture.fill((*colour, 0), at)
            picture.blit(bow, at)
    return picture


@kept(64)
def _bow(radius: int, thickness: int, colour: Rgb, alpha: int) -> Surface:
    """The top left corner of an outline."""
    bow = Surface((radius, radius), pygame.SRCALPHA)
    bow.fill((*colour, alpha))
    bow.blit(_corner(radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    inner = radius - thickness
    if inner > 0:
        hole = _corner(inner).copy()
        hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        bow.blit(hole, (thickness, thickness), special_flags=pygame.BLEND_RGBA_SUB)
    return bow


@kept(256)
def shadow(size: tuple[int, int], radius: int, spread: int, alpha: int) -> Surface:
    """A soft shadow, `spread` pixels wider on every side than the shape that throws it."""
    return passing_shadow(size, radius, spread, alpha)


def passing_shadow(size: tuple[int, int], radius: int, spread: int, alpha: int) -> Surface:
    """The same, for a moment: a large shape on its way up throws another one in every frame."""
    w, h = size[0] + 2 * spread, size[1] + 2 * spread
    coarse = max(1, spread // 4)
    small = Surface((max(1, w // coarse), max(1, h // coarse)), pygame.SRCALPHA)
    small.fill((*SHADOW, 0))
    body = Rect(spread // coarse, spread // coarse, max(1, size[0] // coarse), max(1, size[1] // coarse))
    pygame.draw.rect(small, (*SHADOW, alpha), body, border_radius=max(1, radius // coarse))
    blurred = pygame.transform.box_blur(small, max(1, spread // coarse // 3))
    blurred = pygame.transform.box_blur(blurred, max(1, spread // coarse // 3))
    return pygame.transform.smoothscale(blurred, (w, h))


def cast(
    surface: Surface,
    rect: Rect,
    radius: int,
    spread: int,
    drop: int,
    alpha: int = 110,
    thrown: Callable[[tuple[int, int], int, int, int], Surface] = shadow,
) -> None:
    """Throws the shadow of a shape at `rect`, `drop` pixels down; not where the shape will cover it."""
    if spread <= 0:
        return
    picture = thrown(rect.size, radius, spread, alpha)
    at = picture.get_rect(topleft=(rect.x - spread, rect.y - spread + drop))
    covered = rect.inflate(-2 * radius, -2 * radius)
    if covered.w <= 0 or covered.h <= 0:
        surface.blit(picture, at)
        return
    for strip in (
        Rect(at.left, at.top, at.w, covered.top - at.top),
        Rect(at.left, covered.bottom, at.w, at.bottom - covered.bottom),
        Rect(at.left, covered.top, covered.left - at.left, covered.h),
        Rect(covered.right, covered.top, at.right - covered.right, covered.h),
    ):
        surface.blit(picture, strip, strip.move(-at.x, -at.y))


@kept(8)
def _grain(tall: int) -> Surface:
    """Fine brushed lines, grey around the middle: multiplied in, they make metal of a flat shade."""
    grain = random.Random(17)  # noqa: S311 - a pattern, not a secret
    stripes = Surface((1, tall))
    for y in range(tall):
        shade = 255 - int(grain.random() ** 2 * 16)
        stripes.set_at((0, y), (shade, shade, shade))
    return stripes


class Plate(Struct, frozen=True):
    """What a plate is made of: shaded from top to bottom, a lit edge above, a dark one below, a rim."""

    top: Rgb
    bottom: Rgb
    lit: Rgb
    rim: Rgb
    brushed: bool = False


@kept(256)
def plate(size: tuple[int, int], radius: int, made: Plate, edge: int, *, sunk: bool = False) -> Surface:
    """A bevelled plate. Sunk: it is pressed in, and the light falls on its other edge."""
    w, h = max(1, size[0]), max(1, size[1])
    picture = _shaded((w, h), radius, made.rim, mix(made.rim, (0, 0, 0), 0.25))
    inner = (w - 2 * edge, h - 2 * edge)
    if min(inner) < 2:
        return picture
    top, bottom = (made.bottom, made.top) if sunk else (made.top, made.bottom)
    lit = mix(made.bottom, made.rim, 0.6) if sunk else made.lit
    picture.blit(_shaded(inner, radius - edge, lit, bottom), (edge, edge))
    face = (inner[0], inner[1] - edge)
    body = _shaded(face, radius - edge, top, bottom)
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


@kept(8)
def veil(size: tuple[int, int], alpha: int) -> Surface:
    """Dims what lies below a dialog."""
    picture = Surface(size, pygame.SRCALPHA)
    picture.fill((*SHADOW, alpha))
    return picture
