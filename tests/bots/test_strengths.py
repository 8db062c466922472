"""How strong the levels are, as measured and shipped."""

import msgspec
import pytest

from game.bots.record import bots_of
from game.bots.strengths import Strength, strength, strengths
from game.core.illegal import DamagedTableError
from tests.bench import costs
from tests.damaging import damage

__all__ = ["damage"]

MEASURED = {"easy", "medium", "hard", "sparring"}


def test_what_was_measured_is_of_levels_that_people_may_choose():
    for game, measured in strengths().items():
        assert set(measured) == MEASURED
        assert set(measured) <= set(bots_of(game).levels)


def test_each_level_wins_more_against_the_expert_than_the_one_below_and_fewer_than_half():
    for measured in strengths().values():
        wins = [measured[level].wins for level in ("easy", "medium", "hard")]
        assert 0 < wins[0] < wins[1] < wins[2] < 0.5


def test_the_more_a_level_gives_away_the_less_it_wins():
    for game in ("dalek", "dicy"):
        given = [strengths()[game][level].points or 0 for level in ("easy", "medium", "hard")]
        assert given[0] > given[1] > given[2] > 0


def test_nobody_measured_the_expert_against_itself():
    assert strength("dalek", "expert") is None


def test_a_run_that_only_tries_the_bench_leaves_what_is_told(damage):
    before = strengths()
    damage("strengths.json", msgspec.json.encode(before))
    costs.write("dalek", {"easy": Strength(0.5, None, 6)})
    assert strengths() == before
    costs.write("dalek", {"easy": Strength(0.2, None, costs.MANY)})
    assert strength("dalek", "easy") == Strength(0.2, None, costs.MANY)
    assert strength("dalek", "hard") == before["dalek"]["hard"]
    assert strengths()["dicy"] == before["dicy"]


def test_a_damaged_file_is_not_written_over_with_one_game_alone(damage):
    damage("strengths.json", b"{")
    with pytest.raises(DamagedTableError):
        costs.write("dalek", {"easy": Strength(0.2, None, costs.MANY)})
