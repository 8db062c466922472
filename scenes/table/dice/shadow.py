"""The soft shadow of a die on the cloth: it slides away and blurs as the die rises."""

import pygame

from scenes.table.dice.rotation import Turn, matrix

# How far a point's shadow falls to the right and down, for its height.
FALL = (0.30, 0.36)
_COARSE = 10  # pixels an edge before the shadow is blown up: blurring so few costs next to nothing
_INK = (14, 9, 20)
_CORNERS = tuple((x, y, z) for x in (-0.46, 0.46) for y in (-0.46, 0.46) for z in (-0.46, 0.46))


def shadow(turn: Turn, height: float, edge: float) -> pygame.Surface:
    """Of a die whose middle is this high; the picture's middle belongs on the die's place. Premultiplied."""
    lift = max(0.0, height - 0.5)
    dark = 118 / (1 + 0.55 * lift)
    room = round(_COARSE * (1.5 + 0.45 * lift))
    small = pygame.Surface((room * 2, room * 2), pygame.SRCALPHA)
    (ax, bx, cx), (ay, by, cy), (az, bz, cz) = matrix(turn)
    cast: list[tuple[float, float]] = []
    foot: list[tuple[float, float]] = []
    for px, py, pz in _CORNERS:
        x, y, z = (
            ax * px + bx * py + cx * pz,
            ay * px + by * py + cy * pz,
            height + az * px + bz * py + cz * pz,
        )
        cast.append((room + _COARSE * (x + FALL[0] * z), room + _COARSE * (y + FALL[1] * z)))
        if z < 0.3:
            foot.append((room + _COARSE * (x * 1.1 + 0.05), room + _COARSE * (y * 1.1 + 0.07)))
    pygame.draw.polygon(small, _ink(dark), hull(cast))
    if len(foot) > 2:
        pygame.draw.polygon(small, _ink(dark * 1.45), hull(foot))
    small = pygame.transform.box_blur(small, 1 + round(1.5 * min(lift, 2.0)))
    size = round(2 * room * edge / _COARSE)
    return pygame.transform.smoothscale(small, (size, size))


def _ink(alpha: float) -> tuple[int, int, int, int]:
    part = alpha / 255
    return (int(_INK[0] * part), int(_INK[1] * part), int(_INK[2] * part), int(alpha))


def hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex outline."""
    ordered = sorted(points)

    def half(run: list[tuple[float, float]]) -> list[tuple[float, float]]:
        line: list[tuple[float, float]] = []
        for p in run:
            while len(line) > 1 and _left_turn(line[-2], line[-1], p) <= 0:
                line.pop()
            line.append(p)
        return line[:-1]

    return half(ordered) + half(ordered[::-1])


def _left_turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
