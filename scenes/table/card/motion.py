"""How a card moves: values that ease to where they are sent, and a place that goes there on a curve."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.sound.cue import Name

Hear = Callable[["Name", float, float], None]
"""Told that something was heard: what, how loud, and where it is across the window."""
Ease = Callable[[float], float]


def glide(t: float) -> float:
    """Starts and ends slowly."""
    return t * t * (3 - 2 * t)


def settle(t: float) -> float:
    """Starts at once and comes to rest slowly."""
    return 1 - (1 - t) ** 3


def land(t: float) -> float:
    """Goes a little too far and comes back."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


@dataclass
class Manner:
    """How lively the table is: shared by all sprites, changed by the settings.

    With `reduced` motion nothing flies, turns or creeps: what changes fades over.
    """

    reduced: bool = False
    hear: Hear = lambda _name, _loud, _x: None


class Way:
    """The time that goes by on the way to somewhere; it may wait before it sets out."""

    def __init__(self) -> None:
        self._clock = self._length = 0.0
        self._ease: Ease = glide
        self.settled = True
        """Kept: it is asked of every part of every card at every step."""

    @property
    def waits(self) -> bool:
        return self._clock < 0

    @property
    def share(self) -> float:
        """How much of the way's time is over."""
        return 1.0 if self.settled else max(0.0, self._clock / self._length)

    @property
    def part(self) -> float:
        """How much of the way lies behind it."""
        return 1.0 if self.settled else 0.0 if self._clock <= 0 else self._ease(self.share)

    def take(self, seconds: float, ease: Ease, wait: float) -> None:
        self._length, self._ease = seconds, ease
        self._set_clock(-wait)

    def _set_clock(self, seconds: float) -> None:
        self._clock, self.settled = seconds, seconds >= self._length

    def finish(self) -> None:
        self._set_clock(self._length)

    def sets_out(self, seconds: float) -> bool:
        """The next step of so many seconds is the first of its way."""
        return not self.settled and self._clock <= 0 < self._clock + seconds

    def wait_no_longer(self) -> None:
        self._set_clock(max(0.0, self._clock))

    def step(self, seconds: float) -> None:
        if not self.settled:
            self._set_clock(self._clock + seconds)


class Eased(Way):
    """A number that goes where it is sent. Sent again on its way, it goes on from where it is."""

    def __init__(self, value: float) -> None:
        super().__init__()
        self._start = self.goal = value

    @property
    def start(self) -> float:
        return self.goal if self.settled else self._start

    @property
    def value(self) -> float:
        return self.goal if self.settled else self._start + (self.goal - self._start) * self.part

    def send(self, end: float, seconds: float, ease: Ease = glide, wait: float = 0.0) -> None:
        if end == self.goal and (self.settled or wait == 0.0):
            return
        self._start, self.goal = self.value, end
        self.take(seconds, ease, wait)

    def put(self, value: float) -> None:
        self.goal = value
        self.finish()


class Travel(Way):
    """A place that goes to another on a curve, bowed to one side by a share of the distance."""

    def __init__(self, x: float, y: float) -> None:
        super().__init__()
        self.start = self._over = self.goal = (x, y)

    @property
    def distance(self) -> float:
        return hypot(self.goal[0] - self.start[0], self.goal[1] - self.start[1])

    @property
    def place(self) -> tuple[float, float]:
        t = self.part
        (ax, ay), (bx, by), (cx, cy) = self.start, self._over, self.goal
        back, mid, on = (1 - t) ** 2, 2 * t * (1 - t), t * t
        return back * ax + mid * bx + on * cx, back * ay + mid * by + on * cy

    def put(self, x: float, y: float) -> None:
        self.start = self._over = self.goal = (x, y)
        self.finish()

    def send(self, x: float, y: float, seconds: float, bow: float, ease: Ease, wait: float) -> None:
        (ax, ay) = self.place
        self.start, self.goal = (ax, ay), (x, y)
        self._over = ((ax + x) / 2 - (y - ay) * bow, (ay + y) / 2 + (x - ax) * bow)
        self.take(seconds, ease, wait)

    def fade(self, x: float, y: float, seconds: float, wait: float) -> None:
        """Out for half the time at its old place, in for the other half at the new one.

        What is sent again meanwhile fades on from where it is seen, and as faint as it is.
        """
        arriving = self.share >= 0.5
        gone = (1 - self.share if arriving else self.share) * seconds
        self.start = self._over = self.goal if arriving else self.start
        self.goal = (x, y)
        self.take(seconds, glide, -gone or wait)


class Moved:
    """Something with parts that go their ways: it is at rest once all of them are."""

    ways: Sequence[Way] = ()

    @property
    def settled(self) -> bool:
        return all(way.settled for way in self.ways)

    def finish(self) -> None:
        for way in self.ways:
            way.finish()

    def update(self, dt: float) -> None:
        for way in self.ways:
            way.step(dt)
