"""How a card moves: values that ease to where they are sent, and a place that goes there on a curve."""

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING, Literal

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

    speed: float = 1.0
    motion: Literal["full", "reduced"] = "full"
    hear: Hear = lambda _name, _loud, _x: None


class Eased:
    """A number that goes where it is sent. Sent again on its way, it goes on from where it is."""

    def __init__(self, value: float) -> None:
        self.value = value
        self._start = value
        self._end = value
        self._clock = 0.0
        self._length = 0.0
        self._ease: Ease = glide

    @property
    def settled(self) -> bool:
        return self._clock >= self._length

    @property
    def goal(self) -> float:
        return self._end

    @property
    def start(self) -> float:
        """Where it set out."""
        return self._start

    @property
    def share(self) -> float:
        """How much of the way's time is over."""
        return 1.0 if self.settled else max(0.0, self._clock / self._length)

    def send(self, end: float, seconds: float, ease: Ease = glide, wait: float = 0.0) -> None:
        if end == self._end and (self.settled or wait == 0.0):
            return
        self._start, self._end, self._ease = self.value, end, ease
        self._clock, self._length = -wait, seconds

    def put(self, value: float) -> None:
        self.value = self._start = self._end = value
        self._clock = self._length = 0.0

    def finish(self) -> None:
        self.put(self._end)

    def sets_out(self, seconds: float) -> bool:
        """The next step of so many seconds is the first of its way."""
        return not self.settled and self._clock <= 0 < self._clock + seconds

    @property
    def waits(self) -> bool:
        """It has yet to set out."""
        return self._clock < 0

    def wait_no_longer(self) -> None:
        """Sets out now."""
        self._clock = max(0.0, self._clock)

    def step(self, seconds: float) -> None:
        if self.settled:
            return
        self._clock += seconds
        if self.settled:
            self.finish()
        elif self._clock > 0:
            self.value = self._start + (self._end - self._start) * self._ease(self._clock / self._length)


class Travel:
    """A place that goes to another on a curve, bowed to one side by a share of the distance."""

    def __init__(self, x: float, y: float) -> None:
        self._from = self._over = self._to = (x, y)
        self._way = Eased(1.0)

    @property
    def settled(self) -> bool:
        return self._way.settled

    @property
    def share(self) -> float:
        return self._way.share

    @property
    def goal(self) -> tuple[float, float]:
        return self._to

    @property
    def start(self) -> tuple[float, float]:
        return self._from

    @property
    def distance(self) -> float:
        """From where it set out to where it goes."""
        return hypot(self._to[0] - self._from[0], self._to[1] - self._from[1])

    @property
    def place(self) -> tuple[float, float]:
        t = self._way.value
        (ax, ay), (bx, by), (cx, cy) = self._from, self._over, self._to
        back, mid, on = (1 - t) ** 2, 2 * t * (1 - t), t * t
        return back * ax + mid * bx + on * cx, back * ay + mid * by + on * cy

    def put(self, x: float, y: float) -> None:
        self._from = self._over = self._to = (x, y)
        self._way.put(1.0)

    def send(self, x: float, y: float, seconds: float, bow: float, ease: Ease, wait: float) -> None:
        (ax, ay) = self.place
        self._from, self._to = (ax, ay), (x, y)
        self._over = ((ax + x) / 2 - (y - ay) * bow, (ay + y) / 2 + (x - ax) * bow)
        self._way.put(0.0)
        self._way.send(1.0, seconds, ease, wait)

    def fade(self, x: float, y: float, seconds: float, wait: float) -> None:
        """Out for half the time at its old place, in for the other half at the new one.

        What is sent again meanwhile fades on from where it is seen, and as faint as it is.
        """
        arriving = self.share >= 0.5
        gone = (1 - self.share if arriving else self.share) * seconds
        self._from = self._over = self._to if arriving else self._from
        self._to = (x, y)
        self._way.put(0.0)
        self._way.send(1.0, seconds, glide, -gone or wait)

    def finish(self) -> None:
        self.put(*self._to)

    def sets_out(self, seconds: float) -> bool:
        return self._way.sets_out(seconds)

    @property
    def waits(self) -> bool:
        return self._way.waits

    def wait_no_longer(self) -> None:
        self._way.wait_no_longer()

    def step(self, seconds: float) -> None:
        self._way.step(seconds)
