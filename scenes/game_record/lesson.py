"""What a lesson is."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.core.header import Header, setup_from
from game.core.journal import Began
from game.core.seats import Seat
from game.core.session import Session
from game.shelf import GAMES

Move = Callable[[Any], Any]
"""A command by what it means, from the state: "keep two Humans 4", not "keep dice 3 and 7"."""


@dataclass(frozen=True)
class Step:
    """What the slip says, and what is to be done then. Moves of opponents may follow one's own."""

    words: str
    moves: tuple[Move, ...]
    together: bool = False
    """The moves are one decision: nothing is final before the last of them."""


@dataclass(frozen=True)
class Lesson:
    """`key` names it where it is kept, after the game and a dot: it never changes. `seed` was searched for:
    its dice fit the words.
    """

    key: str
    title: str
    about: str
    seed: str
    steps: tuple[Step, ...]
    closing: str
    seats: tuple[Seat, ...]
    before: tuple[Move, ...] = ()
    """What happened before the lesson begins."""
    options: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def game(self) -> str:
        return self.key.partition(".")[0]

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(move for step in self.steps for move in step.moves)

    def step_of(self, moves: int) -> int:
        """Which step it is after so many moves; as many as there are steps: it is over."""
        left = moves
        for number, step in enumerate(self.steps):
            if left < len(step.moves):
                return number
            left -= len(step.moves)
        return len(self.steps)

    def moves_before(self, step: int) -> int:
        return sum(len(one.moves) for one in self.steps[:step])

    def session(self, step: int) -> "Session[Any, Any, Any, Any]":
        """The game as it stands when this step begins. What was before can't be taken back."""
        game = GAMES[self.game]
        setup = setup_from(game, {**self.options, "undo": "free"})
        header = Header.of(game, setup, self.seats, self.seed)
        played = Session.start(game, header)
        for move in (*self.before, *self.moves[: self.moves_before(step)]):
            played.do(move(played.state))
        return Session(game, header, [Began(played.events)])
