"""17: the deal, a card played by drag, time to call, the reveal, the end."""

from typing import Any

import pygame

from game.seventeen import GAME
from game.seventeen.events import GameEnded, RowRevealed
from scenes.play.scene import PlayScene
from tests.touring.course import AnySession, opened, sat, up_to
from tests.touring.films.beginnings import done, waiting
from tests.touring.reel import Reel
from tests.touring.seventeen import FOUR, THREE, my_turn


def deal(reel: Reel) -> None:
    reel.of(opened(PlayScene(sat(up_to(GAME, FOUR, lambda game: True))), reel.size))
    reel.run(4.0)


def played_by_drag(reel: Reel) -> None:
    """Out of the hand to the lower half of the row's end."""
    scene = waiting(reel, GAME, FOUR, my_turn(5))
    places, hand = scene.table.parts.places, reel.rect("hand.1")
    zone = places.zone_down.center
    reel.drag([hand.center, (hand.centerx, hand.centery - hand.h), zone], 0.7)
    reel.run(1.5)


def time_to_call(reel: Reel) -> None:
    """The ring runs, then a wish to call; the others are waited for."""

    def holds(game: AnySession) -> bool:
        return 0 in game.game.callers(game.state) and game.state.mover != 0 and len(game.state.row) > 4

    reel.of(opened(PlayScene(sat(up_to(GAME, THREE, holds))), reel.size, call_window="8"))
    reel.run(1.0)
    reel.app.press(pygame.K_7)
    reel.run(0.6)


def reveal(reel: Reel) -> None:
    def brings(events: Any, _game: AnySession) -> bool:
        return any(isinstance(e, RowRevealed) and len(e.cards) > 4 and e.total > 16 for e in events)

    done(reel, GAME, THREE, brings, {"call_window": "go_on"})


def end(reel: Reel) -> None:
    ends = lambda events, _: any(isinstance(e, GameEnded) for e in events)  # noqa: E731
    done(reel, GAME, THREE, ends, {"call_window": "go_on"})
