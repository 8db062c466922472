"""A coach at the table plays as the expert does, and says in one line why, once its turn has been seen."""

from typing import Any

import pygame
import pytest

from game.bots.explain.coach import COACH
from scenes.table.seats import levels
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.table.builders import bot, people, targets

TABLES = [dalek_app, dicy_app]


def at_its_turn(table, *seats):
    app, scene = table(*seats, seed="coach", speed="instant")
    return app, scene, scene.coaching


def until_it_speaks(app, scene):
    """It plays; a person rolls and ends the turn at once."""
    for _ in range(60):
        if scene.coaching.words:
            return True
        seat = scene.sitting.to_act
        if seat is not None and not scene.sitting.is_bot(seat):
            scene.do(list(scene.sitting.legal(seat))[-1])
        app.advance(1.5)
    return False


@pytest.mark.parametrize("table", TABLES)
def test_after_its_turn_it_says_why_and_nothing_of_it_is_in_the_log(table):
    app, scene, coaching = at_its_turn(table, bot("Bo", COACH), *people("Ada"))
    assert until_it_speaks(app, scene)
    assert scene.sitting.to_act == 1
    assert coaching.words.startswith("Bo: ")
    assert "{" not in coaching.words
    assert targets(app)["coach"].label == coaching.words
    assert app.picture()
    entries = repr(scene.sitting.session.events)
    assert coaching.words not in entries


@pytest.mark.parametrize("table", TABLES)
def test_it_is_read_until_a_person_goes_on(table):
    app, scene, coaching = at_its_turn(table, bot("Bo", COACH), *people("Ada"))
    assert until_it_speaks(app, scene)
    app.advance(30)
    assert coaching.words
    app.press(pygame.K_SPACE)
    assert not coaching.words
    assert "coach" not in targets(app)


def test_other_levels_say_nothing():
    app, scene, _coaching = at_its_turn(dalek_app, bot("Bo", "expert"), *people("Ada"))
    assert not until_it_speaks(app, scene)


def test_the_slip_stands_where_help_stands():
    app, scene, coaching = at_its_turn(dicy_app, bot("Bo", COACH), *people("Ada"))
    assert until_it_speaks(app, scene)
    place: Any = targets(app)["coach"].rect
    assert scene.frame.help.contains(place)
    assert coaching.words


def test_it_is_among_the_levels_where_nothing_is_hidden():
    assert levels("dalek")[-1] == levels("dicy")[-1] == COACH
    assert COACH not in levels("seventeen")
