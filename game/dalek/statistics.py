"""What an event of Dalek Dice says to who counts dice and turns."""

from game.dalek.events import DiceRolled, Event, TurnEnded
from game.dalek.faces import Face


def rolled(event: Event) -> tuple[int, tuple[Face, ...]] | None:
    return (event.seat, event.values) if isinstance(event, DiceRolled) else None


def earned(event: Event) -> tuple[int, int] | None:
    return (event.seat, event.points) if isinstance(event, TurnEnded) else None
