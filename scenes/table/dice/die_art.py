"""The painting of one die at any turn and size, of its shadow, and of a face flat on a button.

A die that moves is painted anew in each frame on a surface two or three times as large, then made small: that
smooths its edges. A die at rest is painted once, with more care, and kept.
"""

from math import ceil, cos, pi, sin

import pygame

from scenes.art.palette import Rgb, mix
from scenes.art.surface_cache import kept
from scenes.table.dice.icons import Drawing, Patch
from scenes.table.dice.mesh import EYE, GLEAM, LEAN, LIGHT, Mesh, rounded_cube
from scenes.table.dice.rotation import FACE_AXES, ROUNDING, Turn, Vec, dot, matrix
from scenes.table.dice.shadow import shadow
from scenes.table.dice.style import LEVEL_TONE, TONES, DieStyle
from scenes.table.dice.tray import Point

_SPREAD = 1.8  # the room for a die at any turn, in edges
_FLAT = 0.5 - ROUNDING
_EDGE_ON = 0.004  # a facet seen at a lower slant than this is a hair's breadth of nothing
_ROUND = tuple((cos(2 * pi * i / 12), sin(2 * pi * i / 12)) for i in range(12))
_HOLLOW = ((1.06, -0.22), (1.0, 0.0), (0.84, -0.28))  # size and shift of a pip's rim, wall and floor
_ALIKE, _ROUGHLY_ALIKE, _HARDLY_ALIKE = 0.9997, 0.97, 0.8  # of two turns: half their angle's cosine
_GREY = (128, 132, 146)


def paint(
    surface: pygame.Surface, style: DieStyle, turn: Turn, centre: Point, edge: float, mesh: Mesh
) -> None:
    """A die with this edge and its middle at centre. Nothing is smoothed: the surface is a blown-up one."""
    (ax, bx, cx), (ay, by, cy), (az, bz, cz) = matrix(turn)
    ux, vx, wx = ax * edge, bx * edge, cx * edge
    uy, vy, wy = (ay - LEAN * az) * edge, (by - LEAN * bz) * edge, (cy - LEAN * cz) * edge
    left, top = centre

    def as_the_die_has_it(d: Vec) -> Vec:
        return (
            ax * d[0] + ay * d[1] + az * d[2],
            bx * d[0] + by * d[1] + bz * d[2],
            cx * d[0] + cy * d[1] + cz * d[2],
        )

    def on_screen(v: Vec) -> Point:
        return (v[0] * ux + v[1] * vx + v[2] * wx, v[0] * uy + v[1] * vy + v[2] * wy)

    ex, ey, ez = as_the_die_has_it(EYE)
    lx, ly, lz = light = as_the_die_has_it(LIGHT)
    gx, gy, gz = as_the_die_has_it(GLEAM)
    spots = [(left + ux * x + vx * y + wx * z, top + uy * x + vy * y + wy * z) for x, y, z in mesh.points]
    polygon, tones, half, glow = pygame.draw.polygon, style.tones, TONES / 2, 760 * style.gleam
    for (x, y, z), corners, face in mesh.facets:
        if x * ex + y * ey + z * ez <= _EDGE_ON:
            continue
        tone = int(half + half * (x * lx + y * ly + z * lz))
        colour = tones[tone]
        if face is None and (gleam := x * gx + y * gy + z * gz - 0.90) > 0:
            add = int(glow * gleam)
            colour = (min(255, colour[0] + add), min(255, colour[1] + add), min(255, colour[2] + add))
        polygon(surface, colour, [spots[i] for i in corners])
        if face is not None:
            right, down, out = FACE_AXES[face]
            (rx, ry), (dx, dy), (ox, oy) = on_screen(right), on_screen(down), on_screen(out)
            frame = (left + 0.5 * ox, top + 0.5 * oy, rx * _FLAT, ry * _FLAT, dx * _FLAT, dy * _FLAT)
            _paint_drawing(
                surface, style, style.faces[face], tone, frame, (dot(right, light), dot(down, light))
            )


