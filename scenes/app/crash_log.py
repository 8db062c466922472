"""The black box: a file in the user's folder that says what went wrong, for whoever is asked about it.

It holds what kind of error it was and where in the program, never an error's own words: those may name
people, files, or a card that nobody should see. It is begun anew when it has grown large, and one is kept.
`faulthandler` writes into it too, if the program is torn down by a fault in a library.
"""

import contextlib
import faulthandler
import os
import platform
import sys
import threading
import time
import traceback
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from game.core.folders import log_folder

LARGEST = 200_000
MOST_FRAMES = 40
ROOT = Path(__file__).resolve().parents[2]


def default_path() -> Path:
    return log_folder() / "tavolino.log"


class BlackBox:
    """Where no file can be had, all of it is in vain, and play goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    def open(self) -> None:
        _fill_gaps()
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size > LARGEST:
                self.path.replace(self.path.with_name(f"{self.path.name}.1"))
            self._file = self.path.open("ab", buffering=0)
        if self._file:
            faulthandler.enable(self._file)
        sys.excepthook = self._uncaught
        threading.excepthook = lambda told: self._uncaught(
            told.exc_type, told.exc_value or told.exc_type(), told.exc_traceback
        )
        self.say(f"starts, Python {platform.python_version()}, {sys.platform} {platform.machine()}")

    def say(self, words: str) -> None:
        if self._file:
            when = time.strftime("%Y-%m-%d %H:%M:%S")
            with contextlib.suppress(OSError):
                self._file.write(f"{when} [{os.getpid()}] {words}\n".encode(errors="replace"))

    def tell(self, error: BaseException) -> None:
        """An error, and what it came from, without a word of theirs."""
        self.say("\n".join(_told(error)))

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.tell(error)
        if sys.stderr:
            traceback.print_exception(kind, error, trace)


def _told(error: BaseException) -> list[str]:
    """From the first cause on."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    lines = [*_told(before), "then"] if before else []
    number = f" {error.errno}" if isinstance(error, OSError) and error.errno else ""
    lines.append(f"{type(error).__module__}.{type(error).__qualname__}{number}")
    frames = list(traceback.walk_tb(error.__traceback__))[-MOST_FRAMES:]
    return lines + [
        f"    {_place(frame.f_code.co_filename)}:{line} {frame.f_code.co_name}" for frame, line in frames
    ]


def _place(file: str) -> str:
    """Within the program or a library; the folders above are the user's own affair."""
    path = Path(file)
    if not path.is_absolute():  # packaged
        return file
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else "/".join(path.parts[-2:])


def _fill_gaps() -> None:
    """A file opened in the place of a closed stdout would be written into by whatever prints."""
    while (number := os.open(os.devnull, os.O_RDWR)) < 3:
        pass
    os.close(number)
