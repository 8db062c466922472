"""What a scored card or a pass makes the other players do: who must choose a card, and among which."""

from game.dicy.cards import Card, effect
from game.dicy.state import Choice, State


def of_score(state: State, card: Card) -> tuple[Choice | None, tuple[int, ...]]:
    """What a scored card makes others choose, and whom it hits."""
    match effect(card):
        case "chill_neighbours":
            return "chill", state.neighbours
        case "chill_everyone":
            return "chill", state.from_the_left
        case "thaw_neighbours":
            return "thaw", state.neighbours
        case None:
            return None, ()


def of_pass(state: State) -> tuple[Choice, tuple[int, ...]]:
    """All others thaw a card too."""
    return "passed", state.from_the_left


def candidates(state: State, seat: int) -> tuple[Card, ...]:
    """The cards among which the seat chooses what the running choice is for."""
    return state.active[seat] if state.choice == "chill" else state.frozen(seat)


def choosers(state: State, hit: tuple[int, ...]) -> tuple[int, ...]:
    """Of those who are hit, who has a card to choose, in their order; the others are skipped."""
    return tuple(seat for seat in hit if candidates(state, seat))
