"""The set-up of 17: nothing to choose, but how far it goes is said."""

from game.seventeen.tokens import VICTORIES
from scenes.game_record.set_up import Choosing, Option
from scenes.text.words import _
from scenes.widgets.sheet import Sheet


def choices(sheet: Sheet, choosing: Choosing) -> None:
    del choosing
    sheet.heading("aim", _("Three laurels"))
    sheet.sentence(
        "aim.means",
        _("Rounds are played until somebody has three laurels."),
    )


def most_head_start(_option: Option) -> int:
    return VICTORIES - 1
