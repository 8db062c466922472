"""What a choice gives away in points, against who plays for points alone and looks at nobody.

At Dalek Dice those are the points of the turn. At Dicy Cards they are those of all turns to come, as every
frozen card will be missed. Who plays to win may rightly give some away.
"""

from functools import cache

from game.bots.dalek import explain as dalek
from game.bots.dalek.brain import weigh
from game.bots.dalek.turn import Turn, best_turn
from game.bots.dalek.worth import POINTS
from game.bots.dicy import explain as dicy
from game.bots.dicy.estimate import carries
from game.bots.dicy.references import LONG
from game.bots.dicy.tables import in_order
from game.bots.dicy.worth import bits
from game.dalek.commands import Command as DalekCommand
from game.dalek.state import State as DalekTable
from game.dicy.commands import Command as DicyCommand
from game.dicy.commands import Freeze, Thaw
from game.dicy.state import State as DicyTable
from game.dicy.state import candidates


@cache
def for_points() -> Turn:
    """The turn of Dalek Dice, played for its points."""
    return best_turn(POINTS)


def given_away_at_dalek(table: DalekTable, command: DalekCommand) -> float:
    if table.stage == "start":
        return 0.0
    choices = weigh(for_points(), table)
    chosen = dalek.best_of(choices, dalek.faces_kept(table, command), command).value
    return max(0.0, max(choice.value for choice in choices) - chosen)


def given_away_at_dicy(table: DicyTable, command: DicyCommand) -> float:
    five, seat = in_order(table.cards), command.seat
    active = bits(five, table.active[seat])
    if isinstance(command, Freeze | Thaw):
        after = {card: carries(five)[active ^ 1 << five.index(card)] for card in candidates(table, seat)}
        return max(after.values()) - after[command.card]
    if table.stage == "start" or not active:
        return 0.0
    best = max(value for _, value in dicy.weigh(LONG(five), table))
    return max(0.0, best - dicy.worth_of(LONG(five), table, command))
