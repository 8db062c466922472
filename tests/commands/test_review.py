"""`review`: a ledger for every game of a file, as a table and as JSON in the form of log-format.md."""

import json

import pytest

from tests.commands.calling import call, one_line


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    from game import cli

    file = tmp_path_factory.mktemp("logs") / "two.log"
    words = [
        "simulate",
        "dalek",
        "--bots",
        "easy,hard",
        "--games",
        "2",
        "--setup",
        "target=30",
        "--seed",
        "r",
    ]
    assert cli.run([*words, "--log", str(file)]) == 0
    return file


def test_an_object_a_game(capsys, log):
    said = call(capsys, "review", log, "--json")
    games = [json.loads(line) for line in said.out.splitlines()]
    assert (said.code, len(games)) == (0, 2)
    for told in games:
        assert list(told) == [
            "game", "unit", "exact", "start", "rows", "luck", "cost", "from_others", "result"
        ]  # fmt: skip
        assert (told["game"], told["unit"], told["exact"], told["start"]) == (
            "dalek",
            "win",
            True,
            [0.5, 0.5],
        )
        for seat in (0, 1):
            changes = sum(row["change"][seat] for row in told["rows"])
            assert told["start"][seat] + changes == pytest.approx(told["result"][seat], abs=1e-9)
        for row in told["rows"]:
            choice = {"command", "best", "cost"} if row["kind"] == "choice" else set()
            assert set(row) == {"n", "seat", "kind", "value", "change"} | choice


def test_commands_are_as_in_a_journal(capsys, log):
    told = json.loads(call(capsys, "review", log, "--json").out.splitlines()[0])
    row = next(row for row in told["rows"] if row["kind"] == "choice" and row["command"]["type"] == "Keep")
    assert set(row["command"]) == {"type", "seat", "dice"}


def test_people_read_a_line_a_row(capsys, log):
    said = call(capsys, "review", log)
    lines = said.out.splitlines()
    assert lines[0] == "dalek, in chance of winning, exact"
    assert lines[1].split() == ["event", "seat", "what", "change", "then", "cost", "better"]
    assert lines[2].split()[:2] == ["1", "GameStarted"]
    assert any("easy 1  Keep" in line for line in lines)
    summary = lines[lines.index("") - 2]
    assert summary.startswith("easy 1  50.00%")


@pytest.mark.parametrize("content", ["", "nonsense\n", '{"format": "tavolino-log"}\n'])
def test_a_bad_file_is_one_line(capsys, tmp_path, content):
    file = tmp_path / "bad"
    file.write_text(content)
    said = call(capsys, "review", file)
    assert said.code == 2
    assert one_line(said.err)


def test_a_log_that_was_changed_is_one_line(capsys, log, tmp_path):
    file = tmp_path / "changed"
    file.write_text(log.read_text().replace("H4", "H2", 1))
    said = call(capsys, "review", file)
    assert (said.code, said.out) == (2, "")
    assert one_line(said.err)


def test_a_file_that_is_not_there_is_one_line(capsys, tmp_path):
    said = call(capsys, "review", tmp_path / "none")
    assert said.code == 2
    assert one_line(said.err)
