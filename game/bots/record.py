"""What is known of a game beyond its rules: who plays it, why, and what choices cost. One record a game.

`game/bots/<game>/__init__.py` makes it, and nothing else asks for what is in there by name. A function is
given as `module:name` and imported when it is first asked for: a set-up that lists levels loads no brain.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from game.bots.appraisal import Appraiser
from game.bots.budgets import Level, Repaying
from game.bots.debt import Past, owed
from game.bots.outlook import Outcome
from game.bots.reason import Reason
from game.core.game import Setup
from game.shelf import PACKAGES

if TYPE_CHECKING:
    from game.core.library.careers import Review
    from game.core.session import AnySession

T = TypeVar("T")
R = TypeVar("R")

Brain = Callable[[Any, Iterator[Any], Random], Any]
"""Of a view and the legal commands; a seat that may call but need not act answers None to stay silent."""

ANY_LEGAL = "game.bots.chance_player:any_legal"


class Bots(Struct, frozen=True, kw_only=True):
    """`levels`: those that people choose among, from the weakest, each with its budget of error.

    `play` is their brain, with the level before what every brain is given; `references` are further brains,
    to measure the levels by, and the coach. `why` is the reason of a view and a command; `cost` what the
    command lost, and the best one, for who plays to win; `surely` what it lost for certain, where costs are
    estimates; `odds` what each way on comes to, side by side; `outcome` what a choice comes to in figures;
    none of them where nobody knows the best.
    `reviewed` is what dice, choices and calls of a game came to; `appraiser` tells for a table what
    its situations are worth. `thumb` is the reference that plays by a rule of thumb, to be surprised by;
    `solved_alike` the seats of a game that every computer has the same solution of.
    `aloud` is the coach's reason where hands are hidden, of its view, what everybody knows and a command.
    `solver` is the module of the exact figures, `build` makes the tables that the levels play from; `ahead`
    solves what a game needs beyond them, once it is known which.
    """

    levels: Mapping[str, Level]
    play: str
    references: Mapping[str, str]
    why: str | None = None
    aloud: str | None = None
    cost: str | None = None
    surely: str | None = None
    odds: str | None = None
    outcome: str | None = None
    thumb: str | None = None
    solved_alike: int = 2
    reviewed: str | None = None
    appraiser: str | None = None
    solver: str | None = None
    build: str | None = None
    ahead: str | None = None

    def brain(self, level: str, view: Any = None, past: Past | None = None) -> Brain:
        """Of a level that looks back: as that past makes it play at this view."""
        if level in self.references:
            return _found(self.references[level])
        known = self.levels[level]
        if isinstance(known, Repaying) and past is not None:
            known = replace(known, owes=owed(_found(self.cost or ""), view, past))
        return partial(_found(self.play), known)

    def looks_back(self, level: str) -> bool:
        return isinstance(self.levels.get(level), Repaying)

    def reason(self, view: Any, command: Any, random: Random) -> Reason:
        assert self.why, "nobody says why at this game"
        return _found(self.why)(view, command, random)

    def reason_aloud(self, view: Any, public: Any, command: Any, random: Random) -> Reason | None:
        """What a coach says; None where it had no choice, or where any reason would tell what is hidden."""
        if self.aloud:
            return _found(self.aloud)(view, public, command, random)
        return self.reason(view, command, random)

    def lost(self, view: Any, command: Any) -> tuple[float, Any]:
        assert self.cost, "nobody knows the best command of this game"
        return _found(self.cost)(view, command)

    def surely_lost(self, view: Any, command: Any) -> float:
        return _found(self.surely)(view, command) if self.surely else self.lost(view, command)[0]

    def told_odds(self, view: Any) -> tuple[Reason, ...]:
        return _found(self.odds)(view) if self.odds else ()

    def comes_to(self, view: Any, command: Any) -> Outcome | None:
        return _found(self.outcome)(view, command) if self.outcome else None

    def review(self, session: "AnySession") -> "Mapping[int, Review]":
        """By seat, of people."""
        return _found(self.reviewed)(session) if self.reviewed else {}

    def appraise(self, state: Any) -> Appraiser | None:
        """Who tells what situations of the game that has begun like this are worth; None if nobody can."""
        return _found(self.appraiser)(state) if self.appraiser else None

    def solve(self) -> "Solver":
        assert self.solver, "the game is not solved"
        return cast(Solver, import_module(self.solver))

    def work_ahead(self, about: Any, seats: int) -> Iterator[float] | None:
        """For a set-up or a view, step by step: how far it is, up to 1. None where there is nothing to do."""
        return _found(self.ahead)(about, seats) if self.ahead else None

    def build_tables(self, work: "Work", progress: Callable[[float], None]) -> None:
        """Writes them to `assets/tables`; tells from 0 to 1 how far it is."""
        assert self.build, "the game has no tables"
        _found(self.build)(work, progress)


class Work(Protocol):
    """Where tasks are done, several at once: `do` is a module's function."""

    def in_order(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]: ...


class Solver(Protocol):
    """What `main.py solve` asks of a game."""

    def figures(self, setup: Setup) -> Mapping[str, Any]:
        """The exact figures by name."""
        ...

    def answer(self, line: bytes) -> Mapping[str, Any]:
        """Value and optimal choices of one situation, in JSON; raises IllegalError for one that can't be."""
        ...


def bots_of(game: str) -> Bots:
    return import_module(PACKAGES[game][1]).BOTS


def _found(where: str) -> Any:
    module, name = where.split(":")
    return getattr(import_module(module), name)
