"""A die as a solid body: a cube with rounded edges, and what a touch does to it.

It is touched at balls in its corners and, by other dice, along its edges too. All turns of a cube
onto itself are the same to it, so it knows no faces. This is the innermost part of a toss: plain numbers.
"""

from math import sqrt

from scenes.table.dice.rotation import ROUNDING, Turn, Vec, matrix

GRAVITY = 88.0  # edges a second, each second: with a real one's nobody would see them roll
CORE = 0.5 - ROUNDING
"""A die is all that is nearer than its rounding to a sharp cube of twice this edge."""
_THIRD = CORE / 3
_INERTIA = 0.15  # of a die of mass and edge 1, about any axis
_BOUNCING = 1.5  # what meets more slowly doesn't bounce


class Cube:
    """A die: where it is, how it is turned, and how fast both change."""

    __slots__ = ("_feelers", "axes", "balls", "fixed", "reach", "still", "turn",
                 "vx", "vy", "vz", "wx", "wy", "wz", "x", "y", "z")  # fmt: skip

    def __init__(self, at: Vec, turn: Turn, *, fixed: bool = False) -> None:
        self.x, self.y, self.z = at
        self.vx = self.vy = self.vz = self.wx = self.wy = self.wz = 0.0
        self.fixed = self.still = fixed
        self.set_turn(turn)

    def set_turn(self, turn: Turn) -> None:
        self.turn = turn
        self._feelers: list[Vec] = []
        (m00, m01, m02), (m10, m11, m12), (m20, m21, m22) = matrix(turn)
        h = CORE
        ax, ay, az, bx, by, bz = h * m00, h * m10, h * m20, h * m01, h * m11, h * m21
        cx, cy, cz = h * m02, h * m12, h * m22
        px, py, pz, qx, qy, qz = ax + bx, ay + by, az + bz, ax - bx, ay - by, az - bz
        four = (
            (px + cx, py + cy, pz + cz),
            (px - cx, py - cy, pz - cz),
            (qx + cx, qy + cy, qz + cz),
            (qx - cx, qy - cy, qz - cz),
        )
        self.balls = (*four, *((-x, -y, -z) for x, y, z in four))
        self.axes = ((m00, m10, m20), (m01, m11, m21), (m02, m12, m22))
        self.reach = (
            ROUNDING + abs(ax) + abs(bx) + abs(cx),
            ROUNDING + abs(ay) + abs(by) + abs(cy),
            ROUNDING + abs(az) + abs(bz) + abs(cz),
        )

    @property
    def feelers(self) -> list[Vec]:
        """Corners, and two spots of each edge between them."""
        if not self._feelers:
            self._feelers = self._all_feelers()
        return self._feelers

    def _all_feelers(self) -> list[Vec]:
        found = list(self.balls)
        for n, (ux, uy, uz) in enumerate(self.axes):
            (px, py, pz), (qx, qy, qz) = self.axes[n - 1], self.axes[n - 2]
            ux, uy, uz = ux * _THIRD, uy * _THIRD, uz * _THIRD
            for x, y, z in (
                (CORE * (px + qx), CORE * (py + qy), CORE * (pz + qz)),
                (CORE * (px - qx), CORE * (py - qy), CORE * (pz - qz)),
            ):
                found += [
                    (x + ux, y + uy, z + uz),
                    (x - ux, y - uy, z - uz),
                    (-x - ux, -y - uy, -z - uz),
                    (-x + ux, -y + uy, -z + uz),
                ]
        return found

    def fly(self, dt: float, drag: float) -> None:
        """On its way with nothing in it; the drag is the part of its speed that it loses in a second."""
        slowing = 1 - drag * dt
        self.vx *= slowing
        self.vy *= slowing
        self.vz -= GRAVITY * dt
        slowing = 1 - drag * dt / 3
        self.wx *= slowing
        self.wy *= slowing
        self.wz *= slowing
        self.x += self.vx * dt
        self.y += self.vy * dt
        self.z += self.vz * dt
        half = dt / 2
        x, y, z = self.wx * half, self.wy * half, self.wz * half
        w, i, j, k = self.turn
        w, i, j, k = (
            w - x * i - y * j - z * k,
            i + x * w + y * k - z * j,
            j + y * w + z * i - x * k,
            k + z * w + x * j - y * i,
        )
        size = 1 / sqrt(w * w + i * i + j * j + k * k)
        self.set_turn((w * size, i * size, j * size, k * size))


