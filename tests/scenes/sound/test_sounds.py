"""What is let out: not while muted, not from behind another window, never too much at once."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from scenes.preferences.page import SettingsScene
from scenes.settings.store import Store
from scenes.sound.cue import Cue
from scenes.sound.sounds import Sounds
from scenes.sound.voices import MOST
from scenes.widgets.field import Field
from tests.scenes.frame.builders import Plain, app_with, showing
from tests.scenes.sound.builders import Clock, Deaf, sounds

ROOT = Path(__file__).parents[3]
LOST, GAINED = Event(pygame.WINDOWFOCUSLOST), Event(pygame.WINDOWFOCUSGAINED)


def heard_by(app, state="open"):
    device = Deaf(state)
    app.sounds = Sounds(app.settings, device, Clock())  # pyright: ignore[reportArgumentType]
    return device


def test_what_is_asked_for_is_played():
    out, device = sounds()
    out.play(Cue("card_turn"))
    assert device.played[0][0].startswith("card_turn_")


def test_takes_are_played_in_turn():
    out, device = sounds()
    for _ in range(3):
        out.play(Cue("card_slide"))
    assert len({file for file, *_ in device.played}) == 3


def test_a_harder_knock_is_another_file():
    out, device = sounds()
    for loud in (0.1, 0.9):
        out.play(Cue("die_wood", loud))
    assert [file[9] for file, *_ in device.played] == ["0", "5"]


def test_the_same_knock_is_never_heard_twice_in_a_row():
    """Whatever else is heard in between: takes are counted for each sound."""
    out, device = sounds()
    for _ in range(4):
        out.play(Cue("die_cloth", 0.5))
        out.play(Cue("die_die", 0.5))
    for surface in ("die_cloth", "die_die"):
        files = [file for file, *_ in device.played if file.startswith(surface)]
        assert all(one != other for one, other in pairwise(files))


def test_a_burst_is_cut_short():
    out, device = sounds(step=0.0001)
    for _ in range(20):
        for name in ("die_cloth", "die_wood", "die_die", "card_turn", "card_slide", "stamp"):
            out.play(Cue(name))
    assert len(device.played) <= MOST


def test_two_alike_at_the_same_moment_are_one():
    out, device = sounds(step=0.001)
    out.play(Cue("die_cloth"))
    out.play(Cue("die_cloth"))
    out.play(Cue("die_wood"))
    assert [file[:-3] for file, *_ in device.played] == ["die_cloth", "die_wood"]


def test_after_a_burst_sounds_are_heard_again():
    out, device = sounds(step=0.05)
    for _ in range(40):
        out.play(Cue("die_cloth"))
    assert len(device.played) == 40


def test_nothing_is_played_while_muted():
    out, device = sounds(muted=True)
    out.play(Cue("win"))
    assert device.played == []
    assert set(device.murmurs) == {0}


def test_the_cafe_follows_its_volume_at_once():
    store, device = Store(), Deaf()
    Sounds(store, device, Clock())  # pyright: ignore[reportArgumentType]
    for value in (80, 0):
        store.change(volume_ambience=value)
    first, loud, off = device.murmurs
    assert 0 == off < first < loud < 1


def test_behind_another_window_nothing_is_heard():
    app = app_with(Plain())
    device = heard_by(app)
    app.feed(LOST)
    app.sound(Cue("tap"))
    assert device.played == []
    assert device.murmurs[-1] == 0
    app.feed(GAINED)
    app.sound(Cue("tap"))
    assert len(device.played) == 1
    assert device.murmurs[-1] > 0


def test_who_wants_it_hears_the_game_from_behind_too():
    app = app_with(Plain(), quiet_behind=False)
    device = heard_by(app)
    app.feed(LOST)
    app.sound(Cue("tap"))
    assert len(device.played) == 1
    assert device.murmurs[-1] > 0


def test_m_mutes_and_says_so_and_m_again_takes_it_back():
    app = app_with(Plain())
    heard_by(app)
    for muted in (True, False):
        app.press(pygame.K_m, letters="m")
        assert app.settings.now.muted is muted
        assert app.top.controls.toast


@pytest.mark.parametrize("mod", [pygame.KMOD_CTRL, pygame.KMOD_ALT])
def test_m_with_another_key_is_not_the_mute_key(mod):
    app = app_with(Plain())
    heard_by(app)
    app.press(pygame.K_m, mod=mod)
    assert not app.settings.now.muted


def test_who_writes_an_m_mutes_nothing():
    app = showing(Field("name", "Name", pygame.Rect(10, 10, 200, 40)))
    heard_by(app)
    app.click("name")
    app.press(pygame.K_m, letters="m")
    assert not app.settings.now.muted


def test_without_sounds_there_is_nothing_to_hear_and_no_mute_key():
    app = app_with(Plain())
    app.sound(Cue("tap"))
    app.press(pygame.K_m)
    assert not app.settings.now.muted


# The settings page


def page(state="open"):
    app = app_with(size=(1920, 1200))
    device = heard_by(app, state)
    app.push(SettingsScene())
    return app, device


def press(app, widget, key=pygame.K_RETURN):
    app.targets()
    app.top.controls.focus_on(widget, ring=True)
    app.press(key)


def test_the_page_says_that_there_is_no_device_and_looks_again():
    app, device = page("missing")
    press(app, "try_again")
    app.advance(0.1)
    assert device.tried == 1
    assert app.top.controls.toast
    device.state = "open"
    press(app, "try_again")
    app.advance(0.1)
    assert app.top.controls.find("try_again") is None


def test_with_a_device_there_is_nothing_to_look_for():
    app, _ = page()
    assert app.top.controls.find("try_again") is None


def test_a_slider_is_heard_as_loud_as_it_is_now():
    app, device = page()
    press(app, "volume_table", pygame.K_RIGHT)
    assert app.settings.now.volume_table == 85
    assert len(device.played) == 1


def test_as_it_was_at_first_can_be_undone():
    app, _ = page()
    app.settings.change(volume_moments=5, muted=True)
    app.click("defaults")
    assert (app.settings.now.volume_moments, app.settings.now.muted) == (70, False)
    toast = app.top.controls.toast
    assert toast
    assert toast.button
    toast.button.press()
    assert (app.settings.now.volume_moments, app.settings.now.muted) == (5, True)


@pytest.mark.parametrize("damaged", [b'{"volume_table": 700}', b"no settings at all", b'{"muted": "loud"}'])
def test_damaged_volumes_are_as_at_first(tmp_path, damaged):
    path = tmp_path / "settings.json"
    path.write_bytes(damaged)
    assert Store(path).now.volume_table == 80
    assert path.with_name("settings.json.damaged").exists()


def test_volumes_are_kept_at_once(tmp_path):
    Store(tmp_path / "settings.json").change(volume_ambience=0, muted=True)
    found = Store(tmp_path / "settings.json").now
    assert (found.volume_ambience, found.muted) == (0, True)


def test_nothing_of_sound_is_there_before_the_first_picture():
    code = (
        "import sys, scenes.start, scenes.app.loop, scenes.title.scene;"
        "print([name for name in sys.modules if name.startswith('scenes.sound')])"
    )
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    assert told.stdout.splitlines()[-1] == "[]"
