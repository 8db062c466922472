"""Every level against every other: who wins how often, and how sure that is.

At two seats each pair of levels plays, the seats swapped after every game. With more seats it is one of a
level among seats of another, whose seat moves on from game to game. Games are played in blocks, each a pure
function of the contest, so that it is all the same who plays which block, when and where (`playing`).
"""

import json
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from math import log10, sqrt
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from game.commands.adjusting import SURE, Adjusted, Sums, adjusted, of_game, takes_all
from game.commands.simulate import Plan, play
from game.commands.terminal import columns
from game.core.game import Setup
from game.core.header import setup_from
from game.shelf import GAMES
from game.words import _, number, percent

BLOCK = 10  # games
MEAN_ELO = 1500

Pair = tuple[str, str]


class Contest(Struct, frozen=True, omit_defaults=True):
    """Who meets whom, and how often. `setup` as options by name, so that it can travel and be kept.
    `adjusted`: what was luck is subtracted."""

    game: str
    levels: tuple[str, ...]
    seats: int
    setup: Mapping[str, Any]
    games: int  # of every pairing
    seed: str
    adjusted: bool = False

    def pairings(self) -> list[Pair]:
        meet = combinations if self.seats == 2 else permutations
        return list(meet(self.levels, 2))

    def blocks(self) -> list["Block"]:
        return [
            Block(one, other, begin, min(begin + BLOCK, self.games + 1))
            for one, other in self.pairings()
            for begin in range(1, self.games + 1, BLOCK)
        ]


class Block(Struct, frozen=True):
    """Some of the games of one level against others: those from `begin` up to, not including, `end`."""

    one: str
    other: str
    begin: int
    end: int


class Score(Struct, frozen=True, omit_defaults=True):
    """What one level made of some games: a shared win counts its share. `halves`: of two halves of them what
    was luck, where that is asked for."""

    games: int = 0
    won: float = 0
    unfinished: int = 0
    halves: tuple[Sums, Sums] = (Sums(), Sums())

    def __add__(self, more: "Score") -> "Score":
        one, other = (mine + further for mine, further in zip(self.halves, more.halves, strict=True))
        return Score(
            self.games + more.games, self.won + more.won, self.unfinished + more.unfinished, (one, other)
        )

    @property
    def turned(self) -> "Score":
        """Of the other of two."""
        return Score(self.games, self.games - self.won, self.unfinished)

    @property
    def share(self) -> float:
        return self.won / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's: it stays within 0 and 1 however one-sided the games are."""
        if not self.games:
            return 0.0, 1.0
        spread = SURE**2 / self.games
        middle = (self.share + spread / 2) / (1 + spread)
        half = sqrt(self.share * (1 - self.share) * spread + spread**2 / 4) / (1 + spread)
        return max(0.0, middle - half), min(1.0, middle + half)


T = TypeVar("T", Score, Adjusted)


def play_block(contest: Contest, block: Block) -> Score:
    setup: Setup = setup_from(GAMES[contest.game], contest.setup)
    score = Score()
    for nth in range(block.begin, block.end):
        seat = nth % contest.seats
        bots = tuple(block.one if at == seat else block.other for at in range(contest.seats))
        seed = f"{contest.seed}:{block.one}:{block.other}"
        plan = Plan(contest.game, bots, setup, seed, logged=False, luck=contest.adjusted)
        played = play(plan, nth)
        if played.unfinished:
            score += Score(unfinished=1)
        else:
            won = (seat in played.winners) / len(played.winners)
            sums = of_game(won, played.luck[seat]) if played.luck else Sums()
            # The blocks take turns in belonging to the one half or the other.
            halves = (sums, Sums()) if block.begin // BLOCK % 2 else (Sums(), sums)
            score += Score(1, won, halves=halves)
    return score


def scores(contest: Contest, by_block: Mapping[Block, Score]) -> dict[Pair, Score]:
    """The score of each pairing; blocks in any order come to the same."""
    found = dict.fromkeys(contest.pairings(), Score())
    for block in contest.blocks():
        found[block.one, block.other] += by_block[block]
    return found


def both_ways(contest: Contest, found: Mapping[Pair, T]) -> dict[Pair, T]:
    """Of two seats what one wins the other loses."""
    turned = {(other, one): known.turned for (one, other), known in found.items() if contest.seats == 2}
    return {**found, **turned}


