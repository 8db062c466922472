"""The set-up of 17: nothing to choose, but how far it goes is said."""

from scenes.game_record.set_up import Choosing
from scenes.text.words import _
from scenes.widgets.sheet import Sheet


def choices(sheet: Sheet, choosing: Choosing) -> None:
    del choosing
    sheet.heading("aim", _("Three laurels"))
    sheet.sentence(
        "aim.means",
        _("The game goes over rounds until somebody has three laurels."),
    )
