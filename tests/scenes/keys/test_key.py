"""A key: how it is written, what a press of it is, and which keys nobody gives away."""

import pygame
import pytest
from pygame.event import Event

from scenes.keys.actions import KEYS, why_not
from scenes.keys.key import Key
from scenes.keys.labels import key_words
from tests.scenes.keys.builders import ALL_SORTS, key


def press(code, mod=0, scancode=0, letters=""):
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letters, scancode=scancode)


@pytest.mark.parametrize("beside", ["", "Ctrl+", "Alt+", "Shift+", "Ctrl+Alt+Shift+"])
@pytest.mark.parametrize("name", ALL_SORTS)
def test_what_is_written_is_read_again(beside, name):
    assert key(beside + name).written == beside + name


@pytest.mark.parametrize(
    "written", ["", "+x", "Ctrl+", "Hyper+A", "Ctrl+Ctrl+A", "Spacebar", "\n", "漢", 7, None]
)
def test_what_is_no_key_is_none(written):
    assert Key.read(written) is None


def test_plus_and_minus_are_keys_too():
    assert key("Ctrl++") == Key(pygame.K_PLUS, ctrl=True)
    assert key("-").code == pygame.K_MINUS


def test_what_is_held_beside_makes_another_key():
    assert Key.of(press(pygame.K_z, pygame.KMOD_RCTRL)) == key("Ctrl+Z")
    assert Key.of(press(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)) == key("Ctrl+Shift+Z")
    assert Key.of(press(pygame.K_z, pygame.KMOD_CAPS | pygame.KMOD_NUM)) == key("Z")


def test_with_the_systems_own_key_held_nothing_is_meant():
    assert Key.of(press(pygame.K_z, pygame.KMOD_LMETA)) is None


def test_on_a_mac_cmd_is_what_ctrl_is_elsewhere(monkeypatch):
    monkeypatch.setattr("scenes.keys.key._CTRL", pygame.KMOD_META)
    monkeypatch.setattr("scenes.keys.key._SYSTEM", pygame.KMOD_CTRL)
    monkeypatch.setattr("scenes.keys.labels.MAC", True)
    assert Key.of(press(pygame.K_z, pygame.KMOD_LMETA)) == key("Ctrl+Z")
    assert Key.of(press(pygame.K_z, pygame.KMOD_LCTRL)) is None
    assert key_words(key("Ctrl+Shift+Z")) == "Cmd+Shift+Z"


def test_the_number_pad_writes_the_same_digits():
    assert Key.of(press(pygame.K_KP5)) == key("5")
    assert Key.of(press(pygame.K_KP_ENTER)) == key("Enter")


@pytest.mark.parametrize("mod", [0, pygame.KMOD_LSHIFT])
def test_where_the_row_of_digits_writes_signs_it_is_known_by_its_place(mod):
    """A French keyboard has & and é there, and the digits with Shift."""
    assert Key.of(press(pygame.K_AMPERSAND, mod, pygame.KSCAN_1)) == key("1")
    assert Key.of(press(0xE9, mod, pygame.KSCAN_2)) == key("2")


def test_shift_that_only_writes_the_digit_is_not_held_beside_it():
    """As newer systems tell of a French keyboard; on others Shift makes it another key."""
    assert Key.of(press(pygame.K_1, pygame.KMOD_LSHIFT, pygame.KSCAN_1, "1")) == key("1")
    assert Key.of(press(pygame.K_1, pygame.KMOD_LSHIFT, pygame.KSCAN_1, "!")) == key("Shift+1")


def test_letters_are_known_by_what_they_write_and_of_other_scripts_by_their_place():
    assert Key.of(press(pygame.K_a, 0, pygame.KSCAN_Q)) == key("A")
    assert Key.of(press(0x044F, 0, pygame.KSCAN_Z)) == key("Z")


@pytest.mark.parametrize("action", KEYS)
def test_tab_and_escape_belong_to_no_action(action):
    assert why_not(action, Key(pygame.K_TAB)) == "fixed"
    assert why_not(action, Key(pygame.K_ESCAPE, ctrl=True)) == "fixed"


def test_enter_and_space_play_games_and_arrows_replays_and_no_more():
    for written in ("Space", "Enter"):
        assert why_not("everywhere.undo", key(written)) == "presses"
        assert why_not("dalek.stop", key(written)) is None
        assert why_not("everywhere.undo", key(f"Ctrl+{written}")) is None
    assert why_not("dalek.stop", key("Left")) == "moves"
    assert why_not("dalek.stop", key("Ctrl+Left")) is None
    assert why_not("replay.play", key("Left")) is None


def test_a_key_without_a_name_is_none_to_choose():
    assert why_not("dalek.stop", Key(pygame.K_POWER)) == "nameless"


def test_words_for_a_key():
    assert key_words(key("Ctrl+Shift+PageDown")) == "Ctrl+Shift+Page down"
    assert key_words(key("Alt+ä")) == "Alt+Ä"
