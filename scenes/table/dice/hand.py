"""Throwing by mouse: press on the cup or on a die, drag, shake, let go; direction and force are the drag's.

The hand only tells what throw was made. The caller asks the game for the faces, then calls `throw`; or
`put_back`, when the dice were dropped somewhere else.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from math import hypot
from random import Random

import pygame

from scenes.table.dice.cup_art import INNER, TALL, TIPPED, CupStyle, SeenCup, paint_tipped
from scenes.table.dice.dice_tray import WIND_UP, DiceTray
from scenes.table.dice.die import Pouring
from scenes.table.dice.toss import Throw, force_at, force_for
from scenes.table.dice.tray import Point

_DRAG = 0.35  # edges that a press on a die moves before it is a drag
_MEMORY = 0.1  # seconds of the drag that count for the throw
_BEYOND = 1.5  # edges that a throw which nobody aims may go beyond the walls
_NEARER = 0.5  # of the way to where else it might throw that a cup which nobody holds goes at most
_SLOW = 3.0  # edges a second: what is let go more slowly is only poured out
_SHAKEN, _SHAKEN_WELL, _FORGOTTEN = 30.0, 180.0, 1.3
"""Changes of the hand's speed that any throw has, that shake dice well, and how soon they are forgotten."""
_SLID = 0.7  # how far dice slide towards the mouth of a cup that leans, in its radii
_HOMEWARD, _THROWING = 9.0, 24.0  # of its way a second: home, and to where it throws


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
        self._jerks = 0.0
        self._carried: tuple[Point, Point] = ((0.0, 0.0), (0.0, 0.0))
        """Where the pointer was in the last frame, and how fast it moved, in edges a second."""
        self._pours = False
        self._tip: Point = (0.0, 0.0)
        self.lay(home)

    def lay(self, home: pygame.Rect) -> None:
        """Where the cup stands when nobody has it; a drag goes on."""
        self._home = home
        if self._grip is not Grip.CUP:
            self._at = home.center
        self._hold()
        self._dice.heap.move_at_once(self._dice.view.units(self._heap_at()))

    def offer(self, numbers: Sequence[int], seed: int) -> None:
        """These dice may be thrown now; the seed varies how."""
        self._offered, self._seed = tuple(numbers), seed

    @property
    def holding(self) -> bool:
        return self._grip in (Grip.CUP, Grip.DICE)

    @property
    def settled(self) -> bool:
        x, y = self._pointer if self._grip is Grip.CUP else self._home.center
        still = hypot(self._at[0] - x, self._at[1] - y) < 0.5
        return not self._pouring and still and hypot(*self._tip) < 0.01

    @property
    def rect(self) -> pygame.Rect:
        rect = self._home.copy()
        rect.center = (round(self._at[0]), round(self._at[1]))
        return rect

    # -------------------------------------------------------------------------------------------- the mouse

    def put_back(self) -> None:
        """The dice return to where they lay, the cup to its place."""
        self._grip = Grip.OPEN
        self._dice.put_back()

    def throw(self, numbers: Sequence[int], faces: Sequence[int], throw: Throw) -> None:
        """The dice leave the cup, or the hand that had them, one after the other."""
        self._pours = self._grip is not Grip.DICE
        if not self._pours:
            self._dice.heap.close()
        if throw.mouth is None:
            x, y = self._dice.view.units(self._heap_at())
            (dx, dy), far = throw.direction, self._mouth_off / self._dice.view.edge if self._pours else 0.0
            throw = replace(throw, mouth=(x + dx * far, y + dy * far))
        self._grip, self._offered = Grip.OPEN, ()
        self._dice.throw(numbers, faces, throw)
        if (pouring := self._dice.pouring) and self._pours:
            paint_tipped(self.style, self._radius, pouring.direction)

    def default_throw(self) -> Throw:
        """For a button or a key: from near the cup to somewhere in the tray, elsewhere each time."""
        rng, tray = Random(self._seed), self._dice.tray  # noqa: S311  only for looks
        x, y = tray.inward(self._dice.view.units(self._heap_at()), 1.0)
        nearer = rng.uniform(0.0, _NEARER)
        x += (rng.uniform(0.0, tray.width) - x) * nearer
        y += (rng.uniform(0.0, tray.height) - y) * nearer
        dx = rng.uniform(-_BEYOND, tray.width + _BEYOND) - x
        dy = rng.uniform(-_BEYOND, tray.height + _BEYOND) - y
        far = hypot(dx, dy) or 1.0
        return Throw((dx / far, dy / far), force_for(far), self._seed, mouth=(x, y))

    def press(self, at: Point) -> None:
        self._pressed = self._pointer = at
        self._trail.clear()
        self._trail.append((self._time, at))
        self._jerks, self._carried = 0.0, (at, (0.0, 0.0))
        if not self._offered or self.holding:
            return
        if hypot(at[0] - self._at[0], at[1] - self._at[1]) <= self._radius:
            self._grip = Grip.CUP
            self._dice.hold(self._offered)
        elif self._dice.under(at) in self._offered:
            self._grip = Grip.PRESSING

    def drag(self, at: Point) -> None:
        self._pointer = at
        self._trail.append((self._time, at))
        far = hypot(at[0] - self._pressed[0], at[1] - self._pressed[1])
        if self._grip is Grip.PRESSING and far > _DRAG * self._dice.view.edge:
            self._grip = Grip.DICE
            self._dice.heap.hold_in(None)
            self._dice.heap.move_at_once(self._dice.view.units(at))
            self._dice.hold(self._offered)

    def release(self, at: Point) -> Throw | None:
        if not self.holding:
            self._grip = Grip.OPEN
            return None
        if hypot(at[0] - self._pressed[0], at[1] - self._pressed[1]) < _DRAG * self._dice.view.edge:
            return self.default_throw()
        speed_x, speed_y = self._speed(at)
        speed = hypot(speed_x, speed_y)
        if speed < _SLOW:
            (x, y), (mx, my) = self._dice.view.units(at), self._dice.tray.middle
            far = hypot(mx - x, my - y) or 1.0
            return Throw(((mx - x) / far, (my - y) / far), 0.0, self._seed, self._shaken())
        return Throw((speed_x / speed, speed_y / speed), force_at(speed), self._seed, self._shaken())

    def _shaken(self) -> float:
        return min(1.0, max(0.0, (self._jerks - _SHAKEN) / (_SHAKEN_WELL - _SHAKEN)))

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
        if self.holding and dt > 0:
            self._feel_jerks(dt)
        before = self._at
        if self._grip is Grip.CUP:
            self._at = self._pointer
        elif self._dice.reduced:
            self._at = self._home.center
        elif pouring := self._pouring:
            self._go(self._where_it_throws(pouring), _THROWING * dt)
        else:
            self._go(self._home.center, _HOMEWARD * dt)
        if self._dice.reduced:  # neither leans nor swings nor glides home
            self._tip = (0.0, 0.0)
        else:
            self._lean((self._at[0] - before[0], self._at[1] - before[1]), dt)
        self._hold()
        self._dice.heap.at = self._dice.view.units(self._heap_at())

    def _hold(self) -> None:
        """The dice in the heap are in the cup, unless the bare hand has them or throws them."""
        throws = not self._pours and self._dice.pouring
        inner = self._radius * INNER / self._dice.view.edge
        self._dice.heap.hold_in(None if throws or self._grip is Grip.DICE else inner)

    def _feel_jerks(self, dt: float) -> None:
        (x, y), (vx, vy) = self._carried
        span = dt * self._dice.view.edge
        speed = ((self._pointer[0] - x) / span, (self._pointer[1] - y) / span)
        self._jerks = self._jerks * max(0.0, 1 - _FORGOTTEN * dt) + hypot(speed[0] - vx, speed[1] - vy)
        self._carried = (self._pointer, speed)

    def _go(self, to: Point, part: float) -> None:
        (x, y), part = self._at, min(1.0, part)
        self._at = (x + (to[0] - x) * part, y + (to[1] - y) * part)
        if hypot(to[0] - self._at[0], to[1] - self._at[1]) < 0.5:
            self._at = to

    @property
    def _pouring(self) -> Pouring | None:
        """The dice leave the cup now: it is where it throws, or on its way there."""
        pouring = self._dice.pouring if self._pours else None
        return pouring if pouring and pouring.clock > -WIND_UP else None

    def _where_it_throws(self, pouring: Pouring) -> Point:
        """So that the mouth of the cup is where the dice leave it."""
        (x, y), (dx, dy) = self._dice.view.pixels(pouring.mouth), pouring.direction
        return (x - dx * self._mouth_off, y - dy * self._mouth_off)

    def _lean(self, moved: Point, dt: float) -> None:
        """The cup leans after the hand, and over when it throws. On its way home it leans no other way: a way
        to lean that was not painted yet makes a frame late.
        """
        goal = (0.0, 0.0)
        if self._grip is Grip.CUP:
            goal = (moved[0] / self._dice.view.edge * 0.25, moved[1] / self._dice.view.edge * 0.25)
        elif pouring := self._pouring:
            goal = pouring.direction
        far = max(1.0, hypot(*goal) / TIPPED)
        part = min(1.0, 18 * dt)
        x = self._tip[0] + (goal[0] / far - self._tip[0]) * part
        y = self._tip[1] + (goal[1] / far - self._tip[1]) * part
        self._tip = (x, y) if hypot(x, y) > 0.005 else (0.0, 0.0)

    def draw(self, surface: pygame.Surface) -> None:
        """The cup with the dice in it; over the tray and its dice."""
        cup = SeenCup(self.style, self._at, self._radius, self._tip)
        cup.draw_back(surface)
        if self._dice.heap.cup is not None:
            if len(self._dice.heap):
                cup.draw_within(surface, self._dice.draw_held)
            self._dice.draw_leaving(surface)
            cup.draw_front(surface)
            self._dice.draw_coming(surface)
        else:
            cup.draw_front(surface)
            self._dice.draw_carried(surface)
            self._dice.draw_leaving(surface)

    @property
    def _radius(self) -> float:
        return self._home.width / 2

    @property
    def _mouth_off(self) -> float:
        """How far its mouth is beside its foot when the cup throws, in pixels."""
        return self._radius * TALL * TIPPED

    def _heap_at(self) -> Point:
        """Where the heap's middle belongs: deep in the cup, or under the pointer."""
        if self._grip is Grip.DICE:
            return self._pointer
        if (pouring := self._dice.pouring) and not self._pours:
            return self._dice.view.pixels(pouring.mouth)
        (x, y), far = self._at, self._radius * _SLID
        return (x + self._tip[0] * far, y + self._tip[1] * far)
