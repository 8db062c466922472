"""Nothing on screen is the truth: whatever is hurried, skipped, resized or undone, the table ends true."""

from random import Random

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.scenes.frame.builders import down, up
from tests.scenes.games.dalek.builders import assert_table_is_true, dalek_app, free_dice, legal_now
from tests.scenes.sizes import SIZES
from tests.scenes.table.builders import people, settle

SPEEDS = ("calm", "normal", "brisk", "instant")


def a_command(scene, random):
    return random.choice(legal_now(scene))


def disturb(app, scene, random):
    """Something that a person or the system does while things move, or while they don't."""
    match random.randrange(9):
        case 0:
            app.resize(random.choice(SIZES[:6]))
        case 1 | 2:
            at = scene.frame.table.center if scene.frame else (640, 400)
            app.feed(down(at), up(at))
        case 3:
            scene.undo()
        case 4:
            scene.redo()
        case 5:
            app.settings.change(speed=random.choice(SPEEDS))
        case 6:
            app.settings.change(reduced_motion=not app.settings.now.reduced_motion)
        case 7:
            scene.look_at(random.randrange(1, scene.sitting.length + 1))
        case _:
            scene.director.skip()


@pytest.mark.parametrize("speed", SPEEDS)
def test_after_every_event_the_table_shows_what_the_view_says(speed):
    app, scene = dalek_app(*people("Ada", "Bo"), speed=speed)
    random = Random(speed)
    shown = set()
    while not scene.ended:
        scene.do(a_command(scene, random))
        while not app.settled:
            app.advance(0.05)
            if not scene.director.busy or scene.still:
                shown.add(scene.n)
        settle(app)
        assert scene.n == scene.sitting.length
        assert_table_is_true(scene)
        assert scene.view == scene.sitting.view
    assert speed == "instant" or len(shown) > 20


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.sampled_from(SPEEDS))
def test_however_it_is_disturbed_it_ends_true(number, speed):
    random = Random(number)
    app, scene = dalek_app(*people("Ada", "Bo", "Cy"), seed=f"{number}", speed=speed)
    for _ in range(14):
        if scene.ended:
            break
        scene.do(a_command(scene, random))
        for _ in range(random.randrange(3)):
            app.advance(random.random() * 0.8)
            disturb(app, scene, random)
        app.picture()
    settle(app)
    assert_table_is_true(scene)
    scene.look_at_now()
    settle(app)
    assert_table_is_true(scene)
    assert scene.view == scene.sitting.view


def test_each_event_is_shown_true_on_its_own():
    """Between two events of one command, too: at the moment when the next one begins."""
    app, scene = dalek_app(*people("Ada"), seed="truth")
    seen = []
    begin = scene.begin

    def checked(beat):
        if seen:
            scene.table.finish()
            scene.scores.put([scene.table.score(scene.view, 0)])
            assert_table_is_true(scene)
        seen.append(beat.n)
        return begin(beat)

    scene.begin = checked
    random = Random(4)
    while not scene.ended and len(seen) < 80:
        scene.do(a_command(scene, random))
        settle(app)
    assert seen == sorted(seen)


def test_an_undo_in_mid_throw_runs_back_to_the_state():
    app, scene = dalek_app(*people("Ada"))
    app.press(pygame.K_SPACE)
    settle(app)
    before = scene.view
    app.press(pygame.K_1 + free_dice(scene)[0])
    app.press(pygame.K_RETURN)
    app.press(pygame.K_SPACE)
    app.advance(0.3)
    app.press(pygame.K_z, pygame.KMOD_CTRL)
    settle(app)
    assert_table_is_true(scene)
    while scene.sitting.length > 5 and scene.view != before:
        app.press(pygame.K_z, pygame.KMOD_CTRL)
        settle(app)
    assert scene.view == before
    assert_table_is_true(scene)


def test_a_redo_shows_the_same_dice_again():
    app, scene = dalek_app(*people("Ada"))
    scene.do(a_command(scene, Random(1)))
    settle(app)
    scene.do(a_command(scene, Random(1)))
    settle(app)
    after = scene.view
    scene.undo()
    settle(app)
    scene.redo()
    settle(app)
    assert scene.view == after
    assert_table_is_true(scene)
