"""What a seasoned player feels without thinking: learnt worths of calls, plays and silence.

A worth is a sum of table entries, one of each table; which, is read off what the seat knows of a round. 1 is
a plain round won from the one seat that lost it, −1 that round lost. `learning` fills the tables.
"""

from collections.abc import Sequence
from math import exp

from msgspec import Struct

from game.bots.seventeen.policy import Play
from game.bots.seventeen.round import (
    A_BACK,
    DOUBLE,
    HIGH,
    OPEN,
    PLAIN,
    TRAP,
    TRASH,
    VALUES,
    Round,
)
from game.bots.seventeen.worth import Held
from game.seventeen.tokens import GOAL, VICTORIES

Entries = tuple[int, int, int, int, int, int, int]  # of one of the tables of plays each

# What the tables are read by: so many steps each.
SUMS = 23  # a row's sum, known or in all
BACKS = 12  # backs of hidden cards: none, one, two from a low row × up to three from a high one
TRAPS = 3
THEN = 3  # what follows the play: an ordinary turn, a doubled one, one's own second card
HANDS = 24  # what is left in hand: specials × a Trash × the lowest number
NEXT = 24  # what the next player shows: plain backs × the lowest open number
HIDDEN = 11
CARDS = 28
STAKES = 9  # one's own victories × the most that another seat has

SHAPES = (
    SUMS * BACKS * BACKS * THEN,  # what lies open, one's own backs, the others'
    SUMS * BACKS * TRAPS * THEN,  # what one knows the row to be, the others' backs, one's traps
    SUMS * HANDS * THEN,
    SUMS * NEXT * 3 * THEN,
    CARDS * SUMS * STAKES,
    HIDDEN * BACKS * SUMS,
    HANDS * NEXT * SUMS,
)
TABLES = len(SHAPES)
OFFSETS = tuple(sum(SHAPES[:place]) for place in range(len(SHAPES)))
PLAYS = sum(SHAPES)
CALL_BACKS = 20  # as BACKS, with up to four from a high row
CALLS = (GOAL + 1) * CALL_BACKS * TRAPS
SILENCES = SUMS * BACKS * TRAPS + SUMS * HANDS

_B1, _B2, _B3, _B4, _B5, _B6 = OFFSETS[1:]


class Instinct(Struct):
    """The tables for a number of seats."""

    plays: list[float]
    onward: list[float]  # of a play that nobody calls upon
    calls: list[float]
    silences: list[float]
    mix: float  # the size of a difference in worth that such a player may miss

    def tables(self) -> tuple[list[float], ...]:
        return self.plays, self.onward, self.calls, self.silences


def empty(mix: float) -> Instinct:
    return Instinct([0.0] * PLAYS, [0.0] * PLAYS, [0.0] * CALLS, [0.0] * SILENCES, mix)


def backs(early: int, late: int) -> int:
    return (min(2, early)) * 4 + (min(3, late))


def hand_class(hand: Sequence[int]) -> int:
    specials, trash, lowest = 0, 0, 4
    for kind in hand:
        value = VALUES[kind]
        if value:
            lowest = min(lowest, value)
        else:
            specials += 1
            if kind == TRASH:
                trash = 12
    return trash + min(specials, 2) * 4 + lowest - 1


def next_class(hand: Sequence[int]) -> int:
    plain, lowest = 0, 6
    for kind in hand:
        if PLAIN[kind]:
            plain += 1
        else:
            lowest = min(lowest, VALUES[kind])
    return min(plain, 3) * 6 + lowest - 1


def stakes(held: Held) -> list[int]:
    """What each seat plays for."""
    victories = [won for won, _ in held]
    most = [max(victories[:seat] + victories[seat + 1 :]) for seat in range(len(held))]
    return [own * VICTORIES + other for own, other in zip(victories, most, strict=True)]


