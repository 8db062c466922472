"""Pig: a game that the program doesn't know. Its rules, two opponents and its table, in 300 lines at most.

`tests.shelving` puts it on the shelf.
"""

from collections.abc import Iterator
from random import Random

from game.bots.budgets import PERFECT, Level, Misjudging
from game.bots.record import ANY_LEGAL, Bots
from game.core.game import Game, Setup
from tests.fourth_game import rules
from tests.fourth_game.rules import SEATS, TARGET, Bank, Command, DiceRolled, State, TurnEnded

GAME = Game(
    key="pig",
    seats=SEATS,
    setup=Setup,
    commands=rules.Command,
    events=rules.Event,
    fresh=lambda seats: State(seats, scores=(0,) * seats, turns=(0,) * seats),
    start=rules.start,
    decide=rules.decide,
    evolve=rules.evolve,
    to_act=lambda state: state.seat,
    legal=rules.legal,
    view=lambda state, _seat: state,
    seen=lambda event, _seat: event,
    teaches=lambda event: isinstance(event, DiceRolled),
    rolled=lambda event: (event.seat, event.values) if isinstance(event, DiceRolled) else None,
    earned=lambda event: (event.seat, event.points) if isinstance(event, TurnEnded) else None,
    retell=rules.retell,
    recorded=rules.recorded,
    refusals="tests.fourth_game.rules",
)
BOTS = Bots(
    levels={"easy": Misjudging(0.1, 0.1), "expert": PERFECT},
    play="tests.fourth_game:play",
    references={"random": ANY_LEGAL},
)


def play(level: Level, view: State, legal: Iterator[Command], random: Random) -> Command:
    """One banks early, one holds at twenty."""
    roll, *bank = legal
    wanted = min(20 if level == PERFECT else 8, TARGET - view.scores[roll.seat])
    return Bank(roll.seat) if bank and view.heap >= wanted else roll
