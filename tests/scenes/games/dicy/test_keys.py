"""The keys of Dicy Cards. That Tab and Enter play every game is in `tests/scenes/every_game`."""

from random import Random
from unittest.mock import patch

import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from game.dicy.commands import Freeze, Pass, Reroll, Roll, Score, Thaw
from tests.scenes.games.dicy.builders import best_dice, dicy_app, last, played, rolled
from tests.scenes.table.builders import people

MODES = ("glacial", "beginner", "intermediate", "interaction")


def tab_to(app, name):
    for _ in range(len(app.top.controls.widgets) + 1):
        if app.top.controls.focus == name:
            break
        app.press(pygame.K_TAB)
    assert app.top.controls.focus == name, f"no way to {name}"


def enter(app, name):
    tab_to(app, name)
    app.press(pygame.K_RETURN)


def by_digits(app, scene, command):
    """Values, the space bar, P: what somebody uses who knows the keys. Cards by Tab."""
    match command:
        case Roll():
            app.press(pygame.K_SPACE)
        case Pass():
            app.press(pygame.K_p)
            if app.top is not scene:
                app.press(pygame.K_RETURN)
        case Score(seat, card, dice):
            for die in dice:
                app.press(pygame.K_1 + scene.table.state.dice[die] - 1)
            enter(app, f"card.{seat}.{card}")
        case Reroll(seat, card, dice):
            for die in dice:
                app.press(pygame.K_1 + scene.table.state.dice[die] - 1)
            app.press(pygame.K_SPACE)
            enter(app, f"card.{seat}.{card}")
        case Freeze(seat, card) | Thaw(seat, card):
            enter(app, f"card.{seat}.{card}")


@settings(max_examples=12)
@given(st.integers(0, 10**6))
def test_every_legal_command_can_be_reached_with_its_keys(number):
    random = Random(number)
    app, scene = dicy_app(
        *people("Ada", "Bo", "Cy"), seed=f"{number}", speed="instant", mode=random.choice(MODES)
    )
    played(app, scene, number, random.randrange(12))
    seat = scene.sitting.to_act
    if seat is None:
        return
    legal = list(scene.sitting.legal(seat))
    kinds = {type(choice): [c for c in legal if type(c) is type(choice)] for choice in legal}
    meant = []
    with patch.object(scene.sitting, "do", meant.append):
        for choices in kinds.values():
            command = random.choice(choices)
            by_digits(app, scene, command)
            assert meant.pop() == command
            assert not meant
            while scene.table.deciding.rerolling or scene.table.deciding.picker.picked:
                app.press(pygame.K_ESCAPE)


def test_enter_on_a_card_picks_its_best_dice_and_again_scores_them():
    app, scene = rolled(*people("Ada"), mode="beginner")
    wanted = best_dice(scene, "distinct4")
    enter(app, "card.0.distinct4")
    assert scene.table.deciding.picker.picked == set(wanted)
    app.press(pygame.K_RETURN)
    assert last(scene) == Score(0, "distinct4", wanted)


def test_the_cheapest_card_is_proposed_and_not_taken():
    app, scene = rolled(*people("Ada"))
    app.press(pygame.K_TAB)
    app.press(pygame.K_1 + scene.table.state.dice[2] - 1)
    before = scene.sitting.length
    app.press(pygame.K_SPACE)
    app.press(pygame.K_SPACE)
    assert scene.sitting.length == before
    proposed = scene.controls.focus
    app.press(pygame.K_RETURN)
    done = last(scene)
    assert isinstance(done, Reroll)
    assert proposed == f"card.0.{done.card}"


def test_escape_goes_back_step_by_step_before_it_leaves():
    app, scene = rolled(*people("Ada"))
    app.press(pygame.K_1 + scene.table.state.dice[0] - 1)
    app.press(pygame.K_SPACE)
    assert scene.table.deciding.rerolling
    app.press(pygame.K_ESCAPE)
    assert not scene.table.deciding.rerolling
    assert scene.table.deciding.picker.picked
    app.press(pygame.K_ESCAPE)
    assert not scene.table.deciding.picker.picked
    assert app.top is scene


def test_a_value_key_goes_through_the_dice_of_that_value_and_then_lays_them_down():
    app, scene = rolled(*people("Ada"))
    value = scene.table.state.dice[0]
    dice = [die for die, shown in enumerate(scene.table.state.dice) if shown == value]
    for n in range(1, len(dice) + 1):
        app.press(pygame.K_1 + value - 1)
        assert scene.table.deciding.picker.picked == set(dice[:n])
    app.press(pygame.K_1 + value - 1)
    assert not scene.table.deciding.picker.picked


def test_f1_enlarges_the_card_with_the_focus_until_the_next_key():
    app, scene = rolled(*people("Ada"))
    tab_to(app, "card.0.odds")
    app.press(pygame.K_F1)
    assert "enlarged" in {target.id for target in app.targets()}
    before = scene.sitting.length
    app.press(pygame.K_RETURN)
    assert "enlarged" not in {target.id for target in app.targets()}
    assert scene.sitting.length == before
    assert not scene.table.deciding.picker.picked
