"""Thirty mistakes of each level, as text, to be read by people: each must look like somebody's.

`python -m tests.golden.mistakes [TABLE …]` writes `mistakes/<table>_<level>.txt` anew, after a change of the
levels.
"""

import sys
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from game import bots
from game.bots.explain.costs import Decision, Mistake, dearest
from game.bots.seventeen.brain import command as told
from game.bots.seventeen.policy import choices, may_be_enough
from game.bots.seventeen.search import weighed
from game.bots.seventeen.seen import as_seen
from game.commands.simulate import bot_seed
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.dalek import commands as dalek
from game.dicy import commands as dicy
from game.seventeen import commands as seventeen
from game.seventeen.cards import told as known
from game.seventeen.views import View
from game.shelf import GAMES

FOLDER = Path(__file__).parent / "mistakes"
LEVELS = ("easy", "medium", "hard")
SETUPS = {"dalek": ({}, {"target": 90}), "dicy": ({}, {"mode": "interaction"}), "seventeen": ({}, {})}
LARGER = {"seventeen_larger": (3, 4)}  # seats, by turns
TABLES = (*SETUPS, *LARGER)
WRITTEN = tuple(product(TABLES, (*LEVELS, "sparring")))
"""For two the levels play against experts; the sparring partner plays easy, as experts get nothing from it.
At larger tables all others are of the same level."""
WORLDS = 800  # at 17, where a cost is known as far as a search finds it
AT_FIRST = 120
FELT = 0.03  # and less than this may be none
WANTED = 30
OF_A_GAME = 5


def game_of(table: str) -> str:
    return table.split("_", 1)[0]


def mistakes(table: str, level: str) -> Iterator[Mistake]:
    """Of one game after the other, a few of each, until there are enough."""
    left, number = WANTED, 0
    while left > 0:
        number += 1
        made = [found for one in _decided(table, level, number) for found in _lost(game_of(table), one)]
        sampled = Random(number).sample(made, min(OF_A_GAME, left, len(made)))
        left -= len(sampled)
        yield from sorted(sampled, key=lambda mistake: mistake.decision.n)


def _lost(key: str, decision: Decision) -> Iterable[Mistake]:
    return _lost_at_17(decision) if key == "seventeen" else dearest(key, (decision,))


def _lost_at_17(decision: Decision) -> Iterator[Mistake]:
    """What a short search thinks best isn't looked at any longer."""
    view, seat, done = decision.view, decision.seat, decision.command
    r, held = as_seen(view), tuple(zip(view.victories, view.penalties, strict=True))
    calling = view.stage == "waiting"
    if calling and not may_be_enough(r, seat):
        return
    for worlds in (AT_FIRST, WORLDS):
        found = weighed(view, r, held, Random(decision.n), calling=calling, worlds=worlds)
        assert found, "make play compiles the search"
        worth: dict[Any, float] = {seventeen.BeginTurn(seat): found.silent, seventeen.Call(seat): found.call}
        if not calling:
            worth = {told(seat, play): found.of(play) for play in choices(r, seat)}
        best = max(worth, key=worth.__getitem__)
        if done not in worth:  # an open number lies the same whichever way it is laid
            done = seventeen.Play(seat, done.card, "up")
        if worth[best] == worth[done]:
            return
    if worth[best] - worth[done] >= FELT:
        yield Mistake(decision, best, worth[best] - worth[done])


def _decided(table: str, level: str, number: int) -> Iterator[Decision]:
    key, larger = game_of(table), LARGER.get(table)
    seats = larger[number % len(larger)] if larger else 2
    game, own = GAMES[key], number % seats
    other = "easy" if level == "sparring" else level if larger else "expert"
    levels = [level if seat == own else other for seat in range(seats)]
    setup = setup_from(game, SETUPS[key][number // 2 % 2])
    header = Header.of(game, setup, tuple(Seat(one, "bot", one) for one in levels), f"mistakes {number}")
    session: Session[Any, Any, Any, Any] = Session.start(game, header)
    seeds = [bot_seed("mistakes", number, seat) for seat in range(seats)]
    while not session.ended:
        state = session.state
        if own in (game.callers(state) or (game.to_act(state),)):
            past = bots.past_for(level, session, own)
            wish = bots.choose(game, level, state, own, seeds[own], past) or seventeen.BeginTurn(own)
            yield Decision(session.length, own, _turn(state), game.view(state, own), wish)
        session.do(bots.next_command(session, levels, seeds))


def _turn(state: Any) -> int:
    return state.round if hasattr(state, "round") else len(state.row) + 1


def text(table: str, level: str) -> str:
    told = [_told(mistake) for mistake in mistakes(table, level)]
    return f"{level} at {table.replace('_', ', ')}: of 100 games, what it cost\n\n" + "\n".join(told) + "\n"


def _told(mistake: Mistake) -> str:
    if isinstance(mistake.decision.view, View):
        return _told_of_17(mistake)
    decision, table = mistake.decision, mistake.decision.view.table
    own, other = table.scores[decision.seat], table.scores[1 - decision.seat]
    begun = f"{100 * mistake.cost:5.1f}  {own:3} to {other:<3} of {table.target:3}, turn {decision.turn:2}; "
    done, best = _done(table, decision.command), _done(table, mistake.best)
    return f"{begun}{_lying(table, decision.seat)}: {done}; better {best}"


def _told_of_17(mistake: Mistake) -> str:
    view, seat = mistake.decision.view, mistake.decision.seat
    order = [(seat + step * view.direction) % view.seats for step in range(view.seats)]
    tokens = [f"{view.victories[at]}+{view.penalties[at]}-" for at in order]
    row = " ".join(_laid(lying, seat) for lying in view.row) or "nothing"
    hand = " ".join(sorted(view.hand))
    done, best = (_done(view, command) for command in (mistake.decision.command, mistake.best))
    begun = f"{100 * mistake.cost:5.1f}  {tokens[0]} to {' '.join(tokens[1:])}; row {row}, hand {hand}"
    return f"{begun}: {done}; better {best}"


def _laid(lying: Any, seat: int) -> str:
    """A card in brackets lies hidden; a question mark where the seat doesn't know it."""
    kind = known(lying.card) or "?"
    hidden = lying.face == "down" and not kind.startswith("o")
    return f"({kind}{'' if kind == '?' or lying.seat == seat else ' of the other'})" if hidden else kind


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
        case seventeen.BeginTurn():
            return "keeps silent"
        case seventeen.Call():
            return "calls"
        case seventeen.Play(_, card, face):
            return f"{'hides' if face == 'down' else 'lays'} {card}"
        case dicy.Pass():
            return "passes"
        case _:
            return f"{type(command).__name__.lower()}s {command.card}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for table, level in WRITTEN:
        if table in (sys.argv[1:] or TABLES):
            (FOLDER / f"{table}_{level}.txt").write_text(text(table, level))


if __name__ == "__main__":
    main()
