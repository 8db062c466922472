"""The palette, what dice are made of, and what the table is covered with."""

from collections.abc import Callable
from typing import cast

from scenes.preferences.samples import draw_cloth, draw_dice, draw_seats
from scenes.preferences.sheet import Sheet
from scenes.settings.store import Settings
from scenes.table.dice.finishes import Finish
from scenes.text.words import _


def looks(sheet: Sheet, now: Settings, change: Callable[..., None]) -> None:
    sheet.samples(
        "palette",
        _("Colours"),
        [
            ("standard", _("Standard")),
            ("contrast", _("High contrast")),
            ("protan", _("Red-blind")),
            ("deutan", _("Green-blind")),
            ("tritan", _("Blue-blind")),
        ],
        now.palette,
        lambda key: change(palette=key),
        draw_seats,
    )
    sheet.samples(
        "dice",
        _("Dice"),
        [("own", _("The game’s own")), ("dark", _("Dark")), ("warm", _("Warm"))],
        now.dice,
        lambda key: change(dice=key),
        lambda key: draw_dice(cast("Finish", key)),
    )
    sheet.samples(
        "cloth",
        _("Cloth"),
        [("picture", _("The game’s own")), ("felt", _("Felt")), ("ticking", _("Striped"))],
        now.cloth,
        lambda key: change(cloth=key),
        draw_cloth,
    )
