"""Reading a log of Dalek Dice back: which command its next events tell of, and the chance they hold."""

from collections.abc import Sequence

from game.core.illegal import IllegalError
from game.core.recorded import RecordedChance
from game.dalek.commands import Command, Keep, Roll, Stop
from game.dalek.events import DiceKept, DiceRolled, Event, GameStarted, TurnEnded
from game.dalek.faces import FACES
from game.dalek.state import State


def retell(_state: State, events: Sequence[Event]) -> Command:
    match events[0]:
        case DiceRolled(seat):
            return Roll(seat)
        case DiceKept(seat, dice):
            return Keep(seat, dice)
        case TurnEnded(seat):
            return Stop(seat)
        case other:
            raise IllegalError("no_command_brings_this_about", event=type(other).__name__)


def recorded(events: Sequence[Event]) -> RecordedChance:
    rolled = next((event.values for event in events if isinstance(event, DiceRolled)), ())
    first = next((event.first for event in events if isinstance(event, GameStarted)), 0)
    return RecordedChance(dice_shown=tuple(FACES.index(face) for face in rolled), first_seat=first)
