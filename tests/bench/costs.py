"""What each level gives away against the best, and how often it wins all the same, with what was luck
subtracted where that is known: games against the expert.

`python -m tests.bench.costs [GAME] [--games 1000] [--levels easy …]` prints each level's distribution of
costs, in chance of winning, and writes the games' parts of `assets/tables/strengths.json`, from which the
set-up tells it; with `--seats 3` it sits among two experts, and nothing is written. Without a name all games
whose costs are known, a few minutes of a core; at 17 nobody knows the best choice, and `ladder` counts what
is won.
"""

import argparse
from collections.abc import Mapping, Sequence
from time import process_time
from typing import Any

import msgspec
from msgspec import Struct

from game import bots
from game.bots.dalek import statistics as dalek
from game.bots.dicy import statistics as dicy
from game.bots.record import bots_of
from game.bots.strengths import FILE, Strength, strengths
from game.commands.adjusting import Adjusted, Sums, adjusted, of_game, takes_all
from game.commands.simulate import bot_seed
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.review.ledger import luck
from game.shelf import GAMES
from tests.bench.measuring import tell

LEVELS = ("easy", "medium", "hard", "sparring")
MEASURED_BY = "expert"
GIVEN_AWAY = {"dicy": dicy.given_away, "dalek": dalek.given_away}
MANY = 500  # games
ENOUGH = 300  # games, for a strength that is told
TWO = 2  # seats for which strengths are told
QUANTILES = (0.5, 0.75, 0.9, 0.99, 1)
NOTHING = 1e-9


class Measured(Struct):
    """What was seen of a level."""

    costs: list[float]
    """Of its decisions: what can't cost anything, like a turn's first roll, is none."""
    halves: list[Sums]
    turns: int = 0
    points: float = 0


def measure(key: str, level: str, games: int, seats: int) -> Measured:
    game: Any = GAMES[key]
    seen = Measured([], [Sums(), Sums()])
    for number in range(1, games + 1):
        own = number % seats
        sitting = tuple(
            Seat(str(seat), "bot", level if seat == own else MEASURED_BY) for seat in range(seats)
        )
        header = Header.of(game, setup_from(game, {}), sitting, f"costs {level}:{number}")
        session = Session[Any, Any, Any, Any].start(game, header)
        seeds = [bot_seed(f"costs {level}", number, seat) for seat in range(seats)]
        while not session.ended:
            _one_command(game, session, sitting, seeds, own, seen)
        ended: Any = session.events[-1]
        lucky = luck(session)
        won = (own in ended.winners) / len(ended.winners)
        seen.halves[number // seats % 2] += of_game(won, lucky[own] if lucky else 0)
    return seen


def _one_command(
    game: Any, session: Any, sitting: tuple[Seat, ...], seeds: list[str], own: int, seen: Measured
) -> None:
    state = session.state
    command = bots.next_command(session, [seat.level or "" for seat in sitting], seeds)
    known = bots_of(game.key)
    if known.cost and game.to_act(state) == own:
        if state.stage == "start":
            seen.turns += 1
        elif len(tuple(game.legal(state, own))) > 1:
            cost, _ = known.lost(game.view(state, own), command)
            seen.costs.append(max(cost, 0.0))
            seen.points += GIVEN_AWAY[game.key](state, command)
    session.do(command)


def distribution(seen: Measured) -> dict[str, object]:
    costs = sorted(seen.costs)
    if not costs:
        return {}
    return {
        "decisions": len(costs),
        "best_share": round(sum(cost < NOTHING for cost in costs) / len(costs), 3),
        "mean_cost": round(sum(costs) / len(costs), 4),
        "quantiles": {str(q): round(costs[min(int(q * len(costs)), len(costs) - 1)], 4) for q in QUANTILES},
        "chance_a_turn": round(sum(costs) / seen.turns, 4),
    }


def strength(key: str, seen: Measured, games: int, seats: int) -> Strength:
    points = round(seen.points / seen.turns, 1) if seen.turns else None
    return Strength(round(_less_luck(key, seen, seats).share, 3), points, games)


def _less_luck(key: str, seen: Measured, seats: int) -> Adjusted:
    return adjusted(seen.halves, exact=takes_all(key, seats))


def write(key: str, found: Mapping[str, Strength]) -> None:
    """A run that only tries the bench leaves what the set-up tells as it is; a damaged file is refused, or
    what was measured of the other games would be lost."""
    if any(strength.games < ENOUGH for strength in found.values()):
        return
    known = FILE.read()
    told = {**known, key: {**known.get(key, {}), **found}}
    FILE.write(msgspec.json.format(msgspec.json.encode(told, order="sorted"), indent=2) + b"\n")
    strengths.cache_clear()


def measured(key: str, levels: Sequence[str], games: int, seats: int) -> None:
    seen: dict[str, Measured] = {}
    cpu: dict[str, int] = {}
    for level in levels:
        began = process_time()
        seen[level] = measure(key, level, games, seats)
        cpu[level] = round(process_time() - began)
    found = {level: strength(key, of_level, games, seats) for level, of_level in seen.items()}
    report = {
        level: {
            **msgspec.to_builtins(found[level]),
            "less_luck": msgspec.to_builtins(_less_luck(key, of_level, seats)),
            **distribution(of_level),
            "seeds": f"costs {level}:1 to {games}",
            "cpu_s": cpu[level],
        }
        for level, of_level in seen.items()
    }
    tell(f"costs_{key}" if seats == TWO else f"costs_{key}_{seats}", report)
    if seats == TWO:
        write(key, found)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", choices=tuple(GAMES), help="else all with costs")
    parser.add_argument("--games", type=int, default=MANY, help="of each level")
    parser.add_argument("--seats", type=int, default=TWO, help="the others are experts")
    parser.add_argument(
        "--levels", nargs="+", choices=LEVELS, default=LEVELS, help="the others stay as they are"
    )
    asked = parser.parse_args()
    for key in [asked.game] if asked.game else [game for game in GAMES if bots_of(game).cost]:
        measured(key, asked.levels, asked.games, asked.seats)


if __name__ == "__main__":
    main()
