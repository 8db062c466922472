"""How a game that has ended is told: its scores, what decided between equals, what choices cost."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.game import event_type
from game.core.session import Session
from scenes.text.words import _

AnySession = Session[Any, Any, Any, Any]
Courses = tuple[tuple[int, ...], ...]
"""For each seat its score after each of its turns, or after each round."""


def by_turns(session: AnySession) -> Courses:
    courses: list[list[int]] = [[] for _ in session.seats]
    for n, event in enumerate(session.events, 1):
        if event_type(event) == "TurnEnded":
            courses[event.seat].append(session.seek(n).scores[event.seat])
    return tuple(map(tuple, courses))


def points_ahead(best: int, second: int, turns: int) -> str:
    del turns
    return _("{points} points, {ahead} ahead.").format(points=best, ahead=best - second)


class Figure(NamedTuple):
    """What is counted, and for each seat what it came to; a single value is the whole table's."""

    words: str
    values: tuple[str, ...]


def by_seat(words: str, values: Sequence[object]) -> Figure:
    return Figure(words, tuple(map(str, values)))


def turns_made(session: AnySession) -> tuple[tuple[int, ...], ...]:
    """By seat, what each of its turns or rounds brought."""
    made: list[list[int]] = [[] for _seat in session.seats]
    for seat, points in filter(None, map(session.game.earned, session.events)):
        made[seat].append(points)
    return tuple(map(tuple, made))


@dataclass(frozen=True, kw_only=True)
class TieBreak:
    """What is counted where scores are equal."""

    counted: Callable[[AnySession], tuple[int, ...]]
    """By seat, at the end."""
    fewer_win: bool = False
    as_many: Callable[[], str]
    """It didn't decide either."""
    decides: Callable[[], str]
    """With `{mine}`, `{theirs}` and `{name}`."""
    amount: Callable[[int], str]


@dataclass(frozen=True, kw_only=True)
class Result:
    courses: Callable[[AnySession], Courses] = by_turns
    clear: Callable[[int, int, int], str] = points_ahead
    """Why somebody won whom nobody equalled: by the best score, the second, and how many turns there were."""
    tie_break: TieBreak | None = None
    figures: Callable[[AnySession], tuple[Figure, ...]] = lambda _session: ()
    """What else there is to count of it."""
    luck: bool = False
    """What its dice gave can be told soon after it has ended."""
    choice: Callable[[Any, Any], str] | None = None
    """What a command did, or could have done, where this was seen; None: nobody can say what choices cost."""
    mistake: Callable[[Any, Any, Any], str] | None = None
    """What kind of mistake a command was, where this was seen and another one would have been best."""
