"""Damaged and hostile files: one clear line and an exit code, never a traceback, never more memory."""

import json
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import cli
from game.commands.solve import solved
from game.core.log import write
from game.shelf import GAMES
from tests.commands.calling import call, call_program, one_line
from tests.core.test_verify import chained
from tests.properties.playing import some_game

MEGABYTE = 1_000_000


@cache
def whole(key: str) -> bytes:
    played = some_game(key, 7, 50_000)
    return b"".join(write(played.header, played.events))


def judged(path, capsys):
    """What verify and import say of a file; both must keep their manners."""
    verified, imported = call(capsys, "verify", path), call(capsys, "import", path)
    for said in (verified, imported):
        assert said.code in (0, 1, 2)
        assert "Traceback" not in said.out + said.err
    assert verified.code == 2 or verified.out.count("\n") == 1
    assert verified.code != 2 or one_line(verified.err), verified.err
    assert imported.code in (0, 2)
    assert imported.code == 0 or one_line(imported.err), imported.err
    assert (verified.code == 0) == (imported.code == 0)
    return verified.code


@pytest.fixture
def damaged(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path / "library"))
    path = tmp_path / "damaged.tavolino"

    def judge(text: bytes) -> int:
        path.write_bytes(text)
        return judged(path, capsys)

    return judge


@pytest.mark.parametrize("key", GAMES)
def test_a_flipped_bit_is_noticed_wherever_it_is(key, damaged):
    from random import Random

    text, random = whole(key), Random(key)
    for _ in range(120):
        at = random.randrange(len(text) - 1)  # the last byte is a line end that nobody needs
        flipped = bytes((text[at] ^ (1 << random.randrange(8)),))
        assert damaged(text[:at] + flipped + text[at + 1 :]) in (1, 2), (at, text[at - 20 : at + 20], flipped)


@pytest.mark.parametrize("key", GAMES)
def test_a_file_cut_short_is_noticed_unless_it_ends_where_a_player_was_to_choose(key, damaged):
    from random import Random

    text, random = whole(key), Random(key)
    for _ in range(40):
        cut = text[: random.randrange(len(text))]
        code = damaged(cut)
        assert code in (1, 2) or cut.endswith((b"\n", b"}"))


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'"text"',
        b"1" * 5000,
        b'{"n":' + b"9" * 4000 + b',"type":"Roll"}',
        b'{"n":1e999}',
        b'{"n":NaN}',
        b'{"n":-0}',
        b'{"n":1,"type":"GameStarted","first":' + b"9" * 400 + b',"target":60}',
        b'{"n":1,"type":"GameStarted","first":[],"target":{}}',
        b'{"n":1,"type":["GameStarted"]}',
        b'{"n":1,"type":"Unheard"}',
        b'{"d":{"d":{"d":1}}}',
        b'{"format":"tavolino-log"}',
        b'{"format":5}',
        b'{"format":"tavolino-log","version":1,"rules":1,"game":"dalek","seed":"s","setup":{},"seats":[]}',
        b"[" * 900_000,
        b'{"n":' * 100_000,
        b'{"x":"' + b"x" * 3_000_000 + b'"}',
        b"\x00" * 1000,
        b"\xff\xfe{}",
        "\ud83d".encode("utf-8", "surrogatepass"),
        b'{"n":1,"type":"\\ud800"}',
    ],
    ids=range(25),
)
@pytest.mark.parametrize("at", [0, 1, 5])
def test_a_hostile_line_is_refused(line, at, damaged):
    lines = whole("dalek").splitlines(keepends=True)
    assert damaged(b"".join([*lines[:at], line + b"\n", *lines[at:]])) in (1, 2)


@pytest.mark.parametrize("game", solved())
def test_a_situation_too_deep_to_be_read_is_one_line(game, tmp_path, capsys):
    file = tmp_path / "states"
    file.write_text('{"a":' * 15_000)
    said = call(capsys, "solve", game, "--state", file)
    assert (said.code, said.out) == (2, "")
    assert one_line(said.err)


def test_a_game_can_be_gone_on_with_only_by_opponents_that_there_are(damaged):
    lines = [json.loads(line) for line in whole("dalek").splitlines()[:3]]
    assert damaged(chained(lines)) == 0
    lines[0]["seats"][1] = {"name": "Robbie", "kind": "bot", "level": "grandmaster"}
    assert damaged(chained(lines)) == 1


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=150)
@given(st.data())
def test_a_header_or_event_with_anything_in_its_fields_is_refused_or_stands(tmp_path_factory, data):
    key = data.draw(st.sampled_from(tuple(GAMES)))
    lines = whole(key).splitlines()
    at = data.draw(st.integers(0, min(20, len(lines) - 1)))
    fields = json.loads(lines[at])
    fields[data.draw(st.sampled_from(sorted(fields)))] = data.draw(json_values)
    lines[at] = json.dumps(fields).encode()
    path = tmp_path_factory.mktemp("fuzz") / "log"
    path.write_bytes(b"\n".join(lines))
    assert cli.run(["verify", str(path)]) in (0, 1, 2)


@pytest.mark.parametrize("start", ["nothing", "a log"])
@pytest.mark.parametrize("filling", ["one line", "many lines"])
def test_two_hundred_megabytes_are_refused_within_bounded_memory(start, filling, tmp_path):
    path = tmp_path / "huge.tavolino"
    with path.open("wb") as file:
        if start == "a log":
            file.write(whole("dalek"))
        if filling == "one line":
            file.truncate(200 * MEGABYTE)  # zeros, and no line end among them
        else:
            line = b'{"n":1,"type":"TurnStarted","seat":0,"d":"00000000"}\n'
            for _ in range(200):
                file.write(line * (MEGABYTE // len(line)))
    for command in ("verify", "import"):
        said = call_program(
            command, path, most_memory=300 * MEGABYTE, TAVOLINO_DATA=str(tmp_path / "library")
        )
        assert said.code in (1, 2)
        assert "Traceback" not in said.err
        assert one_line(said.err) or said.out.count("\n") == 1
