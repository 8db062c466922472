"""A thousand throws of six dice and of ten, frame by frame: `python -m tests.bench.throws [--throws 1000]`.

Asked: no two dice in each other by 8 % of an edge or more, all inside the walls, none tilted at rest, all at
rest 1.0 to 1.8 seconds after the press, and in every ninth of the tray at least 5 % of the dice.
"""

import argparse
import os

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")

from tests.bench.measuring import tell
from tests.scenes.dice.throws import Throws, by_button


def measured(dice: int, throws: int) -> dict[str, object]:
    seen = Throws()
    for flown in by_button(dice, throws):
        seen.watch(flown)
    return {
        "deepest_overlap": round(seen.deepest, 4),
        "deepest_in_a_wall": round(seen.in_a_wall, 5),
        "tilted_at_rest": round(seen.tilted, 6),
        "seconds": [round(min(seen.seconds), 2), round(max(seen.seconds), 2)],
        "first_at_rest": [round(min(seen.first_rest), 2), round(max(seen.first_rest), 2)],
        "ninths": [round(dice_there / sum(seen.ninths), 3) for dice_there in seen.ninths],
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--throws", type=int, default=1000)
    throws = parser.parse_args().throws
    tell("throws", {str(dice): measured(dice, throws) for dice in (6, 10)})


if __name__ == "__main__":
    main()
