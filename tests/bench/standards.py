"""What games are made of: the luck of a seat, and what a choice of each level gives away.

`python -m tests.bench.standards [--games 60] [--ways …]` plays each level against itself in each way of
playing whose ledgers are exact, and writes `assets/tables/standards.json`, from which reviews tell how lucky
somebody was and how well they played. Of estimates, and of five cards of one's own, there is no standard.
"""

import argparse
from statistics import fmean
from typing import Any

import msgspec

from game.bots import next_command
from game.bots.record import bots_of
from game.commands.simulate import bot_seed
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.review.ledger import Ledger, ledger
from game.review.standards import FILE, Standard, standards, way
from game.shelf import GAMES

LEVELS = ("easy", "medium", "hard", "expert")
PRINTED = ("glacial", "beginner", "intermediate", "interaction")
WAYS: list[tuple[str, int, dict[str, Any]]] = [
    *(("dalek", seats, {"target": target}) for seats in (1, 2) for target in (30, 60, 90)),
    *(("dicy", 1, {"mode": mode}) for mode in (*PRINTED, "interglacial")),
    *(("dicy", 2, {"mode": mode}) for mode in PRINTED),
]
STEPS = 20  # between none and all of the games
DIGITS = 5


def found(key: str, level: str, seats: int, options: dict[str, Any], number: int) -> Ledger:
    game = GAMES[key]
    sitting = (Seat(level, "bot", level),) * seats
    header = Header.of(game, setup_from(game, options), sitting, f"standards {level}:{number}")
    session = Session[Any, Any, Any, Any].start(game, header)
    for _share in bots_of(key).work_ahead(session.view(None), seats) or ():
        pass
    seeds = [bot_seed(f"standards {level}", number, seat) for seat in range(seats)]
    while not session.ended:
        session.do(next_command(session, (level,) * seats, seeds))
    told = ledger(session)
    assert told.exact, "of estimates there is no standard"
    return told


def measure(key: str, seats: int, options: dict[str, Any], games: int) -> tuple[str, Standard]:
    luck: list[float] = []
    costs: dict[str, float] = {}
    name = ""
    for level in LEVELS:
        ledgers = [found(key, level, seats, options, number) for number in range(1, games + 1)]
        name = way(ledgers[0].setup, seats)
        luck += [own for each in ledgers for own in each.luck]
        made = [row.cost for each in ledgers for row in each.rows if row.kind == "choice"]
        costs[level] = round(fmean(made), DIGITS)
    luck.sort()
    quantiles = [luck[round(step / STEPS * (len(luck) - 1))] for step in range(STEPS + 1)]
    return name, Standard(tuple(round(one, DIGITS) for one in quantiles), costs, games)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60, help="of each level")
    parser.add_argument(
        "--ways", nargs="+", type=int, default=range(len(WAYS)), help="by number; others stay"
    )
    asked = parser.parse_args()
    told = {game: dict(ways) for game, ways in standards().items()}
    for number in asked.ways:
        key, seats, options = WAYS[number]
        name, standard = measure(key, seats, options, asked.games)
        told.setdefault(key, {})[name] = standard
        print(key, name, standard.costs, flush=True)
        FILE.write(msgspec.json.format(msgspec.json.encode(told, order="sorted"), indent=1) + b"\n")


if __name__ == "__main__":
    main()
