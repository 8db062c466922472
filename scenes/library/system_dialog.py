"""The system's own dialogs for opening and saving: which there are, and what somebody chose in one.

On Linux `kdialog` or `zenity`, whichever suits the desktop; on macOS AppleScript's; on Windows the common
dialogs. Each runs beside the window, which goes on.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

import pygame

from scenes.library import windows_dialog
from scenes.library.files import SUFFIX
from scenes.text.words import _

Answer = Callable[["Path | OSError | None"], None]
"""Hears the path, None if somebody changed their mind, or why there is no dialog after all."""

_CANCELLED = 1


class Asked:
    """What is asked for: a file to open, or with a name where to save one."""

    def __init__(self, folder: Path, name: str | None = None) -> None:
        self.folder, self.name = folder, name

    @property
    def title(self) -> str:
        return _("Open a game") if self.name is None else _("Save the game")

    @property
    def start(self) -> str:
        return f"{self.folder}{os.sep}{self.name or ''}"


class Running:
    """`heard` is called from another thread, once, unless it was closed before."""

    def __init__(self, asked: Asked, heard: Answer) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._closed = False
        self._heard = heard
        Thread(target=self._run, args=(asked,), daemon=True).start()

    def close(self) -> None:
        self._closed = True
        if self._process and self._process.poll() is None:
            self._process.terminate()

    def _run(self, asked: Asked) -> None:
        try:
            chosen = windows_dialog.choose(asked) if sys.platform == "win32" else self._ask(asked)
        except OSError as error:
            chosen = error
        if not self._closed:
            self._heard(chosen)

    def _ask(self, asked: Asked) -> Path | None:
        words = command(asked)
        assert words is not None
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)  # noqa: S603 - a dialog of the system's
        told = self._process.communicate()[0].rstrip("\n")
        if self._process.returncode not in (0, _CANCELLED):
            raise OSError(self._process.returncode, words[0])
        return Path(told) if told and self._process.returncode == 0 else None


def there_is_one() -> bool:
    """Only where somebody sees the window."""
    seen = pygame.display.get_init() and pygame.display.get_driver() not in ("dummy", "offscreen")
    return seen and (sys.platform == "win32" or command(Asked(Path.home())) is not None)


def command(asked: Asked) -> Sequence[str] | None:
    """What to run; None where there is nothing."""
    if sys.platform == "darwin":
        return _applescript(asked)
    kde = "KDE" in os.environ.get("XDG_CURRENT_DESKTOP", "").upper()
    for name in ("kdialog", "zenity") if kde else ("zenity", "kdialog"):
        if program := shutil.which(name):
            return {"zenity": _zenity, "kdialog": _kdialog}[name](program, asked)
    return None


def _zenity(program: str, asked: Asked) -> Sequence[str]:
    saving = [] if asked.name is None else ["--save", "--confirm-overwrite"]
    named = [f"--title={asked.title}", f"--filename={asked.start}", f"--file-filter=Tavolino | *{SUFFIX}"]
    return [program, "--file-selection", *saving, *named]


def _kdialog(program: str, asked: Asked) -> Sequence[str]:
    what = "--getopenfilename" if asked.name is None else "--getsavefilename"
    return [program, "--title", asked.title, what, asked.start, f"Tavolino (*{SUFFIX})"]


def _applescript(asked: Asked) -> Sequence[str]:
    where = f"default location POSIX file {_quoted(str(asked.folder))}"
    ask = f"choose file with prompt {_quoted(asked.title)} {where}"
    if asked.name is not None:
        named = f"default name {_quoted(asked.name)}"
        ask = f"choose file name with prompt {_quoted(asked.title)} {named} {where}"
    return ["/usr/bin/osascript", "-e", f"POSIX path of ({ask})"]


def _quoted(words: str) -> str:
    escaped = words.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
