"""Words for why something is not allowed: the reasons of the engine, as whole sentences."""

from typing import TYPE_CHECKING, Any

from game.core.illegal import IllegalError
from game.text.refusals import sentence
from scenes.text.words import _

if TYPE_CHECKING:
    from game.core.library import Trouble


def why(error: IllegalError) -> str:
    return words(error.reason, **error.values)


def words(reason: str, **values: Any) -> str:
    """The sentence for a reason; a value that is a seat should be given as a name where people read it."""
    told = sentence(reason)
    return _(told).format_map(_Named(values))


class _Named(dict[str, Any]):
    """Several values are read as a list."""

    def __getitem__(self, key: str) -> Any:
        value = super().__getitem__(key)
        return ", ".join(str(one) for one in value) if isinstance(value, tuple | list) else value


def trouble(of: "Trouble") -> str:
    """What to tell when the games on disk can't be read or written."""
    sentences = {
        "read_only": _(
            "The games folder can't be written to. You can play on; this game is not being saved."
        ),
        "disk_full": _("The disk is full. You can play on; this game is not being saved."),
        "disk_error": _("The disk can't be used. You can play on; this game is not being saved."),
        "busy": _("Another program is using the games file. You can play on; Tavolino will try again."),
        "corrupt": _("The games file was damaged. It was set aside, and a new one begun."),
        "newer_version": _("The games file was written by a newer Tavolino. It is left alone."),
        "open_elsewhere": _("This game is open in another window."),
        "no_such_game": _("This game no longer exists."),
        "no_such_level": _(
            "An opponent in this game is missing from this Tavolino: watch the replay instead."
        ),
    }
    return sentences[of.kind]


def refused(why: "Trouble", of_library: "Trouble | None") -> str:
    """What to tell of a game that the library didn't give: it alone may be damaged."""
    if why.kind == "corrupt" and of_library is None:
        return damaged()
    return trouble(why)


def damaged() -> str:
    return _("This game is damaged and can't be opened. The other games are as they were.")
