"""The games' boxes on the title's table, lids on, and the name of the whole: drawn to be opened."""

import pygame

from scenes.art.drawing import band, fade, fitted, ink, letters, picture, recoloured, soft_shadow
from scenes.art.lids import LID
from scenes.art.look import Box, Lettering, look
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SHADOW, mix, rgb
from scenes.art.surface_cache import kept

SIDE = 78
"""How much one sees of the lid's front side, in units of the lid."""


def box_size(width: int) -> tuple[int, int]:
    """The lid with its front side, without the shadow."""
    return width, round(width * (LID[1] + SIDE) / LID[0])


def box(game: str, width: int) -> pygame.Surface:
    """A closed box from above, a little from the front; `shadow_room(width)` more on every side."""
    unit = width / LID[0]
    room = shadow_room(width)
    size = box_size(width)
    canvas = pygame.Surface((size[0] + 2 * room, size[1] + 2 * room), pygame.SRCALPHA)
    shadow = soft_shadow(size, round(10 * unit), room * 2 // 3, 170)
    canvas.blit(
        shadow, shadow.get_rect(center=(canvas.get_width() // 2, canvas.get_height() // 2 + room // 3))
    )
    looks = look(game).box
    front = _front_side(looks, size, unit)
    canvas.blit(front, (room, room + size[1] - front.get_height()))
    lid = picture(looks.lid(), LID, (width, round(LID[1] * unit)))
    for words in looks.lettering:
        _print(lid, words, unit)
    lid.blit(_sheen(lid.get_size()), (0, 0))
    _round(lid, round(9 * unit))
    canvas.blit(lid, (room, room))
    return canvas


def shadow_room(width: int) -> int:
    return max(6, round(width * 0.09))


def _front_side(looks: Box, size: tuple[int, int], unit: float) -> pygame.Surface:
    """Only what the lid leaves to be seen, and a little more: its corners are round."""
    tone = looks.side
    width, r, inset = size[0], 9 * unit, 5 * unit
    top = round(2 * r)
    height = top + size[1] - round(LID[1] * unit)
    shade = fade(
        "shade",
        (0, top),
        (0, height),
        *((0, mix(tone, SHADOW, 0.55), 1), (12, tone, 1), (100, mix(tone, SHADOW, 0.5), 1)),
    )
    shape = (
        f"M0 0H{width}V{top}L{width - inset} {height - r}A{r} {r} 0 0 1 {width - inset - r} {height}"
        f"H{inset + r}A{r} {r} 0 0 1 {inset} {height - r}L0 {top}Z"
    )
    side = picture(f'{shade}<path d="{shape}" fill="url(#shade)"/>', (width, height), (width, height))
    name = letters(looks.name, "title", round(40 * unit), mix(tone, CREAM, 0.78))
    side.blit(name, name.get_rect(center=(width // 2, (top + height) // 2)))
    return side


def _print(lid: pygame.Surface, words: Lettering, unit: float) -> None:
    """Lettering centred on its own ink, with a hard shadow as old printing has it."""
    room, px = round(lid.get_width() * 0.74), round(words.px * unit)
    word = fitted(words.words, words.kind, px, words.tone, room)
    shade = recoloured(word, words.under)
    ink_box = word.get_bounding_rect()
    x, y = lid.get_width() // 2 - ink_box.centerx, round(words.y * unit) - ink_box.centery
    off = max(1, round(px * 0.035))
    lid.blit(shade, (x + off, y + off))
    lid.blit(word, (x, y))


@kept(2)
def _sheen(size: tuple[int, int]) -> pygame.Surface:
    """Linen-finished cardboard under a lamp: lit along the near edges, darker towards the far corner."""
    width, height = size
    light = fade("light", (0, 0), (60, 68), (0, CREAM, 0.20), (45, CREAM, 0.0), (100, SHADOW, 0.28))
    small = picture(light + '<rect width="60" height="68" fill="url(#light)"/>', (60, 68), (60, 68))
    sheen, edge = pygame.transform.smoothscale(small, size), max(2, round(width * 0.006))
    for tone, opacity, x, y in ((CREAM, 140, 0, 0), (SHADOW, 115, width - edge, height - edge)):
        for place in (pygame.Rect(x, 0, edge, height), pygame.Rect(0, y, width, edge)):
            line = pygame.Surface(place.size, pygame.SRCALPHA)
            line.fill((*tone, opacity))
            sheen.blit(line, place)
    return sheen


def _round(lid: pygame.Surface, radius: int) -> None:
    """Takes the corners off."""
    box = (2 * radius, 2 * radius)
    disc = picture(f'<circle cx="{radius}" cy="{radius}" r="{radius}" fill="#ffffff"/>', box, box)
    right, low = lid.get_width() - radius, lid.get_height() - radius
    for x, y in ((0, 0), (right, 0), (0, low), (right, low)):
        part = (radius if x else 0, radius if y else 0, radius, radius)
        lid.blit(disc, (x, y), part, pygame.BLEND_RGBA_MULT)


def lockup(px: int) -> pygame.Surface:
    """The name Tavolino in brass letters of `px`, over a line with a little table in the middle."""
    word = letters("Tavolino", "title", px, (255, 255, 255))
    width, height = word.get_size()
    lit = (0, BRASS_LIGHT, 1), (38, rgb("fff3cf"), 1), (56, BRASS, 1), (100, BRASS_LIGHT, 1)
    brass = band(width, height, *lit)
    brass.blit(word, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    dark = recoloured(word, mix(BRASS_DARK, SHADOW, 0.75))
    line = _flourish(round(width * 0.86), max(8, round(px * 0.24)))
    room = max(2, px // 16)
    baseline = word.get_bounding_rect().bottom
    canvas = pygame.Surface(
        (width + 2 * room, baseline + room + line.get_height() + 2 * room), pygame.SRCALPHA
    )
    off = max(1, round(px * 0.03))
    canvas.blit(dark, (room + off, off))
    canvas.blit(brass, (room, 0))
    canvas.blit(line, line.get_rect(midtop=(canvas.get_width() // 2, baseline + 2 * room)))
    return canvas.subsurface(canvas.get_bounding_rect()).copy()


def _flourish(width: int, height: int) -> pygame.Surface:
    long = round(100 * width / height)
    mid = long / 2
    parts = (
        f'<g fill="none" stroke="{ink(BRASS)}" stroke-width="7" stroke-linecap="round">'
        f'<path d="M{mid - 90} 50H30M{mid + 90} 50H{long - 30}"/></g>'
        f'<g fill="{ink(BRASS_LIGHT)}"><circle cx="14" cy="50" r="9"/>'
        f'<circle cx="{long - 14}" cy="50" r="9"/>'
        f'<path d="M{mid - 62} 26a62 15 0 0 1 124 0a62 15 0 0 1 -124 0Z"/>'
        f'<path d="M{mid - 7} 38h14l3 36c18 2 28 8 30 18c-14 -6 -26 -8 -40 -8'
        's-26 2 -40 8c2 -10 12 -16 30 -18Z"/></g>'
    )
    return picture(parts, (long, 100), (width, height))
