"""What a text from outside may be is defined once: logs, the library and the screen go by it."""

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import bots
from game.core import texts
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.log import BrokenLogError
from game.core.seats import Seat
from game.core.session import Session
from game.core.verify import verify
from game.shelf import GAMES
from tests.core.test_verify import chained, log_of, refusal, verified
from tests.properties.playing import options
from tests.table import people, session

REFUSED = ["\0", "\n", "\x1b", "\x7f", "\x85", "\u2028", "\u202e", "\u2066"]
NO_NAMES = ["", "   ", "x" * 41, *(f"A{letter}da" for letter in REFUSED)]
STRANGE_NAMES = ["x" * 40, "שלום", "👩‍🚀", "a\u00a0b", "Zoë “Z” <b>", "e\u0301", "\u200fאבא"]


@pytest.mark.parametrize("name", NO_NAMES)
def test_nobody_is_called_that(name):
    assert not texts.is_name(name)
    with pytest.raises(IllegalError):
        texts.check_name(name)


@pytest.mark.parametrize("name", STRANGE_NAMES)
def test_any_letters_make_a_name(name):
    assert texts.is_name(name)
    assert texts.without_refused(name) == texts.shown(name) == name


@given(st.text(st.characters(exclude_categories=())))
def test_what_is_shown_may_always_come_in(text):
    texts.check(texts.shown(text, 40), 40)
    texts.check(texts.without_refused(text), len(text))


# In a log


@pytest.mark.parametrize("name", NO_NAMES)
def test_a_seat_in_a_header_that_nobody_can_be_called_is_refused_at_its_line(name):
    objects = log_of("dalek", commands=5)
    seats = [objects[0]["seats"][0] | {"name": name}, *objects[0]["seats"][1:]]
    assert refusal([objects[0] | {"seats": seats}, *objects[1:]]).line == 1


@pytest.mark.parametrize("name", NO_NAMES)
def test_a_name_taken_in_mid_game_is_refused_at_its_line(name):
    objects = log_of("dalek", commands=12)
    renamed = {"type": "SeatChanged", "seat": 0, "kind": "human", "name": name}
    assert refusal([*objects[:6], renamed, *objects[6:]]).line == 7


@pytest.mark.parametrize("name", STRANGE_NAMES)
def test_a_name_of_any_letters_stands(name):
    objects = log_of("dalek", commands=12)
    renamed = {"type": "SeatChanged", "seat": 0, "kind": "human", "name": name}
    seats = [{"name": name, "kind": "human"}, *objects[0]["seats"][1:]]
    verified([objects[0] | {"seats": seats}, *objects[1:6], renamed, *objects[6:]])


@pytest.mark.parametrize("letter", REFUSED)
@pytest.mark.parametrize(
    "field",
    [
        lambda text: {"seed": text},
        lambda text: {"phrase": text},
        lambda text: {"seed_hash": text},
        lambda text: {"rekeyed": [[3, text]]},
        lambda text: {"rekeyed_hash": [[3, text]]},
        lambda text: {"branch_of": [text, 3]},
        lambda text: {"setup": {"first": text}},
        lambda text: {"setup": {text: 1}},
    ],
)
def test_no_text_of_a_header_may_hold_a_control_character(field, letter):
    objects = log_of("dalek", commands=5)
    broken = refusal([objects[0] | field(f"a{letter}b"), *objects[1:]])
    assert (broken.line, broken.why.reason) == (1, "text_holds_a_control_character")


@pytest.mark.parametrize("field", ["seed", "phrase"])
def test_seeds_and_phrases_are_bounded(field):
    objects = log_of("dalek", commands=5)
    assert refusal([objects[0] | {field: "x" * 201}, *objects[1:]]).why.reason == "text_too_long"
    assert refusal([objects[0] | {field: "x" * 200}, *objects[1:]]).why.reason == "not_what_the_seed_gives"


def test_an_unpaired_surrogate_is_no_text():
    lines = chained(log_of("dalek", commands=5)).replace(b'"Ada"', b'"\\ud800"')
    with pytest.raises(BrokenLogError):
        list(verify(BytesIO(lines), GAMES))


# Seats that make no sense


@pytest.mark.parametrize(
    "who", [{"kind": "bot"}, {"kind": "human", "level": "easy"}, {"kind": "bot", "level": ""}]
)
def test_a_bot_has_a_level_and_a_person_has_none(who):
    objects = log_of("dalek", commands=12)
    seats = [{"name": "Ada", **who}, *objects[0]["seats"][1:]]
    assert refusal([objects[0] | {"seats": seats}, *objects[1:]]).line == 1
    changed = {"type": "SeatChanged", "seat": 0, **who}
    assert refusal([*objects[:6], changed, *objects[6:]]).line == 7


NEWER = {"type": "SeatChanged", "seat": 0, "kind": "bot", "level": "grandmaster"}
TAKEN_OVER = {"type": "SeatChanged", "seat": 0, "kind": "human"}


def judged(objects):
    return list(verify(BytesIO(chained(objects)), GAMES, bots.levels))


def test_a_running_game_with_an_opponent_that_there_is_not_is_refused_where_it_sat_down():
    objects = log_of("dalek", commands=12)
    with pytest.raises(BrokenLogError, match="no_such_level") as broken:
        judged([*objects[:6], NEWER, *objects[6:]])
    assert broken.value.line == 7
    header = objects[0] | {
        "seats": [{"name": "Robbie", "kind": "bot", "level": "grandmaster"}, *objects[0]["seats"][1:]]
    }
    with pytest.raises(BrokenLogError, match="no_such_level") as broken:
        judged([header, *objects[1:]])
    assert broken.value.line == 1


def test_where_it_has_left_the_table_the_game_stands():
    objects = log_of("dalek", commands=12)
    judged([*objects[:6], NEWER, *objects[6:8], TAKEN_OVER, *objects[8:]])


def test_a_game_that_has_ended_stands_whoever_played():
    objects = log_of("dalek")
    judged([*objects[:6], NEWER, *objects[6:]])


# Where games begin, and where they go on


@pytest.mark.parametrize("name", NO_NAMES)
def test_no_game_begins_with_a_name_that_its_log_could_not_hold(name):
    with pytest.raises(IllegalError):
        session(GAMES["dalek"], (Seat(name, "human"), *people(1)))


@pytest.mark.parametrize(
    ("seed", "phrase"), [("s" * 201, None), ("s", "p" * 201), ("s\n", None), ("s", "\0")]
)
def test_no_game_begins_with_a_seed_or_a_phrase_that_its_log_could_not_hold(seed, phrase):
    header = Header.of(GAMES["dalek"], options("dalek", "free"), people(2), seed, phrase)
    with pytest.raises(IllegalError):
        Session.start(GAMES["dalek"], header)


@pytest.mark.parametrize("name", NO_NAMES)
def test_nobody_takes_such_a_name_in_mid_game(name):
    played = session(GAMES["dalek"])
    before = played.events
    with pytest.raises(IllegalError):
        played.seat_changes(0, "human", name=name)
    assert played.events == before
