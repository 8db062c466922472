"""The statistics of 17: calls, right and wrong, and laurels game by game."""

from game.core.library.careers import Career
from game.words import number
from scenes.game_record.statistics import Bar, Counted, Statistics
from scenes.text.words import _


def statistics() -> Statistics:
    return Statistics(
        best_and_worst=_longest_run,
        counted=_calls,
        course=lambda: _("Laurels in each game. A star: won. A ring: not won."),
        digits=0,
    )


def _longest_run(career: Career) -> str:
    """A round counts that brought the seat a token."""
    told = _("Longest run of rounds in a game that brought only penalties: {streak}.")
    return told.format(streak=career.streak)


def _calls(career: Career) -> Counted:
    calls = career.review.calls
    bars = Bar(_("Right"), calls.right, good=True), Bar(_("Wrong"), calls.wrong, good=False)
    told = _("No call yet.")
    if calls.right + calls.wrong:
        told = _("Rows you called on were worth {average} on average. At 17 or more a call is right.")
        told = told.format(average=number(calls.average, 1))
    return Counted("calls", _("Calls"), bars, told)
