"""`simulate` plays and logs, `verify` agrees, and wrong words get one clear line."""

import json
from functools import partial

import pytest

from game.bots.seventeen.search import weighed
from game.dicy.state import View
from game.shelf import GAMES
from tests.commands.calling import call, call_program, one_line

BOTS = {"dicy": "easy,random,easy", "dalek": "threshold,random", "seventeen": "easy,easy,random,easy"}
QUICK = BOTS | {"dicy": "greedy,random,greedy"}
"""For many games, whose logs are what matters."""


@pytest.mark.parametrize("key", GAMES)
def test_the_logs_of_a_hundred_games_pass_verify(key, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("game.bots.seventeen.brain.weighed", partial(weighed, worlds=8))
    log = tmp_path / "games.jsonl"
    said = call(
        capsys, "simulate", key, "--bots", QUICK[key], "--games", 100, "--seed", "hundred", "--log", log
    )
    assert (said.code, said.err) == (0, "")
    verified = call(capsys, "verify", log)
    assert verified.code == 0
    assert "100 games" in verified.out
    headers = [json.loads(line) for line in log.read_bytes().splitlines() if b'"format"' in line]
    assert [header["seed"] for header in headers] == [f"hundred:{i}" for i in range(1, 101)]


@pytest.mark.parametrize("key", GAMES)
def test_two_jobs_write_the_same_bytes_as_one(key, tmp_path, capsys):
    logs = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    words = ("simulate", key, "--bots", BOTS[key], "--games", 9, "--seed", "jobs", "--log")
    one = call(capsys, *words, logs[0])
    assert call_program(*words, logs[1], "--jobs", 2) == one
    assert one.code == 0
    assert logs[0].read_bytes() == logs[1].read_bytes()


def test_the_same_seed_plays_the_same_games_and_another_others(capsys):
    one, again, other = (
        call(capsys, "simulate", "dalek", "--bots", "threshold,random", "--games", 20, "--seed", seed)
        for seed in ("a", "a", "b")
    )
    assert one == again
    assert one != other


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", ["easy", "sparring"])
def test_bots_play_from_a_head_start_to_an_end_that_counts_it(key, level, tmp_path, capsys):
    log = tmp_path / "log"
    ahead = "1,0" if key == "seventeen" else "40,0"
    said = call(
        *(capsys, "simulate", key, "--bots", f"{level},easy", "--games", 2, "--seed", "ahead"),
        *("--log", log, "--setup", f"head_start={ahead}"),
    )
    assert (said.code, said.err) == (0, "")
    assert f"0 {level} has a head start of {ahead[:-2]} " in said.out
    assert call(capsys, "verify", log).code == 0
    starts = [json.loads(line) for line in log.read_bytes().splitlines() if b'"GameStarted"' in line]
    assert [start["head_start"] for start in starts] == [[int(n) for n in ahead.split(",")]] * 2


@pytest.mark.parametrize(
    ("head_start", "reason"),
    [
        ("5", "a number for each of the 2 seats"),
        ("0,60", "from 0 to 59"),
        ("-1,0", "from 0 to 59"),
        ("0,much", "can't be read"),
        ("0,99999999999999999999999", "can't be read"),
    ],
)
def test_a_head_start_that_cannot_be_gets_one_clear_line(head_start, reason, capsys):
    for command in (
        ["simulate", "dalek", "--bots", "easy,easy"],
        ["arena", "dalek", "--levels", "easy,random"],
    ):
        said = call(capsys, *command, "--games", 2, "--setup", f"head_start={head_start}")
        assert said.code == 2
        assert one_line(said.err)
        assert reason in said.err


def test_options_reach_the_set_up(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("game.bots.dicy.compiled_race.LIBRARY.there", lambda: False)
    log = tmp_path / "log"
    options = ["mode=custom", "cards=odds,same5,forty,sixes,any_two", "first=1", "sealed=true"]
    call(capsys, "simulate", "dicy", "--bots", "easy,easy", "--games", 1, "--log", log, "--setup", *options)
    header, started, *_ = map(json.loads, log.read_bytes().splitlines())
    assert header["setup"]["mode"] == "custom"
    assert header["seed_hash"]
    assert (started["first"], started["cards"]) == (1, ["odds", "same5", "forty", "sixes", "any_two"])
    assert call(capsys, "verify", log).code == 0


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["play"],
        ["simulate"],
        ["simulate", "chess", "--bots", "easy"],
        ["simulate", "dalek"],
        ["simulate", "dalek", "--bots", ""],
        ["simulate", "dalek", "--bots", "easy,grandmaster"],
        ["simulate", "dalek", "--bots", "easy," * 6 + "easy"],
        ["simulate", "seventeen", "--bots", "easy"],
        ["simulate", "dicy", "--bots", "easy,easy,easy,easy,easy"],
        ["simulate", "dalek", "--bots", "easy", "--games", "0"],
        ["simulate", "dalek", "--bots", "easy", "--games", "-5"],
        ["simulate", "dalek", "--bots", "easy", "--games", "1e3"],
        ["simulate", "dalek", "--bots", "easy", "--games", "9" * 40],
        ["simulate", "dalek", "--bots", "easy", "--jobs", "two"],
        ["simulate", "dalek", "--bots", "easy", "--seed", "\udcff"],
        ["simulate", "dalek", "--bots", "easy", "--setup", "target"],
        ["simulate", "dalek", "--bots", "easy", "--setup", "target=31"],
        ["simulate", "dalek", "--bots", "easy", "--setup", "target=60", "target=90"],
        ["simulate", "dalek", "--bots", "easy", "--setup", "colour=red"],
        ["simulate", "dalek", "--bots", "easy", "--setup", "first=4"],
        ["simulate", "dalek", "--bots", "easy", "--setup", "\udcff=1"],
        ["simulate", "dalek", "--bots", "easy", "--setup", "target=\udcff"],
        ["simulate", "dalek", "--bots", "easy", "two\nlines"],
        ["simulate", "dicy", "--bots", "easy", "--setup", "mode=custom"],
        ["simulate", "dicy", "--bots", "easy", "--setup", "mode=custom", "cards=odds,odds,odds,odds,odds"],
        ["simulate", "dicy", "--bots", "easy", "--setup", "mode=custom", "cards=odds,x,sixes,forty,same5"],
        ["simulate", "dicy", "--bots", "easy", "--setup", "cards=odds,same5,forty,sixes,any_two"],
        ["simulate", "seventeen", "--bots", "easy,easy", "--setup", "first=1"],
        ["simulate", "dalek", "--bots", "easy", "--games", "1", "--log", "/no/such/folder/log"],
        ["verify"],
        ["verify", "/no/such/file"],
        ["verify", "/"],
        ["export", "nothing"],
        ["export", "nothing", "/tmp/x"],
        ["import", "/no/such/file"],
        ["import", "/"],
    ],
)
def test_wrong_words_get_one_clear_line_and_exit_code_2(words, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path))
    said = call(capsys, *words)
    assert said.code == 2
    assert one_line(said.err), said.err
    assert said.out == ""


