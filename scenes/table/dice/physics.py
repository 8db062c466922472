"""The physics of a toss: dice that fall, bounce, tip over their edges, knock each other and come to rest.

The same steps with the same dice give the same run.
"""

from collections.abc import Callable, Sequence
from math import hypot, sqrt

from scenes.table.dice.cube import CORE, Contact, Cube
from scenes.table.dice.impacts import Against
from scenes.table.dice.rotation import ROUNDING, Vec
from scenes.table.dice.tray import Tray

STEP = 1 / 120
_LONGEST_WAY, _MOST_STEPS = 0.12, 3  # in edges, of a die within one step
_ROUNDS, _PARTINGS = 3, 6
_NEAR = 0.004
_AIR = 0.25  # of its speed that a die loses in a second, whatever it meets
_TIRED, _TIRING = 0.8, 9.0  # after so many seconds all are slowed more and more: no throw takes long
_SLOW, _SLOW_TURN, _FLAT = 0.7, 1.8, 0.516
_ROUSED = 0.7  # a knock of this speed moves a die that lies still
_BOTH = 2 * ROUNDING
_ALL_BUT = _BOTH + 0.08  # dice so near are felt too: one that is pushed may be pushed into them
_ANY_TURN = 1.56  # dice that are farther apart don't touch, however they are turned
_OFF = 0.6  # how far a die on another's back is shoved aside: none ends there
_SOFT = 0.9  # a push below this is not heard

Heard = Callable[[Vec, float, Against], object]
"""Told of each knock: where, how hard, and against what."""

_Known = tuple[Contact, Against]
_Touch = tuple[float, Vec, Vec, Vec]
"""How deep (below zero: how far apart), the spot from the middle of the one and from that of the other, and
which way the one is pushed."""
_Overlap = tuple[Cube, Cube, float, Vec]
"""The two, how deep, and which way the first is pushed."""


class World:
    """What lies still from the beginning is `fixed`; dice come in one after the other."""

    def __init__(self, tray: Tray, fixed: Sequence[Cube], heard: Heard) -> None:
        self.cubes: list[Cube] = []
        self._fixed = tuple(fixed)
        self.deepest = 0.0
        """How far dice were left in each other, by then."""
        self._time = 0.0
        self._tray, self._heard = tray, heard

    @property
    def at_rest(self) -> bool:
        return all(cube.still for cube in self.cubes)

    def has_room_for(self, cube: Cube) -> bool:
        return not any(
            hypot(cube.x - other.x, cube.y - other.y, cube.z - other.z) < _ANY_TURN
            and any(touch[0] > 0 for touch in (*_feel(cube, other), *_feel(other, cube)))
            for other in (*self.cubes, *self._fixed)
        )

    def step(self) -> None:
        """To the next key of the flight: in short steps while any die is fast."""
        fastest = max((abs(cube.vx) + abs(cube.vy) + abs(cube.vz) for cube in self.cubes), default=0.0)
        steps = min(_MOST_STEPS, 1 + int(fastest * STEP / _LONGEST_WAY))
        for _ in range(steps):
            self._step(STEP / steps)

    def _step(self, dt: float) -> None:
        self._time += dt
        moving = [cube for cube in self.cubes if not cube.still]
        for cube in moving:
            cube.fly(dt, _AIR + _TIRING * max(0.0, self._time - _TIRED))
        contacts: list[_Known] = []
        overlaps: list[_Overlap] = []
        for cube in moving:
            self._meet_cloth_and_walls(cube, contacts)
        for a, b in self._close(moving):
            self._meet(a, b, contacts, overlaps)
        for _ in range(_ROUNDS):
            for contact, against in contacts:
                hard = contact.push()
                if hard > _SOFT:
                    a, (x, y, z) = contact.a, contact.ra
                    self._heard((a.x + x, a.y + y, a.z + z), hard, against)
        self._part(overlaps)
        for cube in moving:
            self._keep_inside(cube)
            self._rest(cube)

    def _meet_cloth_and_walls(self, cube: Cube, contacts: list[_Known]) -> None:
        rx, ry, rz = cube.reach
        width, height = self._tray.width, self._tray.height
        if cube.z - rz < _NEAR:
            low = ROUNDING + _NEAR - cube.z
            for x, y, z in cube.balls:
                if z < low:
                    at = (x, y, z - ROUNDING)
                    contacts.append((Contact(cube, None, at, at, (0.0, 0.0, 1.0), 0.36, 0.5), "cloth"))
        for away, normal in (
            (cube.x - rx, (1.0, 0.0, 0.0)),
            (width - cube.x - rx, (-1.0, 0.0, 0.0)),
            (cube.y - ry, (0.0, 1.0, 0.0)),
            (height - cube.y - ry, (0.0, -1.0, 0.0)),
        ):
            if away < _NEAR:
                nx, ny, _ = normal
                far = rx if nx else ry
                for x, y, z in cube.balls:
                    if -(x * nx + y * ny) + ROUNDING > far - _NEAR:
                        at = (x - nx * ROUNDING, y - ny * ROUNDING, z)
                        contacts.append((Contact(cube, None, at, at, normal, 0.55, 0.12), "wood"))

    def _close(self, moving: Sequence[Cube]) -> list[tuple[Cube, Cube]]:
        found: list[tuple[Cube, Cube]] = []
        for i, a in enumerate(moving):
            x, y, z = a.x, a.y, a.z
            others = (*moving[i + 1 :], *(cube for cube in self.cubes if cube.still), *self._fixed)
            for b in others:
                dx, dy, dz = x - b.x, y - b.y, z - b.z
                if dx * dx + dy * dy + dz * dz < _ANY_TURN * _ANY_TURN:
                    found.append((a, b))
        return found

    def _meet(
        self,
        a: Cube,
        b: Cube,
        contacts: list[_Known],
        overlaps: list[_Overlap],
    ) -> None:
        touches = [*_feel(a, b), *((d, rb, ra, (-n[0], -n[1], -n[2])) for d, ra, rb, n in _feel(b, a))]
        if not touches:
            return
        touches.sort(key=lambda touch: -touch[0])
        for depth, ra, rb, normal in touches[:4]:
            way = _aside(a, b, normal)
            overlaps.append((a, b, depth / sum(u * v for u, v in zip(way, normal, strict=True)), way))
            if depth <= 0:
                continue
            contact = Contact(a, b, ra, rb, way, 0.45, 0.06)
            if b.still and not b.fixed and contact.meeting() < -_ROUSED:
                b.still = False
            contacts.append((contact, "die"))

    def _part(self, overlaps: Sequence[_Overlap]) -> None:
        """Dice that are in each other leave each other at once, as far as others and the walls let them."""
        was = {cube: (cube.x, cube.y, cube.z) for a, b, _, _ in overlaps for cube in (a, b)}

        def left(overlap: _Overlap) -> float:
            a, b, depth, (nx, ny, nz) = overlap
            (ax, ay, az), (bx, by, bz) = was[a], was[b]
            moved = (a.x - ax - b.x + bx) * nx + (a.y - ay - b.y + by) * ny + (a.z - az - b.z + bz) * nz
            return depth - moved

        for _ in range(_PARTINGS):
            for overlap in overlaps:
                if (deep := left(overlap)) > 0:
                    a, b, _, (nx, ny, nz) = overlap
                    far = deep if b.still else deep / 2
                    a.x, a.y, a.z = a.x + nx * far, a.y + ny * far, a.z + nz * far
                    if not b.still:
                        b.x, b.y, b.z = b.x - nx * far, b.y - ny * far, b.z - nz * far
            for cube in was:
                if not cube.still:
                    self._keep_inside(cube)
        self.deepest = max(self.deepest, *map(left, overlaps), 0.0)

    def _keep_inside(self, cube: Cube) -> None:
        rx, ry, rz = cube.reach
        cube.x = min(max(cube.x, rx), self._tray.width - rx)
        cube.y = min(max(cube.y, ry), self._tray.height - ry)
        cube.z = max(cube.z, rz)

    def _rest(self, cube: Cube) -> None:
        if cube.reach[2] > _FLAT or cube.z > cube.reach[2] + 0.01:
            return
        if hypot(cube.vx, cube.vy, cube.vz) < _SLOW and hypot(cube.wx, cube.wy, cube.wz) < _SLOW_TURN:
            cube.still = True
            cube.vx = cube.vy = cube.vz = cube.wx = cube.wy = cube.wz = 0.0


