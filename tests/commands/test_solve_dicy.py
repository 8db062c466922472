"""`solve dicy`: the figures of any five, and value and choices of any roll, in log-format.md's forms."""

import json
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import pytest

from game.bots.dicy import compiled_race
from game.bots.dicy.races import race
from game.bots.record import Bots
from tests.commands.calling import call, one_line

compiled = pytest.mark.skipif(not compiled_race.LIBRARY.there(), reason="no C compiler was there")
GLACIAL = ["any_two", "low_six", "odds", "straight", "two_pairs"]


def solve(capsys, tmp_path, *asked):
    file = tmp_path / "states.jsonl"
    file.write_text("".join(json.dumps(one) + "\n" for one in asked))
    said = call(capsys, "solve", "dicy", "--state", file)
    assert (said.code, said.err) == (0, "")
    return [json.loads(line) for line in said.out.splitlines()]


def state(active, dice, score, cards=GLACIAL):
    return {"cards": cards, "active": active.split(), "dice": [int(die) for die in dice], "score": score}


def test_the_figures_of_a_mode(capsys):
    told = json.loads(call(capsys, "solve", "dicy", "--setup", "mode=glacial", "--json").out)
    assert told == pytest.approx(
        {"solo_turns": 6.676809838710, "points_per_turn": 14.052225544869}, abs=1e-10
    )


def test_the_figures_of_any_five_in_any_order(capsys):
    words = "mode=custom", "cards=two_pairs,odds,straight,low_six,any_two"
    lines = call(capsys, "solve", "dicy", "--setup", *words).out.splitlines()
    assert lines == ["solo turns: 6.676809839", "points per turn: 14.052225545"]


def test_the_example(capsys, tmp_path):
    (told,) = solve(capsys, tmp_path, state("two_pairs", "233455", 62))
    assert told["value"] == pytest.approx(2.0885849597, abs=1e-9)
    assert told["best"] == [{"do": "score", "card": "two_pairs", "points": 16}]


def test_every_choice_that_is_as_good_is_told(capsys, tmp_path):
    told, none_left, nothing = solve(
        capsys,
        tmp_path,
        state("odds two_pairs", "233455", 94),
        state("", "233455", 94),
        state("two_pairs", "111112", 30),
    )
    assert told["value"] == 0
    worths = [one["points"] for one in told["best"] if one.get("card") == "odds"]
    assert worths == [6, 8, 10, 11, 13, 16]
    assert {"do": "score", "card": "two_pairs", "points": 16} in told["best"]
    assert {"do": "reroll", "freeze": "two_pairs", "keep": [5, 5]} in told["best"]
    assert {"do": "pass"} not in told["best"]
    assert none_left["best"] == [{"do": "pass"}]
    assert none_left["value"] >= 1
    assert {"do": "pass"} in nothing["best"]
    assert {one["do"] for one in nothing["best"]} == {"pass", "reroll"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"cards": GLACIAL[:4]},
        {"cards": [*GLACIAL[:4], "odds"]},
        {"active": ["sixes"]},
        {"active": ["odds", "odds"]},
        {"dice": [1, 2, 3, 4, 5]},
        {"dice": [1, 2, 3, 4, 5, 7]},
        {"score": 100},
        {"score": -1},
        {"more": 1},
    ],
)
def test_what_cannot_be_is_one_line(capsys, tmp_path, wrong):
    file = tmp_path / "states"
    file.write_text(json.dumps(state("odds", "123456", 0) | wrong))
    said = call(capsys, "solve", "dicy", "--state", file)
    assert (said.code, said.out) == (2, "")
    assert one_line(said.err)


@pytest.fixture
def not_compiled(monkeypatch, tmp_path):
    """Then nothing is answered for two."""
    monkeypatch.setattr(compiled_race.LIBRARY, "there", lambda: False)
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path))
    race.cache_clear()
    yield
    race.cache_clear()


def of_two(dice="233455", scores=(62, 52), active=("two_pairs", "odds"), seat=0, first=0, **rest):
    return {
        "objective": "win",
        "cards": GLACIAL,
        "active": [of_one.split() for of_one in active],
        "dice": [int(die) for die in dice],
        "scores": list(scores),
        "seat": seat,
        "first": first,
        **rest,
    }


@compiled
def test_for_two_seats_the_value_is_the_chance_of_winning(capsys, tmp_path):
    ahead, behind, second, last = solve(
        capsys,
        tmp_path,
        of_two(),
        of_two(scores=(52, 62)),
        of_two(scores=(52, 62), active=("odds", "two_pairs"), seat=1),
        of_two(scores=(100, 86), seat=1, active=("", "odds two_pairs straight")),
    )
    assert 0.5 < ahead["value"] < 1
    assert 0 < behind["value"] < 0.5
    assert ahead["best"] == [{"do": "score", "card": "two_pairs", "points": 16}]
    assert second["value"] > ahead["value"]  # the same, but this seat has the last turn of the round
    assert last["value"] == 1
    assert {"do": "score", "card": "two_pairs", "points": 16} in last["best"]


@compiled
def test_for_two_a_throw_is_worth_what_the_dice_may_bring_then(capsys, tmp_path):
    """All dice, as no pair is kept; what a pick of fewer points is rounded to must not come in."""
    rolls = ["".join(roll) for roll in combinations_with_replacement("123456", 6)]
    last: dict[str, Any] = {"scores": (25, 79), "seat": 1, "active": ("", "odds straight")}
    before, *after = solve(
        capsys,
        tmp_path,
        of_two("224444", **{**last, "active": ("", "low_six odds straight")}),
        *[of_two(roll, **last) for roll in rolls],
    )
    ways = [factorial(6) / prod(factorial(roll.count(value)) for value in "123456") for roll in rolls]
    thrown = sum(way * told["value"] for way, told in zip(ways, after, strict=True)) / 6**6
    assert {one["do"] for one in before["best"]} == {"reroll"}
    assert thrown <= before["value"] + 1e-12


@compiled
def test_a_last_turn_that_cannot_make_up_the_lead_is_lost_whatever_is_done(capsys, tmp_path):
    (lost,) = solve(capsys, tmp_path, of_two(scores=(140, 86), seat=1, active=("", "odds two_pairs")))
    assert lost["value"] == 0
    assert {"do": "pass"} in lost["best"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"objective": "glory"},
        {"scores": [1, 2, 3]},
        {"scores": [100, 2]},
        {"scores": [3, 100]},
        {"scores": [3, 100], "seat": 1},
        {"seat": 2},
        {"first": -1},
        {"active": [["odds"], ["sixes"]]},
        {"active": [["odds"]]},
        {"active": [["odds", "odds"], []]},
        {"score": 3},
        {},
    ],
)
def test_what_cannot_be_told_for_two_is_one_line(not_compiled, capsys, tmp_path, wrong):
    file = tmp_path / "states"
    file.write_text(json.dumps(of_two() | wrong))
    said = call(capsys, "solve", "dicy", "--state", file)
    assert (said.code, said.out) == (2, "")
    assert one_line(said.err)


@pytest.mark.parametrize("setup", ["mode=interglacial", "mode=custom"])
def test_a_mode_that_names_no_cards_is_one_line(capsys, setup):
    said = call(capsys, "solve", "dicy", "--setup", setup, "--json")
    assert (said.code, said.out) == (2, "")
    assert one_line(said.err)


def test_nobody_who_asks_of_a_state_makes_the_tables_anew(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(Bots, "build_tables", pytest.fail)
    said = call(capsys, "solve", "dicy", "--state", tmp_path / "states.jsonl", "--tables")
    assert said.code == 2
    assert one_line(said.err)
