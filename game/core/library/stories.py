"""What happened in every game of the library, read without playing it anew: for statistics of many games.

Only the journals' own words are read (log-format.md), by what a game says of its events; no rule is applied.
What was undone is no part of a story, but its dice were rolled: they are all counted, each once. A die is
known by what its chance was keyed by, so that a roll that comes again, after an undo or in a copy of the
game, is the same die. Only games of one seed can have dice in common (copies, branches): dice are remembered
while further games of their seed come, and no longer.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Struct

from game.core.game import AnyGame, Unit, event_type
from game.core.header import Header
from game.core.journal import AnyEntry, Began, Branched, Did, Redid, Seated, Undid, entry_decoder
from game.core.library.records import Made, SeatResult, all_named
from game.core.log import Games
from game.core.seats import Kind

STORIES = "SELECT id, game, made, started, header FROM games WHERE deleted IS NULL ORDER BY nth_begun"
ENTRIES = "SELECT entry FROM entries WHERE game = ? ORDER BY n"
SEATS = """
    SELECT name, kind, level, coalesce(score, 0), coalesce(won, 0), handed
    FROM seats WHERE game = ? ORDER BY seat
"""

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, LookupError, TypeError)
"""Damage can change the sort of a value too."""

Rows = Sequence[tuple[Any, ...]]


class _Die(NamedTuple):
    """One die as chance made it, and who it was rolled for."""

    seed: str
    seat: int
    turn: int
    roll: int
    place: int
    face: str
    kind: Kind


class Story(Struct, frozen=True):
    """One game: what came of each turn that stands in the end, and all dice that were rolled on the way.

    `head_start` is what seats began with, nothing where nobody began ahead; `earned` a seat and what it made,
    for each turn or round. `dice`: rolled for whom, with which face, so many times. Those that an earlier
    story counts aren't among them, and in a game from a file there are none: they were rolled elsewhere.
    """

    id: str
    game: str
    made: Made
    started: float
    seats: tuple[SeatResult, ...]
    ended: bool
    unit: Unit = "points"
    head_start: tuple[int, ...] = ()
    earned: tuple[tuple[int, int], ...] = ()
    dice: Mapping[tuple[Kind, str], int] = {}
    setup: dict[str, Any] = {}


_header = msgspec.json.Decoder(Header).decode


def stories(
    shelf: Games, games: Rows, entries: Callable[[str], Rows], seats: Callable[[str], Rows]
) -> Iterator[Story]:
    """In the order in which the games were begun. One that can't be read is left out."""
    coming = Counter((key, _seed(header)) for _, key, _, _, header in games)
    counted: dict[tuple[str, str | None], set[_Die]] = defaultdict(set)
    for game_id, key, made, started, header in games:
        of_seed = key, _seed(header)
        coming[of_seed] -= 1
        before = counted[of_seed] if coming[of_seed] else counted.pop(of_seed, set())
        sitting = seats(game_id)
        if not all_named(row[0] for row in sitting):
            continue
        try:
            game = shelf[key]
            journal = _Journal(game, _header(header))
            for (encoded,) in entries(game_id):
                journal.add(entry_decoder(game)(encoded))
        except UNREADABLE:
            continue
        dice = set[_Die]() if made == "imported" else journal.dice - before
        before |= dice
        events = list(journal.events())
        begun = events[0].head_start if events else UNSET
        yield Story(
            game_id,
            key,
            made,
            started,
            tuple(map(SeatResult.of, sitting)),
            bool(events) and event_type(events[-1]) == "GameEnded",
            game.unit,
            () if begun is UNSET else begun,
            tuple(earned for event in events if (earned := game.earned(event))),
            Counter((die.kind, die.face) for die in dice),
            journal.header.setup,
        )


def _seed(header: bytes) -> str | None:
    try:
        return _header(header).seed
    except UNREADABLE:
        return None


class _Stand(NamedTuple):
    """How far a game has come: what the chance of the next dice is keyed by."""

    events: int
    turns: tuple[int, ...]
    rolls: int


class _Journal:
    """A journal followed entry by entry, as a session does it: undo and redo move whole commands."""

    def __init__(self, game: AnyGame, header: Header) -> None:
        self.dice: set[_Die] = set()
        self._game = game
        self.header = header
        self._kinds: list[Kind] = [seat.kind for seat in header.seats]
        self._seated = 0
        self._steps: list[tuple[Any, ...]] = []
        self._stands = [_Stand(0, (0,) * len(header.seats), 0)]
        self._undone: list[list[tuple[Any, ...]]] = []

    def add(self, entry: AnyEntry) -> None:
        match entry:
            case Undid(commands):
                self._undone.append(self._steps[-commands:])
                del self._steps[-commands:]
                del self._stands[-commands:]
            case Redid():
                for events in self._undone.pop():
                    self._follow(events)
            case Branched():
                pass
            case Seated(change):
                self._kinds[change.seat] = change.kind
                self._seated += 1
            case Began(events) | Did(_, events):
                self._undone.clear()
                self._follow(events)

    def events(self) -> Iterator[Any]:
        for step in self._steps:
            yield from step

    def _follow(self, events: tuple[Any, ...]) -> None:
        before = self._stands[-1]
        turns, rolls = before.turns, before.rolls
        for number, event in enumerate(events, before.events + 1):
            if event_type(event) == "TurnStarted":
                begun: int = event.seat
                turns = (*turns[:begun], turns[begun] + 1, *turns[begun + 1 :])
                rolls = 0
            elif fallen := self._game.rolled(event):
                seat, faces = fallen
                rolls += 1
                key = self._seed(number), seat, turns[seat], rolls
                kind = self._kinds[seat]
                self.dice.update(_Die(*key, place, str(face), kind) for place, face in enumerate(faces))
        self._steps.append(events)
        self._stands.append(_Stand(before.events + len(events), turns, rolls))

    def _seed(self, event: int) -> str:
        """What the chance of this event came from; a log counts changes of seats too."""
        number = event + self._seated
        later = [seed for since, seed in self.header.rekeyed if since <= number]
        return later[-1] if later else f"{self.header.seed} {self.header.phrase or ''}"
