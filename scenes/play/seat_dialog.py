"""Who sits at a seat, and how that person plays: the question, and what its answer does. At any time."""

from typing import TYPE_CHECKING, cast

from scenes.app.dialog import Answer, Dialog
from scenes.handicap.page import EasePage, Terms
from scenes.table.seats import level_name, levels
from scenes.table.sitting import Sitting
from scenes.text.words import _

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

_PERSON = "human"
_TERMS = "terms"
_AS_IT_IS = "as_it_is"


def ask(table: "PlayScene", seat: int) -> None:
    """Who is to sit there, or how that person is to play on."""
    sitting = table.sitting

    def heard(answer: object) -> None:
        if answer == _TERMS:
            table.app.push(EasePage(_terms(sitting, seat)), then=agreed)
        else:
            _take_answer(sitting, seat, cast("str | None", answer))

    def agreed(left: object) -> None:
        _agree(sitting, seat, cast("Terms", left))
        if table.may_choose:
            table.decided()
        table.relay()

    table.app.push(_dialog(sitting, seat), then=heard)


def _dialog(sitting: Sitting, seat: int) -> Dialog:
    now = sitting.seats[seat]
    title = _("{name}'s seat").format(name=now.name)
    if now.kind == "human":
        words = _("A person plays here. Replace with…")
    else:
        words = _("The opponent here: {level}. Replace with…").format(level=level_name(now.level))
    answers = [] if now.kind == "human" else [Answer(_PERSON, _("A person"), icon="person")]
    answers += [
        Answer(level, _("Opponent: {level}").format(level=level_name(level)), icon="bot")
        for level in levels(sitting.game)
        if level != now.level
    ]
    if now.kind == "human":
        answers.append(Answer(_TERMS, _("Help and undo"), icon="learn"))
    answers.append(Answer(_AS_IT_IS, _("Cancel"), "primary"))
    return Dialog(title, words, answers, unless=_AS_IT_IS)


def _take_answer(sitting: Sitting, seat: int, answer: str | None) -> None:
    if answer == _PERSON:
        sitting.hand_over(seat, "human")
    elif answer not in (None, _AS_IT_IS):
        sitting.hand_over(seat, "bot", answer)


def _terms(sitting: Sitting, seat: int) -> Terms:
    """How that seat plays now. What it began with stands."""
    now, ease = sitting.seats[seat], sitting.ease(seat)
    undo = sitting.undo_policy(seat)
    begun, alone = sitting.head_start(seat), len(sitting.seats) == 1
    return Terms(sitting.game, now.name, now.kind, ease, undo, begun, alone=alone)


def _agree(sitting: Sitting, seat: int, left: Terms) -> None:
    """From now on it plays like this. Only another way of taking back is a matter of the game."""
    if left.ease != sitting.ease(seat):
        sitting.put_at_ease(seat, left.ease)
    if left.undo != sitting.undo_policy(seat):
        sitting.agree_on_undo(seat, left.undo)
