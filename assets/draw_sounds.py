"""Measures and draws every sound in assets/sounds, for want of an ear: docs/sounds.md and its pictures.

    .venv/bin/python assets/draw_sounds.py

Each cell is a sound: its wave, all to one scale; under it, which pitches are in it at what time.
"""

import os
import wave
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Rect, Surface
from sound_files import LOW_RATE
from sound_levels import LEVELS
from sound_measures import lufs, share_above, true_peak
from sound_parts import Wave

ASSETS = Path(__file__).parent
SOUNDS, DOCS = ASSETS / "sounds", ASSETS.parent / "docs"
DIE = ("die_cloth", "die_wood", "die_die")
PAGES = {
    "dice": DIE,
    "table": ("tap", *LEVELS["cards and tokens"][1], *LEVELS["ice"][1]),
    "moments": LEVELS["moments"][1],
}
HARSH = 6000
"""Hz."""

_ACROSS = 6
_CELL, _GAP, _WAVE, _LINE = (236, 190), 10, 46, 16
_LOW, _HIGH, _MARKS = 80, 12_000, (100, 1000, HARSH)
_FLOOR = -80.0
_FULL = 0.4
"""So much of full scale fills a wave's room."""
_PAPER, _INK, _BRASS, _FAINT = (24, 22, 20), (226, 214, 192), (214, 166, 84), (128, 118, 102)


class Heard(NamedTuple):
    """A file's samples, of one side or of a row for each."""

    name: str
    wave: Wave
    rate: int


def heard(path: Path) -> Heard:
    if path.stem == "cafe":
        pygame.mixer.init(LOW_RATE, -16, 2, allowedchanges=0)  # it knows four bits a sample
        data = np.frombuffer(pygame.mixer.Sound(path).get_raw(), "<i2").reshape(-1, 2).T
        pygame.mixer.quit()
        return Heard(path.stem, data / 32768, LOW_RATE)
    with wave.open(str(path)) as read:
        data = np.frombuffer(read.readframes(read.getnframes()), "<i2")
        return Heard(path.stem, data / 32768, read.getframerate())


def files(name: str) -> list[Heard]:
    return [
        heard(path) for path in sorted(SOUNDS.glob(f"{name}_*.wav")) if path.stem.rpartition("_")[0] == name
    ]


# ------------------------------------------------------------------------------------------- in figures


def table() -> str:
    rows = [
        "| kind | sound | files | seconds | LUFS | true peak, dBTP | over 6 kHz | last 5 ms under its peak |"
    ]
    rows.append("|---|---|---|---|---|---|---|---|")
    for kind, (_, names) in LEVELS.items():
        rows += [row(kind, name, files(name)) for name in names]
    rows.append(row("bed", "cafe", [heard(SOUNDS / "cafe.wav")]))
    return "\n".join(rows) + "\n"


def row(kind: str, name: str, takes: list[Heard]) -> str:
    loud = [lufs(take.wave, take.rate) for take in takes]
    peak = max(true_peak(take.wave) for take in takes)
    bright = max(share_above(take.wave, take.rate, HARSH) for take in takes)
    seconds = takes[0].wave.shape[-1] / takes[0].rate
    end = "goes round" if kind == "bed" else f"{max(map(ending, takes)):.0f} dB"
    levels = f"{min(loud):.1f}" if max(loud) - min(loud) < 0.05 else f"{min(loud):.1f} … {max(loud):.1f}"
    return (
        f"| {kind} | `{name}` | {len(takes)} | {seconds:.2f} | {levels} | {peak:.1f} | {bright:.1%} | {end} |"
    )


