"""A tour's picture made small for the README: `python -m tests.touring.smaller IN OUT`. Needs ImageMagick.

The palette is found by k-means in which rare colours weigh more than they cover: a seat's green must not be
lost in all that walnut.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import pygame

COLOURS = 128
EYE = np.array([1.0, 1.3, 0.8])  # how well each of red, green and blue is told apart
RARE = 0.45


def main(source: str, target: str) -> None:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as folder:
        small, palette = Path(folder) / "small.png", Path(folder) / "palette.png"
        convert(source, "-filter", "Lanczos", "-resize", "960x", "-depth", "8", str(small))
        colours = best_colours(pygame.image.load(small))
        pygame.image.save(pygame.image.frombytes(colours.tobytes(), (COLOURS, 1), "RGB"), palette)
        convert(str(small), "+dither", "-remap", str(palette), "-strip", f"PNG8:{target}")


def convert(*words: str) -> None:
    subprocess.run(["convert", *words], check=True)


def best_colours(picture: pygame.Surface) -> np.ndarray:
    pixels = np.frombuffer(pygame.image.tobytes(picture, "RGB"), np.uint8).reshape(-1, 3)
    _, which, count = np.unique(pixels // 6, axis=0, return_inverse=True, return_counts=True)
    means = np.stack([np.bincount(which.ravel(), weights=pixels[:, i]) for i in range(3)], 1)
    points, weight = means / count[:, None] * EYE, count**RARE
    found = points[[weight.argmax()]]
    far = ((points - found[0]) ** 2).sum(1)
    while len(found) < COLOURS:
        found = np.vstack([found, points[(far * weight).argmax()]])
        far = np.minimum(far, ((points - found[-1]) ** 2).sum(1))
    for _ in range(25):
        nearest = ((points[:, None] - found[None]) ** 2).sum(2).argmin(1)
        for one in np.unique(nearest):
            mine = nearest == one
            found[one] = (points[mine] * weight[mine, None]).sum(0) / weight[mine].sum()
    return np.clip(found / EYE, 0, 255).round().astype(np.uint8)


if __name__ == "__main__":
    main(*sys.argv[1:])
