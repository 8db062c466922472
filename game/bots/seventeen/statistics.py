"""How the calls of a game of 17 came out."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from game.core.library.careers import Calls, Review
from game.core.session import Session
from game.seventeen.events import Called, RowRevealed
from game.seventeen.tokens import GOAL


def reviewed(session: Session[Any, Any, Any, Any]) -> Mapping[int, Review]:
    """The row was worth enough to call it, or it was not."""
    found: dict[int, Review] = defaultdict(Review)
    caller = 0
    for event in session.events:
        match event:
            case Called(seat):
                caller = seat
            case RowRevealed(_, total):
                right = total >= GOAL
                found[caller] += Review(calls=Calls(int(right), int(not right), total))
            case _:
                pass
    return found
