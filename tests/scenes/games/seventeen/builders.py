"""Given a game of 17 on the table, dealt as a test wants it: terse builders."""

from typing import Any

import pygame

from game.core.game import UndoPolicy
from game.core.header import Header
from game.core.journal import Began
from game.core.session import Session
from game.seventeen import GAME
from game.seventeen.cards import DECK, KIND
from game.seventeen.commands import Call
from game.seventeen.events import CardDrawn, GameStarted, PileShuffled, TurnStarted
from scenes.app.app import App
from scenes.games.seventeen.places import Places
from scenes.play.scene import PlayScene
from scenes.table.sitting import Sitting
from tests.scenes.table.builders import app_at, bot, people, sat_down, settle

__all__ = ["bot", "people", "settle"]


def silent(question):
    """A bot that never calls while it needn't, and plays its first card face up."""
    rest = [command for command in question.legal if not isinstance(command, Call)]
    must = question.view.mover == question.legal[0].seat and not rest
    return question.legal[0] if must else next(iter(rest), None)


def seventeen(*seats, seed="a seed", undo: UndoPolicy = "free", **settings) -> tuple[App, Any]:
    scene = PlayScene(sat_down(GAME, seats or people(), seed, undo=undo))
    return app_at(scene, **settings), scene


def order(words):
    """A whole deck that begins with these kinds."""
    left = list(DECK)
    first = []
    for kind in words.split():
        card = next(card for card in left if KIND[card] == kind)
        left.remove(card)
        first.append(card)
    return (*first, *left)


def dealt(cards, *seats, first=0, undo: UndoPolicy = "free"):
    """A sitting at a game whose deck lies in this order; three cards each, one at a time."""
    seats = seats or people()
    header = Header.of(GAME, GAME.setup(undo=undo), seats, "seed")
    draws = [CardDrawn((first + i) % len(seats), cards[i]) for i in range(3 * len(seats))]
    events = (GameStarted(first), PileShuffled(tuple(cards)), *draws, TurnStarted(first))
    return Sitting(Session(GAME, header, [Began(events)]))


def at_table(sitting, **settings) -> tuple[App, Any]:
    scene = PlayScene(sitting)
    return app_at(scene, **settings), scene


def open_curtain(app):
    """Whoever comes next opens it, if it is drawn."""
    settle(app)
    if app.top.name == "curtain":
        app.click("curtain.open")
        settle(app)


def play(app, number=0, face="up"):
    """The person at the screen plays a card with the keys."""
    app.press(pygame.K_1 + number)
    app.press(pygame.K_u if face == "up" else pygame.K_d)


def started(app, scene):
    """Dealt, and the first person at the cards."""
    app.advance(0.1)
    settle(app)
    open_curtain(app)
    return app, scene


def to_act(scene) -> int:
    seat = scene.sitting.to_act
    assert seat is not None
    return seat


def at_hand(scene) -> Places:
    """Where everything lies on its table."""
    assert scene.table.parts.places is not None
    return scene.table.parts.places


def last(scene, kind):
    return next(event for event in reversed(scene.sitting.seen()) if isinstance(event, kind))


def assert_table_is_true(scene):
    """What can be seen is what the view says of the moment that is shown."""
    assert scene.table.shown() == scene.table.pictured(scene.view), scene.sitting.seen()[: scene.n]
    assert scene.view == scene.sitting.view_at(scene.n)
