"""Nothing on screen is the truth: whatever is hurried, skipped, resized or undone, the table ends true."""

from random import Random

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.seats import Seat
from game.dicy.commands import Pass, Roll, Score
from tests.scenes.frame.builders import down, up
from tests.scenes.games.dicy.builders import a_command, assert_table_is_true, dicy_app, played
from tests.scenes.sizes import SIZES
from tests.scenes.table.builders import people, settle

SPEEDS = ("calm", "normal", "brisk", "instant")
MODES = ("glacial", "beginner", "intermediate", "interaction")


def disturb(app, scene, random):
    """Something that a person or the system does while things move, or while they don't."""
    match random.randrange(10):
        case 0:
            app.resize(random.choice(SIZES[:5]))
        case 1 | 2:
            at = random.choice([scene.table.places.tray.center, scene.table.places.cup.center])
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
        case 8:
            seat = random.randrange(len(scene.sitting.seats))
            scene.sitting.hand_over(seat, "human", name=f"N{random.randrange(9)}")
        case _:
            scene.director.skip()


@pytest.mark.parametrize("speed", SPEEDS)
def test_after_every_command_the_table_shows_what_the_view_says(speed):
    app, scene = dicy_app(*people("Ada", "Bo", "Cleo"), speed=speed, mode="interaction")
    random = Random(speed)
    for _ in range(45):
        if scene.ended:
            break
        scene.do(a_command(scene, random))
        settle(app)
        assert scene.n == scene.sitting.length
        assert_table_is_true(scene)


@settings(max_examples=20)
@given(st.integers(0, 10**6), st.sampled_from(SPEEDS), st.integers(1, 4))
def test_however_it_is_disturbed_it_ends_true(number, speed, seats):
    random = Random(number)
    app, scene = dicy_app(
        *people("Ada", "Bo", "Cy", "Di")[:seats], seed=f"{number}", speed=speed, mode=random.choice(MODES)
    )
    for _ in range(12):
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
    app, scene = dicy_app(*people("Ada", "Bo", "Cy"), seed="truth", mode="interaction")
    seen = []
    begin = scene.begin

    def checked(beat):
        if seen:
            scene.table.finish()
            scene.scores.put([scene.table.score(scene.view, seat) for seat in range(3)])
            assert_table_is_true(scene)
        seen.append(beat.n)
        return begin(beat)

    scene.begin = checked
    random = Random(4)
    while not scene.ended and len(seen) < 80:
        scene.do(a_command(scene, random))
        settle(app)
    assert seen == sorted(seen)


def test_undo_and_redo_land_exactly_on_the_state():
    app, scene = played(*dicy_app(*people("Ada", "Bo"), mode="interaction"), 3, 9)
    settle(app)
    views = {scene.sitting.length: scene.view}
    for _ in range(5):
        app.press(pygame.K_z, pygame.KMOD_CTRL)
        settle(app)
        assert_table_is_true(scene)
        views[scene.sitting.length] = scene.view
    for _ in range(5):
        app.press(pygame.K_y, pygame.KMOD_CTRL)
        settle(app)
        assert_table_is_true(scene)
        assert scene.view == views[scene.sitting.length]


def test_an_undo_while_the_card_of_a_re_roll_is_chosen_lays_the_dice_back():
    app, scene = dicy_app(*people("Ada"))
    for command in (Roll(0), Pass(0), Roll(0)):
        scene.do(command)
        settle(app)
    before = scene.view
    app.press(pygame.K_1 + scene.table.state.dice[0] - 1)
    app.press(pygame.K_SPACE)
    settle(app)
    assert scene.table.deciding.rerolling == (0,)
    app.press(pygame.K_z, pygame.KMOD_CTRL)
    settle(app)
    assert not scene.table.deciding.rerolling
    assert scene.view != before
    assert_table_is_true(scene)
    app.press(pygame.K_y, pygame.KMOD_CTRL)
    settle(app)
    assert scene.view == before
    assert_table_is_true(scene)


def test_a_resize_in_mid_slide_lays_the_rows_where_they_belong():
    app, scene = dicy_app(*people("Ada", "Bo"))
    app.press(pygame.K_SPACE)
    settle(app)
    scene.do(next(choice for choice in scene.sitting.legal(0) if isinstance(choice, Score)))
    while scene.table.rows.below == 0:
        app.advance(0.02)
        if scene.may_choose and scene.table.state.choosers:
            scene.do(next(scene.sitting.legal(1)))
    app.advance(0.2)
    app.resize((1600, 900))
    settle(app)
    for (seat, card), sprite in scene.table.rows.all():
        assert (sprite.goal.x, sprite.goal.y) == scene.table.rows.rect(seat, card).center
        assert sprite.width == scene.table.rows.rect(seat, card).w


def test_a_seat_handed_to_a_bot_does_not_stay_below():
    _app, scene = dicy_app(*people("Ada", "Bo"), speed="instant")
    assert scene.table.rows.below == 0
    scene.sitting.hand_over(0, "bot", "easy")
    assert scene.table.rows.below == 1
    assert_table_is_true(scene)


def test_at_a_table_of_one_person_nothing_changes_places():
    _app, scene = dicy_app(Seat("Ada", "human"), Seat("Bo", "bot", "easy"), speed="instant")
    random = Random(2)
    for _ in range(30):
        if not scene.ended:
            scene.do(a_command(scene, random))
        assert scene.table.rows.below == 0
        assert_table_is_true(scene)
