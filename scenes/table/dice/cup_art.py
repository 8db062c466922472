"""The dice cup: a body of revolution seen from above, upright or tipped towards where it throws.

It is painted in parts: the dice in it are drawn over its inside, cut off at its rim and shaded by it, and
those that leave it go between its inside and its near rim.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import Literal, NamedTuple

import pygame

from scenes.art.palette import Rgb, mix
from scenes.art.surface_cache import kept
from scenes.table.dice.mesh import EYE, LEAN, LIGHT
from scenes.table.dice.rotation import Vec, dot
from scenes.table.dice.tray import Point

_PARTS = 40
_BLOW_UP, _BLOW_UP_TIPPED, _BLOW_UP_LEANING = 3, 2, 1
"""How large it is painted before it is made small: while it leans further nobody looks so closely."""
TIPPED = 0.85  # how far the cup leans when it throws, as the sine of the angle
_LEVELS, _WAYS = (0.0, 0.22, 0.5, TIPPED), 24
TALL = 1.15  # all lengths are in radii of the mouth
_FOOT = 0.90
_THICK = 0.11
INNER = 1 - _THICK
"""The radius of its inside at the mouth."""
_ROOM = 2.1
_REACH = 2.8  # dice in the cup are not seen farther apart
_NIGHT: Rgb = (10, 8, 16)
_COARSE = 64  # pixels of the shade in the cup before it is blown up: it is soft anyway
_SHADES = ((1.0, 0.0, 165), (0.94, 0.05, 120), (0.86, 0.10, 80), (0.76, 0.15, 52))
"""Of the rim on what lies in it: size, way from the light, and how dark, from outside to inside."""

Ring = tuple[float, float]
"""Radius and height of a circle around the cup's axis."""


@dataclass(frozen=True)
class CupStyle:
    """Outer wall, inside and rim, each in full light; stitched leather or riveted steel."""

    wall: Rgb
    inside: Rgb
    rim: Rgb
    trim: Rgb
    sewn: Literal["stitched", "riveted"]


LEATHER = CupStyle((132, 74, 40), (96, 36, 34), (176, 112, 64), (236, 206, 156), "stitched")
STEEL_CUP = CupStyle((120, 130, 146), (44, 52, 82), (196, 204, 214), (226, 232, 238), "riveted")


