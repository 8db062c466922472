"""`OnScreen`: one game as people meet it, as one value."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from scenes.game_record.preferences import Preference
from scenes.game_record.set_up import SetUp
from scenes.game_record.sounds import OwnSound
from scenes.keys.action import KeyAction

if TYPE_CHECKING:
    from game.bots.reason import Reason
    from scenes.art.look import Look
    from scenes.game_record.chapters import Chapter
    from scenes.game_record.lesson import Lesson
    from scenes.game_record.result import Result
    from scenes.game_record.statistics import Statistics
    from scenes.keys.bindings import Bindings
    from scenes.table.context import TableContext
    from scenes.table.dice.finishes import Finish
    from scenes.table.dice.style import DieStyle
    from scenes.table.game_table import GameTable

Steps = tuple[tuple[str, ...], ...]
"""Ids of what can be pressed, step by step: the second step is there once the first has been taken."""


def later(module: str, name: str) -> Callable[..., Any]:
    """Calls `name` of that module, which is imported at the first call.

    The title shows all games, and its first picture waits for no game's code.
    """

    def called(*given: Any, **named: Any) -> Any:
        return getattr(import_module(module), name)(*given, **named)

    return called


class Published(Struct, frozen=True):
    """The game in the shops."""

    designer: str
    publisher: str


class OnScreen(Struct, frozen=True, kw_only=True):
    """`key` is the game's in `game.shelf`. Words are functions: they are asked for in the language of now."""

    key: str
    title: str
    tagline: Callable[[], str]
    company: Callable[[], str]
    """How many play."""

    published: Published | None = None
    """None: nobody has."""
    look: "Callable[[], Look]"
    sample_die: "Callable[[Finish], tuple[DieStyle, int]] | None" = None
    """One of its dice as the settings show it, with the face that is on top; None: it has no dice."""
    mode: Callable[[Mapping[str, Any]], str] = lambda _setup: ""
    """Of how it is set up: which way of playing that is; nothing where there is only one."""

    table: "Callable[[TableContext], GameTable]"
    """What the game is played on."""
    set_up: SetUp
    result: "Callable[[], Result]"
    statistics: "Callable[[], Statistics]"
    keys: tuple[KeyAction, ...] = ()
    sounds: Mapping[str, OwnSound] = field(default_factory=dict[str, OwnSound])
    """That are heard at its table only."""
    helps: Mapping[str, Callable[[], str]] = field(default_factory=dict[str, Callable[[], str]])
    """Further fields of a seat's `Ease` that this game knows, each with its words."""
    previews: Callable[[], str] | None = None
    """What a seat may be told before it chooses; None: nothing."""
    preferences: tuple[Preference, ...] = ()
    time_for: Callable[[], str] | None = None
    """What a seat is given time for; None: nobody is hurried."""
    hidden_hands: bool = False
    """Each seat sees its own hand only: the table is seen with somebody's eyes."""

    check_tables: Callable[[], None] = lambda: None
    """Fails unless the tables that its bots play from are there and whole."""
    first_presses: tuple[str, ...]
    """What is pressed, one after the other, for the first move between two people."""
    short: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """Options for a game that is over soon."""

    chapters: "Callable[[Bindings], tuple[Chapter, ...]]"
    """Its rules, in the rule book."""
    lessons: "Callable[[], tuple[Lesson, ...]]" = tuple
    meaning: Callable[[Any, Any], object] = lambda _state, command: command
    """Of a state and a command: equal for commands that come to the same."""
    lights: "Callable[[Any, Any, Reason | None], Steps]"
    """Of a command, the view it is for and why, if that is told: what is pressed to give it. Empty: nothing
    but the way on.
    """
    reason_words: "Callable[[Reason], str]" = lambda _reason: ""
    """The expert's reason as a sentence; left out where its bots give none."""
    deed: Callable[[Any, Any], str] = lambda _view, _command: ""
    """Of a view and a command given in it: what an undo would take back, in a few words."""
    coming: Callable[[Any, str], str]
    """What is done next in a replay, of the command and the name of who gives it: not how it comes out."""
