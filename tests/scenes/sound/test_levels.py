"""How the sounds are, measured from their files: as loud as their kind, never harsh, without clicks."""

from itertools import pairwise

import draw_sounds  # pyright: ignore[reportMissingImports] - lies with what it draws
import numpy as np
import pytest
import sound_levels  # pyright: ignore[reportMissingImports]
import sound_measures  # pyright: ignore[reportMissingImports]

from scenes.sound.catalogue import CAFE, FILES, KINDS, path
from tests.scenes.sound.builders import samples
from tests.scenes.sound.test_table import tossed

DICE = ("die_cloth", "die_wood", "die_die")
FORCES = 6


def heard(file):
    wave, rate = samples(file)
    return np.array(wave), rate


def sine(hertz, rate, seconds=5.0, peak=1.0, phase=0.0):
    return peak * np.sin(2 * np.pi * hertz * np.arange(round(seconds * rate)) / rate + phase)


# The measures, against what the standards give as examples


@pytest.mark.parametrize("rate", [48_000, 44_100, 22_050])
def test_a_full_tone_on_one_side_is_as_loud_as_the_standard_says(rate):
    assert sound_measures.lufs(sine(997, rate), rate) == pytest.approx(-3.01, abs=0.04)


def test_a_tone_on_both_sides_is_as_loud_as_its_level():
    """EBU Tech 3341, its first two cases: 1 kHz at -23 and -33 dBFS."""
    for level in (-23.0, -33.0):
        both = np.stack([sine(1000, 48_000, 20, 10 ** (level / 20))] * 2)
        assert sound_measures.lufs(both, 48_000) == pytest.approx(level, abs=0.1)


def test_softer_stretches_are_gated_out():
    """Its third and fourth: what is far softer than the rest, or almost silent, doesn't count."""
    soft, loud, hush = (10 ** (level / 20) for level in (-36, -23, -72))
    stretches = ((10, hush), (10, soft), (60, loud), (10, soft), (10, hush))
    side = np.concatenate([sine(1000, 48_000, seconds, peak) for seconds, peak in stretches])
    assert sound_measures.lufs(np.stack([side, side]), 48_000) == pytest.approx(-23, abs=0.1)


def test_bass_counts_less_and_treble_more():
    low, middle, high = (sound_measures.lufs(sine(hertz, 44_100), 44_100) for hertz in (40, 500, 5000))
    assert low < middle - 3
    assert middle + 3 < high < middle + 4.5


def test_a_peak_between_two_samples_is_found():
    tone = sine(11_025, 44_100, 0.1, 0.5, np.pi / 4) * np.hanning(4410)
    assert 20 * np.log10(np.abs(tone).max()) == pytest.approx(-9.03, abs=0.05)
    assert sound_measures.true_peak(tone) == pytest.approx(-6.02, abs=0.05)


def test_a_share_over_a_pitch():
    both = sine(1000, 44_100, 1) + 0.5 * sine(8000, 44_100, 1)
    assert sound_measures.share_above(both, 44_100, 6000) == pytest.approx(0.2, abs=0.001)


# The files


@pytest.mark.parametrize("file", FILES)
def test_a_sound_is_as_loud_as_its_kind(file):
    assert sound_measures.lufs(*heard(file)) == pytest.approx(sound_levels.level(file), abs=1.0)


def test_the_cafe_is_as_loud_as_it_was_made():
    _, wave, rate = draw_sounds.heard(path(CAFE))
    assert sound_measures.lufs(wave, rate) == pytest.approx(sound_levels.CAFE, abs=1.0)


@pytest.mark.parametrize("file", FILES)
def test_a_sound_leaves_room_for_others(file):
    wave, _ = heard(file)
    assert sound_measures.true_peak(wave) <= -6


@pytest.mark.parametrize("file", FILES)
def test_no_sound_is_harsh(file):
    assert sound_measures.share_above(*heard(file), draw_sounds.HARSH) <= 0.03


@pytest.mark.parametrize("file", FILES)
def test_nothing_clicks_at_the_ends(file):
    wave, rate = heard(file)
    assert wave[0] == wave[-1] == 0
    assert max(abs(wave[1]), abs(wave[-2])) <= 0.001
    assert np.abs(wave[-rate // 200 :]).max() < np.abs(wave).max() / 10 ** (45 / 20)
    assert abs(wave.mean()) < 0.002


# Dice by force


@pytest.mark.parametrize("name", DICE)
def test_the_harder_a_die_falls_the_brighter_it_sounds(name):
    def bright(force):
        takes = [f"{name}_{force}{take}" for take in "ab"]
        return sum(sound_measures.centre(*heard(take)) for take in takes) / 2

    pitches = [bright(force) for force in range(FORCES)]
    assert all(one < other for one, other in pairwise(pitches))
    assert pitches[-1] > 1.1 * pitches[0]


@pytest.mark.parametrize("name", DICE)
def test_no_two_files_of_a_die_are_the_same(name):
    found = {path(file).read_bytes() for file in KINDS[name].files(name)}
    assert len(found) == 2 * FORCES


@pytest.mark.parametrize("against", ["cloth", "wood", "die"])
def test_throws_are_heard_in_all_six_forces(against):
    name = f"die_{against}"
    hits = [hit for force in (0.0, 0.5, 1.0) for seed in range(6) for hit in tossed(force, seed).impacts]
    chosen = {KINDS[name].file(name, hit.strength, 0) for hit in hits if hit.against == against}
    assert chosen == {f"{name}_{force}a" for force in range(FORCES)}


# What is told of them


def test_the_document_tells_what_lies_there():
    document = (draw_sounds.DOCS / "sounds.md").read_text("utf-8")
    assert document.endswith(f"## Measured\n\n{draw_sounds.table()}")


def test_every_sound_is_drawn():
    drawn = [name for names in draw_sounds.PAGES.values() for name in names]
    assert sorted(drawn) == sorted(KINDS)
