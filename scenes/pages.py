"""`Pages`: the host with its ways to every page, as the program runs with it.

A page is imported when it is first opened: nobody waits at the title for what may never be wanted.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.folders import settings_folder
from game.shelf import GAMES
from scenes.app.scene import Scene
from scenes.host import last_setups
from scenes.host.evening import Evening
from scenes.host.host import Host
from scenes.host.last_setups import Memory, Plan
from scenes.lessons import progress
from scenes.lessons.progress import Progress
from scenes.players import people
from scenes.players.people import Profiles
from scenes.text.words import _

if TYPE_CHECKING:
    from scenes.drills.deck import Deck
    from scenes.lessons.course import Course
    from scenes.replay.onlooking import Onlooking
    from scenes.replay.scene import GoOn
    from scenes.table.sitting import AnySession


class Pages(Host):
    drills_file: Path | None = None
    """None: what was drilled is forgotten in the end."""
    _deck: "Deck | None" = None

    def set_up(self, game: str) -> Scene:
        from scenes.setup.scene import SetupScene

        return SetupScene(self, game)

    def once_more(self, plan: Plan, evening: Evening | None = None) -> Scene:
        from scenes.setup import draft
        from scenes.setup.scene import SetupScene

        plan = draft.playable(plan)
        if not plan.options.get("sealed"):
            return self.begin(plan, evening=evening)
        return SetupScene(self, plan.game, plan, evening)

    def learn(self, game: str) -> Scene:
        from scenes.lessons.page import LessonsPage

        return LessonsPage(self._course(game))

    def first_lesson(self, game: str) -> Scene:
        return self._course(game).first()

    def practice(self, game: str) -> Scene:
        """A real game after a lesson: against an easy opponent, with hints and previews."""
        from scenes.play.scene import PlayScene
        from scenes.setup import draft

        plan = draft.filled(draft.first_plan(game, self.names()))
        if self.memory.plan(game) is None:
            self.memory.set_up(plan)
        table = self.begin(plan)
        if isinstance(table, PlayScene):
            table.greeting = _("Not sure what to do? Hint shows what an expert would do, and why.")
        return table

    def _course(self, game: str) -> "Course":
        from scenes.lessons.course import Course

        return Course(game, self.lessons, lambda: self.practice(game))

    def rules(self, game: str | None = None) -> Scene:
        from scenes.rulebook.scene import BookScene

        return BookScene(game or next(iter(GAMES)), shelf_of_all=game is None)

    def drills(self) -> Scene:
        from scenes.drills.page import DrillsPage

        return DrillsPage(self.deck, self._ended)

    def _ended(self) -> "Iterator[tuple[str, AnySession]]":
        """What can't be read is passed over; the list of games says why."""
        from game.core.library import RefusedError

        for game in self.games():
            if game.ended and not game.damaged:
                with suppress(RefusedError):
                    yield game.id, self.read(game.id)

    @property
    def deck(self) -> "Deck":
        if self._deck is None:
            from scenes.drills.deck import Deck

            self._deck = Deck(self.drills_file)
        return self._deck

    @property
    def drills_kept(self) -> tuple[int, int]:
        """Nothing is loaded to say that there are none."""
        kept = self._deck is not None or (self.drills_file is not None and self.drills_file.exists())
        return (len(self.deck.due), self.deck.now.streak) if kept else (0, 0)

    def result(self, game_id: str) -> Scene:
        from scenes.result.scene import ResultScene

        return ResultScene(self, self.read(game_id), game_id)

    def watch(
        self, session: "AnySession", game_id: str | None, go_on: "GoOn", at: int | None = None
    ) -> Scene:
        from game.review.parts import may_be_reviewed
        from scenes.replay.scene import ReplayScene

        review = (lambda n: self.examine(session, game_id, go_on, n)) if may_be_reviewed(session) else None
        return ReplayScene(self._onlooking(session, game_id), go_on, at, review)

    def examine(
        self, session: "AnySession", game_id: str | None, go_on: "GoOn", at: int | None = None
    ) -> Scene:
        from scenes.review.scene import ReviewScene

        return ReviewScene(self._onlooking(session, game_id), go_on, at)

    def _onlooking(self, session: "AnySession", game_id: str | None) -> "Onlooking":
        from scenes.replay.onlooking import Onlooking

        return Onlooking(session, None, self.memory.colours(game_id or "", len(session.seats)), self.picture)

    def table(self, session: "AnySession", game_id: str) -> Scene:
        from scenes.play.scene import PlayScene
        from scenes.table.sitting import Sitting

        def result(ended: Any) -> Scene:
            from scenes.result.scene import ResultScene

            return ResultScene(self, ended.sitting.session, game_id)

        count = len(session.seats)
        sitting = Sitting(session, self.library, self.memory.colours(game_id, count), self.picture)
        sitting.set_at_ease(
            self.memory.eases(game_id, count), lambda eases: self.memory.keep_eases(game_id, eases)
        )
        return PlayScene(sitting, result, self.memory.evening(game_id, count))


def at_home() -> Pages:
    """With what is remembered at this computer."""
    memory, lessons = Memory(last_setups.default_path()), Progress(progress.default_path())
    pages = Pages(memory, lessons=lessons, profiles=Profiles(people.default_path()))
    pages.drills_file = settings_folder() / "drills.json"
    return pages
