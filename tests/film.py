"""Writes film strips: an animation's frames side by side, each with its time, as PNG, for eyes and reviews.

    python tests/film.py OUT dalek_throw                          (or make film MOMENT=dalek_throw)
    python tests/film.py OUT dalek_throw --every 0.05 --part tray --size 1920x1080

A moment of the tour that is no film of its own is filmed for two seconds from where it stands.
"""

import argparse
import os
import sys
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
sys.path.insert(0, str(Path(__file__).parents[1]))

import pygame

from tests.touring.films.every import FILMS
from tests.touring.moments import MOMENTS, silence_bots
from tests.touring.reel import Reel
from tests.touring.strip import strip


def main(words: list[str]) -> int:
    asked = _parser().parse_args(words)
    if unknown := set(asked.moment) - {*FILMS, *MOMENTS}:
        print(f"no such moment: {', '.join(sorted(unknown))}; films: {', '.join(FILMS)}")
        return 2
    asked.out.mkdir(parents=True, exist_ok=True)
    silence_bots()
    for name in asked.moment or FILMS:
        reel = _filmed(name, Reel(asked.size, asked.every, asked.part))
        last = reel.frames[-1][0] if asked.until is None else asked.until
        frames = [(time, frame) for time, frame in reel.frames if asked.since <= time <= last + 1e-6]
        title = f"{name}, every {asked.every} s"
        path = asked.out / f"{name}_{asked.size[0]}x{asked.size[1]}{asked.part and f'_{asked.part}'}.png"
        pygame.image.save(strip(frames, asked.wide, asked.columns, title), path)
        print(path, flush=True)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="film.py")
    parser.add_argument("out", type=Path)
    parser.add_argument("moment", nargs="*", help="all films, if none is named")
    parser.add_argument("--size", type=_size, default=(1280, 720), help="of the window")
    parser.add_argument("--every", type=float, default=0.1, help="seconds between two frames")
    parser.add_argument("--since", type=float, default=0.0, help="seconds")
    parser.add_argument("--until", type=float, help="seconds")
    parser.add_argument("--part", default="", help="a target, such as tray: frames show only what lies there")
    parser.add_argument("--wide", type=int, default=480, help="pixels of a frame on the strip")
    parser.add_argument("--columns", type=int, default=4)
    return parser


def _size(words: str) -> tuple[int, int]:
    wide, high = words.split("x")
    return int(wide), int(high)


def _filmed(name: str, reel: Reel) -> Reel:
    if name in FILMS:
        FILMS[name](reel)
    else:
        reel.of(MOMENTS[name](reel.size))
        reel.run(2.0)
    reel.app.quit()
    return reel


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
