"""What a seat's options come to, played out to the round's end in worlds that fit what it has seen: `native/
search.h`, seen from Python.

The worlds are weighed by how likely the others would have played and kept silent so, as experts do who
search: a network has learnt that from their games. An expert takes options the oftener the better they came
out, and as a network mixes them that guides it: the same, or for two and three another.
"""

import ctypes
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

from msgspec import Struct

from game.bots.c_library import CLibrary
from game.bots.seventeen.belief import Belief
from game.bots.seventeen.features import COPIES_OF, back, purse
from game.bots.seventeen.net import MOST_LEARNT, SEARCHED, guiding, kept
from game.bots.seventeen.policy import FLOOR, Play, entry
from game.bots.seventeen.round import NO_PILE, Round
from game.bots.seventeen.seen import copies
from game.bots.seventeen.worth import Held, chances, plain
from game.seventeen.cards import KINDS, RANK, told
from game.seventeen.tokens import VICTORIES
from game.seventeen.views import SawDrawn, SawPlayed, SawShuffled, View

WORLDS = 200  # played out, of four times as many that are dealt
TEMPER = {2: 0.02, 3: 0.02, 4: 0.04}
"""How much an expert mixes: what is so much better, of a round's worth, it takes oftener by a factor of e.
With four, what others are taken for was learnt of who mixed more."""
PLAYED, DRAWN, SHUFFLED = range(3)
PURSES = 8  # victories up to three, penalties up to one
PLAYS = len(KINDS) * 2


class Weighed(Struct, frozen=True):
    """Chances of winning: of a call, of silence, of each play; that the row comes to 17; and how often the
    expert calls, and plays each. `rows`: what the row comes to in each world, and its last card of that."""

    call: float
    silent: float
    enough: float
    calls: float
    plays: Sequence[float]
    shares: Sequence[float]
    rows: Sequence[tuple[int, int]]

    def of(self, play: Play) -> float:
        return self.plays[entry(play)]


def weighed(
    view: View, seen: Round, held: Held, random: Random, *, calling: bool, worlds: int = WORLDS
) -> Weighed | None:
    """None where the library isn't there, at larger tables, and where no world was found."""
    if not LIBRARY.there() or view.seats > MOST_LEARNT or copies(view) != COPIES_OF:
        return None
    asked = _numbers(view, seen, held, Belief(view, random), calling=calling)
    found = (ctypes.c_double * (4 + 2 * PLAYS + 2 * worlds))()
    numbers = (ctypes.c_int * len(asked))(*asked)
    seed = ctypes.c_uint64(random.getrandbits(64))
    by = guide(view.seats), player(view.seats), *worths(view.seats)
    count = LIBRARY.get().search_weigh(*by, view.seats, numbers, worlds, TEMPER[view.seats], seed, found)
    if not count:
        return None
    call, silent, enough, calls, *rest = found
    plays, lies = rest[: 2 * PLAYS], [int(value) for value in rest[2 * PLAYS :]]
    rows = tuple(zip(lies[: 2 * count : 2], lies[1 : 2 * count : 2], strict=True))
    return Weighed(call, silent, enough, calls, plays[::2], plays[1::2], rows)


def _declare(found: ctypes.CDLL) -> None:
    found.search_new.restype = ctypes.c_void_p
    worth = ctypes.POINTER(ctypes.c_double)
    whole = ctypes.c_int
    found.search_weigh.argtypes = [
        *[ctypes.c_void_p] * 2, *[worth] * 3, whole, ctypes.POINTER(whole), whole, ctypes.c_float,
        ctypes.c_uint64, worth,
    ]  # fmt: skip


LIBRARY = CLibrary(Path(__file__).parent / "native", "search", 4, _declare, ctypes.PyDLL)
"""Its buffers are one for all threads."""


def player(seats: int) -> ctypes.c_void_p:
    """Plays as experts do who search."""
    return _playing(seats, seats + SEARCHED)


def by_policy(seats: int) -> ctypes.c_void_p:
    """Plays as experts do who don't search."""
    return _playing(seats, seats)


def guide(seats: int) -> ctypes.c_void_p:
    return _playing(seats, guiding(seats))


@cache
def _playing(seats: int, which: int) -> ctypes.c_void_p:
    weights = kept()[which]
    made = LIBRARY.get().search_new(seats, (ctypes.c_float * len(weights))(*weights), ctypes.c_float(FLOOR))
    if made is None:
        raise MemoryError
    return ctypes.c_void_p(made)


Doubles = ctypes.Array[ctypes.c_double]


@cache
def worths(seats: int) -> tuple[Doubles, Doubles, Doubles]:
    """By all purses and seat: the chance of winning, the middle of a plain round won and lost, and half of
    what lies between."""
    chance, middle, half = ((ctypes.c_double * (PURSES**seats * seats))() for _ in range(3))
    for code, purses in enumerate(product(range(PURSES), repeat=seats)):
        held: Held = tuple([divmod(purse, 2) for purse in purses])
        over = max(purses) >= 2 * VICTORIES
        for seat, known in enumerate(chances(held)):
            won, lost = (1.0, -1.0) if over else plain(held, seat)
            at = code * seats + seat
            chance[at], middle[at], half[at] = known, (won + lost) / 2, (won - lost) / 2
    return chance, middle, half


def _numbers(view: View, r: Round, held: Held, belief: Belief, *, calling: bool) -> list[int]:
    """As `search_weigh` reads it."""
    me = view.seat
    assert me is not None
    place = next((p for p in range(1, r.seats) if (r.last + p * r.direction) % r.seats == me), r.seats)
    asked = [me, place, int(calling), r.mover, r.direction, r.last, r.cards, r.after, r.played]
    asked += [view.pile, _back(r.top), *map(purse, held)]
    for hand in r.hands:
        asked += _counted(hand)
    asked += [*r.shown, *r.own[me], len(r.row)]
    for lies in r.row:
        asked += lies
    asked += _counted([RANK[told(gone.card) or "reverse"] for gone in view.discards])
    begun = belief.begun
    happened = _happened(belief.events, r.top)
    top = next((e[4] for e in happened if e[0] == DRAWN), _back(r.top))
    asked += [begun.mover, begun.direction, top]
    for hand in begun.hands:
        asked += _counted(hand)
    asked += [*begun.shown, len(happened)]
    for one in happened:
        asked += one
    return asked


def _happened(events: Sequence[object], top: int) -> list[list[int]]:
    """Plays, draws and shuffles; with a draw the back that then lay on top."""
    found: list[list[int]] = []
    for seen in events:
        match seen:
            case SawPlayed(seat, card, face):
                found.append([PLAYED, seat, RANK[told(card) or "reverse"], int(face == "down"), 0])
            case SawDrawn(seat, card):
                found.append([DRAWN, seat, RANK[told(card) or "reverse"], 0, 0])
            case SawShuffled():
                found.append([SHUFFLED, 0, 0, 0, 0])
            case _:
                pass
    after = _back(top)
    for one in reversed(found):
        if one[0] == DRAWN:
            one[4] = after
            after = back(one[2])
    return found


def _back(top: int) -> int:
    return -1 if top == NO_PILE else back(top)


def _counted(kinds: Sequence[int]) -> list[int]:
    return [kinds.count(kind) for kind in range(len(KINDS))]
