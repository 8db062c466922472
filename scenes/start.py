"""Opens the window: on the title, or on a game from a file.

Exit code 2 and one clear line on standard error say that it can't be: no display, no such file, no game in
it. A program without a terminal, started by a double-click, tells of the file in its window instead.
"""

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game.commands.terminal import complain
from scenes.app.crash_log import BlackBox, default_path
from scenes.text.words import _, speak

if TYPE_CHECKING:
    from scenes.app.scene import Scene

CANNOT = 2


class _WrongError(Exception):
    """What was asked for can't be done; the text is the one line that says why."""


class _Words(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _WrongError(message)


def run(words: Sequence[str]) -> int:
    speak()
    box = BlackBox(default_path())
    box.open()
    try:
        return _open(_asked(words), box)
    except _WrongError as wrong:
        box.say("can't be opened")
        complain(str(wrong))
        return CANNOT
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        box.tell(error)
        _last_words(box)
        return 1


def _asked(words: Sequence[str]) -> argparse.Namespace:
    parser = _Words(prog="main.py", add_help=False)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--trace", type=Path, help="writes what is on screen and where, as JSON lines")
    parser.add_argument("--double-clicked", action="store_true", help="tells of a bad file in the window")
    asked = parser.parse_args(words)
    if asked.file and sys.stderr and not asked.double_clicked:
        _check(asked.file)
    return asked


def _check(file: Path) -> None:
    from scenes.library.files import FileError, read

    try:
        read(file)
    except FileError as error:
        raise _WrongError(str(error)) from error


def _open(asked: argparse.Namespace, box: BlackBox) -> int:
    import pygame

    from scenes import last_setups
    from scenes.app.loop import play
    from scenes.app.trace import Trace
    from scenes.host import Host
    from scenes.lessons import progress
    from scenes.players import profiles
    from scenes.settings import store
    from scenes.title.scene import Title

    host = Host(
        last_setups.Memory(last_setups.default_path()),
        lessons=progress.at_home(),
        profiles=profiles.at_home(),
    )

    def rescue(error: Exception) -> "Scene":
        from scenes.app.crash_page import Mishap

        box.tell(error)
        return Mishap(box.path, kept=host.library.trouble is None)

    with ExitStack() as open_files:
        try:
            watched = open_files.enter_context(Trace(asked.trace)) if asked.trace else None
        except OSError as error:
            raise _WrongError(f"{asked.trace}: {error.strerror}") from error
        try:
            play(Title(host, asked.file), store.Store(store.default_path()), watched, rescue)
        except pygame.error as error:
            if pygame.display.get_init():
                raise
            words = _("there is no display to open a window on ({why})")
            raise _WrongError(words.format(why=error)) from error
    return 0


def _last_words(box: BlackBox) -> None:
    """Not even the page that tells of an error could be shown: the system's own box does without us."""
    import pygame

    if pygame.display.get_init() and pygame.display.get_driver() not in ("dummy", "offscreen"):
        words = _("Something went wrong, and Tavolino has to close. It is written in {file}.")
        with suppress(pygame.error):
            pygame.display.message_box("Tavolino", words.format(file=box.path), "error")
