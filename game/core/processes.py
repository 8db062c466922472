"""Other processes of this program: opponents that think, games that are played beside each other.

The packaged program is its own helpers' program too. What PyInstaller changes in `multiprocessing` for that,
it would do at every start; here it is done when a process is first wanted, which no first picture waits for.
"""

import multiprocessing
import sys
from importlib import import_module
from multiprocessing.context import SpawnContext
from threading import Lock

ONE_AT_A_TIME = Lock()
"""For threads that play, where somebody else has made them: what is compiled takes itself to be alone."""
_PYINSTALLERS = "pyi_rth_multiprocessing"
"""Its hook does its work on import (`build.spec` packs it)."""


def spawning() -> SpawnContext:
    """Processes that begin anew, on every system: nothing of the window goes along."""
    _prepare()
    return multiprocessing.get_context("spawn")


def help_out() -> None:
    """If this is a helper: does its work, and ends."""
    _prepare()
    multiprocessing.freeze_support()


def _prepare() -> None:
    if getattr(sys, "frozen", False):
        import_module(_PYINSTALLERS)
