"""Takes pictures of telling moments, at two sizes, to be looked at: `python tests/tour.py OUT [MOMENT …]`.

Games, moments and frames are the same each time, so that two tours can be compared. It speaks the system's
language: `LANGUAGE=de python tests/tour.py OUT`. The six in `docs/` are the larger ones, made small by
`tests.touring.smaller`.
"""

import os
import sys
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
sys.path.insert(0, str(Path(__file__).parents[1]))

import pygame

from tests.touring.moments import MOMENTS, SIZES, silence_bots


def main(words: list[str]) -> int:
    if not words or set(words[1:]) - set(MOMENTS):
        print(f"usage: tour.py OUT [MOMENT ...]; moments: {', '.join(MOMENTS)}")
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    silence_bots()
    for name in words[1:] or MOMENTS:
        for size in SIZES:
            app = MOMENTS[name](size)
            path = folder / f"{name}_{size[0]}x{size[1]}.png"
            pygame.image.save(app.picture(), path)
            app.quit()
            print(path, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
