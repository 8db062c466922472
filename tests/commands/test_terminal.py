"""Whatever files and their names hold, what a command says moves no cursor and stays line by line."""

import ast
import sqlite3
import sys

import pytest

import main
from game.commands import terminal
from game.core.header import Header
from game.core.library import Library
from game.shelf import GAMES
from tests.commands.calling import ROOT, Said, call, one_line
from tests.core.test_verify import chained, log_of
from tests.properties.playing import options
from tests.table import people

ESCAPES = {
    "\x1b[31m": "\\x1b[31m",
    "\x9b2J": "\\x9b2J",
    "\r": "\\r",
    "\n": "\\n",
    "\b": "\\x08",
    "\0": "\\x00",
    "\u202e": "\\u202e",
    "\u2028": "\\u2028",
    "\u2066": "\\u2066",
    "\udc80": "\\udc80",
    "\U000e0041": "\\U000e0041",
}
AS_THEY_ARE = ["Ada", "שלום", "Zoë “Z”", "a\u00a0b\u202fc", "👩‍🚀", "می‌خواهم", "e\u0301", "\\x1b"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such file names")


@pytest.fixture(autouse=True)
def library(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path / "library"))


@pytest.mark.parametrize("letters", ESCAPES)
def test_what_is_not_printable_is_escaped(letters):
    assert terminal.escaped(f"a{letters}b") == f"a{ESCAPES[letters]}b"


@pytest.mark.parametrize("text", AS_THEY_ARE)
def test_letters_stay_as_they_are(text):
    assert terminal.escaped(text) == text


def harmless(said, lines=1):
    told = said.out + said.err
    assert told.count("\n") == lines, told
    assert all(letter.isprintable() for letter in told.replace("\n", "")), told
    return said


def kept(name="a game"):
    with Library.open(GAMES) as opened:
        game = GAMES["dalek"]
        opened.start(game, Header.of(game, options("dalek", "free"), people(2), "s"), name)
        return opened.list()[0].id


NASTY = "\x1b]0;owned\x07\x1b[2J\n\u202efdp.exe"


def test_file_names(tmp_path, capsys):
    game_id = kept()
    good = tmp_path / f"{NASTY}.tavolino"
    harmless(call(capsys, "export", game_id, good))
    for command in ("verify", "import"):
        assert harmless(call(capsys, command, good)).code == 0
    assert harmless(call(capsys, "export", game_id, good)).code == 2
    assert harmless(call(capsys, "games"), lines=2).code == 0
    bad = tmp_path / f"bad{NASTY}"
    bad.write_bytes(b"no log")
    missing, folder = tmp_path / f"missing{NASTY}", tmp_path / f"folder{NASTY}"
    folder.mkdir()
    for path in (bad, missing, folder):
        for command in ("verify", "import"):
            assert one_line(harmless(call(capsys, command, path)).err)
    assert one_line(harmless(call(capsys, "export", game_id, folder / "no" / "f")).err)
    assert one_line(harmless(call(capsys, "export", f"id{NASTY}", bad)).err)


def test_what_stands_in_a_file(tmp_path, capsys):
    path = tmp_path / "log"
    objects = log_of("dalek", commands=12)
    rolled = next(n for n, fields in enumerate(objects) if fields.get("type") == "DiceRolled")
    for at, change in (
        (0, {"game": NASTY}),
        (0, {"setup": {NASTY: 1}}),
        (0, {"setup": {"target": NASTY}}),
        (0, {"seats": [{"name": NASTY, "kind": "human"}]}),
        (0, {"seats": [{"name": "Ada", "kind": NASTY}]}),
        (0, {NASTY: 1}),
        (rolled, {"values": [NASTY]}),
        (rolled, {"type": NASTY}),
        (rolled, {NASTY: 1}),
    ):
        changed = [*objects[:at], objects[at] | change, *objects[at + 1 :]]
        path.write_bytes(chained(changed))
        for command in ("verify", "import"):
            assert harmless(call(capsys, command, path)).code in (1, 2), change


