"""Several names in one sentence, as each language says them; and long digits."""

import re
from collections.abc import Sequence

from scenes.text.words import _, pgettext

_SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeo])", re.IGNORECASE)
"""In Spanish it is "Ana y Bo", but "Ana e Inés"."""


def listed(names: Sequence[str]) -> str:
    """Ada; Ada and Bo; Ada, Bo and Cleo."""
    if len(names) < 2:
        return "".join(names)
    before_i = _SOUNDS_LIKE_I.match(names[-1])
    words = pgettext("before the sound of i", "{some} and {last}") if before_i else _("{some} and {last}")
    return words.format(some=", ".join(names[:-1]), last=names[-1])


def spaced(digits: str) -> str:
    """In groups that can be read out."""
    return " ".join(digits[at : at + 8] for at in range(0, len(digits), 8))
