"""What the sparring partner wins among others.

`python -m tests.bench.sparring GAME [--seats 2] [--games 1000] [--among easy …] [--setup mode=beginner]`;
luck is subtracted. It sits alone among seats of another level and moves on from game to game; asked is an
even share, give or take 5 of 100. At 17 `ladder` measures it, in C.
"""

import argparse
from collections.abc import Mapping
from time import process_time
from typing import Any

from game.bots import levels
from game.bots.record import bots_of
from game.commands.adjusting import adjusted, takes_all
from game.commands.arena import Contest, Score, play_block
from game.commands.simulate import options
from game.shelf import GAMES
from tests.bench.measuring import tell

SPARS = "sparring"
OTHERS = ("easy", "medium", "hard", "expert")


def won(key: str, other: str, seats: int, setup: Mapping[str, Any], games: int) -> Mapping[str, Any]:
    began = process_time()
    contest = Contest(key, (SPARS, other), seats, setup, games, "bench", adjusted=True)
    blocks = [block for block in contest.blocks() if block.one == SPARS]
    score = sum((play_block(contest, block) for block in blocks), Score())
    found = adjusted(score.halves, exact=takes_all(key, seats))
    share, sure = round(100 * found.share, 1), round(100 * found.half, 1)
    seed = f"{contest.seed}:{SPARS}:{other}"
    return {"won": share, "sure": sure, "games": games, "seed": seed, "cpu_s": round(process_time() - began)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=[key for key in GAMES if bots_of(key).looks_back(SPARS)])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000, help="among each")
    parser.add_argument("--among", nargs="+", default=OTHERS, metavar="LEVEL")
    parser.add_argument("--setup", nargs="*", default=[], metavar="KEY=VALUE")
    asked = parser.parse_args()
    if not set(asked.among) <= set(levels(asked.game)):
        parser.error(f"levels: {', '.join(levels(asked.game))}")
    setup = options(asked.setup)
    among = {other: won(asked.game, other, asked.seats, setup, asked.games) for other in asked.among}
    tell(f"sparring_{asked.game}", {"seats": asked.seats, "setup": setup, "among": among})


if __name__ == "__main__":
    main()
