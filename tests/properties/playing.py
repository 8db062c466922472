"""Random play through a session, for the property suite."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from game.core.game import Setup
from game.core.session import Session
from game.shelf import GAMES
from tests.table import people, session


@st.composite
def any_game(draw: st.DrawFn) -> str:
    """Of those on the shelf at that moment."""
    return draw(st.sampled_from(tuple(GAMES)))


games = any_game()
seeds = st.integers(0, 10**6)


def options(key: str, undo: str) -> Setup:
    """Short games, so that many fit into a test."""
    short = {"dalek": {"target": 30}}.get(key, {})
    return GAMES[key].setup(undo=undo, **short)  # type: ignore[arg-type]


def any_seats(key: str, number: int) -> int:
    seats = GAMES[key].seats
    return seats[number % len(seats)]


def new_game(key: str, number: int, undo: str = "free") -> Session[Any, Any, Any, Any]:
    return session(
        GAMES[key], people(any_seats(key, number)), seed=f"game {number}", setup=options(key, undo)
    )


def random_command(played: Session[Any, Any, Any, Any], random: Random) -> Any:
    """Something legal: of the seat to act mostly, now and then of somebody who cuts in."""
    game, state = played.game, played.state
    seat: Any = game.to_act(state)
    callers = game.callers(state)
    if callers and random.random() < 0.15:
        seat = random.choice(callers)
    return random.choice(list(game.legal(state, seat)))


def play(played: Session[Any, Any, Any, Any], random: Random, commands: int) -> Session[Any, Any, Any, Any]:
    for _ in range(commands):
        if played.ended:
            break
        played.do(random_command(played, random))
    return played


def some_game(key: str, number: int, commands: int, undo: str = "free") -> Session[Any, Any, Any, Any]:
    return play(new_game(key, number, undo), Random(number), commands)


def meddle(played: Session[Any, Any, Any, Any], random: Random, deeds: int) -> None:
    """Play with a hand that undoes, redoes and changes seats, and their ways of taking back, now and then."""
    for _ in range(deeds):
        wish = random.random()
        if wish < 0.15 and played.can_undo():
            played.undo()
        elif wish < 0.25 and played.can_redo():
            played.redo()
        elif wish < 0.3:
            seat = random.randrange(len(played.seats))
            if played.seats[seat].kind == "human" and random.random() < 0.5:
                played.seat_changes(seat, "bot", level="easy")
            else:
                undo = random.choice((None, "free", "fair", "off"))
                played.seat_changes(seat, "human", name="Gil", undo=undo)
        elif not played.ended:
            played.do(random_command(played, random))
