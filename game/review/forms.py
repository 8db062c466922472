"""How a person's games went, one after the other: how lucky they were, and what their choices cost.

A ledger takes a moment, and of a log it is always the same: what it came to is kept in a file beside the
library, of the last games that were looked at.
"""

from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from game.core.game import own_options
from game.core.library import Library, RefusedError
from game.core.session import AnySession, Session
from game.core.whole_files import reading, write_over
from game.review.ledger import NoLedgerError, ledger
from game.review.standards import Costs, standard, way
from game.shelf import GAMES

FILE = "forms.json"
MOST_KEPT = 1000  # logs, at some 150 bytes a seat
LONGEST = 2_000_000  # bytes: what is longer is none of ours
AT_ONCE = 8  # games


class Form(Struct, frozen=True):
    """Of a seat's game: its luck as the ledger sums it, and its choices."""

    luck: float
    costs: Costs


class Own(Struct, frozen=True):
    """A game of a person that has ended, in a way of playing of which it is known how games go. `setup` has
    what was set up for this game alone."""

    id: str
    game: str
    setup: dict[str, Any]
    seat: int
    seats: int


class Formed(Struct, frozen=True):
    """The forms of some of a person's games; which is next, and how far that is, up to 1."""

    found: tuple[tuple[Own, Form], ...]
    following: int
    share: float


class AskedForms(Struct, frozen=True):
    """A question for a process of its own, which opens the library as a second window would: of the games
    from `begin` on. `names`: who is called what now."""

    folder: Path
    name: str
    names: dict[str, str]
    begin: int = 0
    level: str = "expert"

    def answered(self) -> Formed | None:
        if self.level != "expert":
            return None
        try:
            with Library.open(GAMES, self.folder) as library:
                own = own_games(library, self.name, self.names)
                end = self.begin + AT_ONCE
                found = _forms(library, own[self.begin : end])
        except RefusedError:
            return None
        return Formed(found, end, min(1.0, end / max(1, len(own))))


def own_games(library: Library, name: str, names: Mapping[str, str]) -> tuple[Own, ...]:
    """In the order in which they were begun; where nobody sat there before."""
    listed = {game.id: game for game in library.list() if not game.damaged}
    found: list[tuple[float, Own]] = []
    for result in library.results():
        count, known = len(result.seats), listed.get(result.id)
        if known is None or not known.ended or standard(result.game, way(known.setup, count)) is None:
            continue
        setup = own_options(known.setup)
        for number, seat in enumerate(result.seats):
            if seat.kind == "human" and not seat.handed and names.get(seat.name, seat.name) == name:
                found.append((known.started, Own(result.id, result.game, setup, number, count)))
    return tuple(own for _started, own in sorted(found, key=lambda one: one[0]))


def _forms(library: Library, games: tuple[Own, ...]) -> tuple[tuple[Own, Form], ...]:
    """Without those that can't be read, or that nobody can tell of."""
    file = library.folder / FILE
    kept = _read(file)
    before = len(kept)
    found: list[tuple[Own, Form]] = []
    for own in games:
        with suppress(RefusedError, NoLedgerError):
            header, journal = library.read(own.id)
            key = blake2b(msgspec.json.encode((header, journal)), digest_size=12).hexdigest()
            if key not in kept:
                kept[key] = _of_game(Session(GAMES[own.game], header, journal))
            found.append((own, kept[key][own.seat]))
    if len(kept) > before:
        with suppress(OSError):
            write_over(file, msgspec.json.encode(dict(list(kept.items())[-MOST_KEPT:])))
    return tuple(found)


def _of_game(session: AnySession) -> tuple[Form, ...]:
    booked = ledger(session)
    costs = [
        [row.cost for row in booked.rows if row.kind == "choice" and row.seat == seat]
        for seat in booked.seats
    ]
    return tuple(Form(luck, Costs.of(own)) for luck, own in zip(booked.luck, costs, strict=True))


def _read(file: Path) -> dict[str, tuple[Form, ...]]:
    """What can't be read is worked out anew."""
    try:
        with reading(file) as stream:
            return msgspec.json.decode(stream.read(LONGEST), type=dict[str, tuple[Form, ...]])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return {}