def play_entries(r: Round, seat: int, options: Sequence[Play], stake: int) -> list[Entries]:
    """For each play the entries of the tables that make up its worth."""
    opens, own, traps = r.opens, r.hidden[seat], r.traps[seat]
    early, late = r.early()[seat], r.late()[seat]
    others_early, others_late = sum(r.early()) - early, sum(r.late()) - late
    theirs = backs(others_early, others_late)
    before = opens + A_BACK * (early + late + others_early + others_late)
    high = before >= HIGH
    hand = r.hands[seat]
    second = r.played + 1 < r.cards and len(hand) > 1
    then = 2 if second else (1 if r.after == 2 else 0)
    onward = next_class(r.hands[(seat + r.direction) % r.seats])
    about = int(min(before, SUMS - 1))
    classes: dict[int, int] = {}
    found: list[Entries] = []
    for kind, down in options:
        value = VALUES[kind]
        p, h, t, early_own, late_own, th, at = opens, own, traps, early, late, theirs, then
        if not down:
            p += value
            if kind == DOUBLE and not second:
                at = 1
            elif kind == TRASH and r.row:
                p, h, t, early_own, late_own, th = _trashed(r, seat, others_early, others_late)
        elif PLAIN[kind]:
            h += value
            if high:
                late_own += 1
            else:
                early_own += 1
            if kind == TRAP:
                t += 1
        else:
            p += value
        left = classes.get(kind)
        if left is None:
            rest = hand[:]
            rest.remove(kind)
            left = classes[kind] = hand_class(rest)
        known = p + h
        if p > 22:
            p = 22
        if known > 22:
            known = 22
        mine = (min(2, early_own)) * 4 + (min(3, late_own))
        few = early_own + late_own
        found.append(
            (
                ((p * BACKS + mine) * BACKS + th) * THEN + at,
                _B1 + ((known * BACKS + th) * TRAPS + (min(2, t))) * THEN + at,
                _B2 + (known * HANDS + left) * THEN + at,
                _B3 + ((p * NEXT + onward) * 3 + (min(2, few))) * THEN + at,
                _B4 + ((kind * 2 + down) * STAKES + stake) * SUMS + about,
                _B5 + ((min(10, h)) * BACKS + mine) * SUMS + p,
                _B6 + (left * NEXT + onward) * SUMS + known,
            )
        )
    return found


def _trashed(r: Round, seat: int, others_early: int, others_late: int) -> tuple[int, int, int, int, int, int]:
    """What would lie there without the row's last card."""
    whose, kind, how = r.row[-1]
    p, h, t, early_own, late_own = r.opens, r.hidden[seat], r.traps[seat], r.early()[seat], r.late()[seat]
    if how == OPEN:
        p -= VALUES[kind]
    else:
        early = 1 if how < 2 else 0
        if whose == seat:
            h -= VALUES[kind]
            t -= kind == TRAP
            early_own -= early
            late_own -= 1 - early
        else:
            others_early -= early
            others_late -= 1 - early
    return p, h, t, early_own, late_own, backs(others_early, others_late)


def call_entry(r: Round, seat: int) -> int:
    missing = GOAL - r.opens - r.hidden[seat]
    early = sum(r.early()) - r.early()[seat]
    late = sum(r.late()) - r.late()[seat]
    seen = (min(3, early)) * 5 + (min(4, late))
    traps = r.traps[seat]
    return ((max(0, missing)) * CALL_BACKS + seen) * TRAPS + (min(2, traps))


def silence_entries(r: Round, seat: int) -> tuple[int, int]:
    known = min(r.opens + r.hidden[seat], SUMS - 1)
    theirs = backs(sum(r.early()) - r.early()[seat], sum(r.late()) - r.late()[seat])
    return (
        (known * BACKS + theirs) * TRAPS + min(r.traps[seat], 2),
        SUMS * BACKS * TRAPS + known * HANDS + hand_class(r.hands[seat]),
    )


def worths(w: Sequence[float], entries: Sequence[Entries]) -> list[float]:
    return [w[a] + w[b] + w[c] + w[d] + w[e] + w[f] + w[g] for a, b, c, d, e, f, g in entries]


def shares(worths: Sequence[float], mix: float) -> list[float]:
    """How often each is chosen: the better the oftener."""
    most = max(worths)
    heaps = [exp((worth - most) / mix) for worth in worths]
    whole = sum(heaps)
    return [heap / whole for heap in heaps]


def expected(worths: Sequence[float], mix: float) -> float:
    return sum(share * worth for share, worth in zip(shares(worths, mix), worths, strict=True))


def prefers(first: float, second: float, mix: float) -> float:
    """How often the first of two is chosen."""
    x = (second - first) / mix
    return 0.0 if x > 40 else 1.0 if x < -40 else 1 / (1 + exp(x))
