"""The page of drills: what is due, the position of the day, and positions that surprise."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import partial
from typing import Any

from msgspec.structs import replace

from game.bots.explain.costs import Examined, Mistake, decisions
from game.core.seats import Seat
from game.core.session import Session
from game.review.positions import Position, Sought, drilled, of_day, position
from scenes import shelf
from scenes.app.page import Page
from scenes.drills.deck import Deck
from scenes.drills.scene import DrillScene
from scenes.table.bots.process import Minds
from scenes.text.words import _, ngettext
from scenes.widgets.gauge import Gauge
from scenes.widgets.lists import Entry
from scenes.widgets.sheet import Sheet

LEAST = 0.03
"""A mistake that is asked again gave away so much of the chance of winning."""
LEAST_ALONE = 0.25
"""Or turns."""
MOST_SEATS = 2
"""Of more nobody knows exactly."""

Played = Session[Any, Any, Any, Any]
Games = Callable[[], Iterable[tuple[str, Played]]]
"""Those that have ended, each with its id, the last played first."""


class DrillsPage(Page):
    name = "drills"

    def __init__(self, deck: Deck, games: Games, today: date | None = None) -> None:
        super().__init__()
        self._deck, self._games = deck, games
        self._today = today or date.today()  # noqa: DTZ011 - the day on this computer's own calendar
        self._unexamined: list[tuple[str, Played]] | None = None
        self._all = 0
        self._seeking = False
        self._sought = 0

    def title(self) -> str:
        return _("Drills")

    def enter(self) -> None:
        self._minds = Minds(self.app.wake)
        self.later(0.0, self._examine)

    def leave(self) -> None:
        self._minds.close()

    # Own mistakes

    def _examine(self) -> None:
        known = set(self._deck.now.examined)
        self._unexamined = [
            (game_id, session)
            for game_id, session in self._games()
            if game_id not in known and session.game.key in drilled() and len(session.seats) <= MOST_SEATS
        ]
        self._all = len(self._unexamined)
        self._examine_next()

    def _examine_next(self) -> None:
        if self._seeking:
            return
        if self._unexamined:
            game_id, session = self._unexamined[0]
            asked = Examined(session.game.key, tuple(decisions(session)))
            heard = partial(self._heard_mistakes, game_id, session)
            self._minds.ask(asked, heard, self._unanswered)
        self.relay()

    def _heard_mistakes(self, game_id: str, session: Played, found: Sequence[Mistake]) -> None:
        least = LEAST_ALONE if len(session.seats) == 1 else LEAST
        for mistake in found:
            moment = position(session, mistake.decision.n)
            if moment is not None and mistake.cost >= least:
                self._deck.add(moment, mistake.cost)
        self._deck.examined(game_id)
        assert self._unexamined is not None
        self._unexamined.pop(0)
        self._examine_next()

    # Drills

    def begin(self) -> None:
        scene = self._due()
        if scene is not None:
            self._open(scene)

    def _due(self) -> DrillScene | None:
        due = self._deck.due
        if not due:
            return None
        first = due[0].position
        return DrillScene(first, lambda cost: self._deck.answered(first, cost), self._due)

    def of_day(self) -> None:
        self._seek(of_day(self._today), lambda: self._deck.answered_of_day(self._today))

    def surprise(self) -> None:
        games = drilled()
        self._sought += 1
        seed = f"{self._today.isoformat()} {self._deck.now.best_streak} {self._sought}"
        self._seek(Sought(games[self._sought % len(games)], seed))

    def _seek(self, question: Sought, done: Callable[[], None] = lambda: None) -> None:
        self._seeking = True
        self._minds.ask(question, lambda found: self._found(found, done), self._unanswered)
        self.relay()

    def _unanswered(self) -> None:
        """No game counts as looked through."""
        self._seeking, self._unexamined = False, []
        self.relay()

    def _found(self, found: Position | None, done: Callable[[], None]) -> None:
        self._seeking = False
        self.relay()
        if found is None:
            self.say(_("Nothing was found. Try again."))
            return

        def answered(cost: float) -> None:
            self._deck.answered(found, cost)
            done()

        named = [Seat(_("Player {n}").format(n=at), "human") for at in range(1, len(found.header.seats) + 1)]
        self._open(DrillScene(_seated(found, named), answered))

    def _open(self, scene: DrillScene) -> None:
        def back(_result: object) -> None:
            self._examine_next()
            self.relay()

        self.app.push(scene, then=back)

    # The picture

    def body(self, sheet: Sheet) -> None:
        now = self._deck.now
        about = _("One choice each, on the real table. What you got wrong comes back.")
        sheet.sentence("drills.about", about, after=1.4)
        due = len(self._deck.due)
        told = ngettext("{n} position is due.", "{n} positions are due.", due).format(n=due)
        none = _("None is due now.") if now.cards else _("None yet: they come from your own games.")
        words = told if due else none
        entry = Entry("due", _("My own mistakes"), words)
        sheet.row("drills.due", entry, self.begin, enabled=due > 0, reason="" if due else words)
        done = now.of_day == self._today.isoformat()
        game = shelf.title(of_day(self._today).game)
        words = _("{game}. You have answered it today.") if done else _("{game}. The same for everybody.")
        entry = Entry("day", _("Position of the day"), words.format(game=game))
        sheet.row("drills.day", entry, self.of_day)
        words = _("A position where the best choice isn't the obvious one.")
        sheet.row("drills.surprise", Entry("surprise", _("A surprise"), words), self.surprise)
        if self._seeking:
            sheet.sentence("drills.seeking", _("Looking for a position …"))
        elif self._unexamined:
            words, at = _("Looking through your games …"), sheet.take(4.2)
            share = 1 - len(self._unexamined) / max(1, self._all)
            sheet.add(Gauge("drills.progress", words, at, size="small", share=share))
        streak = _("Right in a row: {n}.").format(n=now.streak)
        best = _("Longest run: {n}.").format(n=now.best_streak)
        sheet.sentence("drills.streak", f"{streak} {best}")


def _seated(found: Position, seats: Sequence[Seat]) -> Position:
    return replace(found, header=replace(found.header, seats=tuple(seats)))
