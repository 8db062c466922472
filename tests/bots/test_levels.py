"""What a level is: errors of a size, a cap on any of them, and a sparring partner that gives back."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from game.bots.budgets import (
    OF_A_PLAN,
    PERFECT,
    Misjudging,
    Option,
    Repaying,
    Sparring,
    all_the_same,
    certain,
    choose,
)
from game.bots.record import bots_of
from game.shelf import GAMES

costs = st.lists(st.floats(0, 1), min_size=1, max_size=12).map(lambda more: [*more, 0.0])


def options(*given_costs):
    return [Option(number, cost, "stop" if number % 2 else "roll") for number, cost in enumerate(given_costs)]


@given(costs, st.integers())
def test_perfect_play_takes_the_first_of_the_best(costs, seed):
    assert choose(PERFECT, options(*costs), Random(seed), 0.5) == next(
        number for number, cost in enumerate(costs) if cost <= 1e-9
    )


@given(costs, st.integers(), st.floats(0, 1))
def test_no_level_ever_pays_more_than_its_cap_or_half_of_its_chance(costs, seed, chance):
    for level in [Misjudging(0.5, 0.12), Sparring(0.45, 0.2), Repaying(0.15, 0.3)]:
        chosen = choose(level, options(*costs), Random(seed), chance)
        assert costs[chosen] <= min(level.cap, max(chance, 1e-9)) + 1e-9
        assert isinstance(level, Sparring) or costs[chosen] <= chance / 2 + 1e-9


def test_the_larger_the_error_the_more_is_given_away():
    def given_away(level):
        return sum((0, 0.02, 0.05)[choose(level, options(0, 0.02, 0.05), Random(n), 1)] for n in range(400))

    assert 0 == given_away(PERFECT) < given_away(Misjudging(0.02, 0.1)) < given_away(Misjudging(0.2, 0.1))


def test_a_plan_is_misjudged_as_a_whole():
    plans = [Option("stop", 0, "stop"), *(Option(f"keep {n}", 0.2, "roll") for n in range(8))]
    apart = [Option(option.choice, option.cost, option.choice) for option in plans]

    def rolls(listed):
        return sum(choose(Misjudging(0.1, 1), listed, Random(n), 1) != "stop" for n in range(400))

    assert 0 < rolls(plans) < rolls(apart)


def test_who_is_behind_spars_its_best_and_who_leads_gives_back():
    sparring = Sparring(0.45, 0.1)
    may = options(0, 0.03, 0.08, 0.3)
    assert choose(sparring, may, Random(1), 0.3) == 0
    assert choose(sparring, may, Random(1), 0.5) == 1
    assert choose(sparring, may, Random(1), 0.9) == 2


def test_what_is_owed_is_given_back_as_nearly_as_one_option_can():
    may = options(0, 0.03, 0.08, 0.3)
    paid = [choose(Repaying(0.1, owes), may, Random(1), 0.5) for owes in (-1, 0, 0.01, 0.02, 0.05, 0.07, 1)]
    assert paid == [0, 0, 0, 1, 1, 2, 2]
    assert choose(Repaying(0.1, 1), may, Random(1), chance=0.1) == 1


def test_who_slips_has_few_options_of_a_plan_in_mind():
    many = [Option(number, 0.001 * number, "roll") for number in range(2 * OF_A_PLAN)]
    both = [*many, Option("stop", 0.5, "stop")]
    assert choose(Repaying(0.4, 0.2), both, Random(1), 1) == OF_A_PLAN - 1
    assert choose(Repaying(0.4, 0.5), both, Random(1), 1) == len(many) - 1
    assert choose(Repaying(0.5, 1), both, Random(1), 1) == "stop"


def test_every_game_has_the_five_levels_each_worse_than_the_next():
    for levels in (bots_of(game).levels for game in GAMES):
        easy, medium, hard, expert, sparring = levels.values()
        assert tuple(levels) == ("easy", "medium", "hard", "expert", "sparring")
        assert isinstance(sparring, Sparring | Repaying)
        errors = [level.error for level in (easy, medium, hard, expert) if isinstance(level, Misjudging)]
        assert len(errors) == 4
        assert errors == sorted(errors, reverse=True)


def test_what_is_certain_is_taken_and_what_is_not_is_weighed():
    may = options(0, 0.03, 0, 0.3)
    assert [option.choice for option in certain(may, best=1, most=1)] == [0]
    assert certain(may, best=0.99, most=1) == may


def test_a_game_is_lost_or_won_when_nothing_makes_a_difference():
    assert all_the_same([0.0, 0.0])
    assert not all_the_same([0.0, 1e-6])
