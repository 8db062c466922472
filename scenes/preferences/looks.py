"""The palette, what dice are made of, and what the table is covered with."""

from typing import cast

from scenes.preferences.samples import draw_cloth, draw_dice, draw_seats
from scenes.preferences.sheet import SettingLines
from scenes.table.dice.finishes import Finish
from scenes.text.words import _


def looks(lines: SettingLines) -> None:
    palettes = [
        ("standard", _("Standard")),
        ("contrast", _("High contrast")),
        ("protan", _("Red-blind")),
        ("deutan", _("Green-blind")),
        ("tritan", _("Blue-blind")),
    ]
    dice = [("own", _("The game’s own")), ("dark", _("Dark")), ("warm", _("Warm"))]
    cloths = [("picture", _("The game’s own")), ("felt", _("Felt")), ("ticking", _("Striped"))]
    lines.samples("palette", _("Colours"), palettes, draw_seats)
    lines.samples("dice", _("Dice"), dice, lambda key: draw_dice(cast("Finish", key)))
    lines.samples("cloth", _("Cloth"), cloths, draw_cloth)
