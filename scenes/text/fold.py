"""Words as they are compared: whatever their case and accents."""

import unicodedata


def folded(words: str) -> str:
    """Letter for letter as long as it was, so that places in it can be told."""
    bare = ((letter, unicodedata.normalize("NFD", letter)[0].lower()[:1]) for letter in words)
    return "".join(plain or letter for letter, plain in bare)
