"""17: the deal, a hand and a long row, a card to be played, a while to call, the reveal, the curtain."""

from typing import Any

import pygame
from pygame.event import Event

from game.seventeen import GAME
from game.seventeen.commands import Play
from game.seventeen.events import GameEnded, RowRevealed
from game.seventeen.reach import WORTH_ASKING, chance
from game.seventeen.views import view
from scenes.app.app import App
from scenes.play.scene import PlayScene
from tests.touring.course import BOTS, PEOPLE, Size, before, opened, press, run, sat, shown, up_to

THREE = (PEOPLE[0], *BOTS[:2])
FOUR = (PEOPLE[0], *BOTS)


def dealing(size: Size) -> App:
    return run(opened(PlayScene(sat(up_to(GAME, FOUR, lambda game: True))), size), 1.3)


def long_row(size: Size) -> App:
    return shown(PlayScene(sat(up_to(GAME, FOUR, my_turn(7)))), size)


def which_side(size: Size) -> App:
    app = shown(PlayScene(sat(up_to(GAME, THREE, my_turn(4)))), size)
    press(app, "hand.1")
    return run(app, 0.6)


def dragging(size: Size) -> App:
    """A card on its way to the lower half of the row."""
    scene: Any = PlayScene(sat(up_to(GAME, FOUR, my_turn(7))))
    app = shown(scene, size)
    parts = scene.table.parts
    start, (x, y) = parts.cards.hands[0][1].sprite.rect.center, parts.places.zone_down.center
    end = (x + parts.places.card, y)
    app.feed(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
    for at in (start, end):
        app.feed(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=False))
    return run(app, 0.3)


def two_people(size: Size) -> App:
    """Between two turns, before the curtain: who is next may call too."""

    def holds(game):
        return asked(game) and 1 in game.game.callers(game.state) and game.state.mover == 1

    return shown(PlayScene(sat(up_to(GAME, (*PEOPLE[:2], BOTS[0]), holds))), size, call_window="go_on")


def asked(game):
    """The first seat may call before another one's turn, and the row may be worth it."""
    state = game.state
    may = 0 in game.game.callers(state) and state.mover != 0
    return may and chance(view(state, 0), 0) >= WORTH_ASKING


def time_to_call(size: Size) -> App:
    """Another one is to move; the ring runs."""

    def holds(game):
        return asked(game) and len(game.state.row) > 4

    return run(opened(PlayScene(sat(up_to(GAME, THREE, holds))), size, call_window="8"), 3.0)


def reveal(size: Size) -> App:
    """The row is being turned over, card by card."""

    session, command = before(GAME, THREE, reveals)
    scene: Any = PlayScene(sat(session))
    app = shown(scene, size, call_window="go_on")
    scene.do(command)
    return run(app, 3.7)


def curtain(size: Size) -> App:
    session = up_to(
        GAME, PEOPLE[:2], lambda game: len(game.state.row) > 2 and not game.game.callers(game.state)
    )
    return shown(PlayScene(sat(session)), size)


def reveals(events, game):
    """A row that is worth it, with hidden cards, in the middle of a game."""
    ends = any(isinstance(e, RowRevealed) and len(e.cards) > 4 and e.total > 16 for e in events)
    if not ends or any(isinstance(e, GameEnded) for e in events):
        return False
    return sum(lying.face == "down" for lying in game.seek(game.length - len(events)).row) > 1


def my_turn(row):
    def holds(game):
        state = game.state
        mine = any(isinstance(c, Play) for c in game.game.legal(state, 0)) and state.mover == 0
        return mine and len(state.row) >= row and any(lying.face == "down" for lying in state.row)

    return holds
