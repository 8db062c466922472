"""The flat physics of a toss: square dice that slide, turn and knock against each other and the walls.

A fresh space, fixed steps and the same order of everything give the same run for the same inputs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

import pymunk
from pymunk.constraints import GearJoint, PivotJoint

from scenes.table.dice.tray import Point, Spot, Tray, corners

KEYS_A_SECOND = 120
_STEPS_A_KEY = 2
_DAMPING = 0.55  # of the speed is left after a second, friction apart
_GLIDE = 1.25  # seconds that a die would take to stop if it met nothing
_LONGEST = 2.0
_WALL = 3.0


@dataclass(frozen=True)
class Launch:
    """A die at the start of a run."""

    at: Point
    yaw: float
    velocity: Point
    spin: float


@dataclass(frozen=True)
class Run:
    """One track a die: x, y and yaw at every key, from launch to rest."""

    tracks: tuple[tuple[tuple[float, float, float], ...], ...]
    at_rest: bool

    def rest(self) -> tuple[Spot, ...]:
        return tuple(Spot(*track[-1]) for track in self.tracks)


def simulate(tray: Tray, resting: Sequence[Spot], launches: Sequence[Launch], speed: float) -> Run:
    """`speed` is the throw's: friction follows it, so that a gentle throw takes as long as a hard one."""
    space = pymunk.Space()
    space.damping = _DAMPING
    space.iterations = 16
    space.collision_slop = 0.0005
    _build_walls(space, tray)
    for spot in resting:
        _solid(space, pymunk.Poly(space.static_body, corners(spot)))
    bodies = [_die(space, launch, _friction(speed)) for launch in launches]
    tracks: list[list[tuple[float, float, float]]] = [[(*launch.at, launch.yaw)] for launch in launches]
    step = 1 / (KEYS_A_SECOND * _STEPS_A_KEY)
    for _ in range(round(_LONGEST * KEYS_A_SECOND)):
        for _ in range(_STEPS_A_KEY):
            space.step(step)
        moving = False
        for body, track in zip(bodies, tracks, strict=True):
            x, y = body.position
            yaw = body.angle
            before = track[-1]
            moving |= abs(x - before[0]) + abs(y - before[1]) + abs(yaw - before[2]) > 3e-5
            track.append((x, y, yaw))
        if not moving:
            return Run(tuple(map(tuple, tracks)), at_rest=True)
    return Run(tuple(map(tuple, tracks)), at_rest=False)


def _friction(speed: float) -> float:
    """The slowing that stops a die of this speed in time."""
    drag = -log(_DAMPING)
    left = exp(-drag * _GLIDE)
    return drag * speed * left / (1 - left)


def _solid(space: pymunk.Space, shape: pymunk.Shape) -> None:
    shape.elasticity = 0.85  # of each of the two that knock
    shape.friction = 0.35
    space.add(shape)


def _build_walls(space: pymunk.Space, tray: Tray) -> None:
    w, h, t = tray.width, tray.height, _WALL
    for left, top, right, bottom in (
        (-t, -t, 0, h + t),
        (w, -t, w + t, h + t),
        (-t, -t, w + t, 0),
        (-t, h, w + t, h + t),
    ):
        box = ((left, top), (right, top), (right, bottom), (left, bottom))
        _solid(space, pymunk.Poly(space.static_body, box))


def _die(space: pymunk.Space, launch: Launch, friction: float) -> pymunk.Body:
    body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (1.0, 1.0)))
    body.position, body.angle = launch.at, launch.yaw
    body.velocity, body.angular_velocity = launch.velocity, launch.spin
    space.add(body)
    _solid(space, pymunk.Poly.create_box(body, (1.0, 1.0)))
    slide = PivotJoint(space.static_body, body, (0, 0), (0, 0))
    twist = GearJoint(space.static_body, body, 0, 1)
    for joint, force in ((slide, friction), (twist, friction * 0.3)):
        joint.max_bias, joint.max_force = 0, force
        space.add(joint)
    return body