def test_an_unknown_level_is_named_harmlessly(tmp_path, capsys):
    path = tmp_path / "log"
    objects = log_of("dalek", commands=12)
    seats = [{"name": "Ada", "kind": "bot", "level": "grand\u200emaster"}, *objects[0]["seats"][1:]]
    path.write_bytes(chained([objects[0] | {"seats": seats}, *objects[1:]]))
    said = harmless(call(capsys, "verify", path))
    assert said.code == 1
    assert "grand\\u200emaster" in said.out


def test_what_stands_in_the_library(tmp_path, capsys):
    game_id = kept()
    connection = sqlite3.connect(tmp_path / "library" / "tavolino.sqlite")
    connection.execute("UPDATE games SET name = ?, game = ?", (NASTY, f"chess{NASTY}"))
    connection.commit()
    connection.close()
    harmless(call(capsys, "games"))
    harmless(call(capsys, "export", game_id, tmp_path / "f"))


@pytest.mark.parametrize(
    "words",
    [
        [NASTY],
        ["simulate", NASTY, "--bots", "easy"],
        ["simulate", "dalek", "--bots", NASTY],
        ["simulate", "dalek", "--bots", "easy,easy", "--games", NASTY],
        ["simulate", "dalek", "--bots", "easy,easy", "--seed", NASTY],
        ["simulate", "dalek", "--bots", "easy,easy", "--setup", NASTY],
        ["simulate", "dalek", "--bots", "easy,easy", "--setup", f"target={NASTY}"],
        ["simulate", "dalek", "--bots", "easy,easy", "--setup", f"{NASTY}=1"],
        ["simulate", "dalek", "--bots", "easy,easy", "--log", f"/none/{NASTY}"],
        ["simulate", "dalek", "--bots", "easy,easy", NASTY],
        ["simulate", "dalek", "--bots", "easy,easy", f"--{NASTY}"],
        ["arena", "dalek", "--levels", f"easy,{NASTY}"],
        ["arena", "dalek", "--levels", "easy,hard", "--seed", NASTY],
        ["solve", "dalek", "--state", f"/none/{NASTY}"],
        ["games", NASTY],
    ],
)
def test_bad_arguments(words, capsys):
    said = harmless(call(capsys, *words))
    assert said.code == 2
    assert one_line(said.err)


def test_a_complaint_of_any_length_is_one_short_line(capsys):
    assert one_line(call(capsys, "verify", f"/none/{'x' * 5000}").err)
    assert one_line(call(capsys, "x" * 20_000).err)


def test_a_file_that_the_window_cannot_open_is_told_at_a_terminal(tmp_path, capsys, monkeypatch):
    path = tmp_path / f"{NASTY}.tavolino"
    path.write_bytes(b"no log")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    code = main.main([str(path)])
    heard = [line for line in capsys.readouterr().err.splitlines() if line.startswith("tavolino: ")]
    harmless(Said(code, "", "".join(f"{line}\n" for line in heard)))
    assert code == 2


def test_a_program_without_a_terminal_says_nothing(monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    terminal.tell("a")
    terminal.complain("b")


def test_a_seed_that_a_log_could_not_hold_is_refused_before_anything_is_played(tmp_path, capsys):
    log = tmp_path / "log"
    words = ("simulate", "dalek", "--bots", "easy,easy", "--games", 1, "--log", log, "--seed")
    assert one_line(call(capsys, *words, "s" * 199).err)
    assert not log.exists()
    assert call(capsys, *words, "s" * 198).code == 0
    assert call(capsys, "verify", log).code == 0


def test_no_command_prints_past_that_one_place():
    """`_bar` draws on the terminal on purpose, and puts nothing from outside there."""
    printing = []
    for path in [ROOT / "game" / "cli.py", *(ROOT / "game" / "commands").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text())):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and called.id == "print":
                printing.append(path.name)
    assert printing == ["cli.py"]
