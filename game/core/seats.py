"""Who sits where: a person or a bot, and the event that tells of a change."""

from typing import Literal

from msgspec import Struct

from game.core import texts
from game.core.game import UndoPolicy
from game.core.illegal import IllegalError

Kind = Literal["human", "bot"]


class Seat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat at the table, as the header of a log names it. Without an `undo` the table's policy holds."""

    name: str
    kind: Kind
    level: str | None = None
    undo: UndoPolicy | None = None

    def check(self) -> None:
        """Raises IllegalError for a seat that makes no sense."""
        texts.check_name(self.name)
        _check_level(self.kind, self.level)


class SeatChanged(Struct, frozen=True, tag_field="type", tag=True, omit_defaults=True):
    """A person took over from a bot, or the other way round, or the level, the name, or the
    way of taking back changed. What is not given stays as it was; a person has no level."""

    seat: int
    kind: Kind
    level: str | None = None
    name: str | None = None
    undo: UndoPolicy | None = None

    def check(self) -> None:
        """Raises IllegalError for a change that makes no sense; whether there is such a seat is not asked."""
        if self.name is not None:
            texts.check_name(self.name)
        _check_level(self.kind, self.level)


def _check_level(kind: Kind, level: str | None) -> None:
    if (kind == "bot") != (level is not None):
        raise IllegalError("a_bot_has_a_level_and_a_person_none")
    if level is not None:
        texts.check_name(level)


def seated(seats: tuple[Seat, ...], change: SeatChanged) -> tuple[Seat, ...]:
    """The seats after a change. Who is given no new name or policy keeps the old one."""
    old = seats[change.seat]
    new = Seat(change.name or old.name, change.kind, change.level, change.undo or old.undo)
    return (*seats[: change.seat], new, *seats[change.seat + 1 :])
