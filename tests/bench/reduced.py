"""A reduced 17, solved: what the learner comes to where the best is known. `python -m tests.bench.reduced`.

Five cards (1 and 3 hidden, 2 and 3 open, a trap), hands of two, target 7, one round, played by `Round`. CFR+
over the whole tree, with exact exploitability: what the best response to each seat wins above the game's
value, in worth of a round (1 plainly won), the mean of both seats. Then the same for a policy that
`native/train.c` learnt for this game, as it would be played; and for who searches by that as the expert does
(`native/search.h`), at every place again and again, so that its mean share of each option is known. Needs
numpy and a C compiler.
"""

import argparse
from collections.abc import Callable, Sequence
from ctypes import byref, c_double, c_float, c_int, c_int8, c_uint64, c_void_p
from itertools import permutations
from time import process_time
from typing import Any

import numpy as np

from game.bots.seventeen import native, policy
from game.bots.seventeen import round as rounds
from game.bots.seventeen.net import WIDE, Net, size_of
from game.bots.seventeen.policy import Play, Reading, choices, entry
from game.bots.seventeen.round import PLAIN, VALUES, Round
from game.bots.seventeen.search import worths
from game.bots.seventeen.worth import after, in_rounds
from game.seventeen.cards import KINDS, RANK, Kind
from tests.bench.measuring import tell
from tests.bench.sides import side

CARDS: tuple[Kind, ...] = ("h1", "h3", "o2", "o3", "trap")
DEALT, TARGET, SEATS = 2, 7, 2
HELD = ((0, 0),) * SEATS
COPIES = tuple([CARDS.count(kind) for kind in KINDS])
REDUCED = "-DREDUCED"
Place = tuple[Round, int, bool, Any]
"""A round, who acts, whether about a call, and how it came to be: as the cards lay, and what was played."""


def back(kind: int) -> int:
    return 0 if PLAIN[kind] else VALUES[kind]


class Tree:
    """All that can happen, level by level; nodes of a level that one seat can't tell apart are one place."""

    def __init__(self) -> None:
        self.levels: list[dict[str, Any]] = []
        self.places: dict[Any, int] = {}
        self.first_of: list[int] = []  # each place's first option among all
        self.options = 0
        self.readings: list[Place] = []
        nodes: list[tuple[Round, list[tuple[Any, ...]], bool]] = []
        for order in permutations([RANK[kind] for kind in CARDS]):
            hands = [sorted(order[seat : DEALT * SEATS : SEATS]) for seat in range(SEATS)]
            pile = list(order[: DEALT * SEATS - 1 : -1])
            r = Round(hands, pile, 0)
            known: list[Any] = [
                (tuple(hands[s]), tuple(sorted(map(back, hands[1 - s]))), back(pile[-1]))
                for s in range(SEATS)
            ]
            known.append((order[::-1], ()))
            nodes.append((r, known, False))
        while nodes:
            nodes = self._level(nodes)

    def _level(self, nodes: list[Any]) -> list[Any]:
        found: list[Any] = []
        level: dict[str, list[Any]] = {"seat": [], "place": [], "many": [], "worth": []}
        for r, known, calling in nodes:
            if r is None:
                for name, value in (("seat", -1), ("place", -1), ("many", 0), ("worth", known)):
                    level[name].append(value)
                continue
            children = self._calling(r, known) if calling else self._playing(r, known)
            seat = r.mover
            key = (seat, calling, known[seat])
            place = self.places.get(key)
            if place is None:
                place = self.places[key] = len(self.first_of)
                self.first_of.append(self.options)
                self.options += len(children)
                self.readings.append((r, seat, calling, known[SEATS]))
            for name, value in (("seat", seat), ("place", place), ("many", len(children)), ("worth", 0.0)):
                level[name].append(value)
            found += children
        self.levels.append({name: np.array(values) for name, values in level.items()})
        return found

    def _calling(self, r: Round, known: list[Any]) -> list[Any]:
        worth = in_rounds(HELD, after(HELD, *r.awards(r.mover)), 0)
        called = (None, worth, False)
        return [called] if r.must_call() else [(r, known, False), called]

    def _playing(self, r: Round, known: list[Any]) -> list[Any]:
        children: list[Any] = []
        for kind, down in choices(r, r.mover):
            twin, seat = r.copy(), r.mover
            drawn = twin.pile[-1] if twin.pile else -1
            twin.play(kind, down, list.sort)
            hidden = down and PLAIN[kind]
            after_it: list[Any] = []
            for other in range(SEATS):
                laid = back(kind) if hidden and other != seat else (kind, hidden)
                took = drawn if other == seat or drawn < 0 else back(drawn)
                after_it.append((*known[other], (laid, took, twin.top if twin.top < 0 else back(twin.top))))
            lay, played = known[SEATS]
            after_it.append((lay, (*played, entry((kind, down)))))
            children.append((twin, after_it, True))
        return children


