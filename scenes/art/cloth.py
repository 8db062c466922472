"""What lies in the middle of the table: one picture a mood (felt, ice, night sky, a poster), or plain cloth
in the mood's colours, felt or striped. Which of them is one choice for all tables: `choose`.
"""

from math import cos, hypot, pi, sin
from random import Random

import pygame

from scenes.art.drawing import fade, halo, ink, picture, texture, tile
from scenes.art.palette import CAFE, CREAM, GLACIER, NIGHT, POSTER, Mood, Rgb, mix, mood, rgb

_chosen = "picture"


def choose(style: str) -> None:
    """From now on tables are covered with this: "picture", "felt" or "ticking"."""
    global _chosen
    _chosen = style


def cloth(size: tuple[int, int], game: str | None) -> pygame.Surface:
    """Of the chosen style, for the table of this game; without a game, for the café's."""
    return styled(size, game, _chosen)


def styled(size: tuple[int, int], game: str | None, style: str) -> pygame.Surface:
    if style == "felt":
        return plain(size, mood(game))
    if style == "ticking":
        return ticking(size, mood(game))
    return {None: felt, "dicy": ice, "dalek": night, "seventeen": poster}[game](size)


def plain(size: tuple[int, int], colours: Mood) -> pygame.Surface:
    cloth = pygame.Surface(size)
    cloth.fill(mix(colours.cloth, colours.cloth_light, 0.3))
    _woven(cloth)
    return cloth


