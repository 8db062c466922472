"""Do results with luck subtracted have the mean of the plain ones, and how much narrower are they?

`python -m tests.bench.adjusted [--games 1000] [--kinds …]` plays so many games of each kind, the first seat's
share of them counted both ways. `apart`: by how many standard errors of their difference the two means
differ; to be below 4. The suite does it in short.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from typing import Any

from game.commands.adjusting import Sums, adjusted, of_game, takes_all
from game.commands.simulate import Plan, play
from game.core.header import setup_from
from game.shelf import GAMES
from tests.bench.measuring import tell

KINDS: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    "dalek for two": ("dalek", ("easy", "hard"), {}),
    "dalek for three": ("dalek", ("easy", "hard", "easy"), {}),
    "dicy for two": ("dicy", ("easy", "hard"), {}),
    "dicy for two, any five": (
        "dicy",
        ("easy", "expert"),
        {"mode": "custom", "cards": ["low_six", "straight", "lowest_three", "distinct4", "distinct_sum"]},
    ),
    "dicy for three": ("dicy", ("easy", "hard", "easy"), {"mode": "interaction"}),
    "17 for two": ("seventeen", ("easy", "hard"), {}),
    "17 for three": ("seventeen", ("easy", "hard", "easy"), {}),
}


def measure(kind: str, games: int) -> dict[str, float]:
    key, bots, options = KINDS[kind]
    plan = Plan(key, bots, setup_from(GAMES[key], options), "adjusted", logged=False, luck=True)
    halves = [Sums(), Sums()]
    for number in range(1, games + 1):
        played = play(plan, number)
        assert played.luck is not None, "without the C libraries nobody can tell"
        won = (0 in played.winners) / max(1, len(played.winners))
        halves[number % 2] += of_game(won, played.luck[0])
    return compared(halves, exact=takes_all(key, len(bots)))


def compared(halves: Sequence[Sums], *, exact: bool) -> dict[str, float]:
    found, (one, other) = adjusted(halves, exact=exact), halves
    both = one + other
    plain = both.won / both.games
    spread = sqrt(max(0.0, both.luck_luck / both.games - (both.luck / both.games) ** 2))
    share = 1.0 if exact else both.share
    error = abs(share) * spread / sqrt(both.games)
    return {
        "games": both.games,
        "plain": round(plain, 4),
        "adjusted": round(found.share, 4),
        "half": round(found.half, 4),
        "narrower": round(found.factor, 2),
        "apart": round(abs(plain - found.share) / error, 2) if error else 0.0,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    parser.add_argument("--kinds", nargs="+", choices=tuple(KINDS), default=tuple(KINDS))
    asked = parser.parse_args()
    tell("adjusted", {kind: measure(kind, asked.games) for kind in asked.kinds})


if __name__ == "__main__":
    main()
