"""One game being played, on its way to the library's file."""

from typing import TYPE_CHECKING

from game.core.library.rows import AnyEntry, Chain, Statement, consequences
from game.core.library.trouble import Trouble
from game.core.session import AnySession

if TYPE_CHECKING:
    from game.core.library.file import LibraryFile


class Saved:
    """A game's place in the library. A session's `keep` is this one's `keep`."""

    def __init__(self, file: "LibraryFile", chain: Chain, opening: list[Statement]) -> None:
        self._file = file
        self._chain = chain
        self._opening = opening  # written with the first entry: a game that can't begin leaves no trace
        self._session: AnySession | None = None

    @property
    def id(self) -> str:
        return self._chain.game_id

    @property
    def session(self) -> AnySession:
        assert self._session is not None, "the game has begun"
        return self._session

    @property
    def trouble(self) -> Trouble | None:
        """Why the game's last entries are in memory only; None while all of them are on disk."""
        return self._file.trouble if self._file.in_memory else None

    def plays(self, session: AnySession) -> None:
        self._session = session

    def keep(self, entry: AnyEntry) -> None:
        """On disk when this returns, unless there is trouble."""
        statements = [*self._opening, self._chain.link(entry)]
        if self._session is not None:
            statements += consequences(self.id, entry, self._session)
        self._opening = []
        self._file.write(self.id, *statements)
