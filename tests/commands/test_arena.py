"""`arena`: the same whoever plays it, and on any number of processes; it goes on where it was."""

import json
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from time import sleep
from typing import Any

import numpy as np
import pytest

from game.bots.dicy.exact.lead import ahead
from game.bots.dicy.tables import FIVES
from game.commands import arena, playing
from game.commands.arena import Block, Contest, Score
from game.commands.spreading import Spread
from tests.commands.calling import call, call_program, one_line

QUICK = (
    "arena",
    "dalek",
    "--levels",
    "threshold,random",
    "--games",
    40,
    "--seed",
    "a",
    "--setup",
    "target=30",
)
CONTEST = Contest("dalek", ("threshold", "random"), 2, {"target": 30}, 40, "a")


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path))


def kept_files(tmp_path):
    return list((tmp_path / "arena").glob("*"))


def test_the_better_player_wins_and_the_shares_of_a_pair_make_one(capsys):
    said = call(capsys, *QUICK, "--json")
    assert (said.code, said.err) == (0, "")
    told = json.loads(said.out)
    threshold, random = told["results"]
    assert (threshold["level"], threshold["against"], threshold["games"]) == ("threshold", "random", 40)
    assert threshold["share"] + random["share"] == 1
    assert threshold["interval"][0] > 0.5 > random["interval"][1]
    assert told["elo"]["threshold"] > told["elo"]["random"] + 100


def test_a_person_reads_a_matrix(capsys):
    title, head, threshold, random = call(capsys, *QUICK).out.splitlines()
    assert "40 games a pairing" in title
    assert head.split() == ["threshold", "random", "Elo"]
    assert threshold.split()[:2] == ["threshold", "–"]
    assert "±" in random


def test_two_jobs_come_to_exactly_the_result_of_one(capsys):
    one = call(capsys, *QUICK, "--json")
    assert call_program(*QUICK, "--json", "--jobs", 2) == one
    assert one.code == 0


def test_the_same_seed_plays_the_same_games_and_another_others(capsys):
    one, again = (call(capsys, *QUICK, "--json") for _ in range(2))
    assert one == again
    other = Contest("dalek", ("threshold", "random"), 2, {"target": 30}, 40, "b")
    blocks = [Block("threshold", "random", begin, begin + 10) for begin in (1, 11, 21, 31)]
    assert [arena.play_block(CONTEST, block) for block in blocks] != [
        arena.play_block(other, block) for block in blocks
    ]


def test_a_run_that_is_broken_off_goes_on_where_it_was(tmp_path, monkeypatch):
    def broken_off(done):
        if done >= 0.5:
            raise KeyboardInterrupt

    def play(tell):
        return playing.play_contest(CONTEST, playing.Kept(tmp_path, CONTEST), Spread(), tell)

    whole = play(lambda done: None)
    assert not kept_files(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        play(broken_off)
    (file,) = kept_files(tmp_path)
    with file.open("a") as torn:
        torn.write('[{"one":"thresh')
    played = []
    monkeypatch.setattr(
        playing,
        "play_block",
        lambda contest, block: played.append(block) or arena.play_block(contest, block),
    )
    assert play(lambda done: None) == whole
    assert len(played) == 2
    assert not kept_files(tmp_path)


def test_other_arguments_start_anew(tmp_path):
    one = playing.Kept(tmp_path, CONTEST)
    with one.writing() as file:
        one.add(file, CONTEST.blocks()[0], Score(10, 5))
    same, other = (
        playing.Kept(tmp_path, Contest("dalek", ("threshold", "random"), 2, {"target": 30}, 40, seed))
        for seed in ("a", "c")
    )
    same.read()
    other.read()
    assert (len(same.played), len(other.played)) == (1, 0)


def test_seats_are_swapped_after_every_game(monkeypatch):
    seated = []
    monkeypatch.setattr(arena, "play", lambda plan, number: seated.append(plan.bots) or played((0,)))
    score = arena.play_block(CONTEST, Block("threshold", "random", 1, 5))
    assert seated == [("random", "threshold"), ("threshold", "random")] * 2
    assert (score.games, score.won) == (4, 2)


def played(winners):
    from game.commands.simulate import Played

    return Played(winners, (0, 0), 1, b"")


def test_a_shared_win_counts_its_share(monkeypatch):
    monkeypatch.setattr(arena, "play", lambda plan, number: played((0, 1)))
    assert arena.play_block(CONTEST, Block("threshold", "random", 1, 5)).won == 2


def test_with_three_seats_one_sits_among_others_and_moves_from_seat_to_seat(monkeypatch, capsys):
    seated = []
    monkeypatch.setattr(arena, "play", lambda plan, number: seated.append(plan.bots) or played((0,)))
    arena.play_block(Contest("dalek", ("a", "b"), 3, {}, 3, "s"), Block("a", "b", 1, 4))
    assert seated == [("b", "a", "b"), ("b", "b", "a"), ("a", "b", "b")]
    monkeypatch.undo()
    assert Contest("dalek", ("a", "b"), 3, {}, 3, "s").pairings() == [("a", "b"), ("b", "a")]


def test_intervals_are_wilsons():
    assert Score(100, 50).interval == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert Score(100, 100).interval == pytest.approx((0.9630, 1.0), abs=1e-4)


def test_elo_gives_back_the_chances_that_made_the_results():
    found = {
        ("a", "b"): Score(10_000, 6400),
        ("b", "c"): Score(10_000, 6400),
        ("a", "c"): Score(10_000, 7597),
    }
    ratings = arena.elo(("a", "b", "c"), arena.both_ways(CONTEST, found))
    assert ratings["a"] - ratings["b"] == pytest.approx(100, abs=1)
    assert sum(ratings.values()) / 3 == pytest.approx(1500)


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory):
    """A plain one with plain workers, who stand where nothing of ours can be imported."""
    folder = tmp_path_factory.mktemp("cluster")
    programs, env = Path(sys.executable).parent, {**os.environ, "PYTHONPATH": "", "TMPDIR": str(folder)}
    address = folder / "scheduler.json"
    plain = ["--scheduler-file", str(address), "--no-dashboard", "--host", "127.0.0.1"]
    with ExitStack() as stack:
        worker = ["worker", "--nthreads", "2", "--no-nanny"]
        for words in (["scheduler", "--port", "0"], worker, worker):
            quiet: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            started = subprocess.Popen([programs / "dask", *words, *plain], cwd=folder, env=env, **quiet)
            stack.callback(started.wait)
            stack.callback(started.terminate)
            while not address.exists():
                assert started.poll() is None
                sleep(0.1)
        yield json.loads(address.read_text())["address"], folder


