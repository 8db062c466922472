"""What weaker players get wrong at 17. They count a row as if nobody ever hid a trap, take every hidden card
for a middling or high number, misadd it, and forget what they hid. When they must act they call on hope: of
what the others hid one card at least must be a five; between their turns they wait until they see enough,
and somebody else calls. They would rather show what they lay than hide it, and like to lay high numbers. And
they misjudge plans, as in every game (`budgets`). A wrong sum, and a plan, is kept for the round.

A level's error says how far its judgement is that of such a player, and how far the expert's. With more seats
the same error costs less, as what one gives away is shared by more: there weaker levels err more.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import TypeVar

import msgspec

from game.bots.budgets import EQUAL, MOST_AT_ONCE, WITHIN_A_KIND, Level, Misjudging
from game.bots.seventeen import BOTS
from game.bots.seventeen.belief import this_round
from game.bots.seventeen.net import chance as share_of
from game.bots.seventeen.policy import Play
from game.bots.seventeen.round import OPEN, PLAIN, TRAP, TRASH, VALUES, Round
from game.bots.seventeen.worth import Held, after, chances
from game.seventeen.cards import VALUE
from game.seventeen.commands import Play as Lays
from game.seventeen.tokens import GOAL, VICTORIES
from game.seventeen.views import View

T = TypeVar("T")
E = TypeVar("E", bound=Misjudging)


class Erring(Misjudging, frozen=True):
    """How a level goes wrong, beside misjudging plans and misadding the row.

    `a_back`: what it takes a hidden card for; `hopes`: and how much more all that others hid together;
    `waits`: how little it counts of that as long as it needn't act itself; `shows`: how loath it is to hide a
    card, and `greedy`: how much it likes to lay a five, as chances of winning.
    """

    a_back: float = 2.2
    hopes: float = 0
    waits: float = 0
    shows: float = 0
    greedy: float = 0


_BY_SEARCH: Mapping[int, Sequence[Erring]] = {
    2: (
        Erring(0.32, 0.43, 2.7, greedy=0.38),
        Erring(0.175, 0.24, 2.5, greedy=0.19),
        Erring(0.072, 0.107),
    ),
    3: (
        Erring(0.53, 0.7, 2.8, 2.6, 1, 0.6, 0.2),
        Erring(0.29, 0.43, 2.4, 1.7, 0.9, 0.23, 0.1),
        Erring(0.117, 0.25, 2.3, 1, 0.6, 0.06, 0.05),
    ),
    4: (
        Erring(0.75, 1, 3.4, 3.2, 1, 1.05, 0.35),
        Erring(0.28, 0.48, 2.6, 1.9, 0.9, 0.3, 0.13),
        Erring(0.13, 0.3, 2.3, 0.9, 0.6, 0.1, 0.06),
    ),
}
"""By seats, of easy, medium and hard."""
_BY_POLICY = (Erring(0.118, 0.15), Erring(0.064, 0.086), Erring(0.034, 0.05))
_NEAR_SIGHTED = (Misjudging(0.175, 0.21), Misjudging(0.11, 0.14), Misjudging(0.055, 0.084))
"""Where options are weighed by less than a search, a level is what it is by other errors."""

WEAKER = ("easy", "medium", "hard")
GREEN = 0.25  # an error from which on calls are judged as a beginner does
CERTAIN = 1 - 1e-9  # a game that is won
SPREAD = 1.2  # points, by which it feels unsure of a total
MISCOUNTED = 2.0  # points, for an error of 1
PLANS = ("add", "hide", "special")


def erring(level: Misjudging, seats: int, *, searched: bool) -> Erring:
    """How a level errs at such a table."""
    return _as(level, _BY_SEARCH[seats] if searched else _BY_POLICY) or Erring(level.error, level.cap)


def near_sighted(level: Level) -> Level:
    """And where it only looks a turn ahead."""
    return _as(level, _NEAR_SIGHTED) or level


def _as(level: Level, errors: Sequence[E]) -> E | None:
    return next((err for name, err in zip(WEAKER, errors, strict=True) if level == BOTS.levels[name]), None)


def sensible(r: Round, held: Held, may: Sequence[Play]) -> Sequence[Play]:
    """Without a trap that lies open: nobody fears it there; nor a row of 17 shown to who wins by one victory
    more, if that can be helped."""
    shut = [play for play in may if play != (TRAP, False)]
    if all(victories < VICTORIES - 1 for seat, (victories, _) in enumerate(held) if seat != r.mover):
        return shut
    return [play for play in shut if opens_after(r, play) < GOAL] or shut


def opens_after(r: Round, play: Play) -> int:
    """What lies open once it is played."""
    kind, down = play
    if kind == TRASH and not down:
        return r.opens - sum(VALUES[last] for _, last, how in r.row[-1:] if how == OPEN)
    return r.opens + (0 if down and PLAIN[kind] else VALUES[kind])


def sees_enough(r: Round, seat: int) -> bool:
    """Does it know the whole row, and that it is 17, with no trap of its own? Nobody lets that go."""
    return not (r.others_backs(seat) or r.traps[seat]) and r.opens + r.hidden[seat] >= GOAL


def pictures(r: Round, seat: int) -> bool:
    """Can a beginner picture the row as enough: of what others hid one card a five, the rest twos?"""
    others = r.others_backs(seat)
    return r.opens + r.hidden[seat] + (2 * others + 3 if others else 0) >= GOAL


def surely_won(r: Round, seat: int, held: Held) -> bool:
    """Does a call win the game, whatever the others hid? Nobody risks that."""
    if held[seat][0] < VICTORIES - 1 or r.opens + r.hidden[seat] < GOAL:
        return False
    others = [0 if other == seat else r.backs(other) for other in range(r.seats)]
    for traps in product(*(range(most + 1) for most in others)):
        twin = r.copy()
        twin.traps = [own + of_others for own, of_others in zip(r.traps, traps, strict=True)]
        if chances(after(held, *twin.awards(seat)))[seat] < CERTAIN:
            return False
    return True


class Mood(msgspec.Struct, frozen=True):
    """What a seat gets wrong for all of a round, for an error of 1: points of the row, and what it takes each
    plan for."""

    misadds: float
    plans: Mapping[str, float]


def mood(view: View) -> Mood:
    before = view.history[: len(view.history) - len(this_round(view.history))]
    of_this_round = Random(msgspec.msgpack.encode((view.seat, before)))  # noqa: S311
    misadds, *plans = (of_this_round.gauss() for _ in range(1 + len(PLANS)))
    return Mood(misadds * MISCOUNTED, dict(zip(PLANS, plans, strict=True)))


def mistaken(
    level: Erring,
    r: Round,
    seat: int,
    options: Sequence[tuple[T, float, str]],
    chance: float,
    unit: float,
    random: Random,
    mood: Mood,
) -> T:
    """What such a level does. `options` with their worths, the best first; `unit` is what a worth of 1 is in
    chance of winning, of which the seat has `chance` now."""
    best = options[0][1]
    calling = any(kind == "call" for _, _, kind in options)
    most = EQUAL + (level.cap if calling else min(level.cap, chance * MOST_AT_ONCE))
    affordable = [option for option in options if (best - option[1]) * unit <= most]

    def looks(option: tuple[T, float, str]) -> float:
        choice, worth, kind = option
        if calling:
            return as_felt(level, r, seat, worth, mood) if kind == "call" else worth
        takes_it_for = level.error * (mood.plans[kind] + random.gauss(0, WITHIN_A_KIND))
        return liking(level, r, choice, kind) + takes_it_for - (best - worth) * unit

    return max(affordable, key=looks)[0]


def liking(level: Erring, r: Round, choice: object, kind: str) -> float:
    """For what it is, and not for what it does. Nobody likes what the next could call at sight."""
    number = VALUE[choice.card] if isinstance(choice, Lays) else 0
    high = level.greedy * number / VALUE["h5"] if r.opens + number < GOAL else 0.0
    return high - (level.shows if kind == "hide" else 0.0)


def as_felt(level: Erring, r: Round, seat: int, worth: float, mood: Mood) -> float:
    """The worth of a call, partly as a beginner feels it: who sees no traps and half forgets what it hid."""
    green = min(1.0, level.error / GREEN)
    own = (1 - green / 2) * r.hidden[seat] + green / 2 * level.a_back * r.backs(seat)
    others = r.others_backs(seat)
    taken = level.a_back * others + level.hopes if others else 0.0
    counted = 1.0 if seat == r.mover else 1 - level.waits
    about = r.opens + own + counted * taken + level.error * mood.misadds
    return (1 - green) * worth + green * (2 * share_of((about - GOAL + 0.5) / SPREAD) - 1)
