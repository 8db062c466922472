"""What the table remembers besides its games: how each was set up last, colours and ease of seats, evenings.

The log of a game knows no colours, no help, and no other game. So they are kept here, by the library's ids.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from game.core.folders import settings_folder
from game.core.game import UndoPolicy
from game.core.seats import Kind, Seat
from game.core.texts import is_name, is_path
from game.shelf import GAMES
from scenes.art.palette import SEAT_BY_KEY, SEATS, SeatColour
from scenes.host.evening import Evening, Length
from scenes.settings.json_file import Stored
from scenes.table.ease import AS_USUAL, Ease

MOST_GAMES = 500
MOST_EVENINGS = 50
MOST_FOLDERS = 4


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat as somebody set it up. Without an `undo` the table's way of taking back holds."""

    name: str
    kind: Kind
    colour: str
    level: str | None = None
    undo: UndoPolicy | None = None
    head_start: int = 0
    ease: Ease = AS_USUAL

    @property
    def seat(self) -> Seat:
        return Seat(self.name, self.kind, self.level, self.undo)


class Plan(Struct, frozen=True):
    """A table as it was set up: which game, by whom, with which options; one game, or an evening."""

    game: str
    places: tuple[Place, ...]
    options: dict[str, Any]
    length: Length | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(place.seat for place in self.places)

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(place.colour for place in self.places)

    @property
    def eases(self) -> tuple[Ease, ...]:
        return tuple(place.ease for place in self.places)

    @property
    def setup(self) -> dict[str, Any]:
        """The options of the game's set-up, a head start among them where somebody has one."""
        begun = [place.head_start for place in self.places]
        return {**self.options, "head_start": begun} if any(begun) else self.options


class Remembered(Struct, frozen=True):
    plans: dict[str, Plan] = field(default_factory=dict[str, Plan])
    """The last of each game, the last of all at the end."""
    colours: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    eases: dict[str, tuple[Ease, ...]] = field(default_factory=dict[str, tuple[Ease, ...]])
    """Only of games in which a seat is not as usual."""
    evenings: tuple[Evening, ...] = ()
    folders: tuple[str, ...] = ()
    """Where games were opened and saved, the last one first."""


def default_path() -> Path:
    return settings_folder() / "tables.json"


class Memory(Stored[Remembered]):
    def __init__(self, path: Path | None = None) -> None:
        super().__init__(path, Remembered, _standing)

    def plan(self, game: str) -> Plan | None:
        return self.now.plans.get(game)

    @property
    def last_plan(self) -> Plan | None:
        return next(reversed(self.now.plans.values()), None)

    def set_up(self, plan: Plan) -> None:
        others = {game: old for game, old in self.now.plans.items() if game != plan.game}
        self.change(plans={**others, plan.game: plan})

    def colours(self, game_id: str, seats: int) -> tuple[SeatColour, ...]:
        keys = self.now.colours.get(game_id, ())
        if len(set(keys)) == len(keys) == seats and all(key in SEAT_BY_KEY for key in keys):
            return tuple(SEAT_BY_KEY[key] for key in keys)
        return SEATS[:seats]

    def take_colours(self, game_id: str, colours: tuple[str, ...]) -> None:
        newest = list(self.now.colours.items())[-MOST_GAMES + 1 :]
        self.change(colours={**dict(newest), game_id: colours})

    def eases(self, game_id: str, seats: int) -> tuple[Ease, ...]:
        kept_so = self.now.eases.get(game_id, ())
        return kept_so if len(kept_so) == seats else (AS_USUAL,) * seats

    def keep_eases(self, game_id: str, eases: Iterable[Ease]) -> None:
        eases = tuple(eases)
        others = {game: old for game, old in self.now.eases.items() if game != game_id}
        if any(ease != AS_USUAL for ease in eases):
            self.change(eases={**dict(list(others.items())[-MOST_GAMES + 1 :]), game_id: eases})
        elif len(others) < len(self.now.eases):
            self.change(eases=others)

    def evening(self, game_id: str, seats: int) -> Evening | None:
        found = (evening for evening in self.now.evenings if _holds(evening, game_id))
        return next((evening for evening in found if evening.seats == seats), None)

    def keep_evening(self, evening: Evening) -> None:
        first = evening.games[0].id
        others = [old for old in self.now.evenings if not _holds(old, first)]
        self.change(evenings=(*others[-MOST_EVENINGS + 1 :], evening))

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where games were opened and saved, the last one first."""
        return tuple(map(Path, self.now.folders))

    def visit(self, folder: Path) -> None:
        others = [known for known in self.now.folders if known != str(folder)]
        self.change(folders=(str(folder), *others)[:MOST_FOLDERS])


def _standing(read: Remembered) -> Remembered:
    """A later version may know more games, and anybody may write into the file. What can be played of a plan
    is looked at when it is wanted, by `setup.draft.playable`."""
    return replace(
        read,
        plans={game: plan for game, plan in read.plans.items() if game == plan.game and _makes_sense(plan)},
        evenings=tuple(evening for evening in read.evenings if evening.makes_sense),
        folders=tuple(filter(is_path, read.folders[:MOST_FOLDERS])),
    )


def _makes_sense(plan: Plan) -> bool:
    return plan.game in GAMES and len(plan.places) > 0 and all(is_name(place.name) for place in plan.places)


def _holds(evening: Evening, game_id: str) -> bool:
    return any(game.id == game_id for game in evening.games)
