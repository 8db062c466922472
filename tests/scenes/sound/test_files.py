"""The sounds as files: all there and used, made anew by the script, without clicks; ten dice don't clip."""

import filecmp
import subprocess
import sys
from array import array
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from scenes.settings.store import Store
from scenes.sound.catalogue import CAFE, FILES, FOLDER, KINDS, path
from scenes.sound.cue import Cue, Name
from scenes.sound.loudness import sides, volume
from scenes.sound.sounds import Sounds
from tests.scenes.sound.builders import Deaf, samples
from tests.scenes.sound.test_table import tossed

ROOT = Path(__file__).parents[3]
ROOM = 2 * 1024 * 1024
ON: dict[str, Name] = {"cloth": "die_cloth", "wood": "die_wood", "die": "die_die"}


def test_every_file_is_a_sound_and_every_sound_has_its_files():
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted([*FILES, CAFE])


@pytest.mark.parametrize("name", KINDS)
def test_every_sound_is_heard_somewhere(name):
    own = {"cue.py", "catalogue.py"}
    code = [file for file in (ROOT / "scenes").rglob("*.py") if file.name not in own]
    assert any(f'"{name}"' in file.read_text() for file in code)


def test_they_are_small():
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < ROOM


def test_the_script_makes_them_byte_for_byte(tmp_path):
    pytest.importorskip("numpy")
    script = [sys.executable, ROOT / "assets" / "make_sounds.py", tmp_path]
    subprocess.run(script, check=True, capture_output=True)
    names = [file.name for file in FOLDER.iterdir()]
    assert filecmp.cmpfiles(FOLDER, tmp_path, names, shallow=False)[1:] == ([], [])
    assert len(list(tmp_path.iterdir())) == len(names)


@pytest.mark.parametrize("file", FILES)
def test_a_sound_begins_and_ends_in_silence_and_never_clips(file):
    wave, rate = samples(file)
    assert wave[0] == 0
    assert max(map(abs, wave[-rate // 500 :])) < 0.02  # its last two milliseconds
    assert 0.1 < max(map(abs, wave)) < 0.6


def ring_out(file):
    """In seconds, until it stays below a tenth of its peak."""
    wave, rate = samples(file)
    loud = max(map(abs, wave)) / 10
    return max(place for place, value in enumerate(wave) if abs(value) > loud) / rate


@pytest.mark.parametrize("name", ["die_cloth", "die_wood", "die_die"])
def test_a_knock_is_over_at_once(name):
    for file in KINDS[name].files(name):
        assert 0.004 < ring_out(file) < 0.08, file


def brightness(file):
    """How often the wave crosses the middle in a second, halved: near the pitch that is strongest."""
    wave, rate = samples(file)
    wave = wave[: rate // 50]
    crossings = sum(one * other < 0 for one, other in pairwise(wave))
    return crossings / 2 / (len(wave) / rate)


def test_felt_is_dull_wood_is_brighter_and_dice_are_brightest():
    for hard in range(6):
        felt, wood, dice = (brightness(f"die_{on}_{hard}a") for on in ("cloth", "wood", "die"))
        assert felt < 900 < wood < 2600 < dice


@pytest.fixture
def cafe():
    """Left and right of the bed, as SDL reads it."""
    pygame.mixer.init(22050, -16, 2, allowedchanges=0)
    heard = array("h", pygame.mixer.Sound(path(CAFE)).get_raw())
    pygame.mixer.quit()
    return heard[0::2], heard[1::2]


def test_the_cafe_goes_round_without_a_seam(cafe):
    for side in cafe:
        steps = [abs(one - other) for one, other in pairwise(side)]
        assert abs(side[0] - side[-1]) < max(steps) / 4
        assert 22 < len(side) / 22050 < 30


def test_the_cafe_is_much_softer_than_the_dice(cafe):
    knock, _ = samples("die_wood_1a")
    now = Store().now
    murmur = max(map(abs, cafe[0])) / 32768 * volume(now, now.volume_ambience)
    assert 0.002 < murmur < 0.33 * max(map(abs, knock)) * sides(now, Cue("die_wood", 0.8))[0]


def mixed(cues, **settings):
    """The loudest moment of so many cues at their times, as the mixer would add them up."""
    store, device, now = Store(), Deaf(), [0.0]
    store.change(volume_table=100, **settings)
    out = Sounds(store, device, lambda: now[0])  # pyright: ignore[reportArgumentType]
    left = [0.0] * (3 * 44100)
    for when, cue in cues:
        now[0] = when
        before = len(device.played)
        out.play(cue)
        for file, gain, _ in device.played[before:]:
            wave, rate = samples(file)
            assert rate == 44100
            start = round(when * rate)
            for place, value in enumerate(wave, start):
                left[place] += gain * value
    return max(map(abs, left)), len(device.played)


@pytest.mark.parametrize("hurry", [1, 5])
def test_ten_dice_don_t_clip_at_full_volume(hurry):
    for seed in range(4):
        hits = tossed(1.0, seed).impacts
        cues = [(hit.time / hurry, Cue(ON[hit.against], hit.strength, -1)) for hit in hits]
        loudest, played = mixed(cues)
        assert loudest < 1.0
        assert played > 5


def test_ten_knocks_of_full_strength_at_the_same_moment_don_t_clip():
    names = tuple(ON.values())
    loudest, _ = mixed([(0.5 + 0.002 * n, Cue(names[n % 3], 1.0, -1)) for n in range(30)])
    assert loudest < 1.0