class Solver:
    """Values are of seat 0; a strategy is the share of every option of every place."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        first = np.array(tree.first_of)
        self.place_of = np.repeat(np.arange(len(first)), np.diff([*first, tree.options]))
        self.first = first
        for level, below in zip(tree.levels, [*tree.levels[1:], None], strict=True):
            many = level["many"]
            level["parent"] = np.repeat(np.arange(len(many)), many)
            begin = np.cumsum(many) - many
            place = np.repeat(level["place"], many)
            level["option"] = (
                first[place] + np.arange(many.sum()) - np.repeat(begin, many) if many.sum() else None
            )
            assert below is None or len(below["many"]) == many.sum()

    def even(self) -> Any:
        return 1 / np.bincount(self.place_of)[self.place_of]

    def _reached(self, played: Any) -> list[Any]:
        """How likely each node is to be reached, by level and seat; chance counts for both."""
        reach = np.full((SEATS, len(self.tree.levels[0]["many"])), 1 / len(self.tree.levels[0]["many"]))
        found = [reach]
        for level in self.tree.levels[:-1]:
            share = played[level["option"]]
            mover = level["seat"][level["parent"]]
            below = reach[:, level["parent"]].copy()
            for seat in range(SEATS):
                below[seat] *= np.where(mover == seat, share, 1)
            reach = below
            found.append(reach)
        return found

    def values(self, played: Any, regrets: Any = None, best: int | None = None) -> float:
        """The game's value under a strategy; `best`: for a seat that answers it best, on its own side.

        `regrets` takes what each option would have brought above what is played."""
        reached = self._reached(played)
        chance = 1 / len(self.tree.levels[0]["many"])
        below: Any = None
        for depth in range(len(self.tree.levels) - 1, -1, -1):
            level = self.tree.levels[depth]
            value = level["worth"].astype(float)
            if level["option"] is not None:
                share = played[level["option"]]
                mover = level["seat"][level["parent"]]
                if best is not None:
                    share = self._best(level, reached[depth][1 - best], below, best, share, mover)
                value += np.bincount(level["parent"], share * below, len(value))
                if regrets is not None:
                    for seat, sign in ((0, 1), (1, -1)):
                        mine = mover == seat
                        parent = level["parent"][mine]
                        against = reached[depth][1 - seat][parent]
                        gain = sign * (below[mine] - value[parent]) * against
                        regrets += np.bincount(level["option"][mine], gain, self.tree.options)
            below = value
        return float(below.sum() * chance)

    def _best(self, level: Any, others: Any, below: Any, seat: int, share: Any, mover: Any) -> Any:
        sign = 1 if seat == 0 else -1
        worth = np.bincount(level["option"], sign * below * others[level["parent"]], self.tree.options)
        most = np.full(len(self.first), -np.inf)
        np.maximum.at(most, self.place_of, worth)
        top = worth >= most[self.place_of] - 1e-15
        chosen = np.zeros(self.tree.options)
        where = np.flatnonzero(top)
        _, once = np.unique(self.place_of[where], return_index=True)
        chosen[where[once]] = 1
        return np.where(mover == seat, chosen[level["option"]], share)

    def exploitable(self, played: Any) -> float:
        return (self.values(played, best=0) - self.values(played, best=1)) / 2

    def solve(self, rounds_of_it: int) -> Any:
        """CFR+ with linear averaging."""
        regrets, sums = np.zeros(self.tree.options), np.zeros(self.tree.options)
        played = self.even()
        for number in range(1, rounds_of_it + 1):
            more = np.zeros(self.tree.options)
            self.values(played, more)
            regrets = np.maximum(regrets + more, 0)
            whole = np.bincount(self.place_of, regrets)[self.place_of]
            played = np.where(whole > 0, regrets / np.where(whole > 0, whole, 1), self.even())
            sums += number * self._own_reach(played) * played
        whole = np.bincount(self.place_of, sums)[self.place_of]
        return np.where(whole > 0, sums / np.where(whole > 0, whole, 1), self.even())

    def _own_reach(self, played: Any) -> Any:
        found = np.zeros(self.tree.options)
        for level, reach in zip(self.tree.levels, self._reached(played), strict=True):
            if level["option"] is not None:
                mover = level["seat"][level["parent"]]
                found[level["option"]] = reach[mover, level["parent"]]
        return found


def learnt(batches: int) -> Any:
    """The weights that the learner comes to in this game."""
    train = native.library("train", REDUCED)
    weights = (c_float * train.weights(SEATS))()
    critic = (c_float * train.critic_weights(SEATS))()
    rates = (c_float(x) for x in (3e-3, 1e-4, 0.05, 0.006, 0.8, 0.5, 0.05))
    train.learn(
        c_int(2), *worths(2), c_void_p(), weights, critic, c_int(batches), *rates, c_uint64(1), c_int(0)
    )
    return weights


Shares = Callable[[Place, Sequence[Play]], Sequence[float]]
"""Of a call alone, or of each of these plays."""


def by_policy(weights: Any) -> Shares:
    reduced = Net(weights, (len(weights) - size_of(0)) // WIDE)
    policy.net = lambda seats: reduced  # type: ignore[assignment]

    def shares(place: Place, may: Sequence[Play]) -> Sequence[float]:
        r, seat, calling, _ = place
        reading = Reading(r, seat, HELD, COPIES, calling=calling)
        return [reading.calls()] if calling else reading.plays(may)

    return shares


def by_search(weights: Any, worlds: int, times: int) -> Shares:
    expert, exploit, found = side(2, weights, worlds), native.library("exploit", REDUCED), (c_double * WIDE)()

    def shares(place: Place, may: Sequence[Play]) -> Sequence[float]:
        r, _, calling, (lay, played) = place
        exploit.mean_shares(
            c_int(r.seats), *worths(SEATS), byref(expert), (c_int8 * len(lay))(*lay), c_int(len(lay)),
            (c_int * len(played))(*played), c_int(len(played)), c_int(calling), c_int(times), c_uint64(1),
            found,
        )  # fmt: skip
        return [found[0]] if calling else [found[entry(play)] for play in may]

    return shares


def as_played(tree: Tree, shares: Shares) -> Any:
    """The strategy of who plays so, at every place."""
    played = np.zeros(tree.options)
    for place, first in zip(tree.readings, tree.first_of, strict=True):
        r, seat, calling, _ = place
        if calling:
            share = 1.0 if r.must_call() else 0.0
            if not r.must_call() and policy.may_be_enough(r, seat):
                (share,) = shares(place, ())
            played[first : first + 2 - r.must_call()] = [share] if r.must_call() else [1 - share, share]
            continue
        may = choices(r, seat)
        played[first : first + len(may)] = [1.0] if len(may) == 1 else shares(place, may)
    return played


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=400, help="of CFR+")
    parser.add_argument("--batches", type=int, default=3000, help="of 4,096 decisions, for the learner")
    parser.add_argument("--worlds", type=int, nargs="+", default=[16, 200], help="of searches")
    parser.add_argument("--times", type=int, default=40, help="so often each place is searched")
    asked = parser.parse_args()
    rounds.GOAL = policy.GOAL = TARGET  # type: ignore[misc]
    began = process_time()
    tree = Tree()
    solver = Solver(tree)
    size = {"nodes": sum(len(level["many"]) for level in tree.levels), "places": len(tree.first_of)}
    print(size, "built in", round(process_time() - began), "s", flush=True)
    found: dict[str, Any] = dict(size)
    found["anyhow"] = round(solver.exploitable(solver.even()), 4)
    solved = solver.solve(asked.rounds)
    found["value"] = round(solver.values(solved), 4)
    found["cfr_plus"] = {"rounds": asked.rounds, "exploitable": round(solver.exploitable(solved), 5)}
    print(found, round(process_time() - began), "s", flush=True)
    weights = learnt(asked.batches)
    ways = {"learnt": by_policy(weights)}
    ways |= {f"searched, {worlds} worlds": by_search(weights, worlds, asked.times) for worlds in asked.worlds}
    found |= {"decisions": asked.batches * 4096, "times": asked.times}
    for name, shares in ways.items():
        played = as_played(tree, shares)
        exploitable, value = solver.exploitable(played), solver.values(played)
        found[name] = {"exploitable": round(exploitable, 4), "value": round(value, 4)}
        print(name, found[name], round(process_time() - began), "s", flush=True)
    found["cpu_s"] = round(process_time() - began)
    tell("reduced", found)


if __name__ == "__main__":
    main()
