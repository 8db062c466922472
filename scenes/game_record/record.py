"""`OnScreen`: one game as people meet it, as one value."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from scenes.game_record.set_up import SetUp

if TYPE_CHECKING:
    from scenes.table.context import TableContext
    from scenes.table.game_table import GameTable


def later(module: str, name: str) -> Callable[..., Any]:
    """Calls `name` of that module, which is imported at the first call.

    The title shows all games, and its first picture waits for no game's code.
    """

    def called(*given: Any, **named: Any) -> Any:
        return getattr(import_module(module), name)(*given, **named)

    return called


@dataclass(frozen=True, kw_only=True)
class OnScreen:
    """`key` is the game's in `game.shelf`. Words are functions: they are asked for in the language of now."""

    key: str
    title: str
    tagline: Callable[[], str]
    company: Callable[[], str]
    """How many play."""

    table: "Callable[[TableContext], GameTable]"
    """What the game is played on."""
    set_up: SetUp
    hidden_hands: bool = False
    """Each seat sees its own hand only: the table is seen with somebody's eyes."""
