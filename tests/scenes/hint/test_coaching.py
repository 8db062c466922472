"""A coach at the table plays as the expert does, and says in one line why, once its turn has been seen."""

from typing import Any

import pygame
import pytest

from game.bots.explain.coach import COACH
from scenes.games.seventeen import asking
from scenes.table.seats import levels
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.games.seventeen.builders import seventeen
from tests.scenes.table.builders import bot, people, settle, targets

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
        if seat is not None and not scene.sitting.is_bot(seat) and not scene.sitting.callers:
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


def test_it_is_the_last_of_the_levels():
    assert levels("dalek")[-1] == levels("dicy")[-1] == levels("seventeen")[-1] == COACH


def test_at_17_it_says_why_it_laid_a_card_as_anybody_sees_it(monkeypatch):
    monkeypatch.setattr(asking, "chance", lambda _view, _seat: 0.0)
    app, scene = seventeen(bot("Bo", COACH), *people("Ada"), seed="coach", speed="instant")
    settle(app)
    scene.do(next(iter(scene.sitting.legal(1))))
    for _ in range(20):
        app.advance(1.5)
    assert (scene.sitting.to_act, scene.view.stage) == (1, "playing")
    assert scene.coaching.words.startswith("Bo: "), "her turn has begun by itself: she can still read it"
    hand = scene.sitting.session.view(0).hand
    assert not any(card in scene.coaching.words for card in hand)
    scene.do(next(iter(scene.sitting.legal(1))))
    assert not scene.coaching.words
