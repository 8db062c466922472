"""Dicy Cards: what a roll offers, dice picked, a re-roll, a card that freezes, a choice forced on others."""

from typing import Any

from game.dicy import GAME
from game.dicy.events import CardFrozen, CardScored
from scenes.app.app import App
from scenes.games.dicy import choosing
from scenes.games.dicy.widgets import card_id
from scenes.play.scene import PlayScene
from tests.touring.course import BOTS, PEOPLE, Size, before, press, run, sat, shown, up_to

TWO = (PEOPLE[0], BOTS[0])
FOUR = (PEOPLE[0], *BOTS)


def offers(size: Size) -> App:
    """No dice picked: each card shows the best it could make."""
    return shown(PlayScene(sat(up_to(GAME, TWO, rolled(3), mode="glacial"))), size)


def picked(size: Size) -> App:
    scene: Any = PlayScene(sat(up_to(GAME, FOUR, rolled(3), mode="interaction")))
    app = shown(scene, size)
    app.click(card_id(0, list(choosing.offers(scene.table.state, ()))[-1]))
    return run(app, 0.6)


def rerolling(size: Size) -> App:
    """The dice are in the cup; which card is it to cost?"""
    app = shown(PlayScene(sat(up_to(GAME, TWO, rolled(4), mode="intermediate"))), size)
    app.click(next(t.id for t in app.targets() if t.id.startswith("die.")))
    app.click("reroll")
    return run(app, 1.0)


def freezing(size: Size) -> App:
    """The rime creeps over a scored card."""

    def brings(events, _game):
        return any(isinstance(e, CardScored) and e.seat == 0 and e.points > 12 for e in events) and any(
            isinstance(e, CardFrozen) and e.seat == 0 for e in events
        )

    session, command = before(GAME, TWO, brings, mode="beginner")
    scene: Any = PlayScene(sat(session))
    app = shown(scene, size)
    scene.do(command)
    while not isinstance(scene.sitting.seen()[scene.n - 1], CardFrozen):
        run(app, 1 / 60)
    return run(app, 0.4)


def chilled(size: Size) -> App:
    """Another player's card asks for one of one's own."""

    def asked(game):
        return game.state.stage == "others" and game.state.choice == "chill" and game.state.choosers[0] == 0

    return shown(PlayScene(sat(up_to(GAME, FOUR, asked, mode="interaction"))), size)


def enlarged(size: Size) -> App:
    scene: Any = PlayScene(sat(up_to(GAME, FOUR, rolled(2), mode="interaction")))
    app = shown(scene, size)
    press(app, card_id(0, scene.table.cards[2]), button=3)
    return run(app, 0.8)


def rolled(active):
    def holds(game):
        state = game.state
        return (
            state.seat == 0
            and state.stage == "rolled"
            and len(state.active[0]) == active
            and max(state.scores) > 20
        )

    return holds