def test_a_set_up_that_cannot_be_played_leaves_the_file_for_the_log_alone(tmp_path, capsys):
    log = tmp_path / "log"
    log.write_text("an older log")
    for wrong in (["mode=custom"], ["first=7"]):
        assert call(capsys, "simulate", "dicy", "--bots", "easy", "--log", log, "--setup", *wrong).code == 2
    assert log.read_text() == "an older log"


@pytest.fixture
def asked(monkeypatch):
    """For which fives something was to be worked out ahead, at how many seats."""
    found = []

    def ahead(about, seats):
        found.append(((about.table if isinstance(about, View) else about).cards, seats))
        return iter((0.5, 1.0))

    monkeypatch.setattr("game.bots.dicy.ahead.ahead", ahead)
    return found


@pytest.mark.parametrize("words", [("simulate", "--bots", "easy,hard"), ("arena", "--levels", "easy,hard")])
def test_what_the_levels_need_for_these_cards_is_worked_out_first(asked, capsys, words):
    command, *rest = words
    options = ["mode=custom", "cards=odds,same5,forty,sixes,any_two"]
    assert call(capsys, command, "dicy", *rest, "--games", 1, "--setup", *options).code == 0
    assert {(frozenset(five), seats) for five, seats in asked} == {
        (frozenset(("odds", "same5", "forty", "sixes", "any_two")), 2)
    }


def test_what_they_need_for_cards_that_are_drawn_is_worked_out_before_each_game(asked, capsys, tmp_path):
    log = tmp_path / "log"
    drawn = ["--games", 2, "--log", log, "--setup", "mode=interglacial"]
    assert call(capsys, "simulate", "dicy", "--bots", "easy,easy", *drawn).code == 0
    begun = [line for line in map(json.loads, log.read_text().splitlines()) if "cards" in line]
    fives = [tuple(line["cards"]) for line in begun]
    assert len({*fives}) == 2
    assert [five for five, _seats in asked if five in fives] == fives
