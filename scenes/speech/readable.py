"""What can be read off the scene on top, as it is shown just now: all that is ever spoken comes from here."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

from scenes.app.scene import Scene
from scenes.play.table_scene import TableScene
from scenes.speech.phrases import widget_words
from scenes.table.seats import SeatPlate
from scenes.widgets.bubble import Saying
from scenes.widgets.label import Label
from scenes.widgets.scroll import ScrollArea
from scenes.widgets.widget import Spot

_AROUND = ("bar.", "seat.", "log.")
_READ = ("label", "picture")
_FURNITURE = ("tray", "cup", "zone.", "turn", "bar.title", "log.title")
"""Of these a table says nothing: they are always there, or said otherwise."""
_THROWN = "die."
_HELD = "held."
_IN_HAND = "hand."


class Focus(NamedTuple):
    """Where the keyboard is, as a newcomer hears it, and in short for whoever has just changed it."""

    id: str
    words: str
    short: str


@dataclass(frozen=True)
class Sight:
    """By the ids of the widgets: what is written there, in Tab order."""

    title: str
    labels: Mapping[str, str]
    """What stands there to be read. Of what can be scrolled, only text in which there is nothing to do."""
    choices: Mapping[str, str]
    """What can be pressed now, but for what can be scrolled and what is around a table."""
    focus: Focus | None
    """If it is shown."""
    bubble: Saying | None
    toast: Saying | None
    dice: Mapping[str, str]
    glowing: Mapping[str, str]
    """What offers itself to be chosen."""
    held: Mapping[str, str]
    """The hands that are shown."""
    moving: bool = False
    """Something is still happening on the table."""
    scores: tuple[str, ...] = ()
    playing: str | None = None
    eyes: int | None = None
    """Whose knowledge is on screen, at a table of hidden hands."""
    told: int = 0
    """The last event of which the log tells."""
    last_words: str = ""
    """What the log tells of it."""


def sight(scene: Scene) -> Sight:
    targets = {target.id: target for target in scene.targets()}
    scrolled = {w.id for w in scene.controls.widgets if isinstance(w.holder, ScrollArea)}
    seen = [target for target in targets.values() if target.id not in scrolled]
    labels = {
        target.id: target.label
        for target in seen
        if target.role in _READ and not target.id.startswith(_FURNITURE)
    }
    for area in scene.controls.widgets:
        if isinstance(area, ScrollArea) and _is_text(area):
            labels |= {line.id: line.said for line in area.inside}
    choices = {
        target.id: target.label
        for target in seen
        if target.role == "button" and target.enabled and not target.id.startswith(_AROUND)
    }
    controls = scene.controls
    widget = controls.find(controls.focus) if controls.ring_shown else None
    focus = Focus(widget.id, widget_words(widget), widget.said) if widget else None
    said = (
        focus,
        controls.bubble.saying if controls.bubble else None,
        controls.toast.saying if controls.toast else None,
    )
    if not isinstance(scene, TableScene):
        return Sight(_title(scene, labels), labels, choices, *said, {}, {}, {})
    plates = [widget for widget in controls.widgets if isinstance(widget, SeatPlate)]
    told, last_words = next(_lines(scene), (0, ""))
    return Sight(
        scene.title(),
        labels,
        choices,
        *said,
        dice={target.id: target.label for target in seen if target.id.startswith(_THROWN)},
        glowing={w.id: w.said for w in controls.widgets if isinstance(w, Spot) and w.glows},
        held={target.id: target.label for target in seen if target.id.startswith(_HELD)},
        moving=scene.director.busy,
        scores=tuple(plate.said for plate in plates),
        playing=next((plate.seat.name for plate in plates if plate.to_act), None),
        eyes=scene.sitting.eyes,
        told=told,
        last_words=last_words,
    )


def told_since(scene: Scene, n: int) -> list[str]:
    """The log's sentences after so many events, as far as they are shown."""
    if not isinstance(scene, TableScene):
        return []
    fresh = takewhile(lambda line: line[0] > n, _lines(scene))
    return [words for _n, words in fresh][::-1]


def all_that_lies_there(scene: Scene) -> list[str]:
    """Of a table, what lies on it; of a page, all that is written on it, further down too."""
    if not isinstance(scene, TableScene):
        return [w.said for w in scene.controls.widgets if w.role in _READ and w.label]
    apart = (*_AROUND, *_FURNITURE, _THROWN, _HELD, _IN_HAND)
    return [t.label for t in scene.targets() if t.role == "spot" and not t.id.startswith(apart)]


def _lines(scene: TableScene) -> Iterator[tuple[int, str]]:
    """The newest first. While one looks back, the log goes on to its end; what has been seen then is up to
    the moment shown.
    """
    for line in reversed(scene.story.lines):
        if not scene.looking_back or line.n <= scene.n:
            yield line.n, line.words


def _is_text(area: ScrollArea) -> bool:
    return all(line.role == "label" and not line.focusable for line in area.inside)


def _title(scene: Scene, labels: Mapping[str, str]) -> str:
    heads = [w for w in scene.controls.top if isinstance(w, Label) and w.kind == "title"]
    return next((head.label for head in heads if head.id in labels), "Tavolino")
