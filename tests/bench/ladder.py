"""What one level up wins at 17: `python -m tests.bench.ladder [--seats 2 3 4] [--games 1500]`, half an hour.

In C, as the levels play where a search is. Each level sits alone among seats of the level below it, and
plays each deal from every seat. Asked: 57 to 63 of 100 at two seats, and with more the same odds against each
of the others: 40 to 46 of 100 with three, 31 to 36 with four. What the sparring partner wins among seats of
each: asked are 5 of 100 more or less than an even share. The same ladder for two who go by the policy alone,
as where no C compiler was. Each level also meets the expert at two seats: what it wins is written into
`assets/tables/strengths.json`, from which the set-up tells it.
"""

import argparse
from itertools import pairwise
from typing import Any

from game.bots.seventeen.misjudging import WEAKER
from game.bots.strengths import Strength
from tests.bench.costs import write
from tests.bench.measuring import tell
from tests.bench.sides import level, share

LEVELS = (*WEAKER, "expert")
SEED = 29
LEAST, MOST = 57 / 43, 63 / 37  # the odds that are asked


def asked_at(seats: int) -> tuple[float, float]:
    """The shares that one level up is to win of 100, between which."""
    least, most = (100 * odds / (odds + seats - 1) for odds in (LEAST, MOST))
    return round(least, 1), round(most, 1)


def climbed(seats: int, games: int, worlds: int, seed: int, *, searched: bool = True) -> dict[str, Any]:
    found: dict[str, Any] = {"asked": asked_at(seats)}
    for place, (below, above) in enumerate(pairwise(LEVELS)):
        one, others = (level(name, seats, worlds, searched=searched) for name in (above, below))
        found[f"{above} among {below}"] = share(seats, one, others, games, seed + place)
    return found


def sparred(seats: int, games: int, worlds: int, seed: int) -> dict[str, Any]:
    """What the partner wins among so many of a level less one."""
    partner = level("sparring", seats, worlds)
    return {name: share(seats, partner, level(name, seats, worlds), games, seed) for name in LEVELS}


def against_the_expert(games: int, worlds: int, seed: int) -> dict[str, Any]:
    expert = level("expert", 2, worlds)
    return {name: share(2, level(name, 2, worlds), expert, games, seed) for name in (*WEAKER, "sparring")}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=1500, help="of each pair")
    parser.add_argument("--worlds", type=int, default=64, help="of every search")
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    found: dict[str, Any] = {"worlds": asked.worlds}
    for seats in asked.seats:
        found[f"{seats} seats"] = climbed(seats, asked.games, asked.worlds, asked.seed + 10 * seats)
        found[f"sparring, {seats} seats"] = sparred(seats, asked.games, asked.worlds, asked.seed)
    found["by policy"] = climbed(2, asked.games, asked.worlds, asked.seed, searched=False)
    strengths = against_the_expert(asked.games, asked.worlds, asked.seed)
    found["against the expert"] = strengths
    told = {name: Strength(round(s["won"] / 100, 3), None, s["games"]) for name, s in strengths.items()}
    write("seventeen", told)
    tell("ladder", found)


if __name__ == "__main__":
    main()