_Frame = tuple[float, float, float, float, float, float]
"""Where a face is seen: its middle, and the way from there to its right and to its lower side."""


def _paint_drawing(
    surface: pygame.Surface, style: DieStyle, drawing: Drawing, tone: int, frame: _Frame, light: Point
) -> None:
    mx, my, rx, ry, dx, dy = frame
    polygon = pygame.draw.polygon
    for part in drawing:
        ink = style.ink_tones[part.ink][tone]
        if isinstance(part, Patch):
            polygon(surface, ink, [(mx + x * rx + y * dx, my + x * ry + y * dy) for x, y in part.points])
            continue
        # A hollow: its rim shines on the far side from the light, its wall is dark on the near side.
        px, py = part.centre
        inks: tuple[Rgb, ...] = (style.tones[min(TONES, tone + 10)], mix(ink, (0, 0, 0), 0.35), ink)
        for (size, shift), colour in zip(_HOLLOW, inks, strict=True):
            r = part.radius * size
            x, y = px + light[0] * shift * part.radius, py + light[1] * shift * part.radius
            cx, cy = mx + x * rx + y * dx, my + x * ry + y * dy
            ax, ay, bx, by = rx * r, ry * r, dx * r, dy * r
            polygon(surface, colour, [(cx + c * ax + s * bx, cy + c * ay + s * by) for c, s in _ROUND])


# ------------------------------------------------------------------------------------------------- a die


def draw_die(
    surface: pygame.Surface, style: DieStyle, turn: Turn, centre: Point, edge: float, fade: float = 1.0
) -> None:
    """A die in motion, its middle at centre, to a part of a pixel."""
    x, y = int(centre[0]), int(centre[1])
    sprite = _sprite(style, turn, edge, (centre[0] - x, centre[1] - y), 2, 2)
    _put(surface, sprite, (x, y), fade)


class Painted:
    """The last pictures of a die that moves, and of its shadow. Each serves two frames: often enough."""

    def __init__(self, number: int) -> None:
        self._fresh = self._shadow_fresh = number % 2 == 0  # so that not all are painted in the same frame
        self._for: tuple[DieStyle, Turn, float] | None = None
        self._die = self._shadow = pygame.Surface((0, 0))

    def off(self, style: DieStyle, turn: Turn, edge: float) -> float:
        """How far its picture is from how it is seen now, once a frame: 0, it serves; from 1 on, it can't."""
        self._fresh = not self._fresh
        if not self._for or self._for[0] is not style:
            return 1.0
        _, before, large = self._for
        alike = abs(sum(a * b for a, b in zip(turn, before, strict=True)))
        least = _ALIKE if self._fresh else _ROUGHLY_ALIKE
        if alike > least and abs(edge - large) < (1 - least) * edge + 1:
            return 0.0
        return (1 - alike + abs(edge - large) / edge) / (1 - _HARDLY_ALIKE)

    def paint(self, style: DieStyle, turn: Turn, edge: float) -> None:
        self._for = style, turn, edge
        self._die = _sprite(style, turn, edge, (0.0, 0.0), 2, 2).copy()

    def draw(self, surface: pygame.Surface, centre: Point) -> None:
        _put(surface, self._die, (round(centre[0]), round(centre[1])), 1.0)

    def draw_shadow(
        self, surface: pygame.Surface, turn: Turn, place: Point, height: float, edge: float
    ) -> None:
        self._shadow_fresh = not self._shadow_fresh
        if self._shadow_fresh or not self._shadow.get_width():
            self._shadow = shadow(turn, height, edge)
        _put(surface, self._shadow, (round(place[0]), round(place[1])), 1.0)


def draw_still(
    surface: pygame.Surface,
    style: DieStyle,
    turn: Turn,
    centre: Point,
    edge: float,
    fade: float = 1.0,
    *,
    greyed: bool = False,
) -> None:
    """A die at rest: the same picture, kept; `greyed`: it can't be picked now."""
    _put(surface, _kept(style, turn, edge, greyed), (round(centre[0]), round(centre[1])), fade)


