"""How the calls of 17 came out: the row was worth enough, or it was not."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from game.core.library.careers import Calls
from game.core.session import Session
from game.seventeen.events import Called, RowRevealed
from game.seventeen.tokens import GOAL


def calls(session: Session[Any, Any, Any, Any]) -> Mapping[int, Calls]:
    found: dict[int, Calls] = defaultdict(Calls)
    caller = 0
    for event in session.events:
        match event:
            case Called(seat):
                caller = seat
            case RowRevealed(_, total):
                right = total >= GOAL
                found[caller] += Calls(int(right), int(not right), total)
            case _:
                pass
    return found
