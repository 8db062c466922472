"""The end of a round: what the row is worth, and how tokens are awarded and paid out."""

from collections.abc import Iterable, Sequence

from game.seventeen.cards import KIND, VALUE
from game.seventeen.state import Laid

GOAL = 17  # the total from which on the caller is right
VICTORIES = 3  # to end the game


def total(row: Iterable[Laid]) -> int:
    return sum(VALUE[KIND[laid.card]] for laid in row)


def favoured(row: Iterable[Laid], caller: int, last: int) -> int:
    """Whom the total awards the victory: the caller at 17 or more, else whoever played last."""
    return caller if total(row) >= GOAL else last


def awards(row: Sequence[Laid], caller: int, last: int, seats: int) -> tuple[list[int], list[int]]:
    """Victories and penalties by seat, as a round awards them."""
    victories, penalties = [0] * seats, [0] * seats
    for laid in row:
        if laid.face == "down" and KIND[laid.card] == "trap":
            victories[laid.seat] += 1
            penalties[caller] += 1
    right = favoured(row, caller, last)
    victories[right] += 1
    penalties[last if right == caller else caller] += 1
    return victories, penalties


def paid_out(held: tuple[int, int], awarded: tuple[int, int]) -> tuple[int, int]:
    """A seat's victories and penalties after a round, from those it held and those it is awarded."""
    pairs, penalties = divmod(held[1] + awarded[1], 2)
    return max(0, held[0] - pairs) + min(1, awarded[0]), penalties


def winners(victories: Sequence[int], penalties: Sequence[int]) -> tuple[int, ...]:
    """Of those who have reached the goal, whoever has the fewest penalties; nobody while the game goes on."""
    there = [seat for seat, held in enumerate(victories) if held >= VICTORIES]
    fewest = min((penalties[seat] for seat in there), default=0)
    return tuple(seat for seat in there if penalties[seat] == fewest)
