"""Dicy Cards: six dice thrown, a card scored, frost, chill, a pass, a thaw, the end."""

from typing import Any

import pygame

from game.dicy import GAME
from game.dicy.commands import Reroll
from game.dicy.events import CardFrozen, CardScored, CardThawed, GameEnded, TurnPassed
from scenes.games.dicy import choosing
from scenes.games.dicy.widgets import card_id
from tests.touring.course import AnySession
from tests.touring.dicy import FOUR, TWO, rolled
from tests.touring.films import beginnings
from tests.touring.films.beginnings import done, waiting
from tests.touring.reel import Reel


def throw(reel: Reel) -> None:
    waiting(reel, GAME, TWO, _to_throw)
    reel.app.press(pygame.K_SPACE)
    reel.rest()


def throw_by_drag(reel: Reel) -> None:
    waiting(reel, GAME, TWO, _to_throw)
    beginnings.throw_by_drag(reel)


def reroll(reel: Reel) -> None:
    """Three dice are thrown again, and a card freezes for it."""
    scene = waiting(reel, GAME, TWO, rolled(4), mode="intermediate")
    again = (c for c in scene.sitting.legal(0) if isinstance(c, Reroll) and len(c.dice) == 3)
    scene.do(next(again))
    reel.rest()


def scored(reel: Reel) -> None:
    done(reel, GAME, TWO, lambda events, _: _any(events, CardScored, 0), mode="glacial")


def carried(reel: Reel) -> None:
    """Picked dice are dragged to the card that they score."""
    scene = waiting(reel, GAME, TWO, rolled(3), mode="glacial")
    card = list(choosing.offers(scene.table.state, ()))[-1]
    reel.app.click(card_id(0, card))
    reel.run(0.4)
    die, goal = (
        reel.rect(f"die.{min(scene.table.deciding.picker.picked)}").center,
        reel.rect(card_id(0, card)).center,
    )
    half = (die[0] + (goal[0] - die[0]) * 0.5, die[1] + (goal[1] - die[1]) * 0.4)
    reel.drag([die, half, goal], 0.7)
    reel.rest()


def frost(reel: Reel) -> None:
    """The scored card's own frost."""

    def brings(events: Any, _game: AnySession) -> bool:
        return any(isinstance(e, CardFrozen) and e.seat == 0 and e.why == "score" for e in events)

    done(reel, GAME, TWO, brings, mode="beginner")


def chill(reel: Reel) -> None:
    """Another player's card freezes one of one's own."""

    def brings(events: Any, _game: AnySession) -> bool:
        return any(isinstance(e, CardFrozen) and e.seat == 0 and e.why == "chill" for e in events)

    done(reel, GAME, FOUR, brings, mode="interaction")


def passing(reel: Reel) -> None:
    done(reel, GAME, TWO, lambda events, _: _any(events, TurnPassed, 0), mode="interaction")


def thaw(reel: Reel) -> None:
    """Another player's card turns one of one's own active."""

    def brings(events: Any, _game: AnySession) -> bool:
        return any(isinstance(e, CardThawed) and e.seat == 0 and e.why == "thaw" for e in events)

    done(reel, GAME, FOUR, brings, mode="interaction")


def end(reel: Reel) -> None:
    done(reel, GAME, TWO, lambda events, _: any(isinstance(e, GameEnded) for e in events), mode="glacial")


def _to_throw(game: AnySession) -> bool:
    return game.state.seat == 0 and game.state.stage == "start"


def _any(events: Any, kind: type, seat: int) -> bool:
    return any(isinstance(event, kind) and event.seat == seat for event in events)
