"""Pig: a game that the program doesn't know. Roll as often as you dare; a 1 loses the turn; first at 100.

`rules` is the game, `bots` its opponents. `tests.shelving` puts it on the shelf.
"""

from game.core.game import Game, Setup
from tests.fourth_game import rules

GAME = Game(
    key="pig",
    seats=range(1, 5),
    setup=Setup,
    commands=rules.Command,
    events=rules.Event,
    fresh=rules.fresh,
    start=rules.start,
    decide=rules.decide,
    evolve=rules.evolve,
    to_act=rules.to_act,
    legal=rules.legal,
    view=rules.view,
    seen=rules.seen,
    teaches=lambda event: isinstance(event, rules.DiceRolled),
    rolled=lambda event: (event.seat, event.values) if isinstance(event, rules.DiceRolled) else None,
    earned=lambda event: (event.seat, event.points) if isinstance(event, rules.TurnEnded) else None,
    retell=rules.retell,
    recorded=rules.recorded,
    refusals="tests.fourth_game.rules",
)
