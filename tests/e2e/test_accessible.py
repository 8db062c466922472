"""A screen reader on a desktop's bus: what it finds there of a real window, and presses."""

import subprocess
from importlib.util import find_spec

import pytest

from tests.e2e.a11y_bus import A11yBus, missing
from tests.e2e.screen import wait_for

pytestmark = pytest.mark.skipif(find_spec("accesskit") is None, reason="AccessKit isn't to be had here")

WINDOW, BUTTON, SWITCH = 23, 43, 62
"""Roles by their numbers in AT-SPI."""


@pytest.fixture
def bus(screen, tmp_path, monkeypatch):
    if lacking := missing():
        pytest.skip(f"screen readers need {lacking}: `.ci/run` installs them")
    bus = A11yBus(screen.environment, tmp_path)
    monkeypatch.setitem(screen.environment, "DBUS_SESSION_BUS_ADDRESS", bus.address)
    yield bus
    bus.close()


def found(bus, name, role):
    """That one thing of the program, once it is there."""

    def look():
        try:
            return next((one for one in bus.parts() if bus.name(one) == name and bus.role(one) == role), None)
        except subprocess.CalledProcessError:
            return None  # what was listed has just gone

    return wait_for(look, f"{name}, {role}")


def test_a_button_is_found_by_its_name_and_pressed_and_so_is_a_switch_on_the_next_page(opened, bus):
    program = opened(speed="instant")
    bus.press(found(bus, program.sight.targets["settings"].label, BUTTON))
    program.until("the settings", lambda sight: sight.scene == "settings")
    found(bus, "Settings", WINDOW)
    before = program.sight.targets["large_text"].label
    bus.press(found(bus, before.split(":")[0], SWITCH))
    program.until("the switch", lambda sight: sight.targets["large_text"].label != before)


def test_the_program_ends_while_somebody_reads(opened, bus):
    program = opened(speed="instant")
    found(bus, "Tavolino", WINDOW)
    program.touch("quit")
    assert program.process.wait(60) == 0
