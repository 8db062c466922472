"""How a game is set up: what may be chosen for it beside who sits where."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, Protocol

from msgspec import Struct

from scenes.text.words import _

if TYPE_CHECKING:
    from scenes.widgets.sheet import Sheet

Option = Callable[[str], Any]
"""An option by its key, as it was chosen or as the game has it by itself."""


class Choosing(Protocol):
    """The set-up, as a game's own choices see it."""

    @property
    def colour(self) -> str:
        """Of the first seat."""
        ...

    def option(self, key: str) -> Any: ...

    def set_options(self, **values: object) -> None:
        """All at once; `UNSET` leaves one to the game."""


class SetUp(Struct, frozen=True, kw_only=True):
    choices: "Callable[[Sheet, Choosing], None]" = lambda _sheet, _choosing: None
    """Lays what is chosen for this game on the page, each choice with a sentence on what it means."""
    most_head_start: Callable[[Option], int]
    """Something must be left to be made."""
    why_not: Callable[[Option], str] = lambda _option: ""
    """Why it can't begin with these options yet."""
    colours: int = 6
    """It has pieces in so many of the seats' colours."""
    chance: Literal["dice", "cards"] = "dice"
    """What its seed decides."""
    begin: Callable[[], str] = lambda: _("Begin")
    """On the button that begins it."""
