"""Dalek Dice: a choice, a throw in the air, and the moments that have a banner of their own."""

from typing import Any

import pygame

from game.dalek import GAME
from game.dalek.commands import Keep
from game.dalek.events import DiceKept, DiceRolled, TurnEnded
from scenes.app.app import App
from scenes.play.scene import PlayScene
from tests.touring.course import BOTS, PEOPLE, Size, before, run, sat, shown, up_to

ALONE = (PEOPLE[0], *BOTS[:2])


def choosing(size: Size) -> App:
    """A second roll, some dice set aside, others picked."""
    session = up_to(
        GAME,
        ALONE,
        lambda game: (
            game.state.seat == 0
            and game.state.stage == "rolled"
            and len(game.state.aside) > 3
            and game.state.doctors
            and max(game.state.scores) > 10
            and any(isinstance(c, Keep) and len(c.dice) > 2 for c in game.game.legal(game.state, 0))
        ),
    )
    app = shown(PlayScene(sat(session)), size)
    keep = max(
        (c for c in session.game.legal(session.state, 0) if isinstance(c, Keep)), key=lambda c: len(c.dice)
    )
    for die in keep.dice[:2]:
        app.press(pygame.K_1 + die if die < 9 else pygame.K_0)
    return run(app, 0.6)


def in_the_air(size: Size) -> App:
    return _after(size, lambda events, _game: _rolls(events, 10), 0.42)


def few_in_the_air(size: Size) -> App:
    """Four dice thrown among those that lie aside."""
    return _after(size, lambda events, _game: _rolls(events, 5), 0.5)


def bust(size: Size) -> App:
    return _until_banner(size, "doctor")


def exterminate(size: Size) -> App:
    return _until_banner(size, "exterminate")


def all_dice(size: Size) -> App:
    return _until_banner(size, "dice_out", earning=True)


def _rolls(events, count):
    return any(isinstance(e, DiceRolled) and e.seat == 0 and len(e.dice) == count for e in events)


def _after(size, brings, seconds):
    session, command = before(GAME, ALONE, brings)
    scene: Any = PlayScene(sat(session))
    app = shown(scene, size)
    scene.do(command)
    return run(app, seconds)


def _until_banner(size, reason, *, earning=False):
    def brings(events, _game):
        ends = [e for e in events if isinstance(e, TurnEnded) and e.seat == 0 and e.reason == reason]
        kept = any(isinstance(e, DiceKept | DiceRolled) for e in events)
        return kept and any(not earning or e.points > 9 for e in ends)

    session, command = before(GAME, ALONE, brings)
    scene: Any = PlayScene(sat(session))
    app = shown(scene, size)
    scene.do(command)
    while not scene.moments.settled or scene.director.busy:
        run(app, 1 / 60)
        if not scene.moments.settled:
            break
    return run(app, 0.45)
