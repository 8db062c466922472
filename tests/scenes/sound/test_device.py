"""The device: opened, missing, tried again; whatever it does, who asks goes on at once."""

import threading

import pygame
import pytest

from scenes.sound import device
from scenes.sound.catalogue import FILES
from scenes.sound.device import Device


@pytest.fixture
def opened():
    """Devices that are closed with the test."""
    devices = []

    def open_one():
        devices.append(Device())
        return devices[-1]

    yield open_one
    for each in devices:
        each.close()


def caught_up(a_device):
    """All that was asked for has been done."""
    done = threading.Event()
    a_device._asked.put(done.set)
    assert done.wait(30)
    return a_device


def test_without_a_speaker_all_sounds_are_there(opened):
    """SDL's dummy driver is a device too."""
    it = caught_up(opened())
    assert it.state == "open"
    assert set(it._sounds) == set(FILES)
    it.play(FILES[0], 0.5, 0.5)
    it.murmur(0.2)
    assert caught_up(it)._thread.is_alive()
    assert murmurs()
    it.murmur(0)
    it.murmur(0.1)
    caught_up(it)
    pygame.time.wait(300)  # longer than it takes to fade away
    assert murmurs()


def test_a_missing_device_is_told_and_asks_for_nothing(opened, monkeypatch):
    monkeypatch.setattr(device.pygame.mixer, "init", missing)
    it = caught_up(opened())
    assert it.state == "missing"
    it.play(FILES[0], 0.5, 0.5)
    it.murmur(0.2)
    assert caught_up(it)._thread.is_alive()


def test_a_device_that_comes_later_is_found_and_murmurs(opened, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(device.pygame.mixer, "init", missing)
        it = caught_up(opened())
        it.murmur(0.3)
        caught_up(it)
    tried = []
    it.try_again(lambda: tried.append(it.state))
    caught_up(it)
    assert tried == ["open"]
    assert murmurs()


def test_a_missing_file_costs_one_sound(opened, monkeypatch, tmp_path):
    find = device.path
    monkeypatch.setattr(device, "path", lambda file: tmp_path if file == FILES[3] else find(file))
    it = caught_up(opened())
    it.play(FILES[3], 1, 1)
    it.play(FILES[4], 1, 1)
    assert set(caught_up(it)._sounds) == set(FILES) - {FILES[3]}


def test_more_than_there_are_channels_is_no_harm(opened):
    it = caught_up(opened())
    for file in FILES:
        it.play(file, 0.1, 0.1)
    assert caught_up(it).state == "open"


def test_who_asks_does_not_wait_for_a_device_that_hangs(monkeypatch):
    hanging = threading.Event()
    monkeypatch.setattr(device.pygame.mixer, "init", lambda *_args, **_named: hanging.wait())
    monkeypatch.setattr(device, "_LONGEST_GOODBYE", 0.01)
    it = Device()
    for _ in range(1000):
        it.play(FILES[0], 1, 1)
    assert it.state == "opening"
    it.close()
    hanging.set()


def missing(*_args, **_named):
    raise pygame.error("no such device")


def murmurs():
    return pygame.mixer.Channel(device._CAFE_CHANNEL).get_busy()
