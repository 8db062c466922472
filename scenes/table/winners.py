"""How a game ends at any table: who has won, with what, and the moment at which it is said."""

from collections.abc import Sequence

from scenes.table.moments import Banner
from scenes.table.sitting import Sitting
from scenes.text.lists import listed
from scenes.text.words import _, ngettext
from scenes.widgets.text import kept_together

_SECONDS = 3.0
_STREAK = 3
"""So many games in a row are worth a word."""


def points_words(points: int) -> str:
    return kept_together(ngettext("{n} point", "{n} points", points).format(n=points))


def winners_words(names: Sequence[str], points: int) -> str:
    if len(names) == 1:
        return _("{name} wins with {points}.").format(name=names[0], points=points_words(points))
    return _("{names} win together with {points}.").format(names=listed(names), points=points_words(points))


def game_over(sitting: Sitting, winners: Sequence[int], words: str) -> Banner:
    """Said to the one person at the table; with several, or none, it is said of the winners."""
    names = [sitting.names[seat] for seat in winners]
    leaves = any(seat in sitting.people for seat in winners)
    if len(sitting.seats) == 1:
        turns = sitting.turns_alone()
        return Banner(_alone_title(turns), f"{words} {_alone(turns)}", "great", _SECONDS, leaves, keeps=True)
    if len(names) == 1 and sitting.people == tuple(winners):
        title = _("You win!")
    elif len(names) == 1:
        title = _("{name} wins!").format(name=names[0])
    else:
        title = _("{names} win together!").format(names=listed(names))
    return Banner(title, words, "great", _SECONDS, leaves, keeps=True)


def _alone_title(turns: Sequence[int]) -> str:
    *earlier, now = turns
    return _("A personal best!") if earlier and now < min(earlier) else _("You made it!")


def _alone(turns: Sequence[int]) -> str:
    """Beside the best so far, and how many games in a row were none slower than the one before."""
    *earlier, now = turns
    if not earlier:
        return _("Your first game of this kind alone.")
    best = min(earlier)
    if now < best:
        words = ngettext("{n} turn fewer than ever before.", "{n} turns fewer than ever before.", best - now)
    elif now == best:
        words = _("As few turns as your best.")
    else:
        words = ngettext("{n} turn more than your best.", "{n} turns more than your best.", now - best)
    row = _in_a_row(turns)
    told = words.format(n=abs(now - best))
    if row < _STREAK:
        return told
    streak = _("{n} games in a row, none slower than the one before.").format(n=row)
    return f"{told} {streak}"


def _in_a_row(turns: Sequence[int]) -> int:
    row = 1
    for before, after in zip(reversed(turns[:-1]), reversed(turns[1:]), strict=True):
        if after > before:
            break
        row += 1
    return row
