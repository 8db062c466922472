"""A language nobody speaks: accented, in brackets, longer by a third. What isn't translated stays plain."""

import re
from functools import cache
from gettext import NullTranslations

from game.words import _Spoken

_ACCENTED = str.maketrans("aceinouyACEINOUY", "âçéîñöüÿÄÇÉÎÑÖÛŸ")
_VALUE = re.compile(r"(\{\w*\}|%\(\w+\)[rs]|%[rs])")
LONGER = 0.35


@cache
def pseudo(sentence: str) -> str:
    """[Röll ön · {n} dîçé löñg]: the named values stay, and signs without a letter."""
    if not any(letter.isalpha() for letter in _VALUE.sub("", sentence)):
        return sentence
    parts = _VALUE.split(sentence)
    accented = "".join(part if _VALUE.fullmatch(part) else part.translate(_ACCENTED) for part in parts)
    wanted = round(LONGER * len(_VALUE.sub("", sentence)))
    stretched = (" lön" * (wanted // 4 + 1))[:wanted].rstrip()
    return f"[{accented}{stretched}]"


class Pseudo(NullTranslations):
    def gettext(self, message):
        return pseudo(message)

    def ngettext(self, msgid1, msgid2, n):
        return pseudo(msgid1 if n == 1 else msgid2)

    def pgettext(self, context, message):
        return pseudo(message)


def speak_pseudo():
    _Spoken.language, _Spoken.catalogue = "pseudo", Pseudo()
