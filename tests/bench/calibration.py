"""Are the chances true that hints tell at 17? `python -m tests.bench.calibration [--seats 2] [--games 1200]`.

Experts play, in C, as at a table; at each call that takes a guess, what the hint would say of the row's
chance to come to 17 is noted beside what lies there.

Asked: each bin of ten points within 3 points, where there are enough. `--fit` tells by what search and
network would be put together best in these games (`TRUER` of `explain.py`): then other games have to judge
it, with another seed.
"""

import argparse
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from time import process_time
from typing import Any

from game.bots.seventeen.explain import both, chance, levelled_off, log_odds
from game.bots.seventeen.imitating import Notes
from game.bots.seventeen.search import WORLDS
from tests.bench.measuring import tell
from tests.bench.sides import guide, shipped

Cases = Sequence[tuple[float, float, bool, int]]
"""What a search told, and a network, what was true, and in which game."""
SEED = 71
ROUNDS = 20  # of Newton's method
SUREST = [most / 20 for most in range(20, 120)]  # log odds, to choose from
FEW = 400  # cases of a bin, with fewer of which nothing is sure


def binned(told: Iterable[tuple[float, bool, int]]) -> dict[str, dict[str, float]]:
    """By tens; how sure each is goes by games: the cases of one go together."""
    bins: dict[int, list[tuple[float, bool, int]]] = {}
    for share, truth, game in told:
        bins.setdefault(min(9, int(share * 10)), []).append((share, truth, game))
    found: dict[str, dict[str, float]] = {}
    for ten, cases in sorted(bins.items()):
        true = sum(truth for _, truth, _ in cases) / len(cases)
        said = sum(share for share, _, _ in cases) / len(cases)
        off: dict[int, float] = {}
        for share, truth, game in cases:
            off[game] = off.get(game, 0) + truth - share - true + said
        found[f"{ten * 10} to {ten * 10 + 10}"] = {
            "told": round(100 * said, 1),
            "true": round(100 * true, 1),
            "off": round(100 * (said - true), 1),
            "sure": round(196 * sqrt(sum(game * game for game in off.values())) / len(cases), 1),
            "times": len(cases),
        }
    return found


def furthest(bins: dict[str, dict[str, float]]) -> float:
    """How far the worst bin is off, of those with enough cases."""
    return max((abs(b["off"]) for b in bins.values() if b["times"] >= FEW), default=0)


def fitted(cases: Cases) -> list[float]:
    """By logistic regression: where from, how much by the search, how much by the network; then, by what is
    likeliest, where that levels off above a half."""
    known = [((1.0, log_odds(searched), log_odds(felt)), truth) for searched, felt, truth, _ in cases]
    by = regressed(known)
    above = [(sum(b * part for b, part in zip(by, x, strict=True)), truth) for x, truth in known]

    def likely(most: float) -> float:
        chances = ((chance(levelled_off(told, most)), truth) for told, truth in above if told > 0)
        return sum(log(told if truth else 1 - told) for told, truth in chances)

    return [round(b, 3) for b in (*by, max(SUREST, key=likely))]


def regressed(cases: Sequence[tuple[Sequence[float], bool]]) -> list[float]:
    size = len(cases[0][0])
    by = [0.0] * size
    for _ in range(ROUNDS):
        gone, bent = [0.0] * size, [[0.0] * size for _ in range(size)]
        for x, truth in cases:
            told = 1 / (1 + exp(-sum(b * part for b, part in zip(by, x, strict=True))))
            for i in range(size):
                gone[i] += (truth - told) * x[i]
                for j in range(size):
                    bent[i][j] += told * (1 - told) * x[i] * x[j]
        by = [b + step for b, step in zip(by, solved(bent, gone), strict=True)]
    return by


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Of linear equations, by elimination."""
    all_rows = [[*row, end] for row, end in zip(rows, right, strict=True)]
    for i, row in enumerate(all_rows):
        for other in all_rows:
            if other is not row:
                share = other[i] / row[i]
                other[:] = [a - share * b for a, b in zip(other, row, strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(all_rows)]


def measured(seats: int, games: int, seed: int, *, fit: bool) -> dict[str, Any]:
    began = process_time()
    policy = shipped(seats, searched=False)  # which a hint reads by
    cases = Notes(seats, guide(seats), WORLDS, games, seed, others=shipped(seats)).told(policy)
    hints = binned((both(seats, searched, felt), truth, game) for searched, felt, truth, game in cases)
    found: dict[str, Any] = {"games": games, "seed": seed, "cases": len(cases), "furthest": furthest(hints)}
    found["hints"] = hints
    found["search"] = binned((searched, truth, game) for searched, _, truth, game in cases)
    found["network"] = binned((felt, truth, game) for _, felt, truth, game in cases)
    if fit:
        found["fitted"] = fitted(cases)
    found["cpu_s"] = round(process_time() - began)
    print(seats, found, flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=1200, help="for two; with more seats fewer")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()
    found = {
        f"{seats} seats": measured(seats, asked.games * 2 // seats, asked.seed + seats, fit=asked.fit)
        for seats in asked.seats
    }
    tell("calibration", {"worlds": WORLDS, **found})


if __name__ == "__main__":
    main()