def draw_shadow(
    surface: pygame.Surface,
    turn: Turn,
    place: Point,
    height: float,
    edge: float,
    fade: float = 1.0,
    *,
    still: bool = False,
) -> None:
    """Of a die whose middle is this high above the cloth at place. Of one that lies still it is kept."""
    made = (_kept_shadow if still else shadow)(turn, height, edge)
    _put(surface, made, (round(place[0]), round(place[1])), fade)


def _put(surface: pygame.Surface, sprite: pygame.Surface, centre: tuple[int, int], fade: float) -> None:
    if fade < 1.0:
        part = round(255 * max(0.0, fade))
        sprite = sprite.copy()
        sprite.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
    at = (centre[0] - sprite.get_width() // 2, centre[1] - sprite.get_height() // 2)
    surface.blit(sprite, at, special_flags=pygame.BLEND_PREMULTIPLIED)


@kept(64)
def _kept(style: DieStyle, turn: Turn, edge: float, greyed: bool) -> pygame.Surface:
    sprite = _sprite(style, turn, edge, (0.0, 0.0), 3, 4).copy()
    if greyed:
        sprite.fill(_GREY, special_flags=pygame.BLEND_RGB_MULT)
    return sprite


_kept_shadow = kept(64)(shadow)


def _sprite(style: DieStyle, turn: Turn, edge: float, off: Point, blow_up: int, steps: int) -> pygame.Surface:
    """Premultiplied. The surface is used again by the next die of this size."""
    size = 16 * ceil(edge * _SPREAD / 16)  # few sizes: dice in the air are all of another edge
    large, small = _easel(size, blow_up)
    large.fill((0, 0, 0, 0))
    centre = ((size / 2 + off[0]) * blow_up, (size / 2 + off[1]) * blow_up)
    paint(large, style, turn, centre, edge * blow_up, rounded_cube(steps))
    pygame.transform.smoothscale(large, (size, size), small)
    small.blit(_glow(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return small


@kept(12)
def _easel(size: int, blow_up: int) -> tuple[pygame.Surface, pygame.Surface]:
    large = pygame.Surface((size * blow_up, size * blow_up), pygame.SRCALPHA)
    return large, pygame.Surface((size, size), pygame.SRCALPHA)


@kept(12)
def _glow(size: int) -> pygame.Surface:
    """The lamp's light falls off across a die: without it flat faces look cut from paper."""
    corners = pygame.Surface((2, 2))
    corners.set_at((0, 0), (255, 255, 250))
    corners.set_at((1, 0), (252, 248, 242))
    corners.set_at((0, 1), (246, 243, 242))
    corners.set_at((1, 1), (206, 206, 218))
    return pygame.transform.smoothscale(corners, (size, size))


# ------------------------------------------------------------------------------------------- a face, flat


def draw_face(surface: pygame.Surface, style: DieStyle, face: int, rect: pygame.Rect) -> None:
    """The face of a die as a sign, for lamps, buttons and legends, in the middle of rect."""
    sign = _sign(style, face, min(rect.size))
    surface.blit(sign, sign.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)


@kept(64)
def _sign(style: DieStyle, face: int, size: int) -> pygame.Surface:
    large = pygame.Surface((size * 4, size * 4), pygame.SRCALPHA)
    whole = large.get_rect()
    pygame.draw.rect(large, mix(style.shade, style.body, 0.45), whole, border_radius=size * 4 // 6)
    pygame.draw.rect(large, style.body, whole.inflate(-size // 4, -size // 4), border_radius=size * 4 // 7)
    half = size * 4 * 0.43
    frame = (size * 2.0, size * 2.0, half, 0.0, 0.0, half)
    _paint_drawing(large, style, style.faces[face], LEVEL_TONE, frame, (LIGHT[0], LIGHT[1]))
    return pygame.transform.smoothscale(large, (size, size))
