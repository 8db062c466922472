"""Three and four at the table: what the network says fits together, and its play-outs fit the rules."""

from array import array
from operator import itemgetter
from random import Random
from struct import unpack

import pytest

from game.bots.dicy import brain, compiled_crowd
from game.bots.dicy.compiled_crowd import MOST, WEIGHTS, Between, Goes, crowd, weights
from game.bots.dicy.estimate import carries
from game.bots.dicy.exact.crowds import Course, followed, in_bytes
from game.bots.dicy.explain import why
from game.bots.dicy.odds import odds
from game.bots.dicy.playing_out import goes, lying, told, told_of_card
from game.bots.dicy.tables import in_order
from game.bots.dicy.turn import ALL
from game.bots.dicy.worth import between_turns, bits
from game.dicy.commands import Freeze, Roll, Score
from game.dicy.fives import GIVEN
from game.dicy.state import View
from tests.dicy.table import may, table

INTERACTION = in_order(GIVEN["interaction"])

pytestmark = pytest.mark.skipif(not compiled_crowd.LIBRARY.there(), reason="no C compiler was there")


def at(scores, comes_next=0, actives=None):
    return Between(comes_next, scores, actives or (ALL,) * len(scores))


@pytest.mark.parametrize("scores", [(0, 0, 0), (70, 91, 88, 3), (104, 20, 99), (104, 96, 99, 104)])
def test_the_seats_share_one_win(scores):
    shares = crowd(INTERACTION, len(scores)).shares(at(scores, 1))
    assert sum(shares) == pytest.approx(1, abs=1e-6)
    assert min(shares) >= 0


@pytest.mark.parametrize(
    ("scores", "actives", "shares"),
    [
        ((104, 20, 99), (ALL, 1, 1), [1, 0, 0]),
        ((104, 104, 99), (ALL, 0b00111, 1), [1, 0, 0]),
        ((104, 104, 99), (0b11100, 0b00111, ALL), [0.5, 0.5, 0]),
        ((104, 104, 104, 104), (ALL, ALL, ALL, ALL), [0.25] * 4),
    ],
)
def test_when_the_round_has_ended_it_is_known_who_won(scores, actives, shares):
    assert list(crowd(INTERACTION, len(scores)).shares(at(scores, 0, actives))) == shares


def test_who_cannot_reach_the_lead_any_more_has_lost():
    shares = crowd(INTERACTION, 3).shares(at((150, 20, 99), 1))
    assert list(shares) == [1, 0, 0]


