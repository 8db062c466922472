"""Sizes that a window may have: from the smallest to 3840×2160 and upright to 2160×3840, 9:21 to 32:9."""

from random import Random

from scenes.app.window import SMALLEST
from scenes.settings.store import SCALES

LARGEST = (3840, 2160)
NARROWEST, WIDEST = 9 / 21, 32 / 9

EDGES = (
    SMALLEST,
    (2133, 600),
    (3840, 1080),
    LARGEST,
    (2160, 3840),
    (1646, 3840),
    (960, 2240),
    (960, 960),
)
"""The corners of all that may be."""
UPRIGHT = ((1080, 1920), (1200, 1600), (1440, 2560), (1000, 1400))


def sampled(count, seed):
    """So many sizes, each with a scale in per cent: no two seeds have the same ones."""
    random = Random(seed)
    return [(_size(random), random.choice(SCALES)) for _ in range(count)]


def _size(random):
    """As many upright ones as others; small ones, where there is least room, as often as large ones."""
    while True:
        wide = round(SMALLEST[0] * (LARGEST[0] / SMALLEST[0]) ** random.random())
        high = round(SMALLEST[1] * (LARGEST[0] / SMALLEST[1]) ** random.random())
        within = max(wide, high) <= LARGEST[0] and min(wide, high) <= LARGEST[1]
        if within and NARROWEST <= wide / high <= WIDEST:
            return wide, high
