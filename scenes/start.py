"""Opens the window: on the title, or on a game from a file.

Exit code 2 and one clear line on standard error say that it can't be: no display, no such file, no game in
it. A program without a terminal, started by a double-click, tells of the file in its window instead.
"""

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NoReturn

from scenes.words import _, speak

CANNOT = 2


class _WrongError(Exception):
    """What was asked for can't be done; the text is the one line that says why."""


class _Words(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _WrongError(message)


def run(words: Sequence[str]) -> int:
    speak()
    try:
        return _open(*_asked(words))
    except _WrongError as wrong:
        if sys.stderr:
            print(f"tavolino: {wrong}", file=sys.stderr)  # noqa: T201 - the door has no other voice
        return CANNOT
    except KeyboardInterrupt:
        return 130


def _asked(words: Sequence[str]) -> tuple[Path | None, Path | None]:
    parser = _Words(prog="main.py", add_help=False)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--trace", type=Path, help="writes what is on screen and where, as JSON lines")
    asked = parser.parse_args(words)
    if asked.file and sys.stderr:
        _check(asked.file)
    return asked.file, asked.trace


def _check(file: Path) -> None:
    from scenes.files import FileError, read

    try:
        read(file)
    except FileError as error:
        raise _WrongError(str(error)) from error


def _open(file: Path | None, trace: Path | None) -> int:
    import pygame

    from scenes import memory
    from scenes.host import Host
    from scenes.lessons import progress
    from scenes.loop import play
    from scenes.settings import Store, default_path
    from scenes.title import Title
    from scenes.trace import Trace

    title = Title(Host(memory.Memory(memory.default_path()), lessons=progress.at_home()), file)
    with ExitStack() as open_files:
        try:
            watched = open_files.enter_context(Trace(trace)) if trace else None
        except OSError as error:
            raise _WrongError(f"{trace}: {error.strerror}") from error
        try:
            play(title, Store(default_path()), watched)
        except pygame.error as error:
            if pygame.display.get_init():
                raise
            words = _("there is no display to open a window on ({why})")
            raise _WrongError(words.format(why=error)) from error
    return 0
