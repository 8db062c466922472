"""17: what the row may be worth, as far as the seat can know, and what a card would make of it."""

from collections.abc import Callable, Sequence
from math import log, tanh
from random import Random

from msgspec.structs import replace

from game.bots.reason import Reason, Value
from game.bots.seventeen import search, tables
from game.bots.seventeen.belief import Belief
from game.bots.seventeen.guessing import Guessing
from game.bots.seventeen.looks import searched
from game.bots.seventeen.net import MOST_LEARNT, chance
from game.bots.seventeen.odds import SEED
from game.bots.seventeen.policy import Reading, may_be_enough
from game.bots.seventeen.search import Weighed, weighed
from game.bots.seventeen.seen import as_seen, copies
from game.seventeen.cards import BACK, KINDS, SPECIALS, VALUE, Kind, told
from game.seventeen.commands import BeginTurn, Call, Command, Play
from game.seventeen.reach import ANYBODY
from game.seventeen.reach import chance as from_outside
from game.seventeen.tokens import GOAL
from game.seventeen.views import View

WORLDS = 400  # at larger tables
SURER = 800  # that are played out before a card is laid; with fewer what is told of one scatters
TRUER = {
    2: (-0.122, 0.684, 0.188, 4.0),
    3: (-0.007, 0.694, 0.231, 2.1),
    4: (-0.030, 0.760, 0.180, 2.05),
}
"""By seats: where from, how much by the search and how much by the network, in log odds; and what those level
off to above a half.

The search knows what was played; but of the few worlds that count it tells too sure a share, and it takes
all unseen cards for as likely to have been kept since earlier rounds. The network has learnt from whole games
what such rows came to, and knows less of this one. Fitted (`tests/bench/calibration.py`) to 3,300, 2,100
and 3,300 games of experts.
"""
LEAST = 0.0025
HARDLY = 0.01  # a chance that nobody calls on
NEAR, NEARER = 4, 2
"""A row isn't far from 17 that such a card more could bring there: for who keeps numbers for later; for who
lays one, and is told how likely it is there."""
EVEN = 0.5  # who calls on less, or waits on more, has another reason than the row

Rows = Sequence[tuple[int, int]]
"""What the row may come to, as often as it is likely, and its last card of that."""


def why(view: View, command: Command | None, random: Random) -> Reason:
    match command:
        case Call():
            return _calling(view, enough(view, random))
        case BeginTurn() | None:
            return _silent(view, enough(view, random))
        case Play():
            rows = likely(view, random)
            left = [(whole - last, 0) for whole, last in rows]
            return _playing(view, command, lambda number: reached(rows, number), lambda: reached(left))


def aloud(view: View, public: View, command: Command | None, random: Random) -> Reason | None:
    """What may be said where all hear it: of a card what it does as anybody sees it, and never which one lies
    hidden. Upon a call the row is turned up; how sure its caller was is told roughly: that went by a hand.
    """
    match command:
        case Call():
            return Reason("seventeen_call", {"chance": round(enough(view, random), 1)})
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


def _calling(view: View, chance: float) -> Reason:
    at_risk = chance < EVEN and _better_to_call(view) is True
    return Reason("seventeen_call_at_risk" if at_risk else "seventeen_call", {"chance": chance})


def _silent(view: View, chance: float) -> Reason:
    if chance < HARDLY:
        return Reason("seventeen_far", {"chance": chance})
    waits = chance >= EVEN and _better_to_call(view) is False
    return Reason("seventeen_wait" if waits else "seventeen_no_call", {"chance": chance})


def _better_to_call(view: View) -> bool | None:
    """As odds tell it; None where nobody searches, or is asked."""
    if view.seat is None or view.stage != "waiting" or view.seat == view.last:
        return None
    found = searched(view, SEED)
    return None if found is None else found[Call(view.seat)] >= found[BeginTurn(view.seat)]


def enough(view: View, random: Random) -> float:
    """How likely the row comes to 17, for all that the seat can know."""
    if view.seats > MOST_LEARNT or _lies_open(view):
        return reached(likely(view, random))
    return _chance(view, random)[0]


def _lies_open(view: View) -> bool:
    return all(told(lying.card) for lying in view.row)


