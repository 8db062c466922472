"""What may be wrong with a scene as it is laid: outside the window, without room, over another."""

from pygame import Rect

from tests.scenes.overlapping import overlapping

USUAL = (1280, 720)
_HOLDERS = ("scroll", "choice", "panel")
_LYING = ("die.", "card.", "hand.", "row.", "zone.", "backs.", "total", "direction")
"""What lies on a table as it came to lie: over each other, and over the places for it."""
_OVER_ALL = ("hint", "toast.")
"""What is said over everything for a while, where it covers least."""


def faults(app, usual=frozenset()):
    """All that is wrong. `usual` are the pairs that lie over each other where nobody minds."""
    window = app.surface.get_rect()
    targets = app.targets()
    for target in targets:
        if not window.contains(Rect(target.rect)):
            yield f"{target.id} {target.rect} leaves the window"
    for widget in app.top.controls.top:
        if widget.label and (widget.rect.w < 1 or widget.rect.h < 1):
            yield f"{widget.id} {tuple(widget.rect)} has no room"
    for one, other in sorted(over_each_other(targets) - usual):
        yield f"{one} and {other} lie over each other"


def over_each_other(targets):
    """The ids of all pairs that do and that were not meant to."""
    known = {target.id: target for target in targets}
    assert len(known) == len(targets)
    pairs = overlapping({name: Rect(target.rect) for name, target in known.items()})
    return frozenset((min(pair), max(pair)) for pair in pairs if not _may(*map(known.__getitem__, pair)))


def _may(one, other):
    """Things lie in their lists and choices; a name being written lies in its line."""
    if one.role in _HOLDERS or other.role in _HOLDERS or {one.role, other.role} == {"row", "field"}:
        return True
    if one.id.startswith(_OVER_ALL) or other.id.startswith(_OVER_ALL):
        return True
    return one.id.startswith(_LYING) and other.id.startswith(_LYING)
