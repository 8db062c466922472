"""Who begins ahead, in sentences: for what the commands print, and for the scenes."""

from collections.abc import Sequence

from game.core.head_start import HeadStart, begun_with
from game.shelf import GAMES
from game.words import ngettext


def head_start_words(game: str, name: str, begun: int) -> str:
    if GAMES[game].unit == "laurels":
        words = ngettext(
            "{name} has a head start of {n} laurel.", "{name} has a head start of {n} laurels.", begun
        )
    else:
        words = ngettext(
            "{name} has a head start of {n} point.", "{name} has a head start of {n} points.", begun
        )
    return words.format(name=name, n=begun)


def head_starts(game: str, names: Sequence[str], head_start: HeadStart) -> tuple[str, ...]:
    """A sentence for everybody who begins ahead."""
    begun = begun_with(head_start, len(names))
    return tuple(head_start_words(game, name, n) for name, n in zip(names, begun, strict=True) if n)
