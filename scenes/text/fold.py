"""Words as they are compared: whatever their case and accents."""

import unicodedata


def folded(words: str) -> str:
    """Letter for letter as long as it was, so that places in it can be told."""
    return "".join(_bare(letter) for letter in words)


def _bare(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0].lower()[:1] or letter
