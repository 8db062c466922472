"""One flight: dice leave the mouth one after the other, as soon as there is room, and go until all rest."""

from collections.abc import Sequence
from itertools import combinations
from math import atan2, cos, sin
from random import Random

from scenes.table.dice.cube import Cube
from scenes.table.dice.impacts import Knocks
from scenes.table.dice.physics import STEP, World
from scenes.table.dice.rotation import Turn, Vec, lying, yaw_of
from scenes.table.dice.tray import Point, Spot, Tray, overlap

_ABREAST = 1.0  # how far from the middle of the mouth dice leave it
_LOW, _HIGH = 1.15, 2.0  # over the cloth
_MARGIN = 0.9  # of the middle of a die that leaves the mouth from the walls
_STRAY, _STRAY_SHAKEN = 0.18, 0.3  # how far from the throw's direction a die may go, as an angle
_SPIN, _SPIN_SHAKEN = 4.0, 9.0
_ROLLING = 0.9  # of a die that leaves the mouth, for its speed
_POURED, _APART = 0.54, 0.1  # seconds in which they leave at the soonest, and that lie between two at most
_LONGEST = 1.62
_ALMOST = 0.02  # so deep may dice end in each other: they are led apart by a hair

_IN_EACH_OTHER = 0.07  # so deep may two dice be in each other, in any step

Key = tuple[Vec, Turn]


class Flight:
    """`tracks` begin at the steps named in `leaves`."""

    def __init__(
        self, tray: Tray, resting: Sequence[Spot], mouth: Point, turns: Sequence[Turn], rng: Random
    ) -> None:
        fixed = [Cube((spot.x, spot.y, 0.5), lying(0, spot.yaw), fixed=True) for spot in resting]
        self.knocks = Knocks()
        self.leaves: list[int] = []
        self._tray, self._resting, self._mouth, self._turns, self._rng = tray, resting, mouth, turns, rng
        self._world = World(tray, fixed, self.knocks.hear)
        self.tracks: list[list[Key]] = []

    def throw(self, direction: Point, speed: float, shaken: float) -> None:
        dice = self._world.cubes
        apart = min(_APART, _POURED / len(self._turns)) / STEP
        for step in range(round(_LONGEST / STEP)):
            if len(dice) < len(self._turns):
                if not self.leaves or step >= self.leaves[-1] + apart:
                    self._let_out(step, direction, speed, shaken)
            elif self._world.at_rest:
                return
            self.knocks.time = step * STEP
            self._world.step()
            for cube, track in zip(dice, self.tracks, strict=True):
                track.append(((cube.x, cube.y, cube.z), cube.turn))

    @property
    def seconds(self) -> float:
        """Until all rest."""
        return max(left + len(track) for left, track in zip(self.leaves, self.tracks, strict=True)) * STEP

    @property
    def ends_well(self) -> bool:
        rest = self.rest()
        pairs = [*combinations(rest, 2), *((spot, other) for spot in rest for other in self._resting)]
        return (
            len(rest) == len(self._turns)
            and self._world.at_rest
            and self._world.deepest < _IN_EACH_OTHER
            and all(overlap(a, b)[0] < _ALMOST for a, b in pairs)
        )

    def rest(self) -> tuple[Spot, ...]:
        return tuple(Spot(cube.x, cube.y, yaw_of(cube.turn)) for cube in self._world.cubes)

    def _let_out(self, step: int, direction: Point, speed: float, shaken: float) -> None:
        """The next die, if there is room for it in the mouth by now."""
        rng, (dx, dy), (mx, my) = self._rng, direction, self._mouth
        behind = len(self.leaves) / len(self._turns)
        for _ in range(4):
            off, near = rng.uniform(-_ABREAST, _ABREAST), rng.uniform(-_ABREAST, 0.0)
            x, y = self._tray.inward((mx + dx * near - dy * off, my + dy * near + dx * off), _MARGIN)
            cube = Cube((x, y, rng.uniform(_LOW, _HIGH)), self._turns[len(self.leaves)])
            if not self._world.has_room_for(cube):
                continue
            angle = atan2(dy, dx) + rng.gauss(0, _STRAY + _STRAY_SHAKEN * shaken)
            pace, spin = speed * (rng.uniform(0.95, 1.3) - 0.4 * behind), _SPIN + _SPIN_SHAKEN * shaken
            cube.vx, cube.vy, cube.vz = pace * cos(angle), pace * sin(angle), rng.uniform(-2.0, 2.5)
            turning = pace * _ROLLING
            cube.wx, cube.wy, cube.wz = rng.gauss(0, spin), rng.gauss(0, spin), rng.gauss(0, spin)
            cube.wx, cube.wy = cube.wx - sin(angle) * turning, cube.wy + cos(angle) * turning
            self._world.cubes.append(cube)
            self.tracks.append([((cube.x, cube.y, cube.z), cube.turn)])
            self.leaves.append(step)
            return
