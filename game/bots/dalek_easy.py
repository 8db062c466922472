"""A sensible beginner at Dalek Dice: likes big Humans, covers them with Daleks, gets nervous early."""

from collections.abc import Iterator
from random import Random

from game.dalek.commands import Command, Keep, Roll, Stop
from game.dalek.faces import SPECIALS
from game.dalek.state import State, View

CONTENT_WITH = 9  # points that it rather takes than risks
FEW_DICE = 2


def easy(view: View, legal: Iterator[Command], random: Random) -> Command:
    del random
    may = list(legal)
    seat, table = may[0].seat, view.table
    if any(isinstance(command, Keep) for command in may):
        wanted = _wanted(table)
        if wanted:
            return Keep(seat, wanted)
    stop, roll = Stop(seat), Roll(seat)
    return stop if stop in may and _content(table) else roll


def _wanted(table: State) -> tuple[int, ...]:
    """The H4s and every Dalek while they don't cover the Humans; the rest only when nothing better came."""
    shown = dict(zip(table.hand, table.shown, strict=True))
    dice = [die for die, face in shown.items() if face == "H4"]
    h, d = table.humans + 4 * len(dice), table.daleks
    for dalek, worth in (("D3", 3), ("D2", 2)):
        for die, face in shown.items():
            if face == dalek and d < h:
                dice.append(die)
                d += worth
    if not dice and table.aside_of_roll == 0:
        dice = [die for die, face in shown.items() if face not in SPECIALS][:2]
    return tuple(sorted(dice))


def _content(table: State) -> bool:
    if table.daleks < table.humans or table.humans == 0:
        return False
    return table.humans >= CONTENT_WITH or len(table.hand) <= FEW_DICE or table.doctors == 2
