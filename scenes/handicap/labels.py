"""What is said of taking back and of a head start; whole sentences on it are the commands' too."""

from game.core.game import UndoPolicy
from game.shelf import GAMES
from scenes.table.ease import Tutor
from scenes.text.words import _, ngettext


def undo_name(undo: UndoPolicy) -> str:
    return {"free": _("Free"), "fair": _("Fair"), "off": _("Off")}[undo]


def undo_means(undo: UndoPolicy) -> str:
    return {
        "free": _("Any step can be undone, even a roll or a draw; the result will say so."),
        "fair": _("A step can be undone until something new is rolled, drawn or shown."),
        "off": _("Nothing can be undone."),
    }[undo]


def tutor_means(tutor: Tutor) -> str:
    asked = _("The first hint shows the odds of each choice; ask again for the best one.")
    return {"off": _("Hints show the best choice at once."), "asked": asked}.get(
        tutor,
        _("Asks again before a choice that costs more than {n} wins in 100 games.").format(n=tutor),
    )


def head_start_label(game: str, begun: int) -> str:
    """Beside the groove on which it is chosen."""
    if not begun:
        return _("none")
    if GAMES[game].unit == "laurels":
        return ngettext("{n} laurel", "{n} laurels", begun).format(n=begun)
    return ngettext("{n} point", "{n} points", begun).format(n=begun)


def head_start_beside(level: str, begun: int) -> str:
    """On a seat's plate; without a level it is a person's."""
    if level:
        return _("{level}, +{n}").format(level=level, n=begun)
    return _("Head start {n}").format(n=begun)
