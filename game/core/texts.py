"""What a text that comes from outside may be: from a file, the library, a settings file, a field on screen.

One line of bounded length, without control characters (a line's end is one), unpaired surrogates and
explicit bidirectional formatting. The list is fixed and doesn't follow Python's Unicode tables: a file that
stands here must stand under every version.
"""

import re

from game.core.illegal import IllegalError

LONGEST_NAME = 40
LONGEST_PHRASE = 200
LONGEST_SEED = 200
LONGEST_PATH = 4096

_REFUSED = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_IN_ITS_PLACE = "?"


def check(text: str, longest: int) -> None:
    """Raises IllegalError for a text that may not come in."""
    if len(text) > longest:
        raise IllegalError("text_too_long", most=longest)
    if refused := _REFUSED.search(text):
        raise IllegalError("text_holds_a_control_character", code=f"U+{ord(refused.group()):04X}")


def check_name(name: str) -> None:
    """Somebody must be called something, too."""
    check(name, LONGEST_NAME)
    if not name.strip():
        raise IllegalError("a_name_is_missing")


def is_name(name: object) -> bool:
    if not isinstance(name, str):
        return False
    try:
        check_name(name)
    except IllegalError:
        return False
    return True


def is_path(text: str) -> bool:
    """As far as letters go."""
    return 0 < len(text) <= LONGEST_PATH and not _REFUSED.search(text)


def without_refused(text: str) -> str:
    """For what is written or pasted letter by letter."""
    return _REFUSED.sub("", text)


def shown(text: str, longest: int | None = None) -> str:
    """Whatever it is, so that it can be shown: for file names, and for what is told of a damaged game."""
    text = _REFUSED.sub(_IN_ITS_PLACE, text)
    return text if longest is None or len(text) <= longest else f"{text[: longest - 1]}…"
