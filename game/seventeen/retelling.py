"""Reading a log of 17 back: which command its next events tell of, and the chance they hold."""

from collections.abc import Sequence

from game.core.illegal import IllegalError
from game.core.recorded import RecordedChance
from game.seventeen.cards import KIND
from game.seventeen.commands import BeginTurn, Call, Command, Play
from game.seventeen.events import Called, CardPlayed, Event, GameStarted, PileShuffled, TurnStarted
from game.seventeen.state import State


def retell(_state: State, events: Sequence[Event]) -> Command:
    match events[0]:
        case TurnStarted(seat):
            return BeginTurn(seat)
        case CardPlayed(seat, card, face):
            if card not in KIND:
                raise IllegalError("no_such_card", card=card)
            return Play(seat, KIND[card], face, int(card.partition(".")[2]))
        case Called(seat):
            return Call(seat)
        case other:
            raise IllegalError("no_command_brings_this_about", event=type(other).__name__)


def recorded(events: Sequence[Event]) -> RecordedChance:
    first = next((event.first for event in events if isinstance(event, GameStarted)), 0)
    shuffles = tuple(event.order for event in events if isinstance(event, PileShuffled))
    return RecordedChance(first_seat=first, shuffles=shuffles)
