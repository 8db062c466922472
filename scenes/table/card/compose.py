"""One picture of a card as it is now: its face, shadow and outline, turned in space and on the table."""

from dataclasses import dataclass
from math import cos, pi, sin

import pygame

from scenes.art.drawing import soft_shadow, tinted_spread
from scenes.art.palette import CREAM_SHADE, SHADOW, Rgb, mix
from scenes.art.surface_cache import kept
from scenes.table.card import faces, frost
from scenes.table.card.faces import Face
from scenes.table.card.stock import corner_of, height_of

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
GROWTH = 0.07
"""How much larger a card is that is lifted all the way."""
DEPTH = 0.09
"""How much higher the near edge of a card is than the far one, when it stands on edge in a flip."""
DIMMED = (112, 108, 124)


@dataclass(frozen=True)
class Look:
    """All that a card's picture depends on. Numbers are rounded by who fills it in, so that pictures last."""

    front: Face
    back: Face
    iced: Face | None
    width: int
    angle: float
    lift: float
    flip: float
    frost: float
    fade_flip: bool
    glow: Rgb | None
    glow_strength: float
    dim: float


_STEPS = 6
"""Shadows are kept by height and turn; so fine are the steps between one and the next."""


def compose(look: Look) -> pygame.Surface:
    """The picture with its shadow, the card's middle in the middle. Premultiplied: blit it as such."""
    card = _card(look)
    seen, tall = card.get_size()
    if look.glow and look.glow_strength > 0:
        card = _lit(card, look.glow, look.glow_strength)
    if look.angle:
        card = pygame.transform.rotozoom(_padded(card), look.angle, 1.0)
    lift = round(look.lift * _STEPS)
    turn = look.angle if look.lift == 0 else round(look.angle / _STEPS) * _STEPS
    shadow = _shadow((seen - seen % _STEPS if look.flip % 1 else seen, tall), look.width, lift, turn)
    drop = round(look.width * (0.012 + 0.045 * look.lift))
    width = max(card.get_width(), shadow.get_width() + drop)
    height = max(card.get_height(), shadow.get_height() + 2 * drop)
    canvas = pygame.Surface((width, height), pygame.SRCALPHA)
    middle = (width // 2, height // 2)
    canvas.blit(
        shadow, shadow.get_rect(center=(middle[0] + drop // 2, middle[1] + drop)), special_flags=PREMULTIPLIED
    )
    canvas.blit(card, card.get_rect(center=middle), special_flags=PREMULTIPLIED)
    return canvas


@kept(128)
def _face(face: Face, width: int) -> pygame.Surface:
    return faces.draw(face, width).premul_alpha()


@kept(64)
def _shadow(size: tuple[int, int], width: int, lift: int, turn: float) -> pygame.Surface:
    high = lift / _STEPS
    blur = max(3, round(width * (0.030 + 0.055 * high)))
    shadow = soft_shadow(size, corner_of(width), blur, round(135 - 40 * high)).premul_alpha()
    return pygame.transform.rotozoom(shadow, turn, 1.0) if turn else shadow


def _padded(card: pygame.Surface) -> pygame.Surface:
    """With clear pixels around: without them a turned edge comes out jagged."""
    width, height = card.get_size()
    canvas = pygame.Surface((width + 4, height + 4), pygame.SRCALPHA)
    canvas.blit(card, (2, 2), special_flags=PREMULTIPLIED)
    return canvas


def _lit(card: pygame.Surface, colour: Rgb, strength: float) -> pygame.Surface:
    ring = _glow(card.get_size(), colour)
    canvas = faded(ring, strength) if strength < 1 else ring.copy()
    canvas.blit(card, card.get_rect(center=canvas.get_rect().center), special_flags=PREMULTIPLIED)
    return canvas


def faded(picture: pygame.Surface, share: float) -> pygame.Surface:
    """The premultiplied picture, seen to that share."""
    level = round(255 * share)
    copy = picture.copy()
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _card(look: Look) -> pygame.Surface:
    """Face or back, as large as the card is near; not yet turned on the table."""
    grown = 1 + GROWTH * look.lift
    standing = 0 < look.flip < 1 and not look.fade_flip
    lifted = look.lift == 1 and not standing
    width = round(look.width * grown) if lifted else look.width
    if standing:
        side = _front(look, width) if look.flip < 0.5 else _face(look.back, width)
        card = _standing(side, look.flip, grown)
    elif look.flip >= 1:
        card = _face(look.back, width)
    elif look.flip > 0:
        card = _crossing(_front(look, width), _face(look.back, width), look.flip)
    else:
        card = _front(look, width)
    if look.lift and not standing and not lifted:
        card = pygame.transform.smoothscale(card, (round(width * grown), round(height_of(width) * grown)))
    if look.dim:
        card = card.copy()
        card.fill(mix((255, 255, 255), DIMMED, look.dim), special_flags=pygame.BLEND_RGB_MULT)
    return card


def _front(look: Look, width: int) -> pygame.Surface:
    front = _face(look.front, width)
    if not look.iced or not look.frost:
        return front
    iced = _face(look.iced, width)
    return (_crossing if look.fade_flip else frost.creeping)(front, iced, look.frost)


def _crossing(one: pygame.Surface, other: pygame.Surface, share: float) -> pygame.Surface:
    both = one.copy()
    both.blit(faded(other, share), (0, 0), special_flags=PREMULTIPLIED)
    return both


def _standing(face: pygame.Surface, flip: float, grown: float) -> pygame.Surface:
    """The face seen aslant: narrower, its near edge higher than the far one, and there its thickness.

    Cut into strips, each shorter than the next; at twice the height, so that the slanted edges come out even.
    """
    width, height = face.get_size()
    turn = pi * flip
    seen = max(2, round(width * grown * abs(cos(turn))))
    lean = DEPTH * sin(turn)
    near_right = flip < 0.5
    tall = round(height * grown * (1 + lean / 2))
    thick = max(1, round(width * 0.014 * sin(turn)))
    fine = 2 * tall
    narrow = pygame.transform.smoothscale(face, (seen, fine))
    out = pygame.Surface((seen + thick, fine), pygame.SRCALPHA)
    left = 0 if near_right else thick
    strips = max(2, min(seen, round(tall * lean)))
    for i in range(strips):
        x0, x1 = seen * i // strips, seen * (i + 1) // strips
        far = 1 - (i + 0.5) / strips if near_right else (i + 0.5) / strips
        short = round(tall * lean * far)
        strip = narrow.subsurface(x0, 0, x1 - x0, fine)
        out.blit(pygame.transform.smoothscale(strip, (x1 - x0, fine - 2 * short)), (left + x0, short))
    out = pygame.transform.smoothscale(out, (seen + thick, tall))
    edge = seen if near_right else 0
    inset = corner_of(width)
    pygame.draw.rect(out, mix(CREAM_SHADE, SHADOW, 0.25), (edge, inset, thick, tall - 2 * inset))
    out.fill(mix((255, 255, 255), SHADOW, 0.28 * sin(turn)), special_flags=pygame.BLEND_RGB_MULT)
    return out


@kept(24)
def _glow(size: tuple[int, int], colour: Rgb) -> pygame.Surface:
    """A ring of light around a card: a clear line, and a soft spread outside it."""
    room = max(6, round(size[0] * 0.15))
    width, height = size[0] + 2 * room, size[1] + 2 * room
    line = max(2, round(size[0] * 0.022))
    radius = corner_of(size[0])
    ring = tinted_spread((size[0] + room, size[1] + room), radius + room // 2, room // 2, colour, 165)
    crisp = pygame.Surface((2 * width, 2 * height), pygame.SRCALPHA)
    crisp.fill((*colour, 0))
    edge = pygame.Rect(0, 0, 2 * (size[0] + 2 * line), 2 * (size[1] + 2 * line))
    edge.center = (width, height)
    pygame.draw.rect(crisp, (*colour, 255), edge, border_radius=2 * (radius + line))
    canvas = pygame.Surface((width, height), pygame.SRCALPHA)
    canvas.fill((*colour, 0))
    canvas.blit(ring, ring.get_rect(center=(width // 2, height // 2)))
    canvas.blit(pygame.transform.smoothscale(crisp, (width, height)), (0, 0))
    return canvas.premul_alpha()
