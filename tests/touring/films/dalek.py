"""Dalek Dice: ten dice thrown, some set aside, a bust, the end."""

from typing import Any

import pygame

from game.dalek import GAME
from game.dalek.events import DiceKept, GameEnded, TurnEnded
from tests.touring.course import AnySession
from tests.touring.dalek import ALONE
from tests.touring.films import beginnings
from tests.touring.films.beginnings import done, waiting
from tests.touring.reel import Reel


def throw(reel: Reel) -> None:
    waiting(reel, GAME, ALONE, _to_throw)
    reel.app.press(pygame.K_SPACE)
    reel.rest()


def throw_by_drag(reel: Reel) -> None:
    waiting(reel, GAME, ALONE, _to_throw)
    beginnings.throw_by_drag(reel)


def set_aside(reel: Reel) -> None:
    def brings(events: Any, _game: AnySession) -> bool:
        return any(isinstance(e, DiceKept) and e.seat == 0 and len(e.dice) > 2 for e in events)

    done(reel, GAME, ALONE, brings)


def bust(reel: Reel) -> None:
    def brings(events: Any, _game: AnySession) -> bool:
        return any(isinstance(e, TurnEnded) and e.seat == 0 and e.points == 0 for e in events)

    done(reel, GAME, ALONE, brings)


def end(reel: Reel) -> None:
    done(reel, GAME, ALONE, lambda events, _: any(isinstance(e, GameEnded) for e in events))


def _to_throw(game: AnySession) -> bool:
    return game.state.seat == 0 and game.state.stage == "start" and max(game.state.scores) > 0
