"""The game of a lesson: how far it has come, and whether somebody has left its line."""

from functools import reduce
from typing import Any

from msgspec import Struct, structs

from game.bots.explain.coach import Coaching
from game.core.journal import Did
from scenes import shelf
from scenes.game_record.lesson import Lesson
from scenes.table.question import Question
from scenes.table.sitting import Sitting


class Scripted(Question, frozen=True):
    """Asked like any opponent, this one does what the lesson has it do; None: it stays silent."""

    command: Any

    def answered(self) -> Any:
        return self.command


class Followed(Struct, frozen=True):
    """So many of the lesson's moves were made, and something else since if `astray`."""

    moves: int
    astray: bool


class LessonSitting(Sitting):
    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        session = lesson.session(step)
        super().__init__(session)
        self.lesson = lesson
        self._made = lesson.moves_before(step)
        self._beginning = session.state

    @property
    def followed(self) -> Followed:
        """Found anew from the game each time: so undo and redo need nobody's care."""
        made, astray, state = self._made, False, self._beginning
        session, moves = self.session, self.lesson.moves
        meaning = shelf.on_screen(self.game).meaning
        for entry in session.steps:
            if not isinstance(entry, Did):
                continue
            if not astray and made < len(moves):
                astray = meaning(state, entry.command) != meaning(state, moves[made](state))
                made += not astray
                state = reduce(session.game.evolve, entry.events, state)
        return Followed(made, astray)

    @property
    def step(self) -> int:
        return self.lesson.step_of(self.followed.moves)

    @property
    def over(self) -> bool:
        return self.followed.moves >= len(self.lesson.moves)

    @property
    def wanted(self) -> Any:
        """The command that the lesson waits for; None when it is over, or left."""
        followed = self.followed
        if followed.astray or followed.moves >= len(self.lesson.moves):
            return None
        return self.lesson.moves[followed.moves](self.session.state)

    def come_back(self) -> None:
        while self.followed.astray:
            self.undo()

    def question(self, seat: int) -> Question | Coaching:
        asked, wanted = super().question(seat), self.wanted
        if wanted is None or isinstance(asked, Coaching):
            return asked
        command = wanted if wanted.seat == seat else None
        return Scripted(**structs.asdict(asked), command=command)
