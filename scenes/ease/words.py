"""What is said of a head start, of taking back, and of who plays without hints."""

from collections.abc import Sequence

from game.core.game import UndoPolicy
from game.core.head_start import HeadStart, begun_with
from scenes.words import _, ngettext


def undo_name(undo: UndoPolicy) -> str:
    return {"free": _("Free"), "fair": _("Fair"), "off": _("Off")}[undo]


def undo_means(undo: UndoPolicy) -> str:
    return {
        "free": _("Any step can be taken back, a roll or draw too; the result will say so."),
        "fair": _("A step can be taken back until something new is rolled, drawn or shown."),
        "off": _("What is done is done."),
    }[undo]


def undo_agreed(undo: UndoPolicy, name: str) -> str:
    """The line of the log when a seat has another way of taking back from now on."""
    return {
        "free": _("From now on {name} may take any step back."),
        "fair": _("From now on {name} may take steps back until something new is seen."),
        "off": _("From now on {name} takes nothing back."),
    }[undo].format(name=name)


def head_start_words(game: str, name: str, begun: int) -> str:
    if game == "seventeen":
        words = ngettext(
            "{name} began with a head start of {n} laurel.",
            "{name} began with a head start of {n} laurels.",
            begun,
        )
    else:
        words = ngettext(
            "{name} began with a head start of {n} point.",
            "{name} began with a head start of {n} points.",
            begun,
        )
    return words.format(name=name, n=begun)


def head_starts(game: str, names: Sequence[str], head_start: HeadStart) -> tuple[str, ...]:
    """A sentence for everybody who began ahead."""
    begun = begun_with(head_start, len(names))
    return tuple(head_start_words(game, name, n) for name, n in zip(names, begun, strict=True) if n)


def head_start_label(game: str, begun: int) -> str:
    """Beside the groove on which it is chosen."""
    if not begun:
        return _("none")
    if game == "seventeen":
        return ngettext("{n} laurel", "{n} laurels", begun).format(n=begun)
    return ngettext("{n} point", "{n} points", begun).format(n=begun)
