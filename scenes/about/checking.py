"""How anybody checks a saved game, said for the program as it runs here: from its source, or packaged."""

import shlex
import sys

from scenes.text.words import _


def command() -> str:
    """What is typed in a terminal; empty where the packaged program has no voice there."""
    if not getattr(sys, "frozen", False):
        return "python main.py verify FILE"
    return "" if sys.platform == "win32" else f"{shlex.quote(sys.executable)} verify FILE"


def in_a_terminal() -> str:
    """Without the window. The exit code says it too; on Windows it is all that is said."""
    typed = command()
    if not typed:
        return ""
    if getattr(sys, "frozen", False):
        return _("In a terminal: {command}").format(command=typed)
    return _("In a terminal, from the folder of the source: {command}").format(command=typed)


def in_the_window() -> str:
    return _(
        "Save a game as a file from the games page, then import it: all its dice are rolled "
        "again from its seed, and every line is checked against the rules. A file that fails "
        "is refused, with the line."
    )
