"""Reading a log of Dicy Cards back: which command its next events tell of, and the chance they hold."""

from collections.abc import Sequence

from game.core.illegal import IllegalError
from game.core.recorded import RecordedChance
from game.dicy.cards import VALUES
from game.dicy.commands import Command, Freeze, Pass, Reroll, Roll, Score, Thaw
from game.dicy.events import (
    CardFrozen,
    CardScored,
    CardThawed,
    DiceRolled,
    Event,
    GameStarted,
    TurnPassed,
)
from game.dicy.state import State


def retell(_state: State, events: Sequence[Event]) -> Command:
    match events:
        case [DiceRolled(seat), *_]:
            return Roll(seat)
        case [CardFrozen(seat, card, "reroll"), DiceRolled(_, dice), *_]:
            return Reroll(seat, card, dice)
        case [CardScored(seat, card, dice), *_]:
            return Score(seat, card, dice)
        case [TurnPassed(seat), *_]:
            return Pass(seat)
        case [CardFrozen(seat, card, "chill"), *_]:
            return Freeze(seat, card)
        case [CardThawed(seat, card, "thaw" | "passed"), *_]:
            return Thaw(seat, card)
        case _:
            raise IllegalError("no_command_brings_this_about", event=type(events[0]).__name__)


def recorded(events: Sequence[Event]) -> RecordedChance:
    rolled = next((event.values for event in events if isinstance(event, DiceRolled)), ())
    started = next((event for event in events if isinstance(event, GameStarted)), None)
    dice = tuple(VALUES.index(value) for value in rolled)
    if started is None:
        return RecordedChance(dice_shown=dice)
    return RecordedChance(dice_shown=dice, first_seat=started.first, drawn=started.cards)
