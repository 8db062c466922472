"""What may be done at 17, as the search that the expert plays from finds it: once, or in several looks, each
in worlds of its own, so that what they differ by tells how sure it is.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import sqrt
from random import Random
from statistics import fmean, stdev

from game.bots.seventeen.brain import command as play_of
from game.bots.seventeen.policy import choices
from game.bots.seventeen.round import PLAIN
from game.bots.seventeen.search import weighed
from game.bots.seventeen.seen import as_seen
from game.bots.seventeen.worth import Held
from game.seventeen.cards import RANK
from game.seventeen.commands import BeginTurn, Call, Command, Play
from game.seventeen.views import View

LOOKS = 12
SURE = 1.96  # standard errors
Options = Mapping[Command, float]
"""What may be done, each with the seat's chance of winning then. Both faces of a card whose back tells its
number are one."""


@lru_cache(1)  # a hint is found, and then why
def searched(view: View, seed: str) -> Options | None:
    """None without the library, and at larger tables."""
    seat, seen = view.seat, as_seen(view)
    assert seat is not None
    held: Held = tuple(zip(view.victories, view.penalties, strict=True))
    calling = view.stage == "waiting"
    found = weighed(view, seen, held, Random(seed), calling=calling)  # noqa: S311
    if found is None:
        return None
    if calling:
        return {Call(seat): found.call, BeginTurn(seat): found.silent}
    return {play_of(seat, choice): found.of(choice) for choice in choices(seen, seat)}


def option(command: Command) -> Command:
    """As options have it."""
    if not isinstance(command, Play):
        return command
    kind = RANK[command.card]
    return play_of(command.seat, (kind, command.face == "down" and PLAIN[kind]))


def lost(view: View, best: Command, done: Command, seed: str) -> tuple[float, float] | None:
    """How much better the one is than the other, and half the 95 % interval of that; None where there is no
    search."""
    looks = [look for n in range(LOOKS) if (look := searched(view, f"{seed} {n}"))]
    return mean([look[best] - look[done] for look in looks]) if len(looks) > 1 else None


def mean(differences: Sequence[float]) -> tuple[float, float]:
    return fmean(differences), SURE * stdev(differences) / sqrt(len(differences))
