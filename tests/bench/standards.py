"""What games are made of: the luck of a seat, and what a choice of each level gives away.

`python -m tests.bench.standards [--games 60]` plays each level alone and against itself and writes
`assets/tables/standards.json`, from which reviews tell how lucky somebody was and how well they played. At
17 a ledger is an estimate that tells few costs: it has no standard.
"""

import argparse
from statistics import fmean
from typing import Any

import msgspec

from game.bots import next_command
from game.commands.simulate import bot_seed
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.review.ledger import Ledger, ledger
from game.review.standards import FILE, Standard
from game.shelf import GAMES
from tests.bench.measuring import tell

LEVELS = ("easy", "medium", "hard", "expert")
SEATS = (1, 2)
STEPS = 20  # between none and all of the games
DIGITS = 5


def found(key: str, level: str, seats: int, number: int) -> Ledger:
    game = GAMES[key]
    sitting = (Seat(level, "bot", level),) * seats
    header = Header.of(game, setup_from(game, {}), sitting, f"standards {level}:{number}")
    session = Session[Any, Any, Any, Any].start(game, header)
    seeds = [bot_seed(f"standards {level}", number, seat) for seat in range(seats)]
    while not session.ended:
        session.do(next_command(game, session.state, (level,) * seats, seeds))
    return ledger(session)


def measure(key: str, seats: int, games: int) -> Standard:
    luck: list[float] = []
    costs: dict[str, float] = {}
    for level in LEVELS:
        ledgers = [found(key, level, seats, number) for number in range(1, games + 1)]
        luck += [own for each in ledgers for own in each.luck]
        made = [row.cost for each in ledgers for row in each.rows if row.kind == "choice"]
        costs[level] = round(fmean(made), DIGITS)
    luck.sort()
    quantiles = [luck[round(step / STEPS * (len(luck) - 1))] for step in range(STEPS + 1)]
    return Standard(tuple(round(one, DIGITS) for one in quantiles), costs, games)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60, help="of each level")
    asked = parser.parse_args()
    told = {
        key: {str(seats): measure(key, seats, asked.games) for seats in SEATS}
        for key in GAMES
        if GAMES[key].future == "rolled"
    }
    built = msgspec.to_builtins(told)
    tell("standards", built)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(built, order="sorted"), indent=1) + b"\n")


if __name__ == "__main__":
    main()
