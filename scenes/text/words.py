"""Words for people go through here, from gettext: whole sentences with named values. See `game.words`.

Every scene is laid anew when the language changes; so keep no sentence longer than until the next `lay`.
"""

from game.words import (
    AS_THE_SYSTEM,
    _,
    in_every_language,
    languages,
    ngettext,
    number,
    percent,
    pgettext,
    speak,
    spoken,
)

__all__ = [
    "AS_THE_SYSTEM",
    "OWN_NAMES",
    "_",
    "in_every_language",
    "languages",
    "ngettext",
    "number",
    "percent",
    "pgettext",
    "speak",
    "spoken",
]

OWN_NAMES = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "pt": "Português",
}
"""Each language in its own words, so that anybody finds theirs again."""