class Contact:
    """Of a cube with another, or with cloth or wall; the normal pushes the first away."""

    __slots__ = ("a", "b", "friction", "nx", "ny", "nz", "ra", "rb", "target")

    def __init__(
        self, a: Cube, b: Cube | None, ra: Vec, rb: Vec, normal: Vec, bounce: float, friction: float
    ) -> None:
        self.a, self.b, self.ra, self.rb = a, b, ra, rb
        self.nx, self.ny, self.nz = normal
        self.friction = friction
        meeting = self.meeting()
        self.target = -bounce * meeting if meeting < -_BOUNCING else 0.0

    def meeting(self) -> float:
        """How fast they part; below zero: how fast they meet."""
        (x, y, z), a, b = self.ra, self.a, self.b
        u = (a.vx + a.wy * z - a.wz * y) * self.nx
        u += (a.vy + a.wz * x - a.wx * z) * self.ny + (a.vz + a.wx * y - a.wy * x) * self.nz
        if b is not None and not b.still:
            x, y, z = self.rb
            u -= (b.vx + b.wy * z - b.wz * y) * self.nx
            u -= (b.vy + b.wz * x - b.wx * z) * self.ny + (b.vz + b.wx * y - b.wy * x) * self.nz
        return u

    def push(self) -> float:
        """Changes speeds so that they part; answers with how hard that was."""
        a, b, (x, y, z) = self.a, self.b, self.ra
        nx, ny, nz = self.nx, self.ny, self.nz
        ux, uy, uz = a.vx + a.wy * z - a.wz * y, a.vy + a.wz * x - a.wx * z, a.vz + a.wx * y - a.wy * x
        moved = b is not None and not b.still
        if b is not None and moved:
            p, q, r = self.rb
            ux -= b.vx + b.wy * r - b.wz * q
            uy -= b.vy + b.wz * p - b.wx * r
            uz -= b.vz + b.wx * q - b.wy * p
        along = ux * nx + uy * ny + uz * nz
        if along >= self.target:
            return 0.0
        hard = (self.target - along) / self._heft(nx, ny, nz, moved)
        jx, jy, jz = nx * hard, ny * hard, nz * hard
        if self.friction:
            ux, uy, uz = ux - along * nx, uy - along * ny, uz - along * nz
            sliding = sqrt(ux * ux + uy * uy + uz * uz)
            if sliding > 1e-6:
                ux, uy, uz = ux / sliding, uy / sliding, uz / sliding
                rub = min(self.friction * hard, sliding / self._heft(ux, uy, uz, moved))
                jx, jy, jz = jx - ux * rub, jy - uy * rub, jz - uz * rub
        a.vx += jx
        a.vy += jy
        a.vz += jz
        a.wx += (y * jz - z * jy) / _INERTIA
        a.wy += (z * jx - x * jz) / _INERTIA
        a.wz += (x * jy - y * jx) / _INERTIA
        if b is not None and moved:
            x, y, z = self.rb
            b.vx -= jx
            b.vy -= jy
            b.vz -= jz
            b.wx -= (y * jz - z * jy) / _INERTIA
            b.wy -= (z * jx - x * jz) / _INERTIA
            b.wz -= (x * jy - y * jx) / _INERTIA
        return hard

    def _heft(self, nx: float, ny: float, nz: float, moved: bool) -> float:
        """How much speed a push this way gives."""
        x, y, z = self.ra
        p, q, r = y * nz - z * ny, z * nx - x * nz, x * ny - y * nx
        heft = 1 + (p * p + q * q + r * r) / _INERTIA
        if moved:
            x, y, z = self.rb
            p, q, r = y * nz - z * ny, z * nx - x * nz, x * ny - y * nx
            heft += 1 + (p * p + q * q + r * r) / _INERTIA
        return heft
