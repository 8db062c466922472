"""How lucky somebody was, and how well they chose: beside what games are usually made of."""

import pytest
from msgspec.structs import replace

from game.review.ledger import ledger
from game.review.standards import FEWEST, Costs, like, luckier_than, plays_like, standards
from tests.review.ledgers import played

LEVELS = {"easy": 0.04, "medium": 0.02, "hard": 0.01, "expert": 0.0}


def share_less_lucky(found, seat) -> float:
    share = luckier_than(found, seat)
    assert share is not None
    return share


def test_what_was_measured_has_its_order():
    assert {"1 target=30", "2 target=90"} <= set(standards()["dalek"])
    assert {"1 mode=interglacial target=100", "2 mode=interaction target=100"} <= set(standards()["dicy"])
    for by_way in standards().values():
        for known in by_way.values():
            assert list(known.luck) == sorted(known.luck)
            costs = known.costs
            assert costs["easy"] > costs["medium"] > costs["hard"] > costs["expert"] == 0


def test_as_a_level_plays_with_its_neighbours():
    costs = [0.021 + (0.008 if at % 2 else -0.008) for at in range(16)]
    found = like(LEVELS, Costs.of(costs))
    assert found is not None
    assert (found.level, found.weakest, found.strongest) == ("medium", "easy", "hard")


def test_who_never_errs_plays_as_the_expert():
    found = like(LEVELS, Costs.of([0.0] * 20))
    assert found is not None
    assert (found.level, found.strongest) == ("expert", "expert")


@pytest.mark.parametrize("costs", [[0.0] * (FEWEST - 1), [*[0.0] * 11, 0.2]])
def test_of_a_short_game_nothing_is_said(costs):
    assert like(LEVELS, Costs.of(costs)) is None


def test_the_luckier_the_more_games_were_less_lucky():
    sessions = [played("dalek", ("easy", "easy"), seed, target=30) for seed in range(3)]
    told = []
    for session in sessions:
        found = ledger(session)
        told += [(found.luck[seat], share_less_lucky(found, seat)) for seat in (0, 1)]
    told.sort()
    shares = [share for _, share in told]
    assert shares == sorted(shares)
    assert 0 <= shares[0] < 0.5 < shares[-1] <= 1


def test_alone_fewer_turns_are_luck():
    ledgers = [ledger(played("dalek", ("expert",), seed)) for seed in range(6)]
    told = sorted((found.luck[0], share_less_lucky(found, 0)) for found in ledgers)
    assert told[0][1] > told[-1][1]


def test_an_expert_is_taken_for_one_or_for_nobody():
    taken_for = plays_like(ledger(played("dicy", ("expert", "easy"), 2)), 0)
    assert taken_for is None or taken_for.level == "expert"


@pytest.mark.parametrize(
    ("key", "bots", "options"),
    [
        ("dalek", ("easy", "easy", "easy"), {"target": 30}),
        ("dalek", ("easy", "easy"), {"target": 30, "head_start": [0, 9]}),
        ("dicy", ("easy",), {"mode": "custom", "cards": ["any_two", "odds", "sixes", "forty", "same5"]}),
        ("dicy", ("easy", "easy"), {"mode": "interglacial"}),
    ],
)
def test_where_nobody_has_counted_nothing_is_said(key, bots, options):
    found = ledger(played(key, bots, 2, **options))
    assert luckier_than(found, 0) is None
    assert plays_like(found, 0) is None


def test_what_was_measured_of_one_target_says_nothing_of_another():
    found = ledger(played("dalek", ("easy", "easy"), 2, target=30))
    assert luckier_than(found, 0) != luckier_than(replace(found, setup={"target": 90}), 0)
