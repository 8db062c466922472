"""17: what the row may be worth, as far as the seat can know, and what a card would make of it."""

from collections.abc import Callable, Sequence
from math import log
from random import Random

from msgspec.structs import replace

from game.bots.explain.reason import Reason, Value
from game.bots.seventeen import tables
from game.bots.seventeen.belief import Belief
from game.bots.seventeen.guessing import Guessing
from game.bots.seventeen.net import MOST_LEARNT, chance
from game.bots.seventeen.policy import Reading
from game.bots.seventeen.search import weighed
from game.bots.seventeen.seen import as_seen, copies
from game.seventeen.cards import BACK, KINDS, SPECIALS, VALUE, Kind, told
from game.seventeen.commands import BeginTurn, Call, Command, Play
from game.seventeen.reach import ANYBODY
from game.seventeen.reach import chance as from_outside
from game.seventeen.tokens import GOAL
from game.seventeen.views import View

WORLDS = 400  # at larger tables
TRUER_FROM, TRUER_BY = -0.34, 0.78
"""Experts search, and so call what is enough oftener than the policy by which their worlds are weighed: what
their silence tells is corrected by this, in log odds. Fitted to 120 games of experts."""
LEAST = 0.0025
HARDLY = 0.01  # a chance that nobody calls on

Rows = Sequence[tuple[Kind, ...]]
"""The row as it may lie, as often as it is likely."""


def why(view: View, command: Command | None, random: Random) -> Reason:
    rows = likely(view, random)
    match command:
        case Call():
            return Reason("seventeen_call", {"chance": reached(rows)})
        case BeginTurn() | None:
            chance = reached(rows)
            return Reason("seventeen_no_call" if chance >= HARDLY else "seventeen_far", {"chance": chance})
        case Play():
            left = [row[:-1] for row in rows]
            return _playing(view, command, lambda number: reached(rows, number), lambda: reached(left))


def aloud(view: View, public: View, command: Command | None, random: Random) -> Reason | None:
    """What may be said where all hear it: of a card what it does as anybody sees it, and never which one lies
    hidden. Upon a call the row is turned up; how sure its caller was is told roughly: that went by a hand.
    """
    match command:
        case Call():
            return Reason("seventeen_call", {"chance": round(reached(likely(view, random)), 1)})
        case Play(_, card, "down") if BACK[card] == "plain":
            after = from_outside(public, ANYBODY, hidden=1)
            return Reason("seventeen_hidden" if after >= HARDLY else "seventeen_hidden_far", {"after": after})
        case Play():
            without = replace(public, row=public.row[:-1], discards=(*public.discards, *public.row[-1:]))
            return _playing(
                public,
                command,
                lambda number: from_outside(public, ANYBODY, number),
                lambda: from_outside(without, ANYBODY),
            )
        case _:
            return None


def likely(view: View, random: Random) -> Rows:
    """All that is hidden dealt again and again, as the view allows, and as experts lay cards and call."""
    if all(told(lying.card) for lying in view.row):
        return [tuple([told(lying.card) or "trap" for lying in view.row])]
    if view.seats > MOST_LEARNT:
        guessing = Guessing(view, tables.habits(view.seats), random)
        dealt = [iter(guessing.deal_row()) for _ in range(WORLDS)]
        return [tuple([told(lying.card) or KINDS[next(row)] for lying in view.row]) for row in dealt]
    rows: Rows = [tuple([KINDS[kind] for _, kind, _ in r.row]) for r in Belief(view, random).kept()]
    return as_told(rows, _chance(view, random))


def as_told(rows: Rows, how_likely: float) -> Rows:
    """The rows, so many of them coming to 17: of few worlds that share is rough, and what the search or the
    network tells is nearer the truth."""
    enough = [row for row in rows if total(row) >= GOAL]
    less = [row for row in rows if total(row) < GOAL]
    if not enough or not less:
        return rows
    share = round(how_likely * len(rows))
    return [
        *(enough[place % len(enough)] for place in range(share)),
        *(less[place % len(less)] for place in range(len(rows) - share)),
    ]


def _chance(view: View, random: Random) -> float:
    """How likely the row comes to 17: as the search found, or without one as the network takes it."""
    assert view.seat is not None
    calling = view.stage == "waiting" or view.seat != view.mover
    held = tuple(zip(view.victories, view.penalties, strict=True))
    seen = as_seen(view)
    found = weighed(view, seen, held, random, calling=calling)
    if found is None:
        return Reading(seen, view.seat, held, copies(view), calling=calling).enough()
    share = min(max(found.enough, LEAST), 1 - LEAST)
    return chance(TRUER_FROM + TRUER_BY * log(share / (1 - share)))


def reached(rows: Rows, plus: int = 0) -> float:
    """The chance that the row is worth enough to call it, with so much more on it."""
    return sum(total(row) + plus >= GOAL for row in rows) / len(rows)


def total(row: Sequence[Kind]) -> int:
    return sum(VALUE[kind] for kind in row)


def _playing(
    view: View, play: Play, enough: Callable[[int], float], without_last: Callable[[], float]
) -> Reason:
    """`enough`: the chance of the row with such a number on it; `without_last`: without its last card."""
    before = enough(0)
    kind, face = play.card, play.face
    if kind not in SPECIALS:
        values: dict[str, Value] = {
            "number": VALUE[kind],
            "before": before,
            "after": enough(VALUE[kind]),
        }
        seen = face if BACK[kind] == "plain" else "up"  # an open number is known whichever way it lies
        if not view.row:
            return Reason(f"seventeen_first_{seen}", values)
        if enough(VALUE[kind]) < HARDLY:
            return Reason(f"seventeen_far_{seen}", values)
        return Reason(f"seventeen_number_{seen}", values)
    if before < HARDLY:
        return Reason("seventeen_far_special", {"before": before})
    if face == "up" and kind == "trash" and view.row:
        return Reason("seventeen_trash_up", {"before": before, "after": without_last()})
    return Reason(f"seventeen_{kind}_{face}", {"before": before})
