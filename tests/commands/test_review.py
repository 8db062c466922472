"""`review`: a ledger for every game of a file, as a table and as JSON in the form of log-format.md."""

import json

import pytest

from game.core.log import write
from tests.commands.calling import call, one_line
from tests.review.ledgers import odd_game


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


@pytest.mark.parametrize(
    ("key", "count", "options"),
    [
        ("dalek", 1, {"target": 30, "head_start": [9]}),
        ("dalek", 3, {"target": 30, "head_start": [0, 9, 0], "sealed": True}),
        ("dalek", 2, {"target": 90, "steps": 7, "sealed": True}),
        ("dicy", 2, {"mode": "interglacial", "steps": 30}),
        ("dalek", 2, {"target": 30, "branch": 20}),
        ("dicy", 1, {"mode": "beginner", "steps": 1}),
        ("seventeen", 2, {"head_start": [0, 1]}),
        ("seventeen", 5, {}),
    ],
)
def test_whatever_has_happened_to_a_game_its_ledger_closes(key, count, options, capsys, tmp_path):
    session = odd_game(key, count, **options)
    file = tmp_path / "odd"
    file.write_bytes(b"".join(write(session.header, session.events)))
    told = json.loads(call(capsys, "review", file, "--json").out)
    for seat in range(count):
        changes = sum(row["change"][seat] for row in told["rows"])
        assert told["start"][seat] + changes == pytest.approx(told["result"][seat], abs=1e-9)
    assert all(row.get("cost", 0) >= 0 for row in told["rows"])
    assert len(call(capsys, "review", file).out.splitlines()) == len(told["rows"]) + count + 4


@pytest.mark.parametrize("options", [{"steps": 4}, {"steps": 0}, {"steps": 4, "sealed": True}])
def test_of_hidden_hands_that_are_still_held_nothing_is_told(options, capsys, tmp_path):
    session = odd_game("seventeen", 2, **options)
    file = tmp_path / "running"
    file.write_bytes(b"".join(write(session.header, session.events)))
    for more in ((), ("--json",)):
        said = call(capsys, "review", file, *more)
        assert (said.code, said.out) == (2, "")
        assert one_line(said.err)