class SeenCup(NamedTuple):
    """`tip` is how far the mouth leans, as the sine of the angle on each axis."""

    style: CupStyle
    centre: Point
    radius: float
    tip: Point

    @property
    def _parts(self) -> "_Parts":
        return _parts(self.style, round(self.radius), _step(self.tip))

    def _at(self, part: pygame.Surface) -> pygame.Rect:
        return part.get_rect(center=(round(self.centre[0]), round(self.centre[1])))

    def draw_back(self, surface: pygame.Surface) -> None:
        """Shadow, outside and inside."""
        back = self._parts.back
        surface.blit(back, self._at(back), special_flags=pygame.BLEND_PREMULTIPLIED)

    def draw_within(self, surface: pygame.Surface, draw: Callable[[pygame.Surface], None]) -> None:
        """What `draw` draws, as far as it is seen through the mouth."""
        parts = self._parts
        mouth = parts.mouth.move(self._at(parts.back).topleft)
        reach = round(_REACH * self.radius)
        region = pygame.Rect(0, 0, reach, reach)
        region.center = mouth.center
        region = region.clip(surface.get_rect())
        if not region:
            return
        before = pygame.Surface(region.size, pygame.SRCALPHA)
        before.blit(surface, (0, 0), region)
        draw(surface)
        inside = parts.around.get_rect(topleft=mouth.topleft).clip(region)
        around = parts.around.subsurface(inside.move(-mouth.left, -mouth.top)) if inside else parts.around
        at = inside.left - region.left, inside.top - region.top
        before.blit(around, at, special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(before, region)
        surface.blit(parts.shade, mouth, special_flags=pygame.BLEND_PREMULTIPLIED)

    def draw_front(self, surface: pygame.Surface) -> None:
        """The near rim and the wall below it, over the dice."""
        front = self._parts.front
        surface.blit(front, self._at(front), special_flags=pygame.BLEND_PREMULTIPLIED)


def paint_tipped(style: CupStyle, radius: float, direction: Point) -> None:
    """Before it is needed: the cup on its way to being tipped for a throw, and back."""
    for level in _LEVELS:
        _parts(style, round(radius), _step((direction[0] * level, direction[1] * level)))


def _step(tip: Point) -> Point:
    """The nearest of the few ways to lean that are painted."""
    far = hypot(*tip)
    level = min(_LEVELS, key=lambda level: abs(level - far))
    angle = round(atan2(tip[1], tip[0]) / (2 * pi) * _WAYS) * 2 * pi / _WAYS
    return (round(level * cos(angle), 3), round(level * sin(angle), 3)) if level else (0.0, 0.0)


class _Parts(NamedTuple):
    back: pygame.Surface
    front: pygame.Surface
    mouth: pygame.Rect
    around: pygame.Surface
    """Of the size of the mouth, opaque outside it."""
    shade: pygame.Surface


@kept(24)
def _parts(style: CupStyle, radius: int, tip: Point) -> _Parts:
    return _Painter(style, radius, tip).parts()


class _Painter:
    def __init__(self, style: CupStyle, radius: int, tip: Point) -> None:
        self._style, self._radius = style, radius
        held = hypot(*tip) > _LEVELS[-2] + 0.01
        self._blow_up = _BLOW_UP_TIPPED if held else _BLOW_UP_LEANING if any(tip) else _BLOW_UP
        self._axis = (tip[0], tip[1], sqrt(max(0.05, 1 - tip[0] ** 2 - tip[1] ** 2)))
        ax, ay, az = self._axis
        side = sqrt(ay * ay + az * az)
        self._u: Vec = (side, -ax * ay / side, -ax * az / side)
        self._v: Vec = (0.0, az / side, -ay / side)
        self._size = round(2 * _ROOM * radius)
        self._outs = [self._out(part) for part in range(_PARTS + 1)]
        self._rings: dict[Ring, list[Point]] = {}

    def parts(self) -> _Parts:
        front = self._canvas()
        self._outside(front)
        back = front.copy()
        self._inside(back)
        self._rim(back, front)
        shaded = self._shadow()
        shaded.blit(self._small(back), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        around = self._around()
        shade = self._shade_of_the_rim(around)
        spots = [(x / self._blow_up, y / self._blow_up) for x, y in self._ring((INNER, TALL))]
        left, top = (int(min(spot[axis] for spot in spots)) - 1 for axis in (0, 1))
        right, low = (int(max(spot[axis] for spot in spots)) + 2 for axis in (0, 1))
        mouth = pygame.Rect(left, top, right - left, low - top)
        front = self._small(self._only_below_the_rim(front))
        return _Parts(shaded, front, mouth, around.subsurface(mouth), shade.subsurface(mouth))

    def _canvas(self) -> pygame.Surface:
        return pygame.Surface((self._size * self._blow_up, self._size * self._blow_up), pygame.SRCALPHA)

    def _small(self, large: pygame.Surface) -> pygame.Surface:
        if large.get_width() == self._size:
            return large
        return pygame.transform.smoothscale(large, (self._size, self._size))

    def _out(self, part: float) -> Vec:
        """Away from the axis, at a part of the way round."""
        c, s = cos(2 * pi * part / _PARTS), sin(2 * pi * part / _PARTS)
        (ux, uy, uz), (vx, vy, vz) = self._u, self._v
        return (ux * c + vx * s, uy * c + vy * s, uz * c + vz * s)

    def _spot(self, part: float, radius: float, up: float) -> Point:
        """A point of the cup on the canvas: the foot stands in its middle."""
        x, y, z = (o * radius + a * up for o, a in zip(self._out(part), self._axis, strict=True))
        scale, middle = self._radius * self._blow_up, self._size * self._blow_up / 2
        return (middle + x * scale, middle + (y - LEAN * z) * scale)

    def _ring(self, ring: Ring) -> list[Point]:
        """Its points all the way round: each is a corner of two bands, and a swing paints many cups."""
        if ring not in self._rings:
            radius, up = ring
            ax, ay, az = self._axis
            scale, middle = self._radius * self._blow_up, self._size * self._blow_up / 2
            self._rings[ring] = [
                (
                    middle + (x * radius + ax * up) * scale,
                    middle + (y * radius + ay * up - LEAN * (z * radius + az * up)) * scale,
                )
                for x, y, z in self._outs
            ]
        return self._rings[ring]

    def _band(self, canvas: pygame.Surface, i: int, low: Ring, high: Ring, colour: Rgb) -> None:
        lower, upper = self._ring(low), self._ring(high)
        pygame.draw.polygon(canvas, colour, (lower[i], lower[i + 1], upper[i + 1], upper[i]))

    def _outside(self, canvas: pygame.Surface) -> None:
        for i in range(_PARTS):
            out = self._out(i + 0.5)
            if dot(out, EYE) <= -0.25:
                continue
            light = 0.42 + 0.58 * max(0.0, dot(out, LIGHT) * 1.3 + 0.35)
            wall = mix(_NIGHT, self._style.wall, min(1.0, light))
            foot, mouth = (_FOOT, 0.0), (1.0, TALL)
            self._band(canvas, i, foot, mouth, wall)
            self._band(canvas, i, (0.97, TALL * 0.86), mouth, mix(wall, self._style.rim, 0.35))
            self._band(canvas, i, foot, (_FOOT + 0.02, 0.1), mix(wall, _NIGHT, 0.45))
            if dot(out, EYE) > 0.05:
                self._trim(canvas, i, mix(_NIGHT, self._style.trim, min(1.0, light + 0.2)))

    def _trim(self, canvas: pygame.Surface, i: int, colour: Rgb) -> None:
        dot = max(2, round(self._radius * self._blow_up * 0.026))
        if self._style.sewn == "stitched":
            ends = (self._spot(i + 0.2, 0.965, TALL * 0.80), self._spot(i + 0.8, 0.965, TALL * 0.80))
            pygame.draw.line(canvas, colour, *ends, dot)
        elif i % 4 == 0:
            pygame.draw.circle(canvas, colour, self._spot(i + 0.5, 0.965, TALL * 0.74), round(dot * 1.4))

    def _inside(self, canvas: pygame.Surface) -> None:
        inner, floor = INNER, (_FOOT - _THICK, 0.12)
        pygame.draw.polygon(canvas, mix(_NIGHT, self._style.inside, 0.30), self._ring((inner, TALL)))
        rings = [
            (floor[0] + (inner - floor[0]) * part, floor[1] + (TALL - floor[1]) * part)
            for part in (0.0, 0.25, 0.5, 0.75, 1.0)
        ]
        for i in range(_PARTS):
            x, y, z = self._out(i + 0.5)
            inwards = (-x, -y, -z)
            if dot(inwards, EYE) <= -0.25:
                continue
            light = max(0.0, dot(inwards, LIGHT) * 1.1 + 0.30)
            for k in range(4):  # deeper is darker
                share = 0.35 + 0.65 * (k + 1) / 4
                shade = mix(_NIGHT, self._style.inside, min(1.0, light * share))
                self._band(canvas, i, rings[k], rings[k + 1], shade)
        pygame.draw.polygon(canvas, mix(_NIGHT, self._style.inside, 0.22), self._ring(floor))

    def _rim(self, *canvases: pygame.Surface) -> None:
        for i in range(_PARTS):
            out = self._out(i + 0.5)
            for low, high, slant in ((1 - _THICK, 1 - _THICK / 2, -0.5), (1 - _THICK / 2, 1.0, 0.5)):
                facing = tuple(o * slant + a for o, a in zip(out, self._axis, strict=True))
                light = dot((facing[0], facing[1], facing[2]), LIGHT) / sqrt(1 + slant * slant)
                colour = mix(_NIGHT, self._style.rim, min(1.0, 0.30 + 0.80 * max(0.0, light)))
                for canvas in canvases:
                    self._band(canvas, i, (low, TALL), (high, TALL), colour)

    def _only_below_the_rim(self, front: pygame.Surface) -> pygame.Surface:
        """The mouth and its far half stay free for the dice."""
        pygame.draw.polygon(front, (0, 0, 0, 0), self._ring((INNER, TALL)))
        far = [i for i in range(_PARTS // 2, _PARTS + 1) if self._outs[i][1] <= 0.1]
        beyond = [self._spot(i, 1.02, TALL) for i in far]
        if len(beyond) > 2:
            pygame.draw.polygon(front, (0, 0, 0, 0), beyond)
        return front

    def _around(self) -> pygame.Surface:
        if not any(self._axis[:2]):
            large = self._canvas()
            large.fill((255, 255, 255, 255))
            pygame.draw.polygon(large, (255, 255, 255, 0), self._ring((INNER, TALL)))
            return self._small(large)
        around = pygame.Surface((self._size, self._size), pygame.SRCALPHA)
        around.fill((255, 255, 255, 255))
        mouth = [(x / self._blow_up, y / self._blow_up) for x, y in self._ring((INNER, TALL))]
        pygame.draw.polygon(around, (255, 255, 255, 0), mouth)
        return around

    def _shade_of_the_rim(self, around: pygame.Surface) -> pygame.Surface:
        """Premultiplied, and nothing outside the mouth."""
        coarse = self._size * self._blow_up / _COARSE
        small = pygame.Surface((_COARSE, _COARSE), pygame.SRCALPHA)
        mouth = [(x / coarse, y / coarse) for x, y in self._ring((INNER, TALL))]
        mx, my = (sum(spot[axis] for spot in mouth) / len(mouth) for axis in (0, 1))
        for size, shift, dark in _SHADES:
            off = shift * _COARSE / (2 * _ROOM)
            x, y = mx - LIGHT[0] * off, my - LIGHT[1] * off
            ring = [(x + (px - mx) * size, y + (py - my) * size) for px, py in mouth]
            pygame.draw.polygon(small, (*(c * dark // 255 for c in _NIGHT), dark), ring)
        shade = pygame.transform.smoothscale(pygame.transform.box_blur(small, 1), (self._size, self._size))
        outside = around.copy()
        outside.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        inside = pygame.Surface(shade.get_size(), pygame.SRCALPHA)
        inside.fill((255, 255, 255, 255))
        inside.blit(outside, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        shade.blit(inside.premul_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return shade

    def _shadow(self) -> pygame.Surface:
        small = pygame.Surface((self._size // 4, self._size // 4), pygame.SRCALPHA)
        scale = self._size // 4 / (self._size * self._blow_up)
        for up in (0.0, 0.3, 0.6, 0.9, TALL):
            radius = _FOOT + (1 - _FOOT) * up / TALL
            rise = (0.30 * up * self._radius / 4, (0.36 + LEAN) * up * self._radius / 4)
            spots = [(x * scale + rise[0], y * scale + rise[1]) for x, y in self._ring((radius, up))]
            pygame.draw.polygon(small, (8, 5, 11, 130), spots)
        small = pygame.transform.box_blur(small, max(1, self._radius // 22))
        return pygame.transform.smoothscale(small, (self._size, self._size))
