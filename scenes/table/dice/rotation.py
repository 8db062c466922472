"""How a die is turned in space, and which face lies where on the cube.

Places are in tray units: one die's edge is 1, x goes right, y down (as on the screen) and z up, out of the
cloth. A turn is a unit quaternion (w, x, y, z). Faces are numbered 0..5 and opposite ones add up to 5, so
that the pips of an ordinary die (face + 1) add up to 7.
"""

from math import atan2, cos, pi, sin, sqrt

Vec = tuple[float, float, float]
Turn = tuple[float, float, float, float]

LEVEL: Turn = (1.0, 0.0, 0.0, 0.0)
QUARTER = pi / 2
ROUNDING = 0.12  # the radius of a die's edges and corners

# A face's right, down and outward directions on the cube. Down is chosen so that (right, down, out) has the
# handedness of (x, y, z): no face is ever seen mirrored. 1, 2, 3 run counter-clockwise round their corner.
FACE_AXES: tuple[tuple[Vec, Vec, Vec], ...] = (
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((0, 0, -1), (0, 1, 0), (1, 0, 0)),
    ((0, 0, 1), (0, 1, 0), (-1, 0, 0)),
    ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    ((1, 0, 0), (0, -1, 0), (0, 0, -1)),
)

_HALF = sqrt(0.5)
# The turn that brings each face to the top with its drawing upright.
_FACE_UP: tuple[Turn, ...] = (
    LEVEL,
    (_HALF, _HALF, 0.0, 0.0),
    (_HALF, 0.0, -_HALF, 0.0),
    (_HALF, 0.0, _HALF, 0.0),
    (_HALF, -_HALF, 0.0, 0.0),
    (0.0, 1.0, 0.0, 0.0),
)


def times(a: Turn, b: Turn) -> Turn:
    """The turn b, then the turn a."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def dot(a: Vec, b: Vec) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def inverse(q: Turn) -> Turn:
    return (q[0], -q[1], -q[2], -q[3])


def about(axis: Vec, angle: float) -> Turn:
    """The turn about an axis of length 1."""
    s = sin(angle / 2)
    return (cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s)


def between(a: Turn, b: Turn, part: float) -> Turn:
    """The turn that lies this part of the short way from a to b; even enough for any step."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    if aw * bw + ax * bx + ay * by + az * bz < 0:
        bw, bx, by, bz = -bw, -bx, -by, -bz
    rest = 1.0 - part
    w, x, y, z = aw * rest + bw * part, ax * rest + bx * part, ay * rest + by * part, az * rest + bz * part
    length = sqrt(w * w + x * x + y * y + z * z)
    if length < 1e-9:  # exactly opposite: any way is the short way
        return a if part < 0.5 else b
    return (w / length, x / length, y / length, z / length)


def share(q: Turn, part: float) -> Turn:
    """A part of the turn q, at an even pace."""
    w, x, y, z = q if q[0] >= 0 else (-q[0], -q[1], -q[2], -q[3])
    length = sqrt(x * x + y * y + z * z)
    if length < 1e-9:
        return LEVEL
    half = atan2(length, w) * part
    s = sin(half) / length
    return (cos(half), x * s, y * s, z * s)


def matrix(q: Turn) -> tuple[Vec, Vec, Vec]:
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def lying(face: int, yaw: float) -> Turn:
    """A die flat on the cloth with this face on top, turned by yaw."""
    return times(about((0, 0, 1), yaw), _FACE_UP[face])


def yaw_of(q: Turn) -> float:
    """How a die that lies all but flat is turned on the cloth, whatever face is on top."""
    flat = times(q, inverse(_FACE_UP[top_face(q)[0]]))
    return 2 * atan2(flat[3], flat[0])


def relabelling(q: Turn, face: int) -> Turn:
    """The turn of a cube onto itself by which a die that lies like this shows the face, all but upright."""
    top, yaw = top_face(q)[0], yaw_of(q)
    return times(inverse(lying(top, yaw)), lying(face, upright(yaw)))


def upright(yaw: float) -> float:
    """The same square footprint, with the drawing on top as upright as it goes: from -45° to 45°."""
    return yaw - QUARTER * round(yaw / QUARTER)


def top_face(q: Turn) -> tuple[int, float]:
    """The face nearest to the top, and how far from flat the die lies, as an angle."""
    up = matrix(q)[2]
    heights = [up[0] * out[0] + up[1] * out[1] + up[2] * out[2] for _, _, out in FACE_AXES]
    best = max(heights)
    sideways = sqrt(max(0.0, up[0] ** 2 + up[1] ** 2 + up[2] ** 2 - best * best))
    return heights.index(best), atan2(sideways, best)


def reach(q: Turn) -> Vec:
    """How far a die reaches from its middle along each axis."""
    across, down, up = (abs(a) + abs(b) + abs(c) for a, b, c in matrix(q))
    core = 0.5 - ROUNDING
    return (ROUNDING + core * across, ROUNDING + core * down, ROUNDING + core * up)
