"""With reduced motion no scene of the program displaces anything as it comes, is used and goes."""

import pygame
import pytest
from pygame.event import Event

from scenes.app.app import App
from scenes.settings.store import Store
from tests.scenes.answering import minds
from tests.scenes.around.builders import host
from tests.scenes.frame.builders import Plain, motion
from tests.scenes.motion.eye import Eye
from tests.words.scenes import SCENES, press, scene_and_deeds

__all__ = ["minds"]

SIZE = (1000, 700)
HOVERED = 3
KEYS = (pygame.K_TAB, pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_SPACE, pygame.K_h, pygame.K_F1)
"""From one thing to the next, and what can be turned, thrown, shown or told there."""


def used(name, folder, *, reduced):
    """Comes, is pointed at, scrolled, gone through by keys, and left; all that was seen to move."""
    scene, deeds = scene_and_deeds(name)
    store = Store()
    store.change(reduced_motion=reduced)
    app = App(SIZE, store)
    app.push(Plain())
    eye = Eye(app)
    app.push(scene(host(folder)))
    eye.watch(4)
    for deed in deeds:
        press(app, deed)
        eye.watch(0.5)
    for target in [target for target in app.targets() if target.role != "label"][:HOVERED]:
        app.feed(motion(pygame.Rect(target.rect).center))
        eye.watch(0.2)
    app.feed(Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0))
    eye.watch(0.3)
    for key in KEYS:
        app.press(key)
        eye.watch(0.3)
    app.press(pygame.K_ESCAPE)
    eye.watch(0.5)
    return eye.motions


@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_displaced_in_a_scene_with_reduced_motion(name, tmp_path):
    assert not used(name, tmp_path, reduced=True)
