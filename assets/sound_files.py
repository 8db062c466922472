"""How `make_sounds.py` writes its files: short sounds as plain 16 bits, the bed in four bits a sample.

Four bits are IMA's ADPCM, which SDL reads: each sample is told as a step from the one before, and the steps
grow and shrink with the sound. What it adds is far below a murmur.
"""

import struct
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE, LOW_RATE = 44_100, 22_050
"""Samples a second: of what knocks and rubs, and of what only sings and murmurs."""

BLOCK = 1017
"""Samples of each side in a block of the bed's file."""

_PCM, _IMA_ADPCM = 1, 0x11
_FADE_IN, _FADE_OUT = 0.0007, 0.02
_GROWTH = (-1, -1, -1, -1, 2, 4, 6, 8)


def _sizes() -> tuple[int, ...]:
    """The 89 sizes of a step: each a tenth larger than the last, as the format's table rounds them."""
    sizes = [7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73]
    sizes += [80, 88, 97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449]
    sizes += [494, 544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272]
    sizes += [2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493]
    sizes += [10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767]
    return tuple(sizes)


_SIZES = _sizes()


def edged(sound: NDArray[np.float64], rate: int) -> NDArray[np.float64]:
    """It begins and ends in silence and is even about it, so that nothing clicks but what is meant to."""
    seconds = len(sound) / rate
    t = np.arange(len(sound)) / rate
    after = np.minimum(1, t / _FADE_IN)
    before = np.minimum(1, (t[-1] - t) / min(_FADE_OUT, seconds / 10))
    edge = np.sin(np.pi / 2 * after) ** 2 * np.sin(np.pi / 2 * before) ** 2
    push = np.exp(-5 * t / seconds)  # no more to one side than to the other; the end stays as it is
    return edge * (sound - push * (edge * sound).sum() / (edge * push).sum())


def write_short(path: Path, sound: NDArray[np.float64], rate: int) -> None:
    data = _whole(sound).astype("<i2").tobytes()
    head = struct.pack("<HHIIHH", _PCM, 1, rate, 2 * rate, 2, 16)
    _write(path, (b"fmt ", head), (b"data", data))


def write_loop(path: Path, sides: NDArray[np.float64]) -> None:
    """Left and right of a sound that goes round, in whole blocks."""
    left, right = (_whole(side).tolist() for side in sides.T)
    steps = [_settled(left), _settled(right)]
    data = bytearray()
    for start in range(0, len(left), BLOCK):
        halves: list[list[int]] = []
        for n, side in enumerate((left, right)):
            block = side[start : start + BLOCK]
            data += struct.pack("<hBB", block[0], steps[n], 0)
            codes, steps[n] = _encoded(block, steps[n])
            halves.append(codes)
        for k in range(0, BLOCK - 1, 8):  # eight of the left, eight of the right
            for codes in halves:
                data += bytes(codes[k + i] | codes[k + i + 1] << 4 for i in range(0, 8, 2))
    align = 2 * (4 + (BLOCK - 1) // 2)
    head = struct.pack("<HHIIHHHH", _IMA_ADPCM, 2, LOW_RATE, LOW_RATE * align // BLOCK, align, 4, 2, BLOCK)
    _write(path, (b"fmt ", head), (b"fact", struct.pack("<I", len(left))), (b"data", bytes(data)))


def _settled(side: list[int]) -> int:
    """The step that the end of the loop leaves to its beginning."""
    return _encoded(side[-4 * BLOCK :], 20)[1]


def _encoded(block: list[int], step: int) -> tuple[list[int], int]:
    """A block's codes after its first sample, and the step that is left."""
    codes: list[int] = []
    guess = block[0]
    for sample in block[1:]:
        size, off = _SIZES[step], sample - guess
        sign, off = (8, -off) if off < 0 else (0, off)
        code = min(7, off * 4 // size)
        moved = (size >> 3) + sum(size >> half for half in range(3) if code & 4 >> half)  # as SDL adds it up
        guess = max(-32768, min(32767, guess - moved if sign else guess + moved))
        step = max(0, min(88, step + _GROWTH[code]))
        codes.append(sign | code)
    return codes, step


def _whole(sound: NDArray[np.float64]) -> NDArray[np.int64]:
    return np.rint(sound * 32767).astype(np.int64)


def _write(path: Path, *chunks: tuple[bytes, bytes]) -> None:
    body = b"WAVE" + b"".join(tag + struct.pack("<I", len(data)) + data for tag, data in chunks)
    path.write_bytes(b"RIFF" + struct.pack("<I", len(body)) + body)
