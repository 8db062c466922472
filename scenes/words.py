"""Words for people go through here, from gettext: whole sentences with named values.

    _("{name} wins with {points} points").format(name=name, points=points)
    ngettext("{n} die", "{n} dice", n).format(n=n)

Never call them when a module is imported: the language can change while the program runs, and every scene is
laid anew then. English is built in; other languages are `assets/locale/<language>/LC_MESSAGES/tavolino.mo`.
"""

import gettext as _gettext
from pathlib import Path

LOCALE = Path(__file__).resolve().parents[1] / "assets" / "locale"
DOMAIN = "tavolino"


class _Spoken:
    language = "en"
    catalogue: _gettext.NullTranslations = _gettext.NullTranslations()


def _(sentence: str) -> str:
    return _Spoken.catalogue.gettext(sentence)


def ngettext(one: str, many: str, n: int) -> str:
    return _Spoken.catalogue.ngettext(one, many, n)


def pgettext(context: str, sentence: str) -> str:
    """For a short word that means two things, told apart by its context."""
    return _Spoken.catalogue.pgettext(context, sentence)


def languages() -> list[str]:
    """English, and what there is a catalogue for."""
    found = {path.parts[-3] for path in LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")}
    return ["en", *sorted(found - {"en"})]


def speak(language: str) -> None:
    """From now on in that language; sentences without a translation stay English."""
    _Spoken.language = language
    _Spoken.catalogue = _gettext.translation(DOMAIN, LOCALE, [language], fallback=True)


def spoken() -> str:
    return _Spoken.language