def likely(view: View, random: Random) -> Rows:
    """All that is hidden dealt again and again, as the view allows, and as experts lay cards and call."""
    if _lies_open(view):
        return [_comes_to([told(lying.card) or "trap" for lying in view.row])]
    if view.seats > MOST_LEARNT:
        guessing = Guessing(view, tables.habits(view.seats), random)
        dealt = [iter(guessing.deal_row()) for _ in range(WORLDS)]
        return [_comes_to([told(lying.card) or KINDS[next(row)] for lying in view.row]) for row in dealt]
    chance, found = _chance(view, random)
    if found is None:
        kept = Belief(view, random).kept()
        return as_told([_comes_to([KINDS[kind] for _, kind, _ in r.row]) for r in kept], chance)
    return as_told(found.rows, chance)


def _comes_to(row: Sequence[Kind]) -> tuple[int, int]:
    values = [VALUE[kind] for kind in row]
    return sum(values), values[-1] if values else 0


def as_told(rows: Rows, how_likely: float) -> Rows:
    """The rows, so many of them coming to 17: of few worlds that share is rough, and `enough` is nearer the
    truth."""
    right = [row for row in rows if row[0] >= GOAL]
    less = [row for row in rows if row[0] < GOAL]
    if not right or not less:
        return rows
    share = round(how_likely * len(rows))
    return [
        *(right[place % len(right)] for place in range(share)),
        *(less[place % len(less)] for place in range(len(rows) - share)),
    ]


def _chance(view: View, random: Random) -> tuple[float, Weighed | None]:
    """And what the search found of it."""
    assert view.seat is not None
    calling = view.stage == "waiting" or view.seat != view.mover
    held = tuple(zip(view.victories, view.penalties, strict=True))
    seen = as_seen(view)
    worlds = search.WORLDS if calling else SURER
    found = weighed(view, seen, held, random, calling=calling, worlds=worlds)
    if not may_be_enough(seen, view.seat) or seen.opens + seen.hidden[view.seat] >= GOAL:
        return float(may_be_enough(seen, view.seat)), found
    felt = Reading(seen, view.seat, held, copies(view), calling=calling).enough()
    return felt if found is None else both(view.seats, found.enough, felt), found


def both(seats: int, searched: float, felt: float) -> float:
    """A row's chance, of what a search found and what the network takes it for."""
    begin, by_search, by_feeling, most = TRUER[seats]
    told = begin + by_search * log_odds(searched) + by_feeling * log_odds(felt)
    return chance(told if told < 0 else levelled_off(told, most))


def levelled_off(told: float, most: float) -> float:
    """Log odds, where those a little above a half are true, and no row is as sure as the highest of them."""
    return most * tanh(told / most)


def log_odds(share: float) -> float:
    share = min(max(share, LEAST), 1 - LEAST)
    return log(share / (1 - share))


def reached(rows: Rows, plus: int = 0) -> float:
    """The chance that the row is worth enough to call it, with so much more on it."""
    return sum(whole + plus >= GOAL for whole, _last in rows) / len(rows)


def _playing(
    view: View, play: Play, with_more: Callable[[int], float], without_last: Callable[[], float]
) -> Reason:
    """`with_more`: the chance of the row with such a number on it; `without_last`: without its last card."""
    before = with_more(0)
    kind, face = play.card, play.face
    if kind not in SPECIALS:
        after = with_more(VALUE[kind])
        values: dict[str, Value] = {"number": VALUE[kind], "before": before, "after": after}
        seen = face if BACK[kind] == "plain" else "up"  # an open number is known whichever way it lies
        if not view.row:
            return Reason(f"seventeen_first_{seen}", values)
        if after >= HARDLY:
            return Reason(f"seventeen_number_{seen}", values)
        far = with_more(VALUE[kind] + NEARER) < HARDLY
        return Reason(f"seventeen_far_{seen}" if far else f"seventeen_soon_{seen}", values)
    if with_more(NEAR) < HARDLY:
        return Reason("seventeen_far_special", {"before": before})
    if face == "up" and kind == "trash" and view.row:
        return Reason("seventeen_trash_up", {"before": before, "after": without_last()})
    return Reason(f"seventeen_{kind}_{face}", {"before": before})