def ending(take: Heard) -> float:
    last = np.abs(take.wave[-take.rate // 200 :]).max()
    return 20 * np.log10(max(last / np.abs(take.wave).max(), 1e-5))


# ------------------------------------------------------------------------------------------ in pictures


def page(takes: list[Heard], across: int) -> Surface:
    down = -(-len(takes) // across)
    surface = Surface((across * _CELL[0] + _GAP, down * _CELL[1] + _GAP))
    surface.fill(_PAPER)
    for n, take in enumerate(takes):
        at = (_GAP + n % across * _CELL[0], _GAP + n // across * _CELL[1])
        cell(surface, Rect(at, (_CELL[0] - _GAP, _CELL[1] - 2 * _GAP)), take)
    return surface


def cell(surface: Surface, room: Rect, take: Heard) -> None:
    seconds = take.wave.shape[-1] / take.rate
    write(surface, (room.left, room.top), f"{take.name}  {seconds * 1000:.0f} ms", _INK)
    said = f"{lufs(take.wave, take.rate):.1f} LUFS  {true_peak(take.wave):.1f} dBTP  "
    said += f"{share_above(take.wave, take.rate, HARSH):.1%} > 6 kHz"
    write(surface, (room.left, room.top + _LINE), said, _BRASS)
    top = room.top + 2 * _LINE + 4
    one = take.wave if take.wave.ndim == 1 else take.wave.mean(axis=0)
    draw_wave(surface, Rect(room.left, top, room.w, _WAVE), one)
    draw_pitches(
        surface, Rect(room.left, top + _WAVE + 4, room.w, room.bottom - top - _WAVE - 4), one, take.rate
    )


def draw_wave(surface: Surface, room: Rect, sound: Wave) -> None:
    pygame.draw.line(surface, _FAINT, room.midleft, (room.right - 1, room.centery))
    edges = np.linspace(0, len(sound), room.w + 1).astype(int)
    for x, (start, end) in enumerate(pairwise(edges)):
        part = sound[start : max(end, start + 1)]
        high, low = (room.centery - value / _FULL * room.h / 2 for value in (part.max(), part.min()))
        pygame.draw.line(surface, _BRASS, (room.left + x, high), (room.left + x, low))


def draw_pitches(surface: Surface, room: Rect, sound: Wave, rate: int) -> None:
    """Pitch upwards, an octave as high as the next; bright is loud, black 80 dB under full scale."""
    window = np.hanning(min(1024, 2 * len(sound) // room.w + 256))
    padded = np.pad(sound, len(window) // 2)
    starts = np.linspace(0, len(sound) - 1, room.w).astype(int)
    frames = np.stack([padded[start : start + len(window)] for start in starts]) * window
    power = np.abs(np.fft.rfft(frames, 4096)) * 2 / window.sum()
    pitches = np.geomspace(_HIGH, _LOW, room.h)
    bins = np.minimum(np.rint(pitches * 4096 / rate).astype(int), power.shape[1] - 1)
    light = 1 - 20 * np.log10(np.maximum(power[:, bins], 1e-9)) / _FLOOR
    light[:, pitches > rate / 2] = 0
    surface.blit(pygame.surfarray.make_surface(glow(np.clip(1.25 * light, 0, 1))), room)
    for mark in _MARKS:
        y = room.top + int(np.abs(pitches - mark).argmin())
        for x in range(room.left, room.right, 6):
            surface.set_at((x, y), _FAINT)
        label = f"{mark // 1000} kHz" if mark >= 1000 else f"{mark} Hz"
        write(surface, (room.right - 34, y - 6), label, _FAINT, 10)


def glow(light: Wave) -> NDArray[np.uint8]:
    """From black through ember and brass to white, in few steps, so that the file is small."""
    stops = np.array([(12, 11, 12), (70, 20, 46), (178, 54, 40), (236, 160, 60), (255, 246, 214)])
    steps = np.rint(light * 31) / 31 * (len(stops) - 1)
    return np.stack([np.interp(steps, range(len(stops)), stops[:, n]) for n in range(3)], -1).astype(np.uint8)


def write(
    surface: Surface, at: tuple[int, int], words: str, ink: tuple[int, int, int], size: int = 13
) -> None:
    surface.blit(
        pygame.font.Font(ASSETS / "fonts" / "LeagueSpartan-Medium.otf", size).render(words, True, ink), at
    )


def main() -> None:
    pygame.font.init()
    for name, names in PAGES.items():
        takes = [take for one in names for take in files(one)]
        if name == "dice":  # a row for each surface and take, harder from left to right
            takes.sort(key=lambda take: (DIE.index(take.name.rpartition("_")[0]), take.name[-1], take.name))
        if name == "moments":
            takes.append(heard(SOUNDS / "cafe.wav"))
        pygame.image.save(page(takes, _ACROSS if name != "moments" else 5), DOCS / f"sounds_{name}.png")
    document = DOCS / "sounds.md"
    said, measured, _ = document.read_text("utf-8").partition("## Measured\n")
    document.write_text(f"{said}{measured}\n{table()}", "utf-8")


if __name__ == "__main__":
    main()
