"""Nothing on screen is the truth: whatever is hurried, skipped, resized or undone, the table ends true."""

from random import Random

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.shelf import GAMES
from tests.scenes.every_game.builders import (
    SPEEDS,
    a_command,
    assert_table_is_true,
    come_to_rest,
    playing,
    shelf_for,
    tables,
)
from tests.scenes.frame.builders import down, up
from tests.scenes.sizes import SIZES
from tests.shelving import FOURTH

ENOUGH = {"seventeen": 260}
"""Events, until all kinds of them have come."""
RARE = {"seventeen": {"SawShuffled", "SawRevealed", "RoundEnded", "TokensMoved"}}
FAST = ("brisk", "instant")


def disturb(app, scene, random):
    """Something that a person or the system does while things move, or while they don't."""
    match random.randrange(11):
        case 0:
            app.resize(random.choice(SIZES[:5]))
        case 1 | 2:
            cups = [target.rect for target in app.targets() if target.id == "cup"]
            at = random.choice([scene.frame.table, *map(pygame.Rect, cups)]).center
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
        case 8 if app.top.name == "curtain":
            app.click("curtain.open")
        case 9 if not scene.game.hidden_hands:
            seat = random.randrange(len(scene.sitting.seats))
            scene.sitting.hand_over(seat, "human", name=f"N{random.randrange(9)}")
        case _:
            scene.director.skip()


@pytest.mark.parametrize("speed", SPEEDS)
def test_after_every_event_the_table_shows_what_the_view_says(game, speed):
    for table, seats in tables(game).items():
        app, scene = playing(game, seats, speed=speed, seed=table)
        random, rested = Random(speed), set()

        def check(scene=scene, rested=rested):
            if scene.still:
                rested.add(scene.n)
                assert_table_is_true(scene)

        for _ in range(20 if speed in FAST else 10):
            come_to_rest(app, scene, check)
            assert scene.n == scene.sitting.length
            assert scene.view == scene.sitting.view
            assert_table_is_true(scene)
            if scene.ended:
                break
            scene.do(a_command(scene, random))
        assert speed == "instant" or len(rested) > 8


@settings(max_examples=60)
@given(st.data(), st.integers(0, 10**6), st.sampled_from(SPEEDS), st.sampled_from([*GAMES, FOURTH]))
def test_however_it_is_disturbed_it_ends_true(data, number, speed, game):
    random = Random(number)
    with shelf_for(game):
        seats = data.draw(st.sampled_from(list(tables(game).values())))
        app, scene = playing(game, seats[: random.choice((2, 3))], seed=f"{number}", speed=speed)
        for _ in range(12):
            if scene.ended:
                break
            if app.top is scene:
                scene.do(a_command(scene, random))
            for _ in range(random.randrange(3)):
                app.advance(random.random() * 0.8)
                disturb(app, scene, random)
        app.picture()
        come_to_rest(app, scene)
        assert_table_is_true(scene)
        scene.look_at_now()
        scene.director.skip()
        come_to_rest(app, scene)
        assert_table_is_true(scene)
        assert scene.view == scene.sitting.view


def test_each_event_is_shown_true_on_its_own(game):
    """Between two events of one command, too: at the moment when the next one begins."""
    seats, enough = tables(game), ENOUGH.get(game, 80)
    app, scene = playing(game, seats.get("bots", seats["people"]), seed="truth", speed="brisk")
    seen, show = [], scene.table.show

    def shown(event, view):
        hold = show(event, view)
        scene.table.finish()
        scene.count(scene.scores.put)
        assert scene.table.shown() == scene.table.pictured(view), event
        seen.append(scene.n)
        return hold

    scene.table.show = shown
    random = Random(4)
    while not scene.ended and len(seen) < enough:
        scene.do(a_command(scene, random))
        come_to_rest(app, scene)
    assert len(seen) >= 60
    assert seen == sorted(seen)
    assert RARE.get(game, set()) <= {type(event).__name__ for event in scene.sitting.seen()}


def test_undo_and_redo_land_exactly_on_the_state(game):
    """In the midst of what moves, too; and the same dice and cards come again."""
    app, scene = playing(game, tables(game)["people"], seed="back")
    random = Random(9)
    for _ in range(9):
        come_to_rest(app, scene)
        scene.do(a_command(scene, random))
    app.advance(0.3)
    views = {scene.sitting.length: scene.sitting.session.view(None)}
    for key in (pygame.K_z, pygame.K_y):
        for _ in range(5):
            if app.top.name == "curtain":
                app.click("curtain.open")
            app.press(key, pygame.KMOD_CTRL)
            come_to_rest(app, scene)
            assert scene.n == scene.sitting.length
            assert_table_is_true(scene)
            told = scene.sitting.session.view(None)
            assert views.setdefault(scene.sitting.length, told) == told
    assert len(views) >= 3
