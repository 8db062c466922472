"""What an event of Dicy Cards says to who counts dice and turns."""

from game.dicy.cards import Value
from game.dicy.events import CardScored, DiceRolled, Event, TurnPassed


def rolled(event: Event) -> tuple[int, tuple[Value, ...]] | None:
    return (event.seat, event.values) if isinstance(event, DiceRolled) else None


def earned(event: Event) -> tuple[int, int] | None:
    """A turn ends with a score or a pass."""
    match event:
        case CardScored(seat, _, _, points):
            return seat, points
        case TurnPassed(seat):
            return seat, 0
        case _:
            return None
