"""How a game ends at any table: who has won, with what, and the moment at which it is said."""

from collections.abc import Sequence

from scenes.table.moments import Banner
from scenes.text.lists import listed
from scenes.text.words import _, ngettext
from scenes.widgets.text import kept_together


def points_words(points: int) -> str:
    return kept_together(ngettext("{n} point", "{n} points", points).format(n=points))


def winners_words(names: Sequence[str], points: int) -> str:
    if len(names) == 1:
        return _("{name} wins with {points}.").format(name=names[0], points=points_words(points))
    return _("{names} win together with {points}.").format(names=listed(names), points=points_words(points))


def game_over(words: str) -> Banner:
    return Banner(_("The game is over"), words, "great", 1.6)
