"""What the score pad of Dicy Cards is made of: paper."""

from scenes.art.palette import CREAM, CREAM_SHADE, INK, SIGNALS, mix, rgb
from scenes.table.pad import PadLook
from scenes.text.words import _


def paper() -> PadLook:
    return PadLook(
        sheet=(CREAM, mix(CREAM, CREAM_SHADE, 0.7)),
        binding=mix(rgb("2f6f9a"), CREAM, 0.05),
        line=rgb("a9c4d6"),
        margin=rgb("d9897c"),
        pen=rgb("1d3f7a"),
        numbers=mix(SIGNALS.aside, INK, 0.3),
        nothing=_("pass"),
    )
