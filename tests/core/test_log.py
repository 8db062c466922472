"""The file form: its chain, as log-format.md derives it, and what it notices."""

import json
from hashlib import blake2b
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.header import Header
from game.core.log import BrokenLogError, NotALogError, chained_lines, write
from game.core.seats import Seat
from game.dalek import GAME
from game.dalek.events import Setup
from tests.properties.playing import some_game


def chain(lines):
    """The chain in a few lines of its own: the rule of log-format.md once more."""
    link, links = "", []
    for line in lines:
        rest = {key: value for key, value in json.loads(line).items() if key != "d"}
        compact = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        link = blake2b((link + compact).encode(), digest_size=64).hexdigest()[:8]
        links.append(link)
    return links


def lines_of(number=1, commands=60):
    played = some_game("dalek", number, commands)
    return list(write(played.header, played.events))


@given(st.text(), st.text())
def test_every_line_is_chained_to_the_one_before_whatever_the_names_are(name, seed):
    header = Header.of(GAME, Setup(), (Seat(name, "human"),), seed)
    lines = list(write(header, some_game("dalek", 1, 9).events))
    assert [json.loads(line)["d"] for line in lines] == chain(lines)


def test_the_header_comes_first_and_events_are_counted_from_1():
    lines = [json.loads(line) for line in lines_of()]
    assert list(lines[0])[:5] == ["format", "version", "rules", "game", "seed"]
    assert (lines[0]["format"], lines[0]["version"], lines[0]["rules"]) == ("tavolino-log", 1, 1)
    assert [line["n"] for line in lines[1:]] == list(range(1, len(lines)))


def test_names_stand_as_they_are_in_utf_8():
    header = Header.of(GAME, Setup(), (Seat("Zoë · Ñ", "human"),), "s")
    assert "Zoë · Ñ".encode() in next(write(header, ()))


def read(lines):
    return [line.number for line in chained_lines(BytesIO(b"".join(lines)))]


def test_lines_in_another_order_of_keys_and_with_spaces_are_the_same_lines():
    lines = [
        json.dumps(dict(sorted(json.loads(line).items(), reverse=True)), indent=None).encode() + b"\n"
        for line in lines_of()
    ]
    assert read(lines) == list(range(1, len(lines) + 1))


def changed_digit(line):
    fields = json.loads(line)
    fields["seat" if "seat" in fields else "n"] += 1
    return json.dumps(fields).encode() + b"\n"


@pytest.mark.parametrize("at", [0, 1, 2, 17, 40])
def test_damage_is_noticed_at_its_line(at):
    lines = lines_of()
    changed = list(lines)
    if at == 0:
        changed[0] = lines[0].replace(b'"Ada"', b'"Adb"')
    else:
        changed[at] = changed_digit(lines[at])
    doubled = [*lines[: at + 1], *lines[at:]]
    swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
    dropped = [*lines[:at], *lines[at + 1 :]]
    for damaged, noticed in ((changed, at + 1), (doubled, at + 2), (swapped, at + 1), (dropped, at + 1)):
        if damaged is doubled and at == 0:
            continue  # a second header begins a second game: what is missing then are its events
        with pytest.raises(BrokenLogError) as broken:
            read(damaged)
        assert broken.value.line == noticed


def test_what_stands_before_the_damage_can_still_be_read():
    lines = lines_of()
    lines[20] = changed_digit(lines[20])
    readable = chained_lines(BytesIO(b"".join(lines)))
    assert [next(readable).number for _ in range(20)] == list(range(1, 21))
    with pytest.raises(BrokenLogError):
        next(readable)


def test_a_key_given_twice_is_not_hidden_from_the_chain():
    lines = lines_of()
    lines[5] = b'{"n":99,' + lines[5][1:]
    with pytest.raises(BrokenLogError, match="key_given_twice"):
        read(lines)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\n",
        b"{}\n",
        b"[]\n",
        b'{"format":"chess"}\n',
        b"\xff\xfe\n",
        b"null",
        b'{"n":1}\n',
        b"[" * 100_000,
    ],
)
def test_what_is_no_log_is_said_to_be_none(text):
    with pytest.raises(NotALogError):
        read([text])


def test_a_line_without_end_is_not_read_to_its_end():
    with pytest.raises(NotALogError, match="line_too_long"):
        read([b'{"format":"tavolino-log","x":"' + b"x" * 2_000_000])
