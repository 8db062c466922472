"""With reduced motion no event of a game displaces anything: what changes fades, or is there at once."""

from random import Random

import pytest

from game.core.header import Header, setup_from
from game.core.session import Session
from game.shelf import GAMES
from scenes.play.scene import PlayScene
from scenes.table.bots.process import Minds
from scenes.table.sitting import Sitting
from tests.scenes.every_game.builders import EVERYTHING
from tests.scenes.motion.eye import Eye
from tests.scenes.table.builders import app_at, bot, people, settle
from tests.touring.course import next_command

SIZE = (1000, 700)
SEATS = (*people("Ada"), bot("Bruno"), bot("Carla"))
"""One person, so that no curtain hides what happens."""
WATCHED = 8.0
"""Seconds; the longest reveal is over by then."""


@pytest.fixture(autouse=True)
def moved_by_the_test(monkeypatch):
    """Opponents keep out of it."""
    for voice in ("warm", "ask_all"):
        monkeypatch.setattr(Minds, voice, lambda *_: None)


def sat_down(game):
    shelved = GAMES[game]
    header = Header.of(shelved, setup_from(shelved, EVERYTHING.get(game, {})), SEATS, "tea")
    return PlayScene(Sitting(Session.start(shelved, header)))


def chosen(session):
    """Anything, so that turns end in all ways; where games by chance would not end, plain play."""
    if session.game.key in ("dicy", "seventeen"):
        return next_command(session)
    legal = session.game.legal(session.state, session.game.to_act(session.state))
    return Random(session.length).choice(list(legal))


def told(event):
    """What is shown in a way of its own."""
    return type(event).__name__, getattr(event, "reason", getattr(event, "face", None))


def watched(game, *, reduced):
    """A whole game, in which each kind of event is looked at once; and all that was seen to move."""
    scene = sat_down(game)
    app = app_at(scene, SIZE, call_window="go_on", speed="normal", reduced_motion=reduced)
    session = scene.sitting.session
    known, moved = set(), {}
    while not session.ended:
        command = chosen(session)
        n = session.length
        fresh = {told(event) for event in game_events(session, command)} - known
        app.settings.change(speed="normal" if fresh else "instant")
        eye = Eye(app) if fresh else None
        scene.do(command)
        if eye:
            known |= fresh
            eye.watch(WATCHED)
            if eye.motions:
                moved[n] = sorted(fresh), eye.motions
        settle(app)
    return known, moved


def game_events(session, command):
    return session.game.decide(session.state, command, session._chance)


def test_nothing_is_displaced_in_a_game_with_reduced_motion(game):
    known, moved = watched(game, reduced=True)
    assert len(known) >= 4
    assert not moved
