"""How a turn ends, as a moment: what is said large, in which tone, and for how long."""

from game.dalek.events import Reason
from game.dalek.rules import BONUS
from scenes.table.moments import Banner
from scenes.text.words import _


def turn_end(reason: Reason, points: int, in_hand: int) -> Banner | None:
    """None where the points that fly to the seat say it all."""
    match reason, points:
        case "doctor", _points:
            return Banner(_("Bust!"), _("Three Doctors: no points this turn."), "bad", 1.1)
        case "exterminate", _points:
            return Banner(_("Exterminate!"), _twice(points, in_hand), "great", 1.3)
        case "dice_out", 0:
            return Banner(_("No points"), _("No die is left, and there are too few Daleks."), "bad", 1.1)
        case "dice_out", _points:
            words = _("{points} points and {bonus} more for the empty hand.")
            return Banner(_("All ten dice!"), words.format(points=points - BONUS, bonus=BONUS), "good", 1.2)
        case "stopped", 0:
            return Banner(_("No points"), _("Nothing that counts is set aside."), "bad", 0.9)
        case _:
            return None


def _twice(points: int, in_hand: int) -> str:
    if in_hand:
        return _("Twice the Humans: {points}.").format(points=points)
    return _("Twice the Humans, and {bonus} for the empty hand: {points}.").format(bonus=BONUS, points=points)
