"""Players to measure the levels by: the expert's cards, and calls by a rule that anybody could follow.

`never` never calls unless it must; `call-K` calls as soon as it expects a total of K or more, taking a hidden
card for any that it hasn't seen.
"""

from collections.abc import Iterator
from functools import partial
from random import Random

from game.bots.seventeen import brain
from game.bots.seventeen.features import PLAIN_KINDS, unseen
from game.bots.seventeen.round import VALUES
from game.bots.seventeen.seen import as_seen, copies
from game.seventeen.commands import BeginTurn, Call, Command
from game.seventeen.views import View

THRESHOLDS = range(8, 25)


def calling(threshold: float, view: View, legal: Iterator[Command], random: Random) -> Command | None:
    may = list(legal)
    if view.stage == "playing":
        return brain.expert(view, iter(may), random)
    seat = may[0].seat
    must = may == [Call(seat)] and seat == view.mover
    if must or expected_total(view, seat) >= threshold:
        return Call(seat)
    return BeginTurn(seat) if seat == view.mover else None


def expected_total(view: View, seat: int) -> float:
    r = as_seen(view)
    left = unseen(r, seat, copies(view))
    a_back = sum(count * VALUES[kind] for kind, count in zip(PLAIN_KINDS, left, strict=True)) / max(
        1, sum(left)
    )
    return r.opens + r.hidden[seat] + a_back * r.others_backs(seat)


never = partial(calling, float("inf"))
(
    call_8, call_9, call_10, call_11, call_12, call_13, call_14, call_15, call_16, call_17, call_18, call_19,
    call_20, call_21, call_22, call_23, call_24,
) = (partial(calling, total) for total in THRESHOLDS)  # fmt: skip
