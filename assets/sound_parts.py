"""What sounds are made of, for `make_sounds.py`: things that ring when struck, and noise that rubs."""

from collections.abc import Sequence

import numpy as np
from numpy.random import RandomState
from numpy.typing import NDArray
from sound_files import RATE

Wave = NDArray[np.float64]
Mode = tuple[float, float, float]
"""A tone of a struck thing: its pitch in Hz, how strong it is, in how many seconds it fades to a third."""


def times(seconds: float, rate: int = RATE) -> Wave:
    return np.arange(round(seconds * rate)) / rate


def ring(t: Wave, modes: Sequence[Mode]) -> Wave:
    """What a struck thing does. The pitches begin together, so that the blow is one blow."""
    sound = np.zeros(len(t))
    for hertz, strong, fade in modes:
        sound += strong * np.sin(2 * np.pi * hertz * t) * np.exp(-t / fade)
    return sound


def hiss(rng: RandomState, t: Wave, low: float, high: float) -> Wave:
    """Noise between two pitches, as strong as a sine."""
    rate = 1 / (t[1] - t[0])
    spectrum = np.fft.rfft(rng.standard_normal(len(t)))
    hertz = np.fft.rfftfreq(len(t), 1 / rate)
    spectrum *= np.exp(-((low / np.maximum(hertz, 1.0)) ** 4)) * np.exp(-((hertz / high) ** 4))
    noise = np.fft.irfft(spectrum, len(t))
    return noise / (np.sqrt(2) * noise.std())


def hump(t: Wave, peak: float, width: float) -> Wave:
    return np.exp(-(((t - peak) / width) ** 2))


def later(sound: Wave, after: float, room: Wave, rate: int = RATE) -> None:
    """Lays the sound into the room, so many seconds after its beginning."""
    start = round(after * rate)
    end = min(len(room), start + len(sound))
    room[start:end] += sound[: end - start]


def dull(sound: Wave, high: float, rate: int = RATE) -> Wave:
    """As through cloth: what is above that pitch is soft."""
    spectrum = np.fft.rfft(sound)
    return np.fft.irfft(spectrum / (1 + (np.fft.rfftfreq(len(sound), 1 / rate) / high) ** 2), len(sound))
