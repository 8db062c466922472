"""What seats begin with at a table of mixed strength, in what the game's scores are counted in.

Where nobody has a head start there is none, in the log and in what bots are shown: UNSET leaves no trace.
"""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from game.core.illegal import IllegalError

HeadStart = tuple[int, ...] | UnsetType  # one number a seat


def given(wanted: HeadStart, seats: int, target: int) -> HeadStart:
    """As the set-up wants it; raises IllegalError for one that no game of so many seats can begin with."""
    if wanted is UNSET:
        return UNSET
    if len(wanted) != seats:
        raise IllegalError("a_head_start_for_every_seat", seats=seats, given=len(wanted))
    for begun in wanted:
        if not 0 <= begun < target:
            raise IllegalError("head_start_from_none_to", most=target - 1)
    return wanted if any(wanted) else UNSET


def begun_with(head_start: HeadStart, seats: int) -> tuple[int, ...]:
    """A number for every seat, also where nobody has a head start."""
    return (0,) * seats if head_start is UNSET else head_start


def made(scores: Sequence[int], head_start: HeadStart) -> tuple[int, ...]:
    """The points that seats have made themselves."""
    begun = begun_with(head_start, len(scores))
    return tuple([score - before for score, before in zip(scores, begun, strict=True)])
