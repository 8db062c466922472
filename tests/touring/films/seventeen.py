"""17: the deal, a card played by drag, time to call, a call before a card, the reveal, a Trap, the end."""

from typing import Any

import pygame

from game.seventeen import GAME
from game.seventeen.commands import Call
from game.seventeen.events import CardPlayed, GameEnded, RowRevealed
from game.seventeen.reach import WORTH_ASKING, chance
from game.seventeen.views import view
from scenes.play.scene import PlayScene
from tests.touring.course import PEOPLE, AnySession, opened, sat, up_to
from tests.touring.films.beginnings import done, waiting
from tests.touring.reel import Reel
from tests.touring.seventeen import FOUR, THREE, asked, my_turn, reveals


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
        return asked(game) and len(game.state.row) > 4

    reel.of(opened(PlayScene(sat(up_to(GAME, THREE, holds))), reel.size, call_window="8"))
    reel.run(1.0)
    reel.app.press(pygame.K_7)
    reel.run(0.6)


def reveal(reel: Reel) -> None:
    done(reel, GAME, THREE, reveals, {"call_window": "go_on"})


def trap(reel: Reel) -> None:
    """Somebody calls, and a Trap snaps."""

    def brings(events: Any, game: AnySession) -> bool:
        if not any(isinstance(e, RowRevealed) for e in events) or game.ended:
            return False
        row = game.seek(game.length - len(events)).row
        return len(row) < 8 and any(laid.face == "down" and laid.card.startswith("trap") for laid in row)

    done(reel, GAME, THREE, brings, {"call_window": "go_on"})


def called_before(reel: Reel) -> None:
    """A card is dropped on the row and lies ready, when a bot turns out to have called before it."""

    def holds(game: AnySession) -> bool:
        state = game.state
        mine = bool(game.game.callers(state)) and state.mover == 0 and len(state.row) > 4
        return mine and chance(view(state, 0), 0) >= WORTH_ASKING

    scene = waiting(reel, GAME, THREE, holds)
    caller = next(seat for seat in scene.sitting.callers if seat != 0)
    scene.table.asking._answered((Call(caller),))
    places, hand = scene.table.parts.places, reel.rect("hand.1")
    reel.drag([hand.center, places.zone_down.center], 0.6)
    reel.run(7.5)


def turned(reel: Reel) -> None:
    """Three people: who has played sits elsewhere then, with their name."""

    def holds(game: AnySession) -> bool:
        return not game.game.callers(game.state) and len(game.state.row) == 2

    scene = waiting(reel, GAME, PEOPLE[:3], holds)
    reel.app.press(pygame.K_RETURN)
    reel.rest()
    scene.do(next(iter(scene.sitting.legal(scene.sitting.to_act))))
    reel.rest()


def trash(reel: Reel) -> None:
    _special(reel, "trash")


def reverse(reel: Reel) -> None:
    _special(reel, "reverse")


def double(reel: Reel) -> None:
    _special(reel, "double")


def _special(reel: Reel, kind: str) -> None:
    def brings(events: Any, game: AnySession) -> bool:
        shown = (e for e in events if isinstance(e, CardPlayed) and e.face == "up")
        return len(game.state.row) > 1 and any(e.card.startswith(kind) for e in shown)

    done(reel, GAME, THREE, brings)


def end(reel: Reel) -> None:
    ends = lambda events, _: any(isinstance(e, GameEnded) for e in events)  # noqa: E731
    done(reel, GAME, THREE, ends, {"call_window": "go_on"})
