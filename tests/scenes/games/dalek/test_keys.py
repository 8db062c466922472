"""The keyboard alone plays a whole game: every legal command can be reached."""

from random import Random

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.dalek.commands import Keep, Roll, Stop
from tests.scenes.games.dalek.builders import dalek_app, free_dice, last_command, legal_now
from tests.scenes.table.builders import people

DIGITS = [pygame.K_1 + n for n in range(9)] + [pygame.K_0]


def by_digits(app, command):
    """Number keys, Enter, Space, S: what somebody uses who knows the keys."""
    match command:
        case Roll():
            app.press(pygame.K_SPACE)
        case Stop():
            app.press(pygame.K_s)
        case Keep(_, dice):
            for die in dice:
                app.press(DIGITS[die])
            app.press(pygame.K_RETURN)


def by_tab(app, command):
    """Tab and Enter alone: what is always there."""
    match command:
        case Roll():
            wanted = ["roll"]
        case Stop():
            wanted = ["stop"]
        case _:
            wanted = [*(f"die.{die}" for die in command.dice), "keep"]
    for name in wanted:
        for _ in range(len(app.top.controls.widgets) + 1):
            if app.top.controls.focus == name:
                break
            app.press(pygame.K_TAB)
        assert app.top.controls.focus == name, f"no way to {name}"
        app.press(pygame.K_RETURN)


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.sampled_from((by_digits, by_tab)))
def test_every_legal_command_can_be_reached(number, way):
    app, scene = dalek_app(*people("Ada", "Bo"), seed=f"{number}", speed="instant")
    random = Random(number)
    for _ in range(random.randrange(9)):
        scene.do(random.choice(legal_now(scene)))
    command = random.choice(legal_now(scene))
    before = scene.sitting.length
    way(app, command)
    assert scene.sitting.length > before, command
    assert last_command(scene) == command


def test_a_whole_game_by_keys():
    app, scene = dalek_app(*people("Ada"), speed="instant", seed="keys")
    while not scene.ended:
        choices = list(scene.sitting.legal(0))
        stop = [c for c in choices if isinstance(c, Stop)]
        keep = [c for c in choices if isinstance(c, Keep)]
        by_digits(app, max(keep, key=lambda c: len(c.dice)) if keep else (stop or choices)[0])
    assert "result" in {target.id for target in app.targets()}


def test_arrows_go_from_die_to_die():
    app, _scene = dalek_app(*people("Ada"), speed="instant")
    app.press(pygame.K_SPACE)
    dice = [target.id for target in app.targets() if target.id.startswith("die.")]
    controls = app.top.controls
    controls.focus_on(dice[0], ring=True)
    seen = set()
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP) * 4:
        app.press(key)
        seen.add(controls.focus)
    assert len(seen & set(dice)) > 1


def test_space_rolls_even_from_a_die():
    app, scene = dalek_app(*people("Ada"), speed="instant")
    app.press(pygame.K_TAB)
    before = scene.sitting.length
    scene.controls.focus_on("roll", ring=True)
    app.press(pygame.K_SPACE)
    assert scene.sitting.length > before


def test_escape_lays_the_picked_dice_down_before_it_leaves():
    app, scene = dalek_app(*people("Ada"), speed="instant")
    app.press(pygame.K_SPACE)
    die = free_dice(scene)[0]
    app.press(DIGITS[die])
    assert scene.table.picker.picked == {die}
    app.press(pygame.K_ESCAPE)
    assert not scene.table.picker.picked
    assert app.top is scene


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_1, pygame.K_s])
def test_a_key_while_things_move_only_hurries(key):
    app, scene = dalek_app(*people("Ada"))
    app.press(pygame.K_SPACE)
    app.advance(0.2)
    before, rate = scene.sitting.length, scene.director.rate
    app.press(key)
    assert scene.sitting.length == before
    assert not scene.table.picker.picked
    assert scene.director.rate > rate
