"""What each level of Dalek Dice gives away: the cost of its decisions and of its turns, against the best.

Games of two seats against the expert. `python -m tests.bench.costs`; takes some minutes. A point is worth
what it is in a duel's first turn.
"""

from game.bots import ask
from game.bots.dalek.brain import command, solved, weigh
from game.bots.dalek.worth import Standing, standing, worth
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.dalek import GAME
from game.dalek.events import Setup
from tests.bench.measuring import tell

LEVELS = ("easy", "medium", "hard", "expert", "sparring")
GAMES = 60
BEGIN = Standing((30, 30), 0)
A_POINT = (worth(BEGIN)[15] - worth(BEGIN)[0]) / 15
QUANTILES = (0.5, 0.75, 0.9, 0.99, 1)


def costs_of(level: str) -> tuple[list[float], int]:
    """The cost of every decision that is one, and how many turns they were made in."""
    costs: list[float] = []
    turns = 0
    for game in range(GAMES):
        own = game % 2
        sitting = tuple(Seat(str(seat), "bot", "expert") for seat in range(2))
        session = Session.start(GAME, Header.of(GAME, Setup(first=0), sitting, f"costs {game}"))
        while not session.ended:
            table = session.state
            seat = table.seat
            view, legal = GAME.view(table, seat), GAME.legal(table, seat)
            chosen = ask("dalek", level if seat == own else "expert", view, legal, f"bot {game}")
            if seat == own and table.stage == "start":
                turns += 1
            elif seat == own:
                options = weigh(solved(standing(table)), table)
                best = max(option.value for option in options)
                costs.append(best - max(o.value for o in options if command(table, o) == chosen))
            session.do(chosen)
    return costs, turns


def summary(level: str) -> dict[str, object]:
    costs, turns = costs_of(level)
    costs.sort()
    return {
        "decisions": len(costs),
        "best_share": round(sum(cost < 1e-9 for cost in costs) / len(costs), 3),
        "mean_cost": round(sum(costs) / len(costs), 4),
        "quantiles": {str(q): round(costs[min(int(q * len(costs)), len(costs) - 1)], 4) for q in QUANTILES},
        "chance_a_turn": round(sum(costs) / turns, 4),
        "points_a_turn": round(sum(costs) / turns / A_POINT, 2),
    }


def main() -> None:
    tell("costs", {level: summary(level) for level in LEVELS})


if __name__ == "__main__":
    main()
