"""`solve dalek`: the figures, and value and choices of any situation, in the forms of log-format.md."""

import json

import pytest

from tests.commands.calling import call, one_line


def solve(capsys, tmp_path, *asked):
    file = tmp_path / "states.jsonl"
    file.write_text("".join(json.dumps(one) + "\n" for one in asked))
    said = call(capsys, "solve", "dalek", "--state", file)
    assert (said.code, said.err) == (0, "")
    return [json.loads(line) for line in said.out.splitlines()]


def state(roll, objective="points", **rest):
    scores = {"points": [0, 0], "win": [46, 11], "turns": [46]}[objective]
    aside = {"H": 0, "D": 0, "doctors": 0, "exterminates": 0}
    return (
        {"objective": objective, "target": 60, "scores": scores, "seat": 0, "first": 0}
        | aside
        | {"roll": roll.split()}
        | rest
    )


def test_the_figures(capsys):
    said = call(capsys, "solve", "dalek", "--json")
    told = json.loads(said.out)
    assert (said.code, set(told)) == (0, {"turn_points", "solo_turns", "first_seat_wins"})
    assert told["turn_points"] == pytest.approx(14.882536215933, abs=1e-11)
    assert told["solo_turns"] == pytest.approx(
        {"30": 2.621113959356, "60": 4.609492576270, "90": 6.614740617116}, abs=1e-11
    )
    assert told["first_seat_wins"] == pytest.approx(
        {"30": 0.463822358073, "60": 0.468998094541, "90": 0.474493782917}, abs=1e-11
    )


def test_a_person_reads_a_line_a_figure(capsys):
    lines = call(capsys, "solve", "dalek").out.splitlines()
    assert lines[0] == "turn points: 14.882536216"
    assert "solo turns 60: 4.609492576" in lines


def test_a_line_for_each_line_and_empty_ones_are_passed_over(capsys, tmp_path):
    file = tmp_path / "states"
    file.write_text(f"{json.dumps(state('H4 ' * 10))}\n\n\n")
    assert len(call(capsys, "solve", "dalek", "--state", file).out.splitlines()) == 1


def test_the_third_doctor_ends_the_turn_even_with_the_third_exterminate(capsys, tmp_path):
    roll = "H4 H4 DOC EXT D3 D3"
    (told,) = solve(capsys, tmp_path, state(roll, doctors=2, exterminates=2))
    assert told == {"value": 0, "best": [{"keep": [], "then": "end"}]}


def test_the_third_exterminate_doubles_all_humans_of_the_roll_too(capsys, tmp_path):
    (told, out) = solve(
        capsys,
        tmp_path,
        state("H4 EXT EXT D3 H2 DOC", exterminates=2, H=4, D=3),
        state("H4 EXT D3 H2 DOC", exterminates=2, H=4, D=6),
    )
    assert told == {"value": 2 * 10, "best": [{"keep": [], "then": "end"}]}
    assert out == {"value": 2 * 10 + 5, "best": [{"keep": [], "then": "end"}]}


def test_the_last_die_kept_ends_the_turn(capsys, tmp_path):
    (told,) = solve(capsys, tmp_path, state("D3", H=12, D=12, doctors=2))
    assert told == {"value": 17, "best": [{"keep": ["D3"], "then": "end"}]}


def test_all_equally_good_choices_are_told(capsys, tmp_path):
    # the game is lost: the last turn, and the lead is out of reach
    lost = state("H2 D3", "win", scores=[10, 100], first=1, H=8, D=9, doctors=2, exterminates=1)
    (told,) = solve(capsys, tmp_path, lost)
    assert told["value"] == 0
    keeps = [(tuple(best["keep"]), best["then"]) for best in told["best"]]
    assert sorted(keeps) == [
        (("D3",), "roll"),
        (("D3",), "stop"),
        (("H2",), "roll"),
        (("H2",), "stop"),
        (("H2", "D3"), "end"),
    ]


def test_stopping_wins_when_it_is_enough(capsys, tmp_path):
    (told,) = solve(
        capsys, tmp_path, state("DOC DOC DOC D2", "win", scores=[52, 60], first=1, H=8, D=9, doctors=1)
    )
    assert told["value"] < 1
    (told,) = solve(
        capsys, tmp_path, state("DOC DOC DOC D2", "win", scores=[53, 60], first=1, H=8, D=9, doctors=1)
    )
    assert told["value"] == 1
    assert {"keep": [], "then": "stop"} in told["best"]


def test_expected_turns_count_the_running_one(capsys, tmp_path):
    (home,) = solve(capsys, tmp_path, state("D3", "turns", H=12, D=12, doctors=2, scores=[50]))
    assert home["value"] == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"objective": "glory"},
        {"roll": []},
        {"roll": ["H4"] * 11},
        {"roll": ["H5"]},
        {"roll": ["H4"] * 10, "H": 4},
        {"roll": ["H4"] * 8, "H": 3, "D": 3},
        {"doctors": 3},
        {"objective": "win", "scores": [1, 2, 3]},
        {"objective": "win", "scores": [60, 2]},
        {"objective": "turns", "scores": [3, 4]},
        {"objective": "win", "scores": [3, 4], "seat": 2},
        {"objective": "win", "target": 31},
        {"colour": "red"},
    ],
)
def test_what_cannot_be_gets_one_clear_line_with_its_number(wrong, capsys, tmp_path):
    file = tmp_path / "states"
    good = state("H4 H4 H4 H4 H4 D3 D3 D3 D3 D3")
    file.write_text(json.dumps(good) + "\n" + json.dumps(good | wrong) + "\n")
    said = call(capsys, "solve", "dalek", "--state", file)
    assert said.code == 2
    assert len(said.out.splitlines()) == 1
    assert one_line(said.err)
    assert "line 2" in said.err


@pytest.mark.parametrize("content", [b"\xff\xfe\n", b"[1, 2]\n", b"{", b"{" * 200_000, b"null\n"])
def test_what_is_no_state_gets_one_clear_line(content, capsys, tmp_path):
    file = tmp_path / "states"
    file.write_bytes(content)
    said = call(capsys, "solve", "dalek", "--state", file)
    assert (said.code, said.out) == (2, "")
    assert one_line(said.err)


def test_a_game_without_a_solution_and_a_file_that_is_not_there(capsys, tmp_path):
    for words in (["solve", "seventeen"], ["solve", "dalek", "--state", tmp_path / "none"]):
        said = call(capsys, *words)
        assert said.code == 2
        assert one_line(said.err)
