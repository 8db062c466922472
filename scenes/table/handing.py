"""Who sits at a seat: the question, and what its answer does. At any time of a game."""

from game import bots
from scenes.table.seats import level_name
from scenes.table.sitting import Sitting
from scenes.widgets.dialog import Answer, Dialog
from scenes.words import _

_PERSON = "human"
_AS_IT_IS = "as_it_is"


def seat_dialog(sitting: Sitting, seat: int) -> Dialog:
    now = sitting.seats[seat]
    title = _("{name}'s seat").format(name=now.name)
    if now.kind == "human":
        words = _("A person plays here. Who is to play on?")
    else:
        words = _("The opponent here plays at this level: {level}. Who is to play on?").format(
            level=level_name(now.level)
        )
    answers = [] if now.kind == "human" else [Answer(_PERSON, _("A person"), icon="person")]
    answers += [
        Answer(level, _("Opponent: {level}").format(level=level_name(level)), icon="bot")
        for level in bots.levels(sitting.game)
        if level not in ("random", now.level)
    ]
    answers.append(Answer(_AS_IT_IS, _("Leave it as it is"), "primary"))
    return Dialog(title, words, answers, unless=_AS_IT_IS)


def take_answer(sitting: Sitting, seat: int, answer: str | None) -> None:
    if answer == _PERSON:
        sitting.hand_over(seat, "human")
    elif answer not in (None, _AS_IT_IS):
        sitting.hand_over(seat, "bot", answer)