def test_a_score_is_worth_what_is_left_once_each_near_has_turned_over_what_it_misses_least():
    known = crowd(INTERACTION, 4)
    before = at((30, 40, 50, 60), 1, (ALL, ALL, 0b01111, 0b11100))
    ends, _ = known.ends(before)
    worth = carries(INTERACTION)
    for card in range(5):
        left, points = ALL & ~(1 << card), 12
        made = [some for some in range(1, 37) if ends.values[ends.kinds[card] * 32 * 37 + some]]
        if points not in made or INTERACTION[card] == "sixes":
            continue  # no such score; a thaw
        hit = {"any_two": (2, 0), "lowest_three": (2, 3, 0)}.get(INTERACTION[card], ())

        def after(some, actives, left=left):
            return Between(2, (30, 40 + some, 50, 60), (actives[0], left, *actives[2:]))

        actives = list(before.actives)
        for place in hit:  # those after it as in the long run
            actives[place] = max(without_one(actives[place]), key=worth.__getitem__)
        for place in hit:
            was = before.actives[place]
            may_be = [[*actives[:place], cards, *actives[place + 1 :]] for cards in without_one(was)]
            middle = made[len(made) // 2]
            actives = max(may_be, key=lambda one, place=place: known.shares(after(middle, one))[place])
        told = known.shares(after(points, actives))[1]
        found = ends.values[(ends.kinds[card] * 32 + left) * 37 + points]
        assert found == pytest.approx(told, abs=1e-6), INTERACTION[card]


def without_one(cards):
    return [cards & ~(1 << one) for one in range(5) if cards >> one & 1]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("mode", sorted(GIVEN))
def test_a_card_more_is_never_worth_less(seats, mode):
    known = crowd(in_order(GIVEN[mode]), seats)
    ends, _ = known.ends(at((83, 62, 90, 71)[:seats], 2, (0b00110, 0b10001, ALL, 0)[:seats]))

    def of(kind, left):
        return ends.values[(kind * 32 + left) * 37 : (kind * 32 + left + 1) * 37]

    for kind in set(ends.kinds):
        for left in range(ALL):
            for card in range(5):
                if left >> card & 1:
                    fewer = of(kind, left & ~(1 << card))
                    assert all(more >= less for more, less in zip(of(kind, left), fewer, strict=True) if more)


def test_play_outs_of_the_last_turn_bring_what_the_turn_is_worth_and_no_luck():
    known, last = crowd(INTERACTION, 3), at((101, 60, 90), 2)
    came = known.played_out(last, Goes(active=ALL), 20, 1)
    state = table(seats=3, mode="interaction", scores=(101, 60, 90), to_move=2).state
    told = brain.turn_of(state).start(ALL)
    assert [seat.mean for seat in came] == pytest.approx([1 - told, 0, told], abs=1e-5)
    assert max(seat.pm for seat in came) < 1e-5


def test_play_outs_average_to_the_same_whatever_luck_is_taken_off():
    """What the network says before is off by some hundredths; play-outs by as much as they tell."""
    known, begun = crowd(INTERACTION, 4), at((60, 55, 70, 66), 2, (ALL, 0b111, 0b11100, ALL))
    one, other = (known.played_out(begun, Goes(active=0b11100), 300, seed) for seed in (1, 2))
    for first, second, share in zip(one, other, known.shares(begun), strict=True):
        assert abs(first.mean - second.mean) < 2 * (first.pm + second.pm)
        assert abs(first.mean - share) < 0.15
    assert sum(seat.mean for seat in one) == pytest.approx(1, abs=1e-4)


def test_the_same_seed_gives_the_same_play_outs():
    known, begun = crowd(INTERACTION, 3), at((60, 55, 70), 2)
    assert known.played_out(begun, Goes(active=ALL), 5, 9) == known.played_out(begun, Goes(active=ALL), 5, 9)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_told_lies_where_play_outs_say_and_ways_keep_their_order(seats):
    rolled = table("145236", seats=seats, mode="beginner", scores=(50, 62, 58, 40)[:seats]).do(Roll(0))
    weighed = brain.weigh(brain.turn_of(rolled.state), rolled.state)
    said = [told(rolled.state, weighed, value) for _, value in weighed]
    assert said == [told(rolled.state, weighed, value) for _, value in weighed]
    order = [value for _, value in weighed]
    assert sorted(said) == [one for _, one in sorted(zip(order, said, strict=True))]
    best, value = max(weighed, key=itemgetter(1))
    known, lies = lying(rolled.state)
    came = known.played_out(lies, goes(rolled.state, best), 1000, 77)[0]
    assert abs(max(said) - came.mean) < 0.03
    assert min(value, came.mean) - 0.03 < max(said) < max(value, came.mean) + 0.03


def test_what_is_certain_is_told_as_it_is():
    rolled = table("666612", seats=3, mode="interaction", scores=(97, 95, 20)).do(Roll(0))
    weighed = brain.weigh(brain.turn_of(rolled.state), rolled.state)
    assert told(rolled.state, weighed, 0.0) == 0
    assert told(rolled.state, weighed, 1.0) == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_who_turns_a_card_over_is_told_where_play_outs_say_in_hint_and_odds_alike(seats):
    played = table("451231", seats=seats, mode="interaction").do(Roll(0), Score(0, "any_two", (0, 1)))
    seat = played.state.choosers[0]
    told = {one.card: told_of_card(played.state, one) for one in may(played, seat)}
    chances = {one.card: brain.chance_after(played.state, one) for one in may(played, seat)}
    assert sorted(told, key=told.__getitem__) == sorted(chances, key=chances.__getitem__)
    best = max(told, key=told.__getitem__)
    then = between_turns(brain.after(played.state, Freeze(seat, best)))
    came = crowd(in_order(played.state.cards), seats).played_out(
        then, Goes(active=then.actives[then.next]), 1000, 5
    )
    assert told[best] == pytest.approx(came[seat].mean, abs=0.03)
    view = View(seat, played.state)
    assert {one.values["card"]: one.values["chance"] for one in odds(view)} == told
    assert why(view, Freeze(seat, best), Random(1)).values["chance"] == told[best]


@pytest.mark.parametrize("seats", [3, 4])
def test_who_turns_a_card_over_counts_on_who_chooses_next_to_turn_over_what_it_misses_least(seats):
    setup = {"mode": "interaction", "active": {0: "any_two sixes", 1: "straight pair_double"}}
    played = table("451231", seats=seats, **setup).do(Roll(0), Score(0, "any_two", (0, 1)))
    told = brain.chance_after(played.state, Freeze(1, "straight"))
    five = in_order(played.state.cards)
    actives = [bits(five, active) for active in played.state.active]
    actives[0], actives[1] = bits(five, ("sixes",)), bits(five, ("pair_double",))
    actives[-1] = max((ALL & ~(1 << card) for card in range(5)), key=carries(five).__getitem__)
    then = Between(1, tuple(played.state.scores), tuple(actives))
    assert told == pytest.approx(crowd(five, seats).shares(then)[1], abs=1e-6)


def test_what_is_learnt_is_the_same_every_time():
    few = Course(rounds=6)
    once, again = (followed(few, 3, [INTERACTION]) for _ in range(2))
    assert once == again
    assert any(once)


def test_a_course_begins_where_the_one_before_ended():
    before = followed(Course(rounds=6), 3, [INTERACTION])
    assert followed(Course(rounds=6, fastest=0, slowest=0), 3, [INTERACTION], before) == before


def test_weights_are_kept_in_bytes_by_the_largest_near_them():
    block = [0.5, -0.9, 0.004, 0.0] * 8
    kept = in_bytes(array("f", [*block, 0.25]).tobytes())
    assert list(unpack("<2e", kept[:4])) == pytest.approx([0.9 / MOST, 0.25 / MOST], rel=1e-3)
    assert list(unpack("<33b", kept[4:])) == [50, -90, 0, 0] * 8 + [90]


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_kept_is_the_whole_network(seats):
    net = weights()[seats]
    assert len(net) == 4 * compiled_crowd.LIBRARY.get().crowd_weights() == 4 * WEIGHTS
    assert compiled_crowd.in_floats(in_bytes(net)).tobytes() == net
