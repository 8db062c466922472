"""What the score pad of Dalek Dice is made of: a dark board."""

from scenes.art.palette import mix, rgb
from scenes.games.dalek.mood import NIGHT
from scenes.games.dalek.steel import STEEL
from scenes.table.pad import PadLook


def board() -> PadLook:
    return PadLook(
        sheet=(mix(NIGHT.panel, STEEL, 0.1), mix(NIGHT.panel, rgb("0c0f1d"), 0.4)),
        binding=mix(STEEL, NIGHT.panel, 0.45),
        line=mix(NIGHT.panel, STEEL, 0.28),
        margin=mix(NIGHT.panel, NIGHT.accent, 0.6),
        pen=NIGHT.panel_text,
        numbers=NIGHT.panel_text_muted,
        nothing="0",
    )
