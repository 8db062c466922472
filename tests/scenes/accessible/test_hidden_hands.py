"""17 with a screen reader: never a card that the eyes at the screen don't know."""

from random import Random

import pygame
import pytest

from game.seventeen.views import SawPlayed
from tests.scenes.accessible.builders import go_on, reading
from tests.scenes.games.seventeen.builders import at_table, dealt, order, seventeen
from tests.scenes.speech.test_hidden_hands import SWAPS, _somebody_acts, known, names_in, two_tables
from tests.scenes.table.builders import bot, people

_FOR_ALL = ("direction", "log.")


def words_of(page):
    """But for the rule of the arrows, which tells everybody what a Reverse does, and the lines of the log,
    where cards of earlier rounds still stand; what is new there is announced."""
    return " | ".join(
        f"{item.label} {item.value} {item.advice}" for item in page.items if item.id != "direction"
    )


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pressed_no_page_names_a_card_that_is_hidden(seed):
    random = Random(seed)
    app, scene = seventeen(
        *people("Ada", "Bo"), bot("Cy"), seed=f"read {seed}", speed="brisk", call_window="go_on"
    )
    reader = reading(app)
    hands = 0
    for _ in range(400):
        go_on(app, 0.1)
        if app.top is scene or app.top.name == "curtain":
            words = words_of(reader.pages[-1])
            assert names_in(words) <= known(scene), (words, scene.sitting.eyes)
            hands += any(item.id.startswith("hand.") for item in reader.pages[-1].items)
        _somebody_acts(app, scene, random)
        if scene.ended or not app.running:
            break
    assert hands


@pytest.mark.parametrize("swap", SWAPS)
def test_a_hidden_card_changes_nothing_that_somebody_else_reads(swap):
    pages = []
    for app, _scene, _voice in two_tables(*SWAPS[swap], *people("Ada"), bot("Bo")):
        reader = reading(app)
        go_on(app, 5)
        pages.append(reader.pages)
    assert pages[0] == pages[1]
    assert pages[0]


def test_other_eyes_find_nothing_of_a_hand_at_once():
    app, scene = seventeen(*people("Ada", "Bo"), speed="instant")
    reader = reading(app)
    app.press(pygame.K_RETURN)
    go_on(app, 5)
    hand = {item.id for item in reader.pages[-1].items if item.id.startswith("hand.")}
    assert hand
    scene.look_as(None)
    app.draw()
    assert not hand & {item.id for item in reader.pages[-1].items}


def test_a_card_is_played_by_presses_alone():
    cards = order("h1 o3 o2 h3 h2 trap")
    app, scene = at_table(dealt(cards, *people("Ada"), bot("Bo")), speed="instant", call_window="go_on")
    reader = reading(app)
    reader.ask("hand.0", "press")
    go_on(app, 2)
    reader.ask("play.up", "press")
    go_on(app, 2)
    assert any(isinstance(event, SawPlayed) for event in scene.sitting.view.history)
