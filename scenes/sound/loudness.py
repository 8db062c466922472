"""How loud a sound is let out, and on which side."""

from math import cos, pi, sin

from scenes.settings.store import Settings
from scenes.sound.catalogue import KINDS
from scenes.sound.cue import Cue

_BEND = 1.5
"""Of a volume: the ear hears shares, so that half of it is half as loud only if it is less than half."""
_WIDTH = 0.6
"""What lies at the window's edge is heard in both ears: the table stands before us, not around us."""
_SOFTEST = 0.08


def volume(settings: Settings, per_cent: int) -> float:
    return 0.0 if settings.muted else (per_cent / 100) ** _BEND


def sides(settings: Settings, cue: Cue) -> tuple[float, float]:
    """Left and right. Together they are as strong wherever it is."""
    of_group = {"table": settings.volume_table, "moments": settings.volume_moments}
    hit = _SOFTEST + (1 - _SOFTEST) * min(1.0, max(0.0, cue.loud))
    out = volume(settings, of_group[KINDS[cue.name].group]) * hit
    turned = (1 + _WIDTH * min(1.0, max(-1.0, cue.place))) * pi / 4
    return out * cos(turned), out * sin(turned)
