"""The statistics of Dicy Cards."""

from game.core.library.careers import Career
from scenes.game_record.statistics import Statistics
from scenes.text.words import _


def statistics() -> Statistics:
    return Statistics(
        best_and_worst=_best_and_worst,
        of_review=lambda: _("Each card is valued by what it could still bring, so the parts may not add up."),
        faces=tuple("123456"),
    )


def _best_and_worst(career: Career) -> str:
    told = _("Best turn: {best} points. Longest run of passes in a game: {streak}.")
    return told.format(best=career.best, streak=career.streak)
