"""How loud, how peaked and how bright a sound is, for `make_sounds.py`, `draw_sounds.py` and the tests.

Loudness is that of ITU-R BS.1770-4: K-weighted, in blocks of 400 ms every 100 ms, gated at -70 LUFS and at 10
LU under what is left. What is shorter than a block is measured as if silence came after it.
"""

from math import pi, tan

import numpy as np
from numpy.typing import NDArray
from sound_parts import Wave

_BLOCK, _STEP = 0.4, 0.1
_ABSOLUTE, _RELATIVE = -70.0, -10.0
_SETTLED = 0.5
"""Seconds after which nothing of a filter's ringing is left."""


def lufs(sound: Wave, rate: int) -> float:
    """Of one side, or of a row for each."""
    block, step = round(_BLOCK * rate), round(_STEP * rate)
    sides = np.atleast_2d(sound)
    long = max(block, sides.shape[1])
    squares = (k_weighted(sides, rate, long) ** 2).sum(axis=0)
    sums = np.concatenate([[0.0], np.cumsum(squares)])
    starts = np.arange(0, long - block + 1, step)
    power = (sums[starts + block] - sums[starts]) / block
    heard = power[_loudness(power) > _ABSOLUTE]
    if not len(heard):
        return -np.inf
    heard = heard[_loudness(heard) > _loudness(heard.mean()) + _RELATIVE]
    return float(_loudness(heard.mean()))


def _loudness(power: Wave) -> Wave:
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-20))


def k_weighted(sides: Wave, rate: int, long: int) -> Wave:
    """So many samples of what the ear makes of it: the head throws treble back, and bass counts less."""
    room = long + round(_SETTLED * rate)
    z = np.exp(-2j * pi * np.fft.rfftfreq(room))  # z^-1
    return np.fft.irfft(np.fft.rfft(sides, room) * _head(z, rate) * _bass(z, rate), room)[..., :long]


def _head(z: NDArray[np.complex128], rate: int) -> NDArray[np.complex128]:
    """The standard's first filter, a shelf of 4 dB. Its numbers are for 48 kHz; these are for any rate."""
    hertz, gain, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
    k, high = tan(pi * hertz / rate), 10 ** (gain / 20)
    band = high**0.4996667741545416
    over = (high + band * k / q + k * k) + 2 * (k * k - high) * z + (high - band * k / q + k * k) * z**2
    return over / ((1 + k / q + k * k) + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z**2)


def _bass(z: NDArray[np.complex128], rate: int) -> NDArray[np.complex128]:
    """Its second, which lets through what is over 38 Hz."""
    hertz, q = 38.13547087602444, 0.5003270373238773
    k = tan(pi * hertz / rate)
    under = (1 + k / q + k * k) + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z**2
    return (1 - 2 * z + z**2) * (1 + k / q + k * k) / under


def centre(sound: Wave, rate: int) -> float:
    """In Hz: where its energy has its middle."""
    pitches, energy = _spectrum(sound, rate)
    return float((energy * pitches).sum() / energy.sum())


def true_peak(sound: Wave) -> float:
    """In dBTP: the highest of the curve that a device draws through the samples, four points for each."""
    sides = np.atleast_2d(sound)
    long = 2 * sides.shape[1]  # the silence after it keeps the end out of the beginning
    finer = 4 * np.fft.irfft(np.fft.rfft(sides, long), 4 * long)
    return float(20 * np.log10(max(np.abs(finer).max(), 1e-10)))


def share_above(sound: Wave, rate: int, hertz: float) -> float:
    """Of its energy, from 0 to 1."""
    pitches, energy = _spectrum(sound, rate)
    return float(energy[pitches > hertz].sum() / energy.sum())


def _spectrum(sound: Wave, rate: int) -> tuple[Wave, Wave]:
    """Pitches in Hz, and the energy at each, of all sides together."""
    sides = np.atleast_2d(sound)
    energy = (np.abs(np.fft.rfft(sides)) ** 2).sum(axis=0)
    return np.fft.rfftfreq(sides.shape[1], 1 / rate), energy
