"""The C that learns and measures follows the same rules, and reads a round as the Python that plays does."""

from ctypes import byref, c_double, c_float, c_int, c_int8, c_uint64
from itertools import takewhile
from random import Random
from shutil import which

import pytest

from game.bots.seventeen.features import active, phase_to_call, phase_to_play, purse, unseen
from game.bots.seventeen.native import library
from game.bots.seventeen.policy import choices, entry
from game.bots.seventeen.round import Round
from game.bots.seventeen.signs import doubts
from game.bots.seventeen.worth import after
from game.seventeen import GAME
from game.seventeen.cards import COPIES, KIND, KINDS, RANK
from game.seventeen.events import Called, CardPlayed, Event, GameStarted, PileShuffled
from game.seventeen.tokens import VICTORIES
from tests.seventeen.table import states

pytestmark = pytest.mark.skipif(which("cc") is None, reason="no C compiler")

DECK = [rank for rank, kind in enumerate(KINDS) for _ in range(COPIES[kind])]


def never(pile):
    raise AssertionError("no pile is shuffled here")


def told(r, held):
    lines: list[int] = []
    for seat in range(r.seats):
        playing = seat == r.mover and (r.played or r.last < 0)
        on = active(r, seat, phase_to_play(r) if playing else phase_to_call(r, seat), held)
        lines += [len(on), *on, *unseen(r, seat), purse(held[seat])]
    return lines


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_reads_random_rounds_alike(seats):
    trace = library("exploit").trace
    for seed in range(40):
        random = Random(seed)
        pile = DECK[:]
        random.shuffle(pile)
        first = random.randrange(seats)
        deal = [pile[-1 - place :: -1][:1][0] for place in range(3 * seats)]
        hands = [deal[(seat - first) % seats :: seats] for seat in range(seats)]
        r = Round(hands, pile[: -3 * seats], first)
        held = ((0, 0),) * seats
        acts, expected = list[int](), list[int]()
        while len(r.pile) > 4 and all(victories < VICTORIES for victories, _ in held):
            if r.last >= 0 and not r.played and random.random() < 0.12:
                caller = random.choice([*r.callers()])
                acts.append(100 + caller)
                held = after(held, *r.awards(caller))
                r.end(caller)
                if any(victories >= VICTORIES for victories, _ in held):
                    break
            else:
                play = random.choice(choices(r, r.mover))
                acts.append(entry(play))
                r.play(*play, never)
            r.begin(never)
            expected += told(r, held)
        if any(victories >= VICTORIES for victories, _ in held):
            acts.pop()
        room = (c_int * (len(expected) + 1000))()
        asked = (seats, (c_int8 * 70)(*pile), first, (c_int * len(acts))(*acts), len(acts), room)
        length = trace(*asked, (c_float * seats)())
        assert list(room[:length]) == expected


def past(state):
    """What happened, but for what came once the discards were shuffled."""
    before, found = state.past, list[Event]()
    while before:
        found.append(before.event)
        before = before.before
    return found[::-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weak_players_are_given_away_alike(seats):
    trace, met = library("exploit").trace, set[float]()
    for seed in range(12):
        shuffled_once = takewhile(lambda state: state.shuffles < 2, states(seed, seats=seats, calls=0.1))
        *_, state = shuffled_once
        acts, pile, first = list[int](), list[int](), 0
        for event in past(state):
            match event:
                case GameStarted(first):
                    pass
                case PileShuffled(order):
                    pile = [RANK[KIND[card]] for card in reversed(order)]
                case CardPlayed(_, card, face):
                    acts.append(entry((RANK[KIND[card]], face == "down")))
                case Called(seat):
                    acts.append(100 + seat)
                case _:
                    pass
        doubted, room = (c_float * seats)(), (c_int * 200_000)()
        trace(seats, (c_int8 * 70)(*pile), first, (c_int * len(acts))(*acts), len(acts), room, doubted)
        told = [doubts(GAME.view(state, seat)) for seat in range(seats)]
        assert list(doubted) == pytest.approx(told, abs=1e-4)
        met |= {round(doubt, 3) for doubt in told}
    assert len(met) > 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_below_the_piles_top_lies_anyhow(seats):
    second, share = c_double(), c_double()
    library("exploit").below_the_top(seats, 2000, c_uint64(1), byref(second), byref(share))
    assert second.value == pytest.approx(share.value, abs=0.02)
