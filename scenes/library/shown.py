"""What the list tells of a game."""

from collections.abc import Sequence

from msgspec import Struct

from game.core.library.records import Listed, Result
from game.core.seats import Seat
from scenes import shelf
from scenes.art.palette import SeatColour
from scenes.host.host import Host
from scenes.text import dates
from scenes.text.words import _


class Shown(Struct, frozen=True):
    id: str
    game: str
    name: str
    ended: bool
    played: float
    made: str
    seats: tuple[Seat, ...]
    colours: tuple[SeatColour, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    damaged: bool = False

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def status(self) -> str:
        """How it stands, in two or three words."""
        if self.damaged:
            return _("Damaged")
        if not self.ended:
            return _("Running")
        won = [self.names[seat] for seat in self.winners]
        if len(self.seats) == 1:
            return _("Done")
        return _("{name} won").format(name=won[0]) if len(won) == 1 else _("Won together")

    @property
    def when(self) -> str:
        return dates.ago(self.played)

    @property
    def kind(self) -> str:
        """Which game it is, and how it came here if it wasn't begun here."""
        title = shelf.title(self.game)
        came = {
            "imported": _("{game} · brought in"),
            "branched": _("{game} · branched off"),
        }
        return came[self.made].format(game=title) if self.made in came else title


def all_shown(host: Host) -> Sequence[Shown]:
    """The last played first."""
    results = {result.id: result for result in host.library.results()}
    return [_shown(host, listed, results.get(listed.id)) for listed in host.games()]


def _shown(host: Host, listed: Listed, result: Result | None) -> Shown:
    return Shown(
        listed.id,
        listed.game,
        listed.name,
        listed.ended,
        listed.played,
        listed.made,
        listed.seats,
        host.memory.colours(listed.id, len(listed.seats)),
        result.winners if result else (),
        result.scores if result else (),
        listed.damaged,
    )
