"""The host: keeps the library and the table's memory, and brings games to the table.

The title has one, and hands it to the scenes that are opened from there. Whatever opens a game, asks here:

    host.begin(plan)           a new game, set up like this
    host.resume(game_id)       a kept game, where it was left: at the table, or as a replay if it has ended
    host.replay(game_id)       the same, to look at

All three give the scene to show. What the library refuses, it tells by `RefusedError`. SQLite and the
engine's sessions are imported when the first is wanted: the title's first picture waits for neither.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from msgspec.structs import replace

from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.shelf import GAMES
from scenes import shelf
from scenes.app.scene import Scene
from scenes.host.evening import Evening
from scenes.host.last_setups import Memory, Place, Plan
from scenes.lessons.progress import Progress
from scenes.players.people import Profiles
from scenes.text import dates

if TYPE_CHECKING:
    from game.core.library import Library, Listed
    from scenes.replay.scene import GoOn
    from scenes.table.sitting import AnySession


class FromOutside(Protocol):
    """A game that is in no library yet."""

    @property
    def name(self) -> str: ...
    @property
    def header(self) -> Header: ...
    @property
    def journal(self) -> Sequence[Any]: ...
    @property
    def session(self) -> "AnySession": ...


class Host(ABC):
    """What pages ask of the program around them; `scenes.pages` knows the ways from page to page."""

    def __init__(
        self,
        memory: Memory | None = None,
        folder: Path | None = None,
        lessons: Progress | None = None,
        profiles: Profiles | None = None,
    ) -> None:
        """Without a folder the library is the user's own. It is opened when it is first wanted."""
        self.memory = memory or Memory()
        self.lessons = lessons or Progress()
        self.profiles = profiles or Profiles()
        self._folder = folder
        self._library: Library | None = None

    @property
    def library(self) -> "Library":
        if self._library is None:
            from game.core.library import Library

            self._library = Library.open(GAMES, self._folder)
        return self._library

    def close(self) -> None:
        if self._library:
            self._library.close()
            self._library = None

    # Ways to the pages

    @abstractmethod
    def set_up(self, game: str) -> Scene: ...

    @abstractmethod
    def once_more(self, plan: Plan, evening: Evening | None = None) -> Scene:
        """A new game like the last one. Sealed dice show their hash first, so those are set up anew."""

    @abstractmethod
    def learn(self, game: str) -> Scene:
        """The lessons of a game."""

    @abstractmethod
    def first_lesson(self, game: str) -> Scene:
        """The lesson that a game is first met by."""

    @abstractmethod
    def rules(self, game: str | None = None) -> Scene:
        """The rule book of a game, or of all."""

    @abstractmethod
    def drills(self) -> Scene:
        """Positions to choose in, one after the other."""

    @property
    @abstractmethod
    def drills_kept(self) -> tuple[int, int]:
        """How many are due, and how many answers in a row were right."""

    @abstractmethod
    def result(self, game_id: str) -> Scene:
        """How a game that has ended came out."""

    @abstractmethod
    def watch(
        self, session: "AnySession", game_id: str | None, go_on: "GoOn", at: int | None = None
    ) -> Scene:
        """A game to look at."""

    @abstractmethod
    def examine(
        self, session: "AnySession", game_id: str | None, go_on: "GoOn", at: int | None = None
    ) -> Scene:
        """A game to look at with what luck and choices did to it."""

    @abstractmethod
    def table(self, session: "AnySession", game_id: str) -> Scene:
        """A game at the table."""

    # New games

    def called_now(self, plan: Plan) -> Plan:
        """The same plan with the people under their present names."""
        now = self.profiles.names_now
        places = (
            replace(place, name=now.get(place.name, place.name)) if place.kind == "human" else place
            for place in plan.places
        )
        return replace(plan, places=tuple(places))

    def header_of(self, plan: Plan, seed: str, phrase: str | None = None) -> Header:
        game = GAMES[plan.game]
        return Header.of(game, setup_from(game, plan.setup), plan.seats, seed, phrase)

    def begin(
        self,
        plan: Plan,
        seed: str | None = None,
        phrase: str | None = None,
        evening: Evening | None = None,
    ) -> Scene:
        """A new game at the table; the next one of that evening, if there is one."""
        from game.core.chance import new_seed

        header = self.header_of(plan, seed or new_seed(), phrase)
        session = self.library.start(GAMES[plan.game], header, dates.occasion())
        game_id = self.library.saved(session).id
        self.memory.take_colours(game_id, plan.colours)
        self.memory.keep_eases(game_id, plan.eases)
        for place in plan.places:
            if place.kind == "human":
                self.profiles.meet(place.name, place.colour)
        if plan.length and evening is None:
            evening = Evening(plan.length, len(plan.places))
        if evening:
            self.memory.keep_evening(evening.began(game_id))
        return self.table(session, game_id)

    def next_game(self, session: "AnySession", game_id: str) -> Scene:
        """The next game of the evening that this one was part of: the first seat goes round."""
        plan = self.plan_of(session, game_id)
        evening = self.memory.evening(game_id, len(plan.places))
        assert evening is not None
        if evening.next_first is not None and not shelf.draws_first_seat(plan.game):
            plan = replace(plan, options={**plan.options, "first": evening.next_first})
        return self.once_more(plan, evening)

    # Kept games

    def games(self) -> "list[Listed]":
        """The last played first. A later version may have kept games that this table doesn't know."""
        return [game for game in self.library.list() if game.game in GAMES]

    def resume(self, game_id: str) -> Scene:
        session = self.library.resume(game_id)
        if session.ended:
            self.library.leave(game_id)
            return self.replay(game_id)
        if stranger := _stranger(session):
            from game.core.library import RefusedError, Trouble

            self.library.leave(game_id)
            raise RefusedError(Trouble("no_such_level", stranger))
        return self.table(session, game_id)

    def replay(self, game_id: str, at: int | None = None) -> Scene:
        """The same, to look at, perhaps from a moment. One may go on from any, as a game of its own."""
        return self.watch(self.read(game_id), game_id, lambda n: self._branch(game_id, n), at)

    def review(self, game_id: str) -> Scene:
        """What luck and choices did to a game that has ended."""
        return self.examine(self.read(game_id), game_id, lambda n: self._branch(game_id, n))

    def read(self, game_id: str) -> "AnySession":
        """The game as it stands, not to be played on."""
        from game.core.session import Session

        header, journal = self.library.read(game_id)
        return Session(GAMES[header.game], header, journal)

    def _branch(self, game_id: str, events: int) -> Scene:
        from game.core.library import RefusedError

        original = next((game for game in self.library.list() if game.id == game_id), None)
        named = original and not dates.is_occasion(original.name, original.started)
        name = original.name if original and named else dates.occasion()
        header, _ = self.library.read(game_id)
        branch = self.library.branch(game_id, events, name)
        colours = self.memory.colours(game_id, len(header.seats))
        self.memory.take_colours(branch, tuple(seat.key for seat in colours))
        self.memory.keep_eases(branch, self.memory.eases(game_id, len(header.seats)))
        try:
            return self.resume(branch)
        except RefusedError:
            self.library.delete(branch)  # nobody could play it
            raise

    # Games from files

    def bring_in(self, brought: FromOutside) -> str:
        """Into the library; gives its id there."""
        return self.library.add(brought.header, brought.journal, brought.name)

    def look_at(self, brought: FromOutside) -> Scene:
        """A game from a file comes into the library only when somebody goes on from a moment of it."""
        session = brought.session

        def go_on(events: int) -> Scene:
            if refused := session.why_no_branch:
                raise refused
            return self._branch(self.bring_in(brought), events)

        return self.watch(session, None, go_on)

    def plan_of(self, session: "AnySession", game_id: str) -> Plan:
        """The plan that this game would have been set up by, with the people who played it in the end."""
        count, header = len(session.seats), session.header
        options = dict(header.setup)
        begun = options.pop("head_start", (0,) * count)
        colours, eases = self.memory.colours(game_id, count), self.memory.eases(game_id, count)
        places = tuple(
            Place(seat.name, seat.kind, colour.key, seat.level, seat.undo, ahead, ease)
            for seat, colour, ahead, ease in zip(session.seats, colours, begun, eases, strict=True)
        )
        evening = self.memory.evening(game_id, count)
        return Plan(header.game, places, options, evening.length if evening else None)

    def names(self) -> Sequence[str]:
        """The people who have played here, who plays most first, as they are called now."""
        played = [self.profiles.of(player.name).name for player in self.library.players()]
        return list(dict.fromkeys((*played, *(person.name for person in self.profiles.people))))

    def picture(self, seat: Seat) -> str | None:
        """The picture of whoever sits there, if it is a person who is known."""
        person = self.profiles.known(seat.name) if seat.kind == "human" else None
        return person.picture if person else None


def _stranger(session: "AnySession") -> str | None:
    """A level at the table that no opponent here plays at, as a later version may have had."""
    from game.bots import levels

    known = levels(session.game.key)
    return next((seat.level for seat in session.seats if seat.level and seat.level not in known), None)
