"""The library: games that can be started, gone on with, listed, branched and taken away."""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Self

import msgspec

from game.core.branching import is_told
from game.core.chance import new_seed
from game.core.folders import data_folder
from game.core.game import AnyGame, C, E, Game, S, V
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.journal import Seated, entry_decoder
from game.core.library import records, rows, stories
from game.core.library.records import Listed, Made, Player, Result
from game.core.library.rows import AnyEntry, Chain, Row, Statement, Written
from game.core.library.saved import Saved
from game.core.library.stories import Story
from game.core.library.trouble import RefusedError, Trouble
from game.core.session import AnySession, Session
from game.core.texts import is_name

if TYPE_CHECKING:
    from game.core.library.file import LibraryFile


LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another


class Library:
    """The games of one folder. What is asked of a game that isn't there, or is open in another program,
    raises RefusedError; what goes wrong with the disk stands in `trouble`, and play goes on.
    """

    def __init__(self, file: "LibraryFile", games: Mapping[str, AnyGame]) -> None:
        self._file = file
        self._games = games
        self._open: dict[str, Saved] = {}

    @classmethod
    def open(cls, games: Mapping[str, AnyGame], folder: Path | None = None) -> Self:
        """The library in this folder, by default the user's own; the games are those it can play."""
        from game.core.library.file import LibraryFile  # SQLite isn't loaded before it is needed

        return cls(LibraryFile(folder or data_folder()), games)

    def close(self) -> None:
        self._open.clear()
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def folder(self) -> Path:
        return self._file.path.parent

    @property
    def trouble(self) -> Trouble | None:
        """What is wrong with the file, or was: a damaged one stays told of until the library is closed."""
        return self._file.trouble

    # Playing

    def start(self, game: Game[S, C, E, V], header: Header, name: str) -> Session[S, C, E, V]:
        """A new game, each entry of which is on disk before anybody hears of it."""
        game_id = _new_id()
        chain = Chain(game_id, msgspec.json.encode(header))
        saved = Saved(self._file, chain, rows.opening(game_id, header, name, "started"))
        self._file.take(game_id)
        try:
            session = Session[S, C, E, V].start(game, header, saved.keep)
        except BaseException:
            self._file.let_go(game_id)
            raise
        saved.plays(session)
        self._open[game_id] = saved
        return session

    def resume(self, game_id: str) -> AnySession:
        """The game as it was left. One that is open here already is the same session."""
        if game_id in self._open:
            return self._open[game_id].session
        self._file.take(game_id)
        try:
            written = self._written(game_id)
            header, entries, chain = self._decoded(written)
            saved = Saved(self._file, chain, [])
            saved.plays(Session(self._game(header), header, entries, saved.keep))
        except BaseException:
            self._file.let_go(game_id)
            raise
        self._file.remember(game_id, written.statements())
        self._open[game_id] = saved
        return saved.session

    def saved(self, session: AnySession) -> Saved:
        """The place of a session that this library keeps."""
        return next(saved for saved in self._open.values() if saved.session is session)

    def leave(self, game_id: str) -> None:
        """Nobody here plays it any more: another program may go on with it."""
        if self._open.pop(game_id, None) is not None:
            self._file.let_go(game_id)

    # Looking

    def list(self) -> tuple[Listed, ...]:
        """All games, the last played first; of a damaged one little is told."""
        return records.listed(self._all(records.LIST), self._all(records.SEATS))

    def results(self) -> tuple[Result, ...]:
        """How the games ended that have, the last first."""
        return records.results(self._all(records.RESULTS), self._all(records.SEAT_RESULTS))

    def players(self) -> tuple[Player, ...]:
        """The names of people, who plays most first."""
        return tuple(Player(*row) for row in self._all(records.PLAYERS) if is_name(row[0]))

    def stories(self) -> Iterator[Story]:
        """What happened in every game, for statistics of many: each is read when it is asked for."""
        return stories.stories(
            self._games,
            self._all(stories.STORIES),
            lambda game_id: self._all(stories.ENTRIES, game_id),
            lambda game_id: self._all(stories.SEATS, game_id),
        )

    def read(self, game_id: str) -> tuple[Header, tuple[AnyEntry, ...]]:
        """Header and journal of a game, also of one that another program has open."""
        header, entries, _ = self._decoded(self._written(game_id))
        return header, entries

    # Changing

    def rename(self, game_id: str, name: str) -> None:
        self._change(game_id, rows.renamed(game_id, name))

    def delete(self, game_id: str) -> None:
        """Out of the list; `undelete` brings it back. After a day it is gone for good."""
        ((newest,),) = self._all(records.NEWEST)
        self._change(game_id, rows.deleted(game_id, rows.last_day(newest or 0.0)))

    def undelete(self, game_id: str) -> None:
        self._change(game_id, rows.deleted(game_id, None))

    def branch(self, game_id: str, events: int, name: str) -> str:
        """A game of its own that goes on from the decision at or before this point, on new chance.

        An original that must tell of it is written to, so no other program may have it open.
        """
        header, entries = self.read(game_id)
        origin = Session(self._game(header), header, entries)
        if refused := origin.why_no_branch:
            raise refused
        if not is_told(origin.game, ended=origin.ended):
            return self.add(*origin.branch(events, new_seed(), game_id), name, "branched")
        open_before = game_id in self._open
        try:
            branch = self.resume(game_id).branch(events, new_seed(), game_id)
        finally:
            if not open_before:
                self.leave(game_id)
        return self.add(*branch, name, "branched")

    def add(self, header: Header, entries: Iterable[AnyEntry], name: str, made: Made = "imported") -> str:
        """A game from its header and from entries without an undo among them, as a verified log has them."""
        game_id = _new_id()
        entries = tuple(entries)
        session = Session(self._game(header), header, entries)
        chain = Chain(game_id, msgspec.json.encode(header))
        statements = [*rows.opening(game_id, header, name, made), *map(chain.link, entries)]
        statements += [rows.handing_over(game_id, entry) for entry in entries if isinstance(entry, Seated)]
        statements += rows.ending(game_id, session.events, session)
        self._file.take(game_id)
        self._file.write(game_id, *statements)
        self._file.let_go(game_id)
        return game_id

    # How

    def _game(self, header: Header) -> AnyGame:
        game = self._games.get(header.game)
        if game is None:
            raise RefusedError(Trouble("no_such_game", header.game))
        return game

    def _written(self, game_id: str) -> Written:
        tables = self._file.read_game(game_id)
        if not tables[0] or tables[0][0][-1] is not None:  # deleted
            raise RefusedError(Trouble("no_such_game", game_id))
        return Written.of(game_id, tables)

    def _decoded(self, written: Written) -> tuple[Header, tuple[AnyEntry, ...], Chain]:
        """What was written, read; raises RefusedError where it isn't what was written."""
        game_id, chain = written.game[0], Chain(written.game[0], written.header)
        encoded = tuple(chain.read(written.entries))
        try:
            header = msgspec.json.decode(written.header, type=Header)
            game = self._game(header)
            header.check()
            header.setup_of(game)
            entries = tuple(map(entry_decoder(game), encoded))
            for entry in entries:
                if isinstance(entry, Seated):
                    entry.change.check()
        except (msgspec.DecodeError, UnicodeDecodeError, IllegalError) as error:
            raise RefusedError(Trouble("corrupt", game_id)) from error
        seats = [row[1] for row in written.seats]
        if not entries or seats != [*range(len(header.seats))] or len(written.results) > 1:
            raise RefusedError(Trouble("corrupt", game_id))
        return header, entries, chain

    def _change(self, game_id: str, statement: Statement) -> None:
        if not self._file.read_game(game_id)[0]:
            raise RefusedError(Trouble("no_such_game", game_id))
        self._file.take(game_id)
        self._file.write(game_id, statement)
        if game_id not in self._open:
            self._file.let_go(game_id)

    def _all(self, query: str, *asked: str) -> Sequence[Row]:
        """What a file begun anew holds is an answer too; `trouble` says why it isn't more."""
        try:
            return self._file.read(query, *asked)
        except RefusedError:
            return self._file.read(query, *asked)


def _new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))
