"""Makes every WAV in assets/sounds: dice, cards, tokens, the games' moments and an evening at the café.

    .venv/bin/python assets/make_sounds.py [FOLDER]

The same seed gives the same bytes. numpy is used here only; the game plays the finished sounds. What they are
made of is in `sound_parts.py`, the café in `sound_cafe.py`, how loud each is in `sound_levels.py`, how files
are written in `sound_files.py`. `draw_sounds.py` measures and draws what has been made.
"""

import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from numpy.random import RandomState
from sound_cafe import bed
from sound_files import LOW_RATE, RATE, edged, write_loop, write_short
from sound_levels import CAFE, level
from sound_measures import lufs
from sound_parts import Wave, dull, hiss, hump, later, ring, times

FOLDER = Path(__file__).parent / "sounds"
SEED = 17
HARDNESSES, TAKES = 6, 2

# -------------------------------------------------------------------------------------------------- dice


def die_cloth(rng: RandomState, hard: float) -> Wave:
    """A thud of felt on a board, and of the die itself no more than a tick: more, the harder it falls."""
    t = times(0.085)
    pitch = rng.uniform(0.96, 1.04) * (1 + 0.12 * hard)
    board = ring(t, [(190 * pitch, 0.6, 0.018), (345 * pitch, 0.9, 0.013), (560 * pitch, 0.7, 0.009)])
    felt = 0.5 * hiss(rng, t, 120, 500 + 1300 * hard) * np.exp(-t / 0.01)
    tick = ring(t, [(1900 * pitch, 0.5, 0.003), (3100 * pitch, 0.35, 0.002)])
    return dull(board + felt, 400 + 1600 * hard) + (0.05 + 0.4 * hard) * tick


def die_wood(rng: RandomState, hard: float) -> Wave:
    """A click on the wooden rim; a harder knock wakes more of the high tones."""
    t = times(0.075)
    pitch = rng.uniform(0.97, 1.03) * (1 + 0.1 * hard)
    low = [(760 * pitch, 0.7, 0.014), (1180 * pitch, 1.0, 0.012), (1720 * pitch, 0.6, 0.008)]
    high = [(2650 * pitch, 0.55, 0.006), (3900 * pitch, 0.4, 0.004)]
    knock = 0.5 * hiss(rng, t, 900, 2500 + 3500 * hard) * np.exp(-t / 0.0018)
    return ring(t, low) + (0.1 + 1.1 * hard) * ring(t, high) + (0.15 + 0.85 * hard) * knock


def die_die(rng: RandomState, hard: float) -> Wave:
    """Two hard little things: high and over at once."""
    t = times(0.05)
    pitch = rng.uniform(0.97, 1.03)
    low = [(1450 * pitch, 0.35, 0.006), (2900 * pitch, 1.0, 0.006), (3650 * pitch, 0.6, 0.005)]
    high = [(5200 * pitch, 0.5, 0.004), (7400 * pitch, 0.2, 0.0025)]
    knock = 0.5 * hiss(rng, t, 2000, 5000 + 4000 * hard) * np.exp(-t / 0.001)
    return ring(t, low) + (0.1 + 1.1 * hard) * ring(t, high) + (0.3 + 0.7 * hard) * knock


# ------------------------------------------------------------------------------------ cards and tokens


def slap(rng: RandomState, low: float, high: float, fade: float) -> Wave:
    """Card stock that comes to lie."""
    t = times(0.05)
    return hiss(rng, t, low, high) * np.exp(-t / fade) * np.minimum(1, t / 0.0008)


def card_slide(rng: RandomState) -> Wave:
    t = times(0.22)
    paper = hiss(rng, t, 1200, rng.uniform(4200, 5200)) * hump(t, 0.08, 0.055)
    cloth = 0.5 * hiss(rng, t, 300, 1100) * hump(t, 0.1, 0.06)
    sound = paper + cloth
    later(0.35 * slap(rng, 250, 2200, 0.009), 0.165, sound)
    return sound


def card_turn(rng: RandomState) -> Wave:
    """Bent up with a flick, through the air, and down."""
    t = times(0.3)
    sound = 0.28 * hiss(rng, t, 700, 3800) * hump(t, 0.11, 0.06)
    later(0.55 * slap(rng, 1800, 6500, 0.005), 0.01, sound)
    later(slap(rng, 220, rng.uniform(2400, 3200), 0.011), 0.225, sound)
    return sound


