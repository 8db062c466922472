"""What can't be done now says why, at the place, in all three games."""

from typing import Any

import pygame
import pytest

from scenes.text import refusals
from tests.scenes.frame.builders import down, up
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.games.seventeen.builders import seventeen, started
from tests.scenes.table.builders import bot, people


def told(app):
    return app.top.controls.told


def press_at(app, at):
    app.feed(down(at), up(at))


@pytest.mark.parametrize("key", [pygame.K_3, pygame.K_s])
def test_dalek_dice_wants_a_roll_before_anything_else(key):
    app, _scene = dalek_app(*people("Ada"), speed="instant")
    app.press(key)
    assert told(app) == refusals.words("roll_first")


def test_dicy_cards_wants_a_roll_before_dice_are_picked():
    app, _scene = dicy_app(*people("Ada"), speed="instant")
    app.press(pygame.K_3)
    assert told(app) == refusals.words("roll_first")


def test_a_card_before_the_roll_says_why_not():
    app, scene = dicy_app(*people("Ada"), speed="instant")
    app.click(f"card.0.{scene.table.cards[0]}")
    assert told(app) == refusals.words("roll_first")


def begun(seed) -> Any:
    app, scene = seventeen(*people("Ada"), bot("Bo"), seed=f"why {seed}", speed="instant")
    started(app, scene)
    app.advance(3)
    return app, scene


def still_thinking(monkeypatch):
    from scenes.table.bots.process import Minds

    monkeypatch.setattr(Minds, "ask_all", lambda *_: None)


@pytest.mark.parametrize("table", [dalek_app, dicy_app])
def test_a_press_on_the_table_in_an_opponents_turn_says_whose_it_is(table, monkeypatch):
    still_thinking(monkeypatch)
    app, scene = table(bot("Bo"), *people("Ada"), speed="instant")
    app.advance(0.5)
    assert scene.at_rest
    press_at(app, scene.table.places.tray.center)
    assert told(app) == refusals.words("another_seat_is_to_act")


def test_a_card_of_ones_own_in_an_opponents_turn_says_whose_it_is(monkeypatch):
    still_thinking(monkeypatch)
    app, scene = dicy_app(bot("Bo"), *people("Ada"), speed="instant")
    app.advance(0.5)
    app.click(f"card.1.{scene.table.cards[0]}")
    assert told(app) == refusals.words("another_seat_is_to_act")


def test_a_hand_in_an_opponents_turn_of_17_says_whose_it_is(monkeypatch):
    still_thinking(monkeypatch)
    app, scene = next(table for table in map(begun, range(20)) if table[1].sitting.to_act == 1)
    press_at(app, scene.table.parts.cards.hands[scene.table.parts.cards.below][0].sprite.rect.center)
    assert told(app) == refusals.words("another_seat_is_to_act")


def test_bots_among_themselves_are_not_explained(monkeypatch):
    still_thinking(monkeypatch)
    app, scene = dalek_app(bot("Bo"), bot("Cleo"), speed="instant")
    app.advance(0.5)
    press_at(app, scene.table.places.tray.center)
    assert told(app) is None
