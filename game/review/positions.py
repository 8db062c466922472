"""Moments of games to be asked about: from somebody's own mistakes, or where the best choice surprises.

A position is a game's header and the commands that led there. Where a policy of thumb, one of the references
of a game's opponents, errs by more than `SURPRISING` the best choice is one that few would see.
"""

from collections.abc import Iterator
from datetime import date
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from game import bots
from game.bots.reason import Reason
from game.bots.record import bots_of
from game.core.header import Header, setup_from
from game.core.journal import Did, events_of
from game.core.seats import Seat
from game.core.session import AnySession
from game.shelf import GAMES

SURPRISING = 0.05  # of the chance of winning
OPEN = (0.1, 0.9)  # a game that may still be won and lost
GOOD, NEARLY = 0.0005, 0.02  # costs of an answer
A_TURN = 0.13  # alone: about what a turn is worth where there is somebody to win against
MOST_GAMES = 12
SEED = "drill"


class Position(Struct, frozen=True):
    header: Header
    commands: tuple[dict[str, Any], ...]

    @property
    def key(self) -> str:
        return blake2b(msgspec.json.encode((self.header.seed, self.commands)), digest_size=8).hexdigest()

    @property
    def game(self) -> str:
        return self.header.game

    def session(self) -> AnySession:
        """The game up to there, in memory; raises IllegalError for commands that no game can have."""
        game = GAMES[self.game]
        session = AnySession.start(game, self.header)
        for command in self.commands:
            session.do(msgspec.convert(command, game.commands))
        return session


def position(session: AnySession, n: int) -> Position | None:
    """As it was after so many events, with people at all seats; None where its chance can't be had again."""
    header = session.header
    if header.seed is None or header.rekeyed:
        return None
    seats = tuple([Seat(seat.name, "human") for seat in header.seats])
    bare = replace(header, seats=seats, undone=0, branched=0, branch_of=None)
    commands: list[dict[str, Any]] = []
    at = 0
    for step in session.steps:
        if isinstance(step, Did) and at < n:
            commands.append(msgspec.to_builtins(step.command))
        at += events_of(step)
    # As it would be read from a file again: two of them can be compared.
    return msgspec.json.decode(msgspec.json.encode(Position(bare, tuple(commands))), type=Position)


class Judged(Struct, frozen=True):
    """An answer: what it cost, in chance of winning or alone in turns, the best one and why; the odds."""

    cost: float
    best: Any
    reason: Reason
    odds: tuple[Reason, ...]


class Answered(Struct, frozen=True):
    """A question for the bots' process: how good is this command?"""

    game: str
    view: Any
    command: Any
    level: str = "expert"

    def answered(self) -> Judged | None:
        if self.level != "expert":
            return None
        known = bots_of(self.game)
        cost, best = known.lost(self.view, self.command)
        best = best if cost > GOOD else self.command
        why = known.reason(self.view, best, Random(SEED))  # noqa: S311
        return Judged(max(0.0, cost), best, why, known.told_odds(self.view))


class Sought(Struct, frozen=True):
    """A question for the bots' process: a position where the best surprises, the same for the same seed.

    `alike`: on every computer. What is solved for two may be finer on one than on another: then it is of a
    game alone.
    """

    game: str
    seed: str
    alike: bool = False
    level: str = "expert"

    def answered(self) -> Position | None:
        seats = bots_of(self.game).solved_alike if self.alike else 2
        return surprising(self.game, self.seed, seats) if self.level == "expert" else None


def drilled() -> list[str]:
    """The games of which there are drills: those with a policy of thumb to be surprised by."""
    return [game for game in GAMES if bots_of(game).thumb]


def of_day(day: date) -> Sought:
    """The same for everybody: its seed is the date, and the games take turns."""
    games = drilled()
    return Sought(games[day.toordinal() % len(games)], f"day {day.isoformat()}", alike=True)


def surprising(game: str, seed: str, seats: int = 2) -> Position | None:
    for number in range(1, MOST_GAMES + 1):
        for session, n in _moments(game, f"{seed}:{number}", seats):
            return position(session, n)
    return None


def _moments(key: str, seed: str, count: int) -> Iterator[tuple[AnySession, int]]:
    """Where the thumb errs, in a game that experts play."""
    game, known = GAMES[key], bots_of(key)
    seats = tuple(Seat(str(number), "human") for number in range(1, count + 1))
    session = AnySession.start(game, Header.of(game, setup_from(game, {}), seats, seed))
    while not session.ended:
        state = session.state
        seat = game.to_act(state)
        assert seat is not None
        view, legal = game.view(state, seat), tuple(game.legal(state, seat))
        if len(legal) > 1:
            thumb = bots.ask(key, known.thumb or "", view, iter(legal), seed)
            cost, _ = known.lost(view, thumb)
            if in_chance(cost, count) > SURPRISING and _is_open(key, session, seat):
                yield session, session.length
        session.do(bots.choose(game, "expert", state, seat, seed))


def _is_open(key: str, session: AnySession, seat: int) -> bool:
    if len(session.seats) == 1:
        return True
    appraiser = bots_of(key).appraise(session.state)
    return appraiser is not None and OPEN[0] < appraiser.value(session.state)[seat] < OPEN[1]


def in_chance(cost: float, seats: int) -> float:
    """Of winning: alone a cost is in turns."""
    return cost * (A_TURN if seats == 1 else 1)


def grade(cost: float, seats: int) -> int:
    """Of an answer, as `spacing` has them."""
    lost = in_chance(cost, seats)
    return 3 if lost <= GOOD else 2 if lost <= NEARLY else 1
