"""An evening at the café, for `make_sounds.py`: people at other tables, the room, now and then a cup.

All its noise is made by filtering a random spectrum, so that the end runs on into the beginning.
"""

import numpy as np
from numpy.random import RandomState
from sound_files import BLOCK, LOW_RATE
from sound_parts import Wave, dull, hiss, ring, times

BED = 520 * BLOCK
"""Samples: whole blocks of the file, which is what makes it a loop without a gap."""


def around(rng: RandomState, low: float, high: float) -> Wave:
    """Noise between two pitches that runs on from its end to its beginning."""
    return hiss(rng, np.arange(BED) / LOW_RATE, low, high)


def swell(rng: RandomState, hertz: float) -> Wave:
    """A slow coming and going from 0 to 1, which ends as it began."""
    return np.clip(0.5 + 0.6 * around(rng, 0.04, hertz), 0, 1)


def voice(rng: RandomState) -> Wave:
    """Somebody talks at another table: syllables in sentences in pauses, and not a word of it."""
    tone = rng.uniform(0.85, 1.35)
    throat = around(rng, 180 * tone, 600 * tone) + 0.8 * around(rng, 800 * tone, 1900 * tone)
    return throat * swell(rng, rng.uniform(3.2, 4.6)) ** 1.5 * swell(rng, 0.35) ** 2


def clink(rng: RandomState) -> Wave:
    """A cup meets its saucer."""
    t = times(0.5, LOW_RATE)
    hertz = rng.uniform(1900, 2700)
    return ring(t, [(hertz, 0.6, 0.07), (1.83 * hertz, 0.4, 0.05), (2.71 * hertz, 0.3, 0.03)])


def bed(rng: RandomState) -> Wave:
    """Left and right: seven people somewhere, the room itself, now and then a cup."""
    sides = np.zeros((2, BED))
    for _ in range(7):
        place, talk = rng.uniform(0.2, 0.8), voice(rng)
        sides += np.stack([talk * np.sqrt(1 - place), talk * np.sqrt(place)])
    sides += 0.25 * np.stack([around(rng, 60, 260), around(rng, 60, 260)])
    for _ in range(9):
        place, start = rng.uniform(0.1, 0.9), rng.randint(BED)
        cup = rng.uniform(0.8, 2.2) * clink(rng)
        at = (start + np.arange(len(cup))) % BED
        sides[0, at] += (1 - place) * cup
        sides[1, at] += place * cup
    return np.stack([in_the_room(rng, side) for side in sides], axis=1)


def in_the_room(rng: RandomState, side: Wave) -> Wave:
    """The walls answer, round and round the loop."""
    t = np.arange(BED) / LOW_RATE
    echo = dull(rng.standard_normal(BED) * np.exp(-t / 0.16), 1800, LOW_RATE)
    echo[0] += 20.0
    return np.fft.irfft(np.fft.rfft(side) * np.fft.rfft(echo), BED)
