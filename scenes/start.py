"""Opens the window: on the title, or on a game from a file.

Exit code 2 and one clear line on standard error say that it can't be: no display, no such file, no game in
it. A program without a terminal, started by a desktop, tells of the file in its window instead.
"""

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, NoReturn

from msgspec import Struct

from game.commands.terminal import complain
from game.core.folders import settings_folder
from scenes.app.crash_log import BlackBox, default_path
from scenes.text.words import _, speak

if TYPE_CHECKING:
    from scenes.app.app import App
    from scenes.app.spoken import Spoken
    from scenes.library.files import FromFile

CANNOT = 2

_LINE = 72
"""Letters: the box of X11 breaks no lines by itself."""


class _WrongError(Exception):
    """What was asked for can't be done; the text is the one line that says why."""


class _Asked(Struct):
    file: Path | None = None
    trace: Path | None = None
    """Writes what is on screen and where, as JSON lines."""
    double_clicked: bool = False
    """Tells of a bad file in the window."""


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


def _asked(words: Sequence[str]) -> _Asked:
    """By hand: `argparse` takes as long as a tenth of the title."""
    asked = _Asked()
    left = iter(words)
    for word in left:
        if word == "--double-clicked":
            asked.double_clicked = True
        elif word == "--trace":
            asked.trace = Path(next(left, "") or _wrong("argument --trace: expected one argument"))
        elif word.startswith("-") or asked.file:
            _wrong(f"unrecognized arguments: {word}")
        else:
            asked.file = Path(word)
    return asked


def _wrong(why: str) -> NoReturn:
    raise _WrongError(why)


def _reading(asked: _Asked) -> "Callable[[], FromFile] | None":
    """What gives the game of the file. It is read once: at a terminal now, so that a bad one is a line and an
    exit code; else when there is a window to tell of it."""
    file = asked.file
    if not file:
        return None
    from scenes.library.files import FileError, read  # not where nobody waits for a file

    if asked.double_clicked or not sys.stderr or not sys.stderr.isatty():
        return lambda: read(file)
    try:
        brought = read(file)
    except FileError as error:
        raise _WrongError(str(error)) from error
    return lambda: brought


def _open(asked: _Asked, box: BlackBox) -> int:
    brought = _reading(asked)

    # A bad file is told of before there is a window, and without what it takes.
    import pygame

    from scenes import pages
    from scenes.app.loop import play
    from scenes.app.trace import Trace
    from scenes.rescue import Rescue
    from scenes.settings import store
    from scenes.title import album
    from scenes.title.scene import Title

    its_host, settings = pages.at_home(), store.Store(store.default_path())
    rescue = Rescue(box, its_host, settings)
    with ExitStack() as open_files:
        try:
            watched = open_files.enter_context(closing(Trace(asked.trace))) if asked.trace else None
        except OSError as error:
            raise _WrongError(f"{asked.trace}: {error.strerror}") from error
        try:
            title = Title(its_host, brought, album.of_this_program())
            play(title, settings, watched, rescue.page, _speech)
        except pygame.error as error:
            if pygame.display.get_init():
                raise
            words = _("there is no display to open a window on ({why})")
            raise _WrongError(words.format(why=error)) from error
    return 0


def _speech(app: "App") -> "Spoken":
    """The settings page tells when there is speech and when not; all else is said anew from now on."""
    # Nobody waits for it: it comes after the first picture.
    from scenes.accessible.accessible import beside
    from scenes.speech.speech import Speech

    return beside(Speech(app.settings, lambda: app.wake(lambda: app.top.relay())), app)


def _last_words(box: BlackBox) -> None:
    """Not even the page that tells of an error could be shown: the system's own box does without us. If what
    is read at a start is at fault, whoever starts again would only come here again."""
    # What there is of it by then: it may be at fault itself.
    import pygame

    from scenes.rescue import set_aside

    with suppress(pygame.error):
        pygame.display.init()
    if not pygame.display.get_init() or pygame.display.get_driver() in ("dummy", "offscreen"):
        return
    words = _(
        "Something went wrong, and Tavolino has to close. The details are in {file}. If this "
        "keeps happening, start afresh: your settings, players, tables and lessons are kept "
        "in {folder}."
    ).format(file=box.path, folder=settings_folder())
    answers = (_("Close"), _("Close, and start afresh next time"))
    with suppress(pygame.error, OSError):
        lines = "\n".join(wrap(words, _LINE, break_long_words=False, break_on_hyphens=False))
        if pygame.display.message_box("Tavolino", lines, "error", buttons=answers, escape_button=0) == 1:
            set_aside()
