"""A whole game with the keyboard alone, with the mouse alone, and by whatever is pressed."""

from random import Random

import pygame
import pytest

from game.core.journal import Did
from scenes.shelf import on_screen
from tests.scenes.answering import minds
from tests.scenes.every_game.builders import (
    a_command,
    assert_table_is_true,
    come_to_rest,
    commands_of,
    playing,
    tables,
)
from tests.scenes.frame.builders import down, motion, up
from tests.scenes.table.builders import people
from tests.torture.gestures import SHARES, Hands

__all__ = ["minds"]

MOST = 900
"""Commands; every game by chance is over before."""


def by_tab(app, name):
    """Tab and Enter: what is always there."""
    for _ in range(len(app.top.controls.widgets) + 1):
        if app.top.controls.focus == name and app.top.controls.ring_shown:
            break
        app.press(pygame.K_TAB)
    assert app.top.controls.focus == name, f"no way to {name}"
    app.press(pygame.K_RETURN)


def by_mouse(app, name):
    app.feed(motion((0, 0)))  # what was pressed just now may be no longer there, or not yet again
    app.click(name)


def give(app, scene, command, press):
    """What the game's own light of a hint falls on is pressed: nothing where the game just goes on. Where
    nothing is final yet, the loud button is pressed, too.
    """
    before = len(steps_of(scene))
    for step in scene.game.lights(command, scene.view, None) or (("go_on",),):
        for name in step:
            press(app, name)
    if not done_since(scene, before):
        app.draw()
        for loud in [w.id for w in scene.controls.widgets if getattr(w, "style", "") == "primary"]:
            press(app, loud)
    if any(target.id == "go_on" for target in app.targets()) and not done_since(scene, before):
        press(app, "go_on")  # those who kept silent have been waited for
    return done_since(scene, before)


def steps_of(scene):
    return scene.sitting.session._steps


def done_since(scene, before):
    """The commands since there were so many steps: what goes on by itself comes after what was meant."""
    return [step.command for step in steps_of(scene)[before:] if isinstance(step, Did)]


def a_wish(scene, random):
    """Such that a game ends: dice are seldom rolled again where they can be scored or set aside."""
    command = a_command(scene, random, scene.sitting.people)
    other = a_command(scene, random, scene.sitting.people)
    return other if type(command).__name__ == "Reroll" else command


@pytest.mark.parametrize("press", [by_tab, by_mouse])
def test_a_whole_game(game, press):
    """Whatever the rules allow can be done, and is what was meant."""
    short = on_screen(game).short
    app, scene = playing(game, people("Ada", "Bo"), seed="whole", speed="instant", options=short)
    random, given = Random(press.__name__), set()
    for _ in range(MOST):
        app.advance(1.1)  # nobody is impatient
        if scene.ended:
            break
        if app.top.name == "curtain":
            press(app, "curtain.open")
            continue
        if not commands_of(scene, scene.sitting.people):
            continue
        command = a_wish(scene, random)
        assert give(app, scene, command, press)[0] == command
        given.add(type(command))
    assert scene.ended
    assert "result" in {target.id for target in app.targets()}
    assert len(given) >= 2


@pytest.mark.parametrize("hurried_by", ["key", "click"])
def test_what_is_pressed_while_things_move_only_hurries(game, hurried_by):
    seats = tables(game)
    app, scene = playing(game, seats.get("one person", seats["people"]), speed="calm")
    come_to_rest(app, scene)
    scene.do(a_command(scene, Random(1)))
    app.advance(0.1)
    assert scene.director.busy
    before, rate = scene.sitting.length, scene.director.rate
    if hurried_by == "key":
        app.press(pygame.K_RETURN)
    else:
        at = scene.frame.table.center
        app.feed(down(at), up(at))
    assert scene.sitting.length == before
    assert scene.director.rate > rate


def test_an_event_reaches_the_widgets_and_the_table_once_each(game, monkeypatch):
    seats = tables(game)
    app, scene = playing(game, seats.get("one person", seats["people"]), speed="instant")
    heard = []
    for who, names in ((scene.controls, ["handle"]), (scene.table, ["heard_first", "mouse", "key"])):
        for name in names:
            own = getattr(who, name)
            monkeypatch.setattr(who, name, lambda event, own=own, name=name: heard.append(name) or own(event))
    spots = [pygame.Rect(target.rect).center for target in app.targets() if not target.id.startswith("bar.")]
    for at in spots:
        for event in (motion(at), down(at), up(at)):
            heard.clear()
            app.feed(event)
            assert len(heard) == len(set(heard))
    for key in (pygame.K_TAB, pygame.K_RETURN, pygame.K_1, pygame.K_SPACE, pygame.K_F1):
        heard.clear()
        app.press(key)
        assert max(map(heard.count, heard), default=0) <= 2  # pressed, and let go


def test_a_finger_held_on_a_card_enlarges_it(game):
    app, scene = playing(game, people("Ada", "Bo"), speed="instant")
    for _ in range(5):
        app.advance(0.2)
        if app.top.name == "curtain":
            app.click("curtain.open")
    cards = [target.rect for target in app.targets() if target.id.startswith(("card.", "hand."))]
    if not cards:
        pytest.skip("a game without cards")
    x, y = pygame.Rect(cards[0]).center
    wide, high = app.surface.get_size()
    spot = {"x": x / wide, "y": y / high, "dx": 0.0, "dy": 0.0, "finger_id": 1, "touch_id": 1}
    before = scene.sitting.length
    app.feed(pygame.Event(pygame.FINGERDOWN, spot))
    app.advance(1.0)
    assert "enlarged" in {target.id for target in app.targets()}
    app.feed(pygame.Event(pygame.FINGERUP, spot))
    assert scene.sitting.length == before


@pytest.mark.parametrize("number", range(2))
def test_whatever_is_pressed_the_table_ends_true(game, number):
    """Clicks, keys, drags, resizes, settings: anywhere, by chance. Who leaves begins another game."""
    random = Random(f"{game} {number}")
    at_tables = []

    def another():
        seed = f"{number} {len(at_tables)}"
        app, scene = playing(game, people("Ada", "Bo"), seed=seed, speed="brisk")
        at_tables.append(scene)
        scene.do(a_command(scene, random))
        return app

    hands = Hands(another(), [], another)
    names = [name for name, share in SHARES.items() for _ in range(share) if name != "drop"]
    for _ in range(200):
        where, what, how = (random.randrange(10**6) for _ in range(3))
        hands.do((random.choice(names), where, what, how))
    app, scene = hands.app, at_tables[-1]
    while app.depth > 1 and app.top.name != "curtain":
        app.press(pygame.K_ESCAPE)
    scene.look_at_now()
    scene.director.skip()
    come_to_rest(app, scene)
    scene.run_back(scene.sitting.length, scene.sitting.view)  # what is only picked has not happened
    come_to_rest(app, scene)
    assert_table_is_true(scene)
