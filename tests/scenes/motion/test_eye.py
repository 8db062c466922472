"""The eye that watches for motion sees it, and takes neither a fade nor a leap for one."""

import pytest
from pygame import Rect, Surface

from scenes.app.scene import Scene
from tests.scenes.frame.builders import app_with
from tests.scenes.motion.eye import FRAME, Eye

PLACE = Rect(100, 100, 60, 60)


class Showing(Scene):
    """A bright square on a dark table, as `draw` has it at each frame."""

    def __init__(self, draw):
        super().__init__()
        self._draw, self.frame = draw, 0

    @property
    def settled(self):
        return self.frame > 30

    def update(self, dt):
        self.frame = min(31, self.frame + 1)

    def draw(self, surface):
        surface.fill((30, 60, 40))
        square = Surface(PLACE.size)
        square.fill((230, 220, 180))
        self._draw(surface, square, self.frame)


def fading(surface, square, frame):
    square.set_alpha(255 * frame // 31)
    surface.blit(square, PLACE)


def crossing(surface, square, frame):
    """Fades from one place to another."""
    fading(surface, square, frame)
    square.set_alpha(255 - 255 * frame // 31)
    surface.blit(square, PLACE.move(30, 0))


def leaping(surface, square, frame):
    surface.blit(square, PLACE.move(200 * (frame > 12), 0))


def sliding(surface, square, frame):
    surface.blit(square, PLACE.move(2 * frame, 0))


def growing(surface, _square, frame):
    surface.fill((230, 220, 180), PLACE.inflate(2 * frame, 2 * frame))


def flying_faint(surface, square, frame):
    square.set_alpha(120)
    surface.blit(square, PLACE.move(9 * frame, 3 * frame))


@pytest.mark.parametrize("draw", [fading, crossing, leaping])
def test_it_takes_no_fade_and_no_leap_for_a_motion(draw):
    assert not seen(draw)


@pytest.mark.parametrize("draw", [sliding, growing, flying_faint])
def test_it_sees_what_is_displaced(draw):
    assert seen(draw)


def seen(draw):
    eye = Eye(app_with(Showing(draw)))
    eye.watch(40 * FRAME)
    return eye.motions