def cards_shuffle(rng: RandomState) -> Wave:
    """Two halves let run into each other, and squared on the table."""
    sound = np.zeros(len(times(0.85)))
    for card in range(30):
        after = 0.03 + 0.5 * (card / 30) ** 0.85 + rng.uniform(0, 0.006)
        later(rng.uniform(0.3, 0.75) * slap(rng, 900, 5200, 0.004), after, sound)
    for after in (0.64, 0.73):
        later(0.9 * slap(rng, 200, 2300, 0.012), after, sound)
    return sound


def card_freeze(rng: RandomState) -> Wave:
    """Rime that creeps over a card: it crackles, and there is glass in the air."""
    t = times(0.7)
    sound = 0.05 * ring(t, [(2140, 1, 9), (3307, 0.7, 9), (5230, 0.4, 9)]) * hump(t, 0.38, 0.17)
    for _ in range(70):
        after = rng.triangular(0.01, 0.28, 0.65)
        grain = ring(times(0.02), [(rng.uniform(2400, 6000), 1, rng.uniform(0.0012, 0.004))])
        later(rng.uniform(0.1, 0.6) * grain, after, sound)
    return sound


def card_thaw(rng: RandomState) -> Wave:
    """It cracks softly, and drips twice."""
    t = times(0.55)
    sound = 0.06 * hiss(rng, t, 900, 2600) * hump(t, 0.12, 0.08)
    for _ in range(24):
        grain = ring(times(0.02), [(rng.uniform(1500, 4200), 1, rng.uniform(0.0015, 0.004))])
        later(rng.uniform(0.1, 0.5) * grain, rng.triangular(0.01, 0.02, 0.45), sound)
    for after, hertz in ((0.24, rng.uniform(900, 1050)), (0.39, rng.uniform(1150, 1300))):
        drop = times(0.07)
        rising = np.sin(2 * np.pi * (hertz * drop + 2600 * drop**2)) * np.exp(-drop / 0.014)
        later(0.45 * rising * np.minimum(1, drop / 0.002), after, sound)
    return sound


def token_victory(rng: RandomState) -> Wave:
    """A brass laurel set down."""
    t = times(0.3)
    pitch = rng.uniform(0.97, 1.03)
    tones = [
        (1870 * pitch, 0.7, 0.06),
        (3140 * pitch, 0.5, 0.05),
        (4790 * pitch, 0.35, 0.03),
        (620, 0.5, 0.01),
    ]
    return ring(t, tones)


def token_penalty(rng: RandomState) -> Wave:
    """A disc of wood, dropped."""
    t = times(0.14)
    pitch = rng.uniform(0.95, 1.05)
    sound = ring(t, [(410 * pitch, 1, 0.018), (690 * pitch, 0.6, 0.014), (1240 * pitch, 0.4, 0.008)])
    later(0.35 * sound, 0.06, sound)
    return sound


def stamp(rng: RandomState) -> Wave:
    t = times(0.16)
    press = ring(t, [(95, 1, 0.03), (190, 0.7, 0.02), (340, 0.4, 0.012)])
    return press + 0.6 * hiss(rng, t, 300, 2600) * np.exp(-t / 0.01)


def tap(rng: RandomState) -> Wave:
    """A fingertip on the table."""
    t = times(0.07)
    return ring(t, [(210, 1, 0.014), (390, 0.6, 0.01)]) + 0.3 * hiss(rng, t, 200, 1500) * np.exp(-t / 0.006)


def curtain(rng: RandomState) -> Wave:
    t = times(0.6)
    folds = 0.7 + 0.3 * np.sin(2 * np.pi * 11 * t + 0.8 * np.sin(2 * np.pi * 3 * t))
    return hiss(rng, t, 350, 2400) * hump(t, 0.24, 0.17) * folds


# -------------------------------------------------------------------------------------------- the moments

C4, ES4, E4, G4, B3 = 261.63, 311.13, 329.63, 392.0, 246.94


def bar(hertz: float, seconds: float, loud: float = 1.0) -> Wave:
    """A wooden bar struck with a soft mallet, and damped in the end."""
    t = times(seconds, LOW_RATE)
    tones = [(hertz, 1, 0.28 * seconds), (3.93 * hertz, 0.22, 0.07 * seconds), (9.2 * hertz, 0.05, 0.02)]
    audible = [mode for mode in tones if mode[0] < 9000]
    return loud * ring(t, audible) * np.minimum(1, t / 0.003) * np.minimum(1, (seconds - t) / 0.12)


