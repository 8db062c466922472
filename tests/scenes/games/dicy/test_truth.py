"""What only Dicy Cards lays anew. That every table ends true is in `tests/scenes/every_game`."""

from random import Random

import pygame
import pytest

from game.core.seats import Seat
from game.dicy.commands import Pass, Roll, Score
from tests.scenes.games.dicy.builders import a_command, assert_table_is_true, dicy_app
from tests.scenes.table.builders import people, settle


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


@pytest.mark.parametrize("speed", ["calm", "instant"])
def test_a_seat_handed_to_a_bot_does_not_stay_below(speed):
    """Found by the window's bench: until the bot had moved, it did."""
    app, scene = dicy_app(*people("Ada", "Bo"), speed=speed)
    settle(app)
    assert scene.table.rows.below == 0
    scene.sitting.hand_over(0, "bot", "easy")
    settle(app)
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
