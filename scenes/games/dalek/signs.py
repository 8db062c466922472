"""The six signs on the dice, as polygons."""

from math import cos, pi, sin

from scenes.table.dice.icons import Drawing, Patch, Pip, Point


def _arc(
    cx: float, cy: float, rx: float, ry: float, start: float, end: float, points: int
) -> tuple[Point, ...]:
    """From start to end in turns, clockwise on the screen from the right."""
    angles = (2 * pi * (start + (end - start) * i / (points - 1)) for i in range(points))
    return tuple((cx + rx * cos(a), cy + ry * sin(a)) for a in angles)


def _disc(ink: str, cx: float, cy: float, r: float, points: int = 14) -> Patch:
    return Patch(ink, _arc(cx, cy, r, r, 0, 1 - 1 / points, points))


def _box(ink: str, left: float, top: float, right: float, bottom: float) -> Patch:
    return Patch(ink, ((left, top), (right, top), (right, bottom), (left, bottom)))


def _plate(ink: str, half: float, corner: float) -> Patch:
    """A square with rounded corners."""
    inner = half - corner
    points: list[Point] = []
    for cx, cy, start in (
        (inner, inner, 0.0),
        (-inner, inner, 0.25),
        (-inner, -inner, 0.5),
        (inner, -inner, 0.75),
    ):
        points += _arc(cx, cy, corner, corner, start, start + 0.25, 4)
    return Patch(ink, tuple(points))


def moved(drawing: Drawing, dx: float, dy: float, size: float = 1.0) -> Drawing:
    """The same drawing, smaller or larger, elsewhere."""
    return tuple(
        Patch(part.ink, tuple((dx + x * size, dy + y * size) for x, y in part.points))
        if isinstance(part, Patch)
        else Pip(part.ink, (dx + part.centre[0] * size, dy + part.centre[1] * size), part.radius * size)
        for part in drawing
    )


PERSON: Drawing = (
    _disc("human", 0, -0.62, 0.34),
    Patch(
        "human",
        (
            *_arc(-0.27, 0.13, 0.33, 0.33, 0.5, 0.75, 5),
            *_arc(0.27, 0.13, 0.33, 0.33, 0.75, 1.0, 5),
            (0.60, 0.92),
            (-0.60, 0.92),
        ),
    ),
)

# A robot of riveted plates: domed head with an eye on a stalk, a collar, a wide skirt.
ROBOT: Drawing = (
    Patch("robot", _arc(0, -0.34, 0.44, 0.52, 0.5, 1.0, 9)),
    Patch("robot", ((0.2, -0.68), (0.74, -0.62), (0.74, -0.44), (0.2, -0.5))),
    _box("robot", -0.50, -0.24, 0.50, -0.06),
    Patch("robot", ((-0.46, 0.04), (0.46, 0.04), (0.72, 0.92), (-0.72, 0.92))),
    _disc("robot plate", -0.24, 0.33, 0.12, 8),
    _disc("robot plate", 0.24, 0.33, 0.12, 8),
    _disc("robot plate", -0.32, 0.66, 0.12, 8),
    _disc("robot plate", 0.32, 0.66, 0.12, 8),
    _disc("robot plate", 0, 0.66, 0.12, 8),
)

# A tall panelled door with a lamp on its lintel.
DOOR: Drawing = (
    Patch("lamp", ((-0.13, -0.80), (-0.10, -1.0), (0.10, -1.0), (0.13, -0.80))),
    _box("door", -0.50, -0.80, 0.50, -0.64),
    _box("door", -0.58, -0.68, 0.58, 0.94),
    _box("door light", -0.42, -0.50, -0.08, -0.10),
    _box("door light", 0.08, -0.50, 0.42, -0.10),
    _box("door dark", -0.42, 0.02, -0.08, 0.38),
    _box("door dark", 0.08, 0.02, 0.42, 0.38),
    _box("door dark", -0.42, 0.50, -0.08, 0.80),
    _box("door dark", 0.08, 0.50, 0.42, 0.80),
    _box("door dark", -0.025, -0.58, 0.025, 0.94),
)


