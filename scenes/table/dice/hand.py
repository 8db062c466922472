"""Throwing by mouse: press on the cup or on a die, drag, shake, let go; direction and force are the drag's.

The hand only tells what throw was made. The caller asks the game for the faces, then calls `throw`; or
`put_back`, when the dice were dropped somewhere else.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from enum import Enum
from math import atan2, cos, hypot, pi, sin
from random import Random

import pygame

from scenes.table.dice.cup_art import CupStyle, draw_cup_back, draw_cup_front
from scenes.table.dice.dice_tray import GATHER, DiceTray
from scenes.table.dice.moves import Motion
from scenes.table.dice.toss import Throw
from scenes.table.dice.tray import Point

_DRAG = 0.35  # edges that a press on a die moves before it is a drag
_MEMORY = 0.1  # seconds of the drag that count for the throw
_SLOW, _FAST = 3.0, 34.0  # edges a second
_GENTLE = 0.22
_SWING = 0.42  # seconds of the cup's swing
_HOMEWARD = 9.0  # of the way home a second


class Grip(Enum):
    """What the pointer has: nothing, a press on a die that may become a drag, the cup, or bare dice."""

    OPEN = "open"
    PRESSING = "pressing"
    CUP = "cup"
    DICE = "dice"


class Hand:
    """Its places are the window's pixels."""

    def __init__(self, dice: DiceTray, style: CupStyle, home: pygame.Rect) -> None:
        self.style = style
        self._dice = dice
        self._home = home
        self._at: Point = home.center
        self._grip = Grip.OPEN
        self._offered: tuple[int, ...] = ()
        self._seed = 0
        self._pressed: Point = (0, 0)
        self._pointer: Point = (0, 0)
        self._trail: deque[tuple[float, Point]] = deque(maxlen=64)
        self._time = 0.0
        self._swing: tuple[float, Point] | None = None
        self._tip: Point = (0.0, 0.0)
        self.lay(home)

    def lay(self, home: pygame.Rect) -> None:
        """Where the cup stands when nobody has it; a drag goes on."""
        self._home = home
        if self._grip is not Grip.CUP:
            self._at = home.center
        self._dice.heap.move_at_once(self._dice.view.units(self._heap_at()))

    def offer(self, numbers: Sequence[int], seed: int) -> None:
        """These dice may be thrown now; the seed varies how."""
        self._offered, self._seed = tuple(numbers), seed

    @property
    def holding(self) -> bool:
        return self._grip in (Grip.CUP, Grip.DICE)

    @property
    def settled(self) -> bool:
        still = hypot(self._at[0] - self._home.centerx, self._at[1] - self._home.centery) < 0.5
        return self._swing is None and (self.holding or still) and hypot(*self._tip) < 0.01

    @property
    def rect(self) -> pygame.Rect:
        rect = self._home.copy()
        rect.center = (round(self._at[0]), round(self._at[1]))
        return rect

    # -------------------------------------------------------------------------------------------- the mouse

    def handle(self, event: pygame.Event) -> Throw | None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            self._drag(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._let_go(event.pos)
        elif _gives_up(event) and self.holding:
            self.put_back()
        return None

    def put_back(self) -> None:
        """The dice return to where they lay, the cup to its place."""
        self._grip = Grip.OPEN
        self._dice.put_back()

    def throw(self, numbers: Sequence[int], faces: Sequence[int], throw: Throw) -> None:
        """The dice fly, out of wherever they are; the cup swings after them."""
        delay = 0.0 if all(number in self._dice.heap for number in numbers) else GATHER
        self._grip, self._offered = Grip.OPEN, ()
        self._dice.throw(numbers, faces, throw)
        self._swing = None if self._reduced else (-delay, throw.direction)

    def default_throw(self) -> Throw:
        """For a button or a key: from the cup towards the middle, a little different each time."""
        return self._towards_the_middle(0.2, 0.55)

    def _towards_the_middle(self, least: float, most: float) -> Throw:
        rng = Random(self._seed)  # noqa: S311  only for looks
        x, y = self._dice.view.units(self._heap_at())
        mx, my = self._dice.tray.middle
        angle = (atan2(my - y, mx - x) if hypot(mx - x, my - y) > 0.5 else -pi / 2) + rng.uniform(-0.3, 0.3)
        return Throw((cos(angle), sin(angle)), rng.uniform(least, most), self._seed)

    def _press(self, at: Point) -> None:
        self._pressed = self._pointer = at
        self._trail.clear()
        self._trail.append((self._time, at))
        if not self._offered or self.holding:
            return
        if hypot(at[0] - self._at[0], at[1] - self._at[1]) <= self._radius:
            self._grip = Grip.CUP
            self._dice.hold(self._offered)
        elif self._dice.under(at) in self._offered:
            self._grip = Grip.PRESSING

    def _drag(self, at: Point) -> None:
        self._pointer = at
        self._trail.append((self._time, at))
        far = hypot(at[0] - self._pressed[0], at[1] - self._pressed[1])
        if self._grip is Grip.PRESSING and far > _DRAG * self._dice.view.edge:
            self._grip = Grip.DICE
            self._dice.heap.move_at_once(self._dice.view.units(at))
            self._dice.hold(self._offered)

    def _let_go(self, at: Point) -> Throw | None:
        if not self.holding:
            self._grip = Grip.OPEN
            return None
        if hypot(at[0] - self._pressed[0], at[1] - self._pressed[1]) < _DRAG * self._dice.view.edge:
            return self.default_throw()
        speed_x, speed_y = self._speed(at)
        speed = hypot(speed_x, speed_y)
        if speed < _SLOW:
            return self._towards_the_middle(_GENTLE / 2, _GENTLE)
        return Throw(
            (speed_x / speed, speed_y / speed), min(1.0, (speed - _SLOW) / (_FAST - _SLOW)), self._seed
        )

    def _speed(self, at: Point) -> Point:
        """Of the last moments of the drag, in edges a second."""
        recent = [(time, place) for time, place in self._trail if self._time - time <= _MEMORY]
        if not recent:
            return (0.0, 0.0)
        time, (x, y) = recent[0]
        span = max(self._time - time, 1 / 60) * self._dice.view.edge
        return ((at[0] - x) / span, (at[1] - y) / span)

    # ------------------------------------------------------------------------------------------ the picture

    def update(self, dt: float) -> None:
        self._time += dt
        before = self._at
        if self._grip is Grip.CUP:
            self._at = self._pointer
        elif self._reduced:
            self._at = self._home.center
        else:
            part = min(1.0, _HOMEWARD * dt)
            hx, hy = self._home.center
            self._at = (before[0] + (hx - before[0]) * part, before[1] + (hy - before[1]) * part)
            if hypot(hx - self._at[0], hy - self._at[1]) < 0.5:
                self._at = (hx, hy)
        if self._reduced:
            self._swing, self._tip = None, (0.0, 0.0)
        else:
            self._lean((self._at[0] - before[0], self._at[1] - before[1]), dt)
        self._dice.heap.carry(self._dice.view.units(self._heap_at()))

    def _lean(self, moved: Point, dt: float) -> None:
        """The cup leans after the hand, and over into its swing when it throws."""
        goal = (moved[0] / self._dice.view.edge * 0.25, moved[1] / self._dice.view.edge * 0.25)
        if self._swing:
            time, (dx, dy) = self._swing[0] + dt, self._swing[1]
            self._swing = (time, (dx, dy)) if time < _SWING else None
            reach = 0.8 * sin(pi * max(0.0, time) / _SWING) ** 0.7 if 0 < time < _SWING else 0.0
            goal = (dx * reach, dy * reach)
        far = max(1.0, hypot(*goal) / 0.85)
        part = min(1.0, 18 * dt)
        x = self._tip[0] + (goal[0] / far - self._tip[0]) * part
        y = self._tip[1] + (goal[1] / far - self._tip[1]) * part
        self._tip = (x, y) if hypot(x, y) > 0.005 else (0.0, 0.0)

    def draw(self, surface: pygame.Surface) -> None:
        """The cup with the dice in it; over the tray and its dice."""
        cup = (self.style, self._at, self._radius, self._tip)
        draw_cup_back(surface, *cup)
        if self._grip is Grip.DICE:
            draw_cup_front(surface, *cup)
            self._dice.draw_held_shadows(surface)
            self._dice.draw_held(surface)
        else:
            self._dice.draw_held(surface)
            draw_cup_front(surface, *cup)

    @property
    def _reduced(self) -> bool:
        """The cup goes with the pointer, but neither leans nor swings nor glides home."""
        return self._dice.motion is Motion.REDUCED

    @property
    def _radius(self) -> float:
        return self._home.width / 2

    def _heap_at(self) -> Point:
        """Where the heap's middle belongs: deep in the cup, or under the pointer."""
        return self._pointer if self._grip is Grip.DICE else self._at


def _gives_up(event: pygame.Event) -> bool:
    escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
    other_button = event.type == pygame.MOUSEBUTTONDOWN and event.button == 3
    return escape or other_button or event.type == pygame.WINDOWFOCUSLOST
