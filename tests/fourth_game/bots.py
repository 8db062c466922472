"""Two opponents at Pig: one banks early, one holds at twenty."""

from collections.abc import Iterator
from random import Random

from game.bots.budgets import PERFECT, Level, Misjudging
from game.bots.record import ANY_LEGAL, Bots
from tests.fourth_game.rules import TARGET, Bank, Command, Roll, View

BOTS = Bots(
    levels={"easy": Misjudging(0.1, 0.1), "expert": PERFECT},
    play="tests.fourth_game.bots:play",
    references={"random": ANY_LEGAL},
)


def play(level: Level, view: View, legal: Iterator[Command], random: Random) -> Command:
    table, (roll, *bank) = view.table, list(legal)
    enough = 20 if level == PERFECT else 8
    wanted = min(enough, TARGET - table.scores[roll.seat])
    assert isinstance(roll, Roll)
    return Bank(roll.seat) if bank and table.heap >= wanted else roll