def tune(seconds: float, *notes: tuple[float, float, float]) -> Wave:
    """Notes of so many Hz, each after so many seconds and so loud."""
    room = np.zeros(len(times(seconds, LOW_RATE)))
    for hertz, after, loud in notes:
        later(bar(hertz, min(0.9, seconds - after), loud), after, room, LOW_RATE)
    return room


def lamp_doctor(_: RandomState) -> Wave:
    return tune(0.5, (2 * G4, 0.0, 0.7), (4 * C4, 0.07, 0.6))


def lamp_exterminate(_: RandomState) -> Wave:
    """Something old and electric."""
    t = times(0.4, LOW_RATE)
    buzz = sum(np.sin(2 * np.pi * 131 * n * t) / n for n in (1, 2, 3, 5, 7, 9))
    return buzz * (0.75 + 0.25 * np.sin(2 * np.pi * 31 * t)) * np.minimum(1, t / 0.01) * np.exp(-t / 0.11)


def call(_: RandomState) -> Wave:
    """The bell on the counter."""
    t = times(1.0, LOW_RATE)
    tones = [(2230, 0.6, 0.26), (2238, 0.4, 0.2), (5310, 0.2, 0.1), (8140, 0.1, 0.05), (900, 0.3, 0.01)]
    return ring(t, tones) * np.minimum(1, t / 0.002)


TUNES: dict[str, Callable[[RandomState], Wave]] = {
    "lamp_doctor": lamp_doctor,
    "lamp_exterminate": lamp_exterminate,
    "call": call,
    "points": lambda _: tune(0.45, (2 * E4, 0.0, 0.6), (2 * G4, 0.06, 0.7), (4 * B3, 0.12, 0.6)),
    "banner_plain": lambda _: tune(0.6, (G4, 0.0, 0.8)),
    "banner_good": lambda _: tune(0.8, (2 * C4, 0.0, 0.7), (2 * G4, 0.11, 0.8)),
    "banner_bad": lambda _: tune(0.8, (ES4, 0.0, 0.8), (B3, 0.16, 0.9)),
    "banner_great": lambda _: tune(
        1.1, *((f, 0.09 * n, 0.7) for n, f in enumerate((2 * C4, 2 * E4, 2 * G4, 4 * C4)))
    ),
    "win": lambda _: tune(
        1.6,
        *((f, 0.1 * n, 0.6) for n, f in enumerate((G4, 2 * C4, 2 * E4, 2 * G4))),
        *((f, 0.52, 0.55) for f in (2 * C4, 2 * E4, 2 * G4, 4 * C4)),
    ),
}


# ------------------------------------------------------------------------------------------------ all

KNOCKS = (die_cloth, die_wood, die_die)
KINDS = {card_slide: 3, card_turn: 3, card_freeze: 2, card_thaw: 2, cards_shuffle: 1} | {
    token_victory: 2,
    token_penalty: 2,
    stamp: 1,
    tap: 1,
    curtain: 1,
}


def own(name: str) -> RandomState:
    """Each file has chance of its own, so that a change to one leaves the others as they are."""
    return RandomState(zlib.crc32(f"{SEED} {name}".encode()))


def shorts() -> Iterator[tuple[str, Wave, int]]:
    """Name, sound and rate of every file but the bed."""
    for knock in KNOCKS:
        kind = knock.__name__
        for hardness in range(HARDNESSES):
            for take in range(1, TAKES + 1):
                name = f"{kind}_{hardness}{'ab'[take - 1]}"
                yield name, knock(own(name), hardness / (HARDNESSES - 1)), RATE
    for make, takes in KINDS.items():
        for take in range(takes):
            name = f"{make.__name__}_{'abc'[take]}"
            yield name, make(own(name)), RATE
    for kind, make in TUNES.items():
        yield f"{kind}_a", make(own(kind)), LOW_RATE


def gain(sound: Wave, rate: int, wanted: float) -> float:
    return 10 ** ((wanted - lufs(sound, rate)) / 20)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, sound, rate in shorts():
        whole = edged(sound, rate)
        write_short(folder / f"{name}.wav", whole * gain(whole, rate, level(name)), rate)
    cafe = bed(own("cafe"))
    write_loop(folder / "cafe.wav", cafe * gain(cafe.T, LOW_RATE, CAFE))
    written = sorted(folder.glob("*.wav"))
    print(f"{len(written)} sounds, {sum(path.stat().st_size for path in written) / 1024:.0f} KB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
