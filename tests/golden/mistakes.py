"""Thirty mistakes of each level, as text, to be read by people: each must look like somebody's.

`python -m tests.golden.mistakes` writes `mistakes/<game>_<level>.txt` anew, after a change of the levels.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from game import bots
from game.bots.explain.costs import Decision, Mistake, dearest
from game.commands.simulate import bot_seed
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.dalek import commands as dalek
from game.dicy import commands as dicy
from game.shelf import GAMES

FOLDER = Path(__file__).parent / "mistakes"
LEVELS = ("easy", "medium", "hard")
SETUPS = {"dalek": ({}, {"target": 90}), "dicy": ({}, {"mode": "interaction"})}
WANTED = 30
OF_A_GAME = 5


def mistakes(key: str, level: str) -> Iterator[Mistake]:
    """Of one game after the other, a few of each, until there are enough."""
    left, number = WANTED, 0
    while left > 0:
        number += 1
        made = [found for one in _decided(key, level, number) for found in dearest(key, (one,))]
        sampled = Random(number).sample(made, min(OF_A_GAME, left, len(made)))
        left -= len(sampled)
        yield from sorted(sampled, key=lambda mistake: mistake.decision.n)


def _decided(key: str, level: str, number: int) -> Iterator[Decision]:
    game, own = GAMES[key], number % 2
    levels = [level if seat == own else "expert" for seat in range(2)]
    setup = setup_from(game, SETUPS[key][number // 2 % 2])
    header = Header.of(game, setup, tuple(Seat(one, "bot", one) for one in levels), f"mistakes {number}")
    session: Session[Any, Any, Any, Any] = Session.start(game, header)
    seeds = [bot_seed("mistakes", number, seat) for seat in range(2)]
    while not session.ended:
        state = session.state
        command = bots.next_command(game, state, levels, seeds)
        if game.to_act(state) == own:
            yield Decision(session.length, own, state.round, game.view(state, own), command)
        session.do(command)


def text(key: str, level: str) -> str:
    told = [_told(mistake) for mistake in mistakes(key, level)]
    return f"{level} at {key}: of 100 games, what it cost\n\n" + "\n".join(told) + "\n"


def _told(mistake: Mistake) -> str:
    decision, table = mistake.decision, mistake.decision.view.table
    own, other = table.scores[decision.seat], table.scores[1 - decision.seat]
    begun = f"{100 * mistake.cost:5.1f}  {own:3} to {other:<3} of {table.target:3}, turn {decision.turn:2}; "
    done, best = _done(table, decision.command), _done(table, mistake.best)
    return f"{begun}{_lying(table, decision.seat)}: {done}; better {best}"


def _lying(table: Any, seat: int) -> str:
    if hasattr(table, "placed"):
        aside = " ".join(sorted(table.placed)) or "nothing"
        thrown = " ".join(sorted(table.shown)) if table.stage == "rolled" else f"{len(table.hand)} dice"
        return f"aside {aside}, in hand {thrown}"
    cards, dice = " ".join(table.active[seat]) or "none", "".join(map(str, sorted(table.dice)))
    return f"active {cards}" + (f", dice {dice}" if seat == table.seat else "")


def _done(table: Any, command: Any) -> str:
    match command:
        case dalek.Roll():
            return "rolls on"
        case dalek.Stop():
            return "stops"
        case dalek.Keep(_, dice):
            shown = dict(zip(table.hand, table.shown, strict=True))
            return "keeps " + " ".join(sorted(shown[die] for die in dice))
        case dicy.Score(_, card, dice):
            return f"scores {card} with {''.join(str(table.dice[die]) for die in dice)}"
        case dicy.Reroll(_, card, dice):
            kept = "".join(str(value) for die, value in enumerate(table.dice) if die not in dice)
            return f"freezes {card}, keeps {kept or 'none'}"
        case dicy.Pass():
            return "passes"
        case _:
            return f"{type(command).__name__.lower()}s {command.card}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in SETUPS:
        for level in LEVELS:
            (FOLDER / f"{key}_{level}.txt").write_text(text(key, level))


if __name__ == "__main__":
    main()
