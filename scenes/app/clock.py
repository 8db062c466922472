"""Animation time in fixed steps: the same animation whatever the frame times are."""

STEP = 1 / 120
"""Seconds of animation time that one `update` stands for."""

LONGEST_FRAME = 0.1
"""A longer pause (a window dragged on Windows, a laptop asleep) is not made up for."""

_FRAME = 1 / 60
_SNAP = 0.004


class FixedClock:
    """Saves up elapsed time and gives it out in whole steps."""

    def __init__(self) -> None:
        self._saved = 0.0

    def steps(self, elapsed: float) -> int:
        self._saved += min(max(elapsed, 0.0), LONGEST_FRAME)
        # A hair's breadth of tolerance, so that a frame of exactly two steps is never given out as one.
        whole = int(self._saved / STEP + 1e-6)
        self._saved = max(0.0, self._saved - whole * STEP)
        return whole

    def restart(self) -> None:
        """Nothing moved for a while: the next animation starts at a whole step."""
        self._saved = 0.0


def snapped(elapsed: float) -> float:
    """Timers are only good to a millisecond: a frame that is nearly a sixtieth of a second is one.

    Else a smooth motion would get one, two or three steps a frame in turn, and judder.
    """
    return _FRAME if abs(elapsed - _FRAME) < _SNAP else elapsed