def ticking(size: tuple[int, int], colours: Mood) -> pygame.Surface:
    """Striped as on old mattresses: a broad dark stripe with a thread of light on either side."""
    cloth = plain(size, colours)
    width, height = size
    pitch = max(8, round(height / 9))
    dark, thread = mix(colours.cloth, colours.cloth_dark, 0.55), mix(colours.cloth, colours.cloth_light, 0.8)
    hair = max(1, pitch // 24)
    for x in range(pitch // 3, width, pitch):
        cloth.fill(dark, (x, 0, pitch // 3, height))
        for beside in (x - 2 * hair, x + pitch // 3 + hair):
            cloth.fill(thread, (beside, 0, hair, height))
    _woven(cloth)
    return cloth


def felt(size: tuple[int, int]) -> pygame.Surface:
    cloth = pygame.Surface(size)
    cloth.fill(mix(CAFE.cloth, CAFE.cloth_light, 0.75))
    _woven(cloth)
    return cloth


def _woven(cloth: pygame.Surface) -> None:
    weave = texture("weave")
    fine = max(1, round(cloth.get_height() / 1100))
    if fine > 1:
        weave = pygame.transform.scale_by(weave, fine)
    tile(cloth, weave, cloth.get_rect(), pygame.BLEND_RGB_MULT)


def ice(size: tuple[int, int]) -> pygame.Surface:
    """Cloth dyed in the blues of a glacier: large facets, each a little lighter or darker, bright along some
    edges. The drawing is quiet in the middle, where the dice lie.
    """
    width, height = size
    rng = Random(6)  # noqa: S311 (a drawing)
    cloth = pygame.Surface(size)
    cell = max(width, height) / 9
    columns, rows = int(width / cell) + 3, int(height / cell) + 3
    points = {
        (i, j): (
            (i - 0.75 + 0.5 * (j % 2)) * cell + rng.uniform(-0.36, 0.36) * cell,
            (j - 0.75) * cell + rng.uniform(-0.36, 0.36) * cell,
        )
        for i in range(columns)
        for j in range(rows)
    }
    edges: list[tuple[tuple[float, float], tuple[float, float], float]] = []
    for i in range(columns - 1):
        for j in range(rows - 1):
            a, b, c, d = points[i, j], points[i + 1, j], points[i, j + 1], points[i + 1, j + 1]
            for corners in ((a, b, c), (b, d, c)) if j % 2 else ((a, b, d), (a, d, c)):
                x = sum(p[0] for p in corners) / 3
                y = sum(p[1] for p in corners) / 3
                away = min(1.0, hypot((x - width / 2) / width, (y - height / 2) / height) * 1.7)
                tone = rng.uniform(-1, 1) * (0.15 + 0.55 * away)
                shade = mix(
                    GLACIER.cloth, GLACIER.cloth_light if tone > 0 else GLACIER.cloth_dark, abs(tone) * 0.72
                )
                pygame.draw.polygon(cloth, shade, corners)
                if rng.random() < 0.45:
                    edges.append((corners[0], corners[1], away))
    for start, end, away in edges:
        pygame.draw.aaline(cloth, mix(GLACIER.cloth_light, (255, 255, 255), 0.25 * away), start, end)
    soft = pygame.transform.smoothscale_by(cloth, 0.5)
    cloth = pygame.transform.smoothscale(soft, size)
    tile(cloth, texture("grain"), cloth.get_rect(), pygame.BLEND_RGB_MULT)
    _woven(cloth)
    return cloth


def night(size: tuple[int, int]) -> pygame.Surface:
    """A dark sky with a veil of nebula and a few stars, thick enough in the middle to play on."""
    width, height = size
    rng = Random(19)  # noqa: S311 (a drawing)
    sky = fade(
        "sky", (0, 0), (30, 100), (0, rgb("0d1130"), 1), (55, rgb("1a2148"), 1), (100, rgb("2a2350"), 1)
    )
    cloth = picture(sky + '<rect width="100" height="100" fill="url(#sky)"/>', (100, 100), (64, 36))
    cloth = pygame.transform.smoothscale(cloth, size)
    for colour, scale, opacity, spot in (
        ((88, 92, 190), 2.6, 62, (0.05, -0.25)),
        ((150, 76, 150), 1.9, 44, (0.45, 0.15)),
        ((60, 130, 190), 1.5, 40, (-0.2, 0.35)),
    ):
        side = round(height * scale)
        cloud = texture("nebula").copy()
        cloud.fill((*colour, opacity), special_flags=pygame.BLEND_RGBA_MULT)
        cloud = pygame.transform.smoothscale(cloud, (side, side))
        start = (round(width * spot[0]) - side, round(height * spot[1]) - side)
        tile(cloth, cloud, pygame.Rect(start, (width + 2 * side, height + 2 * side)))
    for _ in range(round(150 * width / height)):
        x, y = rng.random() * width, rng.random() * height
        bright = rng.random() ** 3
        tone = mix(NIGHT.cloth_light, (255, 250, 238), 0.25 + 0.7 * bright)
        if bright > 0.72:
            star = _star(max(9, round(height * 0.018 * bright)))
            cloth.blit(star, (x, y))
        else:
            pygame.draw.aacircle(cloth, tone, (x, y), height * (0.0006 + 0.0010 * bright) + 0.4)
    tile(cloth, texture("grain"), cloth.get_rect(), pygame.BLEND_RGB_MULT)
    return cloth


def _star(side: int) -> pygame.Surface:
    white = rgb("fff8e8")
    parts = (
        halo("glow", (50, 50), 50, (0, white, 0.55), (35, white, 0.14), (100, white, 0))
        + '<circle cx="50" cy="50" r="50" fill="url(#glow)"/>'
        + f'<path fill="{ink(white)}" d="M50 6C51 42 58 49 94 50C58 51 51 58 50 94'
        'C49 58 42 51 6 50C42 49 49 42 50 6Z"/>'
    )
    return picture(parts, (100, 100), (side, side))


def poster(size: tuple[int, int]) -> pygame.Surface:
    """Flat shapes: a sun and its light in wedges, hills, cypresses, an aqueduct, a cream margin."""
    width, height = size
    unit = height / 1000
    box = (round(width / unit), 1000)
    wide = box[0]
    sun = (wide * 0.80, 300)
    cloth = picture(
        f'<rect width="{wide}" height="1000" fill="{ink(POSTER.cloth)}"/>'
        + _wedges(sun, wide * 1.4, mix(POSTER.cloth, POSTER.cloth_light, 0.42))
        + f'<circle cx="{sun[0]}" cy="{sun[1]}" r="196" fill="{ink(rgb("f0b43c"))}"/>'
        f'<circle cx="{sun[0]}" cy="{sun[1]}" r="222" fill="none" stroke="{ink(CREAM)}" stroke-width="9"/>'
        + _aqueduct(wide)
        + _hills(wide)
        + _margin(wide),
        box,
        size,
    )
    tile(cloth, texture("grain"), cloth.get_rect(), pygame.BLEND_RGB_MULT)
    return cloth


def _wedges(centre: tuple[float, float], reach: float, colour: Rgb) -> str:
    x, y = centre
    parts: list[str] = []
    for i in range(20):
        a, b = 2 * pi * i / 20, 2 * pi * (i + 0.5) / 20
        parts.append(
            f"M{x:.0f} {y:.0f}L{x + reach * cos(a):.0f} {y + reach * sin(a):.0f}"
            f"L{x + reach * cos(b):.0f} {y + reach * sin(b):.0f}Z"
        )
    return f'<path fill="{ink(colour)}" d="{"".join(parts)}"/>'


def _aqueduct(wide: int) -> str:
    stone, shade = ink(rgb("e9cfa0")), ink(POSTER.cloth_dark)
    arches = "".join(f"M{x} 900V780a46 46 0 0 1 92 0V900Z" for x in range(wide - 760, wide + 100, 124))
    return (
        f'<path fill="{stone}" d="M{wide - 800} 690H{wide}V900H{wide - 800}Z"/>'
        f'<path fill="{shade}" fill-opacity="0.55" d="M{wide - 800} 690H{wide}V706H{wide - 800}Z"/>'
        f'<path fill="{shade}" d="{arches}"/>'
    )


def _hills(wide: int) -> str:
    near, mid, far = ink(rgb("163d2e")), ink(rgb("1f5741")), ink(rgb("3c7a4c"))
    cypress = "M0 0C-34 -60 -30 -190 0 -300C30 -190 34 -60 0 0Z"
    cypresses = "".join(
        f'<path transform="translate({x} {foot}) scale({size})" d="{cypress}"/>'
        for x, foot, size in ((110, 850, 1.0), (176, 868, 0.8), (232, 880, 0.62), (62, 870, 0.7))
    )
    return (
        f'<path fill="{far}" d="M0 800C{wide * 0.12} 740 {wide * 0.24} 800 {wide * 0.36} 850'
        f'S{wide * 0.6} 880 {wide * 0.7} 900V1000H0Z"/>'
        f'<g fill="{near}">{cypresses}</g>'
        f'<path fill="{mid}" d="M0 870C{wide * 0.2} 820 {wide * 0.4} 930 {wide * 0.62} 900'
        f'S{wide * 0.9} 850 {wide} 880V1000H0Z"/>'
        f'<path fill="{near}" d="M0 950C{wide * 0.25} 900 {wide * 0.5} 985 {wide * 0.75} 950'
        f'S{wide * 0.95} 930 {wide} 945V1000H0Z"/>'
    )


def _margin(wide: int) -> str:
    return (
        f'<rect x="15" y="15" width="{wide - 30}" height="970" rx="6" fill="none" stroke="{ink(CREAM)}" '
        'stroke-width="7" stroke-opacity="0.92"/>'
    )
