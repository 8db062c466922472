"""A whole game of each kind by keys alone: with the keys as they are at first, and with any others."""

from random import Random

import pytest

from scenes.keys.actions import KEYS
from scenes.keys.bindings import AT_FIRST
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.games.seventeen.builders import seventeen
from tests.scenes.keys.builders import by_chance
from tests.scenes.keys.playing import DalekPlayer, DicyPlayer, SeventeenPlayer

TABLES = {
    "dicy": (DicyPlayer, dicy_app),
    "dalek": (DalekPlayer, dalek_app),
    "seventeen": (SeventeenPlayer, seventeen),
}


def played(game, keys, number):
    player, make = TABLES[game]
    app, scene = make(
        seed=str(number), speed="instant", call_window="go_on", confirm_pass=bool(number % 2), keys=keys
    )
    app.advance(0.2)
    player(app, scene, Random(number)).play()
    return scene


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("game", TABLES)
def test_a_game_is_played_with_the_keys_as_they_are_at_first(game, number):
    assert played(game, AT_FIRST, number).ended


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", TABLES)
def test_a_game_is_played_with_any_other_keys(game, number):
    keys = by_chance(Random(number))
    assert all(keys.is_changed(action) for action in KEYS)
    assert played(game, keys, number).ended
