"""What a game is: a record of pure functions and of the types they speak.

A game package makes one `Game` value and the engine asks nothing else of it. States, commands and events are
frozen values; `decide` checks and rolls, `evolve` does neither.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Generic, Literal, Protocol, TypeVar

from msgspec import UNSET, Struct

from game.core.chance import Chance
from game.core.head_start import HeadStart
from game.core.illegal import IllegalError

Unit = Literal["points", "laurels"]
UndoPolicy = Literal["free", "fair", "off"]


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options that every game has. `undo` left open means: fair for two or more people, else free.

    A head start is written only when somebody has one.
    """

    first: int | Literal["drawn"] = "drawn"
    undo: UndoPolicy | None = None
    sealed: bool = False
    head_start: HeadStart = UNSET


def own_options(setup: Mapping[str, Any]) -> dict[str, Any]:
    """Of a set-up by name, what makes another way of playing: how it is undone, sealed and begun doesn't."""
    return {key: value for key, value in setup.items() if key not in Setup.__struct_fields__}


def first_seat(setup: Setup, may: range, seats: int, chance: Chance) -> int:
    """Chosen by the table or drawn; raises IllegalError for a seat, or so many seats, that there can't be."""
    if seats not in may:
        raise IllegalError("wrong_number_of_seats", seats=seats, fewest=may.start, most=may.stop - 1)
    first = chance.first(seats) if setup.first == "drawn" else setup.first
    if not 0 <= first < seats:
        raise IllegalError("no_such_seat", seat=first)
    return first


class Command(Protocol):
    """What a seat wants done."""

    @property
    def seat(self) -> int: ...


S = TypeVar("S")  # state: all there is to know
C = TypeVar("C", bound=Command)
E = TypeVar("E")  # event
V = TypeVar("V")  # view: all that one seat may know


def event_type(event: Any) -> str:
    """The name that an event goes by in the log."""
    return type(event).__name__


def has_choice(game: "AnyGame", state: Any, seat: int) -> bool:
    """May a seat do more than one thing?"""
    return len(tuple(islice(game.legal(state, seat), 2))) > 1


class Game(Struct, Generic[S, C, E, V], frozen=True, kw_only=True, eq=False):
    """One game: a name, types and pure functions. `C` and `E` are unions of structs told apart by `type`."""

    key: str
    seats: range  # how many may play
    setup: type[Setup]
    commands: Any  # the union types themselves, for the codecs
    events: Any

    fresh: Callable[[int], S]
    """The table before anything happened, for so many seats."""
    start: Callable[[Any, int, Chance], tuple[E, ...]]
    """The set-up of a game and its first turn; raises IllegalError for a set-up that can't be played."""
    decide: Callable[[S, C, Chance], tuple[E, ...]]
    """What a command brings about; raises IllegalError when the rules don't allow it."""
    evolve: Callable[[S, E], S]
    """The state after an event. Never validates, never rolls."""

    to_act: Callable[[S], int | None]
    """Whose decision the game waits for; None when it has ended."""
    callers: Callable[[S], tuple[int, ...]] = lambda _state: ()
    """Who may cut in now, the first having priority. Silence is no command."""
    first_wish: Callable[[S, Sequence[C]], C] = lambda _state, wishes: wishes[0]
    """Of what several seats want at the same moment, what is carried out. Mostly only one is asked."""
    legal: Callable[[S, int], Iterator[C]]
    """All that a seat may do now, made one by one: take only what you need."""
    by_itself: Callable[[S, C], bool] = lambda _state, _command: False
    """Is this done without anybody being asked? Then it is no decision that an undo could go back to."""
    goes_with: Callable[[C, C], bool] = lambda _before, _command: False
    """Is a command one decision with the one just before it? Then they are taken back together."""

    view: Callable[[S, int | None], V]
    """All that a seat may know, and nothing else; seat None is a spectator."""
    seen: Callable[[E, int | None], Any]
    """An event as a seat may see it. An event type that is not listed there is an error, not a leak."""
    teaches: Callable[[E], bool]
    """Does somebody learn what chance or a hidden card holds by this event (a roll, a draw, a reveal)?"""

    unit: Unit = "points"
    """What scores and head starts are counted in: points are made turn by turn, laurels won as rounds end."""
    rolled: Callable[[E], tuple[int, Sequence[int | str]] | None] = lambda _event: None
    """The seat that dice were rolled for, and their faces; None for any other event."""
    earned: Callable[[E], tuple[int, int] | None] = lambda _event: None
    """The seat whose turn or round came out, and what it made of it; None for any other event."""

    retell: Callable[[S, Sequence[E]], C]
    """The command that these logged events tell of; raises IllegalError if no command begins like this."""
    recorded: Callable[[Sequence[E]], Chance]
    """Chance read off the log itself, for a log whose seed is still sealed."""
    future: Literal["rolled", "dealt"] = "rolled"
    """Where what chance has yet to bring is: nowhere before it is asked for, or hidden in the state already,
    in a shuffled pile, where a branch of the game has it too."""
    refusals: str | None = None
    """The module whose `SENTENCES` say why the rules don't allow something, for who reads them."""
    any_order: Callable[[E], bool] = lambda _event: False
    """May neighbouring events of this sort stand in any order among themselves?"""


AnyGame = Game[Any, Any, Any, Any]
