"""Looks at every frame, and tells what is displaced from what fades or is there at once.

What fades changes all its pixels together, a little in each frame. What moves leaves pixels behind that
change no more, and comes to others that didn't change before: frame after frame.
"""

import numpy as np

FRAME = 1 / 60
CHANGED, SAME = 28, 6
"""Levels of 256 between two frames: more is a change, fewer are none."""
COARSE = 2
"""Every second pixel of every second line is looked at."""
SPOT = 8
"""Fewer such pixels are a glint, or the tip of a clock's ring."""
IN_A_ROW = 4
"""So many frames left and reached are a motion. One alone is something that is there at once."""


class Eye:
    def __init__(self, app) -> None:
        self.app = app
        self.motions: list[tuple[int, int, int, int]] = []
        """Where in the window they were noticed."""
        app.draw()
        self._picture = self._look()
        self._change = np.zeros_like(self._picture)
        self._in_a_row = 0

    def watch(self, seconds: float) -> None:
        """So long, or until all is at rest."""
        for _ in range(round(seconds / FRAME)):
            self.app.tick(FRAME)
            self.see()
            if self.app.settled and not self._change.any():
                break

    def see(self) -> None:
        """One more frame."""
        picture = self._look() if self.app.draw() else self._picture
        change = np.abs(picture - self._picture)
        left = (self._change > CHANGED) & (change < SAME)
        reached = (change > CHANGED) & (self._change < SAME)
        if min(np.count_nonzero(left), np.count_nonzero(reached)) >= SPOT:
            self._in_a_row += 1
            if self._in_a_row == IN_A_ROW:
                self.motions.append(_around(reached))
        else:
            self._in_a_row = 0
        self._picture, self._change = picture, change

    def _look(self) -> np.ndarray:
        wide, high = self.app.surface.get_size()
        pixels = np.frombuffer(self.app.surface.get_buffer().raw, np.uint32).reshape(high, wide)
        some = np.ascontiguousarray(pixels[::COARSE, ::COARSE]).view(np.uint8)
        brightest = np.maximum(np.maximum(some[:, 0::4], some[:, 1::4]), some[:, 2::4])
        return brightest.astype(np.int16)


def _around(pixels: np.ndarray) -> tuple[int, int, int, int]:
    ys, xs = np.nonzero(pixels)
    x, y = int(xs.min()), int(ys.min())
    return COARSE * x, COARSE * y, COARSE * int(np.ptp(xs)), COARSE * int(np.ptp(ys))
