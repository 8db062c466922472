"""Vector drawing: SVG text put together from parts and drawn at an exact size, and textures loaded once.

The drawer knows no text, filters or clip paths (see `findings.md`), and its gradients need places in user
space. So lettering is blitted on top by whoever needs it, and shadows are soft surfaces, below.
"""

from functools import lru_cache
from io import BytesIO

import pygame

from scenes.art.fonts import ASSETS, Kind, font
from scenes.art.palette import SHADOW, Rgb
from scenes.art.surface_cache import kept


def ink(colour: Rgb) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def native(surface: pygame.Surface) -> pygame.Surface:
    """In the window's order of channels: SVGs come out in the other one, and blit twenty times as slowly."""
    return surface.convert(pygame.Surface((1, 1), pygame.SRCALPHA))


def picture(parts: str, box: tuple[int, int], size: tuple[int, int]) -> pygame.Surface:
    """Draws SVG parts made for a `box` of units onto a surface of `size` pixels.

    The scale is put into the drawing: asked to scale by itself, the drawer keeps the proportions of the box
    and may come out a pixel off.
    """
    width, height = size
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<g transform="scale({width / box[0]:.6f} {height / box[1]:.6f})">{parts}</g></svg>'
    )
    return native(pygame.image.load_sized_svg(BytesIO(svg.encode()), size))


def fade(
    name: str, start: tuple[float, float], end: tuple[float, float], *stops: tuple[int, Rgb, float]
) -> str:
    """A linear gradient to fill with `url(#name)`; a stop is percent, colour, opacity."""
    (x1, y1), (x2, y2) = start, end
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" '
        f'x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient></defs>'
    )


def band(length: int, across: int, *stops: tuple[int, Rgb, float]) -> pygame.Surface:
    """A strip shaded across its width: an edge that catches light, a shadow that falls off."""
    shade = fade("shade", (0, 0), (0, across), *stops)
    cut = picture(f'{shade}<rect width="1" height="{across}" fill="url(#shade)"/>', (1, across), (1, across))
    return pygame.transform.scale(cut, (length, across))


def halo(name: str, centre: tuple[float, float], radius: float, *stops: tuple[int, Rgb, float]) -> str:
    """A radial gradient to fill with `url(#name)`."""
    return (
        f'<defs><radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{centre[0]}" '
        f'cy="{centre[1]}" r="{radius}">{_stops(stops)}</radialGradient></defs>'
    )


def _stops(stops: tuple[tuple[int, Rgb, float], ...]) -> str:
    return "".join(
        f'<stop offset="{percent}%" stop-color="{ink(colour)}" stop-opacity="{opacity}"/>'
        for percent, colour, opacity in stops
    )


@lru_cache(maxsize=32)
def texture(name: str) -> pygame.Surface:
    """A picture made by assets/make_textures.py, as a surface with alpha. Shared: never draw on it."""
    return native(pygame.image.load(ASSETS / "art" / "textures" / f"{name}.png"))


@kept(32)
def texture_at(name: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(texture(name), size)


def tile(target: pygame.Surface, piece: pygame.Surface, area: pygame.Rect, blend: int = 0) -> None:
    """Covers the area of the target with copies of the piece."""
    before = target.get_clip()
    target.set_clip(area.clip(before))
    across, down = piece.get_size()
    target.fblits(
        [
            (piece, (x, y))
            for y in range(area.top, area.bottom, down)
            for x in range(area.left, area.right, across)
        ],
        blend,
    )
    target.set_clip(before)


def letters(text: str, kind: Kind, px: int, colour: Rgb) -> pygame.Surface:
    return font(kind, px).render(text, True, colour)


def recoloured(word: pygame.Surface, colour: Rgb) -> pygame.Surface:
    """The same letters in another colour, which costs a tenth of setting them again."""
    made = word.copy()
    made.fill((0, 0, 0), special_flags=pygame.BLEND_RGB_MIN)
    made.fill(colour, special_flags=pygame.BLEND_RGB_MAX)
    return made


def fitted(text: str, kind: Kind, px: int, colour: Rgb, width: int) -> pygame.Surface:
    """The text at that size, or smaller if it would be wider than `width`."""
    word = letters(text, kind, px, colour)
    wide = word.get_width()
    return word if wide <= width else letters(text, kind, max(6, px * width // wide), colour)


@kept(96)
def soft_shadow(size: tuple[int, int], radius: int, blur: int, opacity: int = 120) -> pygame.Surface:
    """The shadow of a rounded card, `blur` pixels wider on every side."""
    return tinted_spread(size, radius, blur, SHADOW, opacity)


def tinted_spread(
    size: tuple[int, int], radius: int, blur: int, colour: Rgb, opacity: int = 255
) -> pygame.Surface:
    """A rounded patch of colour with soft edges, made small and blown up: ten times as fast as at size."""
    width, height = size[0] + 2 * blur, size[1] + 2 * blur
    scale = max(1, blur // 3)
    small = pygame.Surface((max(2, width // scale), max(2, height // scale)), pygame.SRCALPHA)
    small.fill((*colour, 0))
    inner = pygame.Rect(blur // scale, blur // scale, max(1, size[0] // scale), max(1, size[1] // scale))
    pygame.draw.rect(small, (*colour, opacity), inner, border_radius=max(1, radius // scale))
    small = pygame.transform.gaussian_blur(small, max(1, blur // scale // 2), repeat_edge_pixels=False)
    return pygame.transform.smoothscale(small, (width, height))