def _star(ink: str, spikes: int, outer: float, inner: float, lean: float) -> Patch:
    points: list[Point] = []
    for i in range(2 * spikes):
        angle = pi * i / spikes + lean
        r = inner if i % 2 else outer * (1.0 if i % 4 == 0 else 0.80)
        points.append((r * sin(angle), -r * cos(angle)))
    return Patch(ink, tuple(points))


BURST: Drawing = (
    _star("burst", 10, 1.0, 0.50, 0.0),
    _star("burst heart", 10, 0.58, 0.30, pi / 10),
)

# Numerals of one weight, drawn without holes, in the box -0.5..0.5 by -1..1.
NUMERALS: dict[int, tuple[Point, ...]] = {
    2: (
        (-0.50, -0.52), (-0.46, -0.72), (-0.32, -0.90), (-0.10, -0.99), (0.12, -0.99), (0.34, -0.90),
        (0.48, -0.72), (0.52, -0.48), (0.46, -0.22), (0.30, 0.04), (-0.06, 0.62), (0.54, 0.62), (0.54, 1.0),
        (-0.54, 1.0), (-0.54, 0.66), (-0.02, -0.12), (0.09, -0.32), (0.12, -0.48), (0.08, -0.60),
        (0.0, -0.64), (-0.09, -0.60), (-0.13, -0.48), (-0.14, -0.42), (-0.51, -0.42),
    ),
    3: (
        (-0.50, -0.56), (-0.44, -0.76), (-0.28, -0.93), (-0.04, -1.0), (0.20, -0.96), (0.38, -0.84),
        (0.47, -0.66), (0.48, -0.44), (0.42, -0.22), (0.24, -0.04), (0.44, 0.12), (0.54, 0.36), (0.52, 0.62),
        (0.40, 0.84), (0.18, 0.98), (-0.08, 1.0), (-0.32, 0.92), (-0.48, 0.76), (-0.54, 0.52),
        (-0.16, 0.46), (-0.11, 0.58), (0.0, 0.63), (0.11, 0.58), (0.15, 0.44), (0.11, 0.26), (-0.02, 0.17),
        (-0.16, 0.16), (-0.16, -0.20), (-0.02, -0.22), (0.08, -0.32), (0.10, -0.48), (0.05, -0.60),
        (-0.04, -0.64), (-0.11, -0.58), (-0.14, -0.46),
    ),
    4: (
        (0.02, -1.0), (0.40, -1.0), (-0.12, 0.28), (0.09, 0.28), (0.09, -0.20), (0.45, -0.32), (0.45, 0.28),
        (0.60, 0.28), (0.60, 0.62), (0.45, 0.62), (0.45, 1.0), (0.09, 1.0), (0.09, 0.62), (-0.52, 0.62),
        (-0.52, 0.30),
    ),
}  # fmt: skip


def _numbered(plate: str, ink: str, sign: Drawing, number: int) -> Drawing:
    numeral = (Patch(ink, NUMERALS[number]),)
    return (*_enamel(plate), *moved(sign, -0.45, 0.02, 0.63), *moved(numeral, 0.46, 0.0, 0.71))


def _enamel(ink: str) -> Drawing:
    """A coloured plate let into the die."""
    return (_plate("groove", 0.995, 0.27), _plate(ink, 0.935, 0.23))


HUMAN_4 = _numbered("human plate", "human", PERSON, 4)
HUMAN_2 = _numbered("human plate", "human", PERSON, 2)
DALEK_3 = _numbered("robot plate", "robot", ROBOT, 3)
DALEK_2 = _numbered("robot plate", "robot", ROBOT, 2)
DOCTOR: Drawing = (*_enamel("door plate"), *moved(DOOR, 0, 0.02, 0.84))
EXTERMINATE: Drawing = (*_enamel("burst plate"), *moved(BURST, 0, 0, 0.92))

# In the order of the faces' keys H4 H2 D3 D2 DOC EXT.
SIGNS: tuple[Drawing, ...] = (HUMAN_4, HUMAN_2, DALEK_3, DALEK_2, DOCTOR, EXTERMINATE)