def test_a_cluster_whose_workers_hold_nothing_of_ours_comes_to_the_same(capsys, scheduler):
    here = call(capsys, *QUICK, "--json")
    address, folder = scheduler
    assert call(capsys, *QUICK, "--json", "--dask", address) == here
    assert not list(folder.rglob("tavolino-*")), "something was left behind"


def test_bot_games_on_a_cluster_are_those_played_here_in_their_order(capsys, scheduler, tmp_path):
    words = [
        "simulate",
        "dalek",
        "--bots",
        "easy,hard",
        "--games",
        50,
        "--seed",
        "far",
        "--setup",
        "target=30",
    ]
    here = call(capsys, *words, "--log", tmp_path / "here")
    assert call(capsys, *words, "--log", tmp_path / "far", "--dask", scheduler[0]) == here
    assert (tmp_path / "far").read_bytes() == (tmp_path / "here").read_bytes()


def test_tasks_of_tables_are_done_on_a_cluster(scheduler):
    fives = FIVES[:3]
    far = Spread(address=scheduler[0]).in_order(ahead, fives)
    assert all(np.array_equal(one, other) for one, other in zip(far, map(ahead, fives), strict=True))


def test_two_may_have_work_done_at_the_same_time_and_the_last_one_takes_the_code_away(scheduler):
    address, folder = scheduler
    tasks = ["abc"] * 60
    one, other = (Spread(address=address).each(len, tasks) for _ in range(2))
    begun = [next(one), next(other)]
    assert len([*begun, *one]) == len(tasks) + 1
    assert len([*other]) == len(tasks) - 1
    assert not list(folder.rglob("tavolino-*"))


def test_workers_of_another_python_get_one_line(capsys, scheduler, monkeypatch):
    monkeypatch.setattr("game.commands.cluster.PYTHON", "2.7")
    said = call(capsys, *QUICK, "--dask", scheduler[0])
    assert said.code == 2
    assert one_line(said.err)
    assert "2.7" in said.err


def test_workers_that_lack_a_library_get_one_line(capsys, scheduler, monkeypatch):
    monkeypatch.setattr("game.commands.cluster.NEEDED", ("no_such_library",))
    said = call(capsys, *QUICK, "--dask", scheduler[0])
    assert said.code == 2
    assert one_line(said.err)
    assert "no_such_library" in said.err


def test_without_dask_one_line_says_what_is_missing(capsys, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    said = call(capsys, *QUICK, "--dask", "tcp://127.0.0.1:9")
    assert said.code == 2
    assert one_line(said.err)
    assert "cluster" in said.err


@pytest.mark.parametrize(
    "words",
    [
        ["--levels", "easy"],
        ["--levels", "easy,easy"],
        ["--levels", "easy,grandmaster"],
        ["--levels", "easy,hard", "--seats", "1"],
        ["--levels", "easy,hard", "--seats", "7"],
        ["--levels", "easy,hard", "--setup", "target=31"],
        ["--levels", "easy,hard", "--games", "0"],
        ["--levels", "easy,hard", "--dask", "nowhere"],
    ],
)
def test_wrong_words_get_one_clear_line(words, capsys):
    said = call(capsys, "arena", "dalek", *words)
    assert (said.code, said.out) == (2, "")
    assert one_line(said.err)
