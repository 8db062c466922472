"""What its dice are made of."""

from scenes.table.dice.finishes import Finish, pip_dice
from scenes.table.dice.style import DieStyle

_FIVE = 4


def sample_die(finish: Finish) -> tuple[DieStyle, int]:
    return pip_dice(finish), _FIVE