def _feel(a: Cube, b: Cube) -> list[_Touch]:
    """Where corners and edges of the one are in the other."""
    dx, dy, dz = b.x - a.x, b.y - a.y, b.z - a.z
    (b00, b01, b02), (b10, b11, b12), (b20, b21, b22) = b.axes
    found: list[_Touch] = []
    facing = 0.2 * (dx * dx + dy * dy + dz * dz)
    for x, y, z in a.feelers:
        if x * dx + y * dy + z * dz < facing:
            continue
        px, py, pz = x - dx, y - dy, z - dz
        u = px * b00 + py * b01 + pz * b02
        du = u - CORE if u > CORE else u + CORE if u < -CORE else 0.0
        v = px * b10 + py * b11 + pz * b12
        dv = v - CORE if v > CORE else v + CORE if v < -CORE else 0.0
        w = px * b20 + py * b21 + pz * b22
        dw = w - CORE if w > CORE else w + CORE if w < -CORE else 0.0
        far = du * du + dv * dv + dw * dw
        if far >= _ALL_BUT * _ALL_BUT:
            continue
        if far > 1e-9:
            far = sqrt(far)
            du, dv, dw = du / far, dv / far, dw / far
            depth = _BOTH - far
        else:
            depth, du, dv, dw = _out_of_the_core(u, v, w)
        nx, ny, nz = (
            du * b00 + dv * b10 + dw * b20,
            du * b01 + dv * b11 + dw * b21,
            du * b02 + dv * b12 + dw * b22,
        )
        ra = (x - nx * ROUNDING, y - ny * ROUNDING, z - nz * ROUNDING)
        found.append((depth, ra, (ra[0] - dx, ra[1] - dy, ra[2] - dz), (nx, ny, nz)))
    return found


def _out_of_the_core(u: float, v: float, w: float) -> tuple[float, float, float, float]:
    far, axis = max((abs(u), 0), (abs(v), 1), (abs(w), 2))
    way = [0.0, 0.0, 0.0]
    way[axis] = 1.0 if (u, v, w)[axis] > 0 else -1.0
    return _BOTH + CORE - far, way[0], way[1], way[2]


def _aside(a: Cube, b: Cube, normal: Vec) -> Vec:
    """Where one lies on the other, the way apart leads off it as well."""
    nx, ny, nz = normal
    if abs(nz) < 0.35:
        return normal
    dx, dy = a.x - b.x, a.y - b.y
    far = hypot(dx, dy) or 1.0
    nx, ny = nx + _OFF * dx / far, ny + _OFF * dy / far
    size = sqrt(nx * nx + ny * ny + nz * nz)
    return nx / size, ny / size, nz / size
