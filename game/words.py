"""Which language is spoken, and its catalogue. Not a sentence stands here; the commands and the scenes say

    _("{name} wins with {points} points").format(name=name, points=points)
    ngettext("{n} die", "{n} dice", n).format(n=n)
    pgettext("seat colour", "Red, a circle")        a short word that means two things, told apart
    number(3.5, 1), percent(0.25)                   numbers as that language writes them

Never call them when a module is imported: the language can change while the program runs. English is built
in; the others are `assets/locale/<language>/LC_MESSAGES/tavolino.mo`, which `make words` makes.
"""

import gettext as _gettext
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

LOCALE = Path(__file__).resolve().parents[1] / "assets" / "locale"
DOMAIN = "tavolino"
AS_THE_SYSTEM = ""

_GROUPED_FROM = 10_000
"""Smaller numbers are written without a sign between the thousands, as Spanish and Portuguese have it."""


class _Spoken:
    language = "en"
    catalogue: _gettext.NullTranslations = _gettext.NullTranslations()


def _(sentence: str) -> str:
    return _Spoken.catalogue.gettext(sentence)


def ngettext(one: str, many: str, n: int) -> str:
    return _Spoken.catalogue.ngettext(one, many, n)


def pgettext(context: str, sentence: str) -> str:
    return _Spoken.catalogue.pgettext(context, sentence)


def marked(sentence: str) -> str:
    """For the catalogues, and translated elsewhere: what a library says in the program's name."""
    return sentence


def number(value: float, digits: int = 0) -> str:
    """With so many digits after the decimal sign; what is next to nothing has no sign."""
    grouped = f"{value:z,.{digits}f}" if abs(value) >= _GROUPED_FROM else f"{value:z.{digits}f}"
    signs = {
        ".": pgettext("the sign before tenths", "."),
        ",": pgettext("the sign between thousands", ","),
        "-": "−",
    }
    return "".join(signs.get(letter, letter) for letter in grouped)


def percent(share: float, digits: int = 0) -> str:
    return pgettext("per cent", "{number}%").format(number=number(100 * share, digits))


def languages() -> list[str]:
    """English, and what there is a catalogue for."""
    found = {path.parts[-3] for path in LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")}
    return ["en", *sorted(found - {"en"})]


def speak(language: str = AS_THE_SYSTEM) -> None:
    """From now on in that language; sentences without a translation stay English."""
    spoken = language or of_the_system()
    _Spoken.language = spoken
    _Spoken.catalogue = _gettext.translation(DOMAIN, LOCALE, [spoken], fallback=True)


def in_every_language(say: Callable[[], str]) -> frozenset[str]:
    """What it says in each; afterwards the same language is spoken as before."""
    language, catalogue = _Spoken.language, _Spoken.catalogue
    said: set[str] = set()
    try:
        for other in languages():
            speak(other)
            said.add(say())
    finally:
        _Spoken.language, _Spoken.catalogue = language, catalogue
    return frozenset(said)


def spoken() -> str:
    return _Spoken.language


def of_the_system() -> str:
    """The first of the system's languages that is known here; English, if none is."""
    known = languages()
    wanted = (locale.replace("-", "_").split("_")[0].split(".")[0].lower() for locale in _preferred())
    return next((language for language in wanted if language in known), "en")


def _preferred() -> Sequence[str]:
    """Locales, the dearest first: of the environment as gettext reads it, else of the desktop."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if said := os.environ.get(name):
            return said.split(":")
    if sys.platform == "win32":
        return _of_windows()
    return _of_macos() if sys.platform == "darwin" else ()


def _of_windows() -> Sequence[str]:
    # Only Windows needs them.
    import ctypes
    from locale import windows_locale

    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - elsewhere ctypes has none
    return (windows_locale.get(kernel.GetUserDefaultUILanguage(), "en"),)


def _of_macos() -> Sequence[str]:
    """A program that was double-clicked is given no locale; `defaults` prints a list in brackets."""
    import subprocess  # only macOS needs it

    asked = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
    try:
        said = subprocess.run(asked, capture_output=True, text=True, timeout=2, check=True).stdout  # noqa: S603
    except (OSError, subprocess.SubprocessError):
        return ()
    return [line.strip(' ",') for line in said.splitlines() if line.strip("() \t")]
