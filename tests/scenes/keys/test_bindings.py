"""Which key does what: at first, changed, damaged; and which of two with the same key is heard."""

from random import Random

import pygame
import pytest
from pygame.event import Event

from scenes.keys.actions import KEYS, can_meet, comes_first, lines, place_of
from scenes.keys.bindings import AT_FIRST, Bindings
from scenes.keys.naming import action_words, line_words, place_words
from scenes.settings.store import Settings, Store
from tests.scenes.keys.builders import by_chance, key


def test_at_first_no_two_meet():
    assert {action: AT_FIRST.conflicts(action) for action in KEYS if AT_FIRST.conflicts(action)} == {}


def test_every_action_and_every_line_has_words():
    for line, actions in lines().items():
        assert line_words(line)
        assert place_words(place_of(line))
        assert len({action_words(action) for action in actions}) == len(actions)
    assert [action for actions in lines().values() for action in actions] == list(KEYS)


def test_only_what_is_heard_in_one_place_can_meet():
    assert can_meet("everywhere.mute", "turn.up")
    assert can_meet("seventeen.go_on", "calls.seat_1")
    assert not can_meet("turn.card_1", "calls.seat_1")
    assert not can_meet("dicy.throw", "dalek.throw")
    assert not can_meet("replay.hand", "table.hint")


def test_of_two_with_the_same_key_the_wider_is_heard_and_both_say_so():
    keys = AT_FIRST.with_key("dicy.pass", key("M"))
    press = Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m", scancode=0)
    assert comes_first("everywhere.mute", "dicy.pass")
    assert keys.means(press, "everywhere.mute")
    assert not keys.means(press, "dicy.pass")
    assert keys.conflicts("everywhere.mute") == ["dicy.pass"]
    assert keys.conflicts("dicy.pass") == ["everywhere.mute"]
    assert keys.word("dicy.pass") == "no key"
    assert keys.all_words("dicy.pass") == "M"


def test_of_two_keys_one_may_be_left():
    keys = AT_FIRST.with_key("everywhere.undo", key("Ctrl+Y"))
    assert keys.word("everywhere.redo") == "Ctrl+Shift+Z"


def test_the_key_at_first_is_no_change():
    assert AT_FIRST.with_key("dicy.pass", key("P")) == AT_FIRST
    keys = AT_FIRST.with_key("dicy.pass", key("K"))
    assert keys != AT_FIRST
    assert keys.is_changed("dicy.pass")
    assert keys.as_at_first("dicy.pass") == AT_FIRST


@pytest.mark.parametrize("number", range(20))
def test_what_is_bound_is_found_again(number, tmp_path):
    keys = by_chance(Random(number))
    Store(tmp_path / "settings.json").change(keys=keys)
    found = Store(tmp_path / "settings.json").now.keys
    assert found == keys
    assert hash(found) == hash(keys)


@pytest.mark.parametrize(
    "damage",
    [
        '{"keys": 5}',
        '{"keys": null}',
        '{"keys": []}',
        '{"keys": {"dicy.juggle": "K"}}',
        '{"keys": {"dicy.pass": ""}}',
        '{"keys": {"dicy.pass": "Hyper+K"}}',
        '{"keys": {"dicy.pass": "Tab"}}',
        '{"keys": {"dicy.pass": "Esc"}}',
        '{"keys": {"dicy.pass": ["K"]}}',
        '{"keys": {"everywhere.undo": "Space"}}',
        '{"keys": {"dalek.stop": "Left"}}',
    ],
)
def test_what_can_not_be_read_is_as_at_first_and_costs_nothing_else(damage, tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(damage.replace("{", '{"speed": "calm", ', 1))
    assert Store(path).now == Settings(speed="calm")


def test_beside_what_is_damaged_the_rest_holds(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"keys": {"dicy.juggle": "K", "dicy.pass": "Ctrl+P", "turn.up": 3}}')
    assert Store(path).now.keys == AT_FIRST.with_key("dicy.pass", key("Ctrl+P"))


def test_only_what_differs_is_kept():
    assert Bindings({"dicy.pass": key("P"), "turn.up": key("O")}).to_file() == {"turn.up": "O"}
