"""Luck subtracted from results: the same mean, and a narrower interval."""

import json
from random import Random

import pytest

from game.bots.seventeen import brain, luck
from game.bots.seventeen.worth import chances
from game.commands.adjusting import Sums, adjusted, of_game
from game.commands.simulate import Plan, play
from game.core.header import setup_from
from game.review import ledger
from game.seventeen.commands import Call
from game.shelf import GAMES
from tests.bench.adjusted import compared, measure
from tests.commands.calling import call, one_line
from tests.review.ledgers import moments, played


def halves(games, share, seed):
    """Made-up games, won half the time: this share of the luck is told, and something else besides."""
    random, found = Random(seed), [Sums(), Sums()]
    for number in range(games):
        luck = random.uniform(-0.5, 0.5)
        won = float(random.random() < 0.5 + luck)
        found[number % 2] += of_game(won, share * luck + random.gauss(0, 0.1))
    return found


def test_what_is_subtracted_leaves_the_mean():
    errors = [adjusted(halves(400, 1, seed), exact=True) for seed in range(40)]
    mean = sum(found.share for found in errors) / len(errors)
    assert mean == pytest.approx(0.5, abs=4 * errors[0].half / 1.96 / 40**0.5)
    assert all(found.factor > 1.1 for found in errors)


def test_an_estimate_that_tells_double_is_halved():
    plain = adjusted(halves(2000, 2, 1), exact=True)
    fitted = adjusted(halves(2000, 2, 1), exact=False)
    assert fitted.factor > 1.1 > plain.factor
    assert fitted.share == pytest.approx(0.5, abs=2.5 * fitted.half)


def test_an_estimate_that_tells_nothing_does_no_harm():
    noise = Random(3)
    told = [sum((of_game(noise.random(), noise.gauss(0, 9)) for _ in range(500)), Sums()) for _ in range(2)]
    assert adjusted(told, exact=False).factor == pytest.approx(1, abs=0.02)


def luck_of(plan, number):
    luck = play(plan, number).luck
    assert luck is not None
    return luck


@pytest.mark.parametrize(
    ("key", "bots", "options"),
    [
        ("dalek", ("easy", "hard"), {"target": 30}),
        ("dalek", ("easy", "hard", "easy"), {"target": 30}),
        ("dicy", ("easy", "hard"), {"mode": "beginner"}),
        ("dalek", ("medium",), {"target": 30}),
    ],
)
def test_luck_has_no_mean_over_games(key, bots, options):
    """Within four standard errors; two thousand games a kind: `tests.bench.ledgers`."""
    plan = Plan(key, bots, setup_from(GAMES[key], options), "luck", logged=False, luck=True)
    lucky = [luck_of(plan, number) for number in range(1, 25)]
    for seat in range(len(bots)):
        own = [each[seat] for each in lucky]
        mean = sum(own) / len(own)
        spread = (sum((one - mean) ** 2 for one in own) / (len(own) - 1)) ** 0.5
        assert spread > 0
        assert abs(mean) < 4 * spread / len(own) ** 0.5


@pytest.mark.parametrize(("kind", "games"), [("dalek for two", 120), ("dicy for two", 60)])
def test_adjusted_and_plain_means_agree_over_many_games(kind, games):
    """A thousand games of each kind, and of three: `tests.bench.adjusted`."""
    found = measure(kind, games)
    assert found["games"] == games
    assert found["apart"] < 4
    assert found["narrower"] > 2


def test_means_that_do_not_agree_are_noticed():
    """Games in which what is told as luck has a mean."""
    random, biased = Random(5), [Sums(), Sums()]
    for number in range(400):
        luck = random.uniform(-0.5, 0.5)
        biased[number % 2] += of_game(float(random.random() < 0.5 + luck), luck + 0.1)
    assert compared(biased, exact=True)["apart"] > 4


def test_the_arena_tells_it_beside_the_plain_result(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path))
    words = ["arena", "dalek", "--levels", "easy,hard", "--games", "20", "--setup", "target=30", "--adjusted"]
    said = call(capsys, *words, "--json")
    one, other = json.loads(said.out)["results"]
    for told in (one, other):
        low, high = told["interval"]
        assert told["adjusted"]["factor"] > 1
        assert low - 0.1 < told["adjusted"]["share"] < high + 0.1
    assert one["adjusted"]["share"] + other["adjusted"]["share"] == pytest.approx(1)
    assert "×" in call(capsys, *words).out.splitlines()[-1]


def test_of_hidden_hands_for_five_nobody_can_tell_luck(capsys):
    words = ["arena", "seventeen", "--levels", "easy,hard", "--games", "2", "--seats", "5", "--adjusted"]
    said = call(capsys, *words)
    assert said.code == 2
    assert one_line(said.err)
    assert "luck can't be measured" in said.err


def rounds(session):
    """Of each round of 17, by how much the first seat's chance moved, and what luck is told to have moved."""
    begun, lucky = 0.5, None
    for before, command, after in moments(session):
        if lucky is None:
            lucky = luck_at_17(None, None, before)
        lucky += luck_at_17(before, command, after)
        if isinstance(command, Call):
            now = chances(tuple(zip(after.victories, after.penalties, strict=True)))[0]
            yield now - begun, lucky
            begun, lucky = now, 0.0


def luck_at_17(before, command, after):
    return (luck.brought(before, command, after) or (0.0,))[0]


@pytest.mark.skipif(not luck.there(), reason="no C compiler")
def test_luck_of_deals_and_draws_is_what_moves_rounds_of_17(monkeypatch):
    """Of experts without their search, who play as those do by whom luck is told. By rounds, of which there
    are many more than games; the games of the levels are counted by `tests.bench.adjusted`."""
    monkeypatch.setattr(brain, "weighed", lambda *_args, **_more: None)
    games = [played("seventeen", ("expert", "expert"), number) for number in range(1, 61)]
    lucky = sum(lucky for _, lucky in rounds(games[0]))
    assert ledger.luck(games[0]) == pytest.approx((lucky, -lucky))
    found = [of_game(*moved) for game in games for moved in rounds(game)]
    told = compared([sum(found[::2], Sums()), sum(found[1::2], Sums())], exact=True)
    assert told["apart"] < 4
    assert told["narrower"] > 1.2
    assert sum(found, Sums()).share == pytest.approx(1, abs=0.2)  # neither too much nor too little
