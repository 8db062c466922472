"""Learns what the opponents of 17 play by, and writes it to `assets/tables/seventeen.json`.

It takes three minutes on one core, and comes to the same bytes every time.

The game has no exact figures to tell.
"""

from collections.abc import Callable

import msgspec

from game.bots.seventeen.habits import Habits
from game.bots.seventeen.instinct import Instinct
from game.bots.seventeen.learning import learn
from game.bots.seventeen.tables import FILE, MIX, UNIT, Learnt

GAMES = {2: 200_000, 3: 80_000, 4: 50_000}  # self-played, by the number of seats


def build(progress: Callable[[float], None]) -> None:
    """Learns for each number of seats; tells from 0 to 1 how far it is."""
    done, whole = 0, sum(GAMES.values())
    learnt: list[Learnt] = []
    for seats, games in GAMES.items():
        begun = done

        def tell(part: float, begun: int = begun, games: int = games) -> None:
            progress((begun + part * games) / whole)

        learnt.append(rounded(seats, *learn(seats, games, MIX, tell)))
        done += games
    FILE.write_bytes(msgspec.json.encode(learnt))
    progress(1)


def rounded(seats: int, instinct: Instinct, habits: Habits) -> Learnt:
    plays, onward, calls, silences = ([round(worth / UNIT) for worth in table] for table in instinct.tables())
    return Learnt(seats, habits, plays, onward, calls, silences)
