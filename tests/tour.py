"""Takes pictures of telling moments, at two sizes, to be looked at: `python tests/tour.py OUT [MOMENT …]`.

`gallery` for a moment are the pages that show every widget, card, die and icon.

Games, moments and frames are the same each time, so that two tours can be compared. It speaks the system's
language: `LANGUAGE=de python tests/tour.py OUT`. The six in `docs/` are the larger ones, made small by
`tests.touring.smaller`.
"""

import argparse
import os
import sys
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
sys.path.insert(0, str(Path(__file__).parents[1]))

import pygame

from tests.touring.moments import GALLERY, MOMENTS, SIZES, silence_bots


def main(words: list[str]) -> int:
    every = {**MOMENTS, **GALLERY}
    parser = argparse.ArgumentParser(prog="tour.py")
    parser.add_argument("out", type=Path)
    parser.add_argument(
        "moment", nargs="*", help=f"all but the gallery, if none is named: {', '.join(every)}"
    )
    asked = parser.parse_args(words)
    names = [*GALLERY] if asked.moment == ["gallery"] else asked.moment or [*MOMENTS]
    if unknown := set(names) - set(every):
        print(f"no such moment: {', '.join(sorted(unknown))}; moments: {', '.join(every)}")
        return 2
    asked.out.mkdir(parents=True, exist_ok=True)
    silence_bots()
    for name in names:
        for size in SIZES:
            app = every[name](size)
            path = asked.out / f"{name}_{size[0]}x{size[1]}.png"
            pygame.image.save(app.picture(), path)
            app.quit()
            print(path, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