def less_luck(contest: Contest, found: Mapping[Pair, Score]) -> dict[Pair, Adjusted]:
    """Of each pairing, where it is asked for."""
    exact = takes_all(contest.game, contest.seats)
    less = {pair: adjusted(score.halves, exact=exact) for pair, score in found.items() if contest.adjusted}
    return both_ways(contest, less)


def elo(levels: Sequence[str], found: Mapping[Pair, Score]) -> dict[str, float]:
    """The ratings under which these results are likeliest, by Bradley and Terry; their mean is 1500.

    Half a game is added to each side, so that who never lost has a rating too.
    """
    strength = dict.fromkeys(levels, 1.0)
    for _round in range(2000):
        for one in levels:
            others = [other for other in levels if other != one]
            won = sum(found[one, other].won + 0.5 for other in others)
            met = sum((found[one, other].games + 1) / (strength[one] + strength[other]) for other in others)
            strength[one] = won / met
    ratings = {level: 400 * log10(strength[level]) for level in levels}
    mean = sum(ratings.values()) / len(ratings)
    return {level: MEAN_ELO + rating - mean for level, rating in ratings.items()}


def as_json(contest: Contest, found: Mapping[Pair, Score]) -> str:
    """One object: each level's share against each other with its interval, and Elo of two seats."""
    all_scores = both_ways(contest, found)
    found_less = less_luck(contest, found)
    told: dict[str, Any] = msgspec.to_builtins(contest)
    order = contest.levels.index
    told["results"] = [
        {
            "level": one,
            "against": other,
            "games": score.games,
            "unfinished": score.unfinished,
            "share": score.share,
            "interval": list(score.interval),
            **(msgspec.to_builtins({"adjusted": found_less[one, other]}) if contest.adjusted else {}),
        }
        for (one, other), score in sorted(all_scores.items(), key=lambda item: [*map(order, item[0])])
    ]
    if contest.seats == 2:
        told["elo"] = elo(contest.levels, all_scores)
    return json.dumps(told, indent=2, ensure_ascii=False)


def table(contest: Contest, found: Mapping[Pair, Score]) -> str:
    """The matrix, as a person reads it: how often the row's level beats the column's, in percent. Less luck,
    too, where that is asked for, with how many times narrower the interval is then."""
    levels, all_scores = contest.levels, both_ways(contest, found)
    ratings = elo(levels, all_scores) if contest.seats == 2 else {}
    lines = _matrix(levels, {pair: _cell(score) for pair, score in all_scores.items()}, ratings)
    if less := less_luck(contest, found):
        lines += ["", _("with luck subtracted, and how many times narrower the interval is:")]
        lines += _matrix(levels, {pair: _adjusted_cell(known) for pair, known in less.items()}, {})
    cut = sum(score.unfinished for score in found.values())
    if ratings:
        title = _("{game}: {n} games a pairing, level against level, {unfinished} unfinished, seed {seed}")
    else:
        title = _(
            "{game}: {n} games a pairing, one among {others}, {share} is even, {unfinished} unfinished, "
            "seed {seed}"
        )
    head = title.format(
        game=contest.game,
        n=number(contest.games),
        others=contest.seats - 1,
        share=percent(1 / contest.seats, 1),
        unfinished=number(cut),
        seed=contest.seed,
    )
    return "\n".join([head, *lines])


def _matrix(levels: Sequence[str], cells: Mapping[Pair, str], ratings: Mapping[str, float]) -> list[str]:
    rows = [["", *levels, *(["Elo"] if ratings else [])]]
    for one in levels:
        own = [cells.get((one, other), "–") for other in levels]
        rows.append([one, *own, *([f"{ratings[one]:.0f}"] if ratings else [])])
    return columns(rows, range(len(rows[0])))


def _cell(score: Score) -> str:
    """In per cent, whose sign the whole table goes without."""
    low, high = score.interval
    return f"{number(100 * score.share, 1)} ± {number(50 * (high - low), 1)}"


def _adjusted_cell(known: Adjusted) -> str:
    return f"{number(100 * known.share, 1)} ± {number(100 * known.half, 1)} (×{number(known.factor, 1)})"
