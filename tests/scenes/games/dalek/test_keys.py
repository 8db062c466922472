"""The keys of Dalek Dice. That Tab and Enter play every game is in `tests/scenes/every_game`."""

from random import Random

import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from game.dalek.commands import Keep, Roll, Stop
from tests.scenes.games.dalek.builders import dalek_app, free_dice, legal_now
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
            app.press(pygame.K_s)


@settings(max_examples=30)
@given(st.integers(0, 10**6))
def test_every_legal_command_can_be_reached_with_its_keys(number):
    app, scene = dalek_app(*people("Ada", "Bo"), seed=f"{number}", speed="instant")
    random = Random(number)
    for _ in range(random.randrange(9)):
        scene.do(random.choice(legal_now(scene)))
        if scene.ended:
            return
    command = random.choice(legal_now(scene))
    before = len(scene.sitting.session.steps)
    by_digits(app, command)
    done = [step.command for step in scene.sitting.session.steps[before:]]
    assert done[0] == command


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
