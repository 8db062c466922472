"""What can be read off the scene on top, as it is shown just now: all that is ever spoken comes from here."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scenes.scene import Scene
from scenes.speech.telling import widget_words
from scenes.table.play import PlayScene
from scenes.table.seats import SeatPlate
from scenes.trace import Target
from scenes.widgets.bubble import Bubble, Toast
from scenes.widgets.label import Label
from scenes.widgets.scroll import ScrollArea
from scenes.widgets.widget import Spot

_AROUND = ("bar.", "seat.", "log.")
_READ = ("label", "picture")
_FURNITURE = ("tray", "cup", "zone.", "turn", "bar.title", "log.title")
"""Of these a table says nothing: they are always there, or said otherwise."""
_THROWN = "die."
_OWN = ("hand.", "held.", "total")


@dataclass(frozen=True)
class Sight:
    """By the ids of the widgets: what is written there, in Tab order."""

    title: str
    labels: Mapping[str, str]
    """What stands there to be read, but for what can be scrolled."""
    dice: Mapping[str, str]
    glowing: Mapping[str, str]
    """What offers itself to be chosen."""
    buttons: Mapping[str, str]
    """A table's own."""
    focus: tuple[str, str] | None
    """Where the keyboard is, if that is shown, and what is to be said of it."""
    bubble: Bubble | None
    toast: Toast | None
    eyes: int | None = None
    """Whose knowledge is on screen, at a table of hidden hands."""
    playing: str | None = None
    scores: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    """The hand that is shown, and what is counted."""
    told: int = 0
    """The last event of which the log tells."""


def sight(scene: Scene) -> Sight:
    targets = {target.id: target for target in scene.targets()}
    labels = dict(_labels(scene, targets))
    controls = scene.controls
    focused = controls.find(controls.focus) if controls.ring_shown else None
    focus = (focused.id, widget_words(focused)) if focused else None
    if not isinstance(scene, PlayScene):
        return Sight(_title(scene, labels), labels, {}, {}, {}, focus, controls.bubble, controls.toast)
    plates = [widget for widget in controls.widgets if isinstance(widget, SeatPlate)]
    glowing = {w.id: w.said for w in controls.widgets if isinstance(w, Spot) and w.glows}
    own = [target for target in targets.values() if not target.id.startswith(_AROUND)]
    return Sight(
        title=scene.title(),
        labels=labels,
        dice={target.id: target.label for target in own if target.id.startswith(_THROWN)},
        glowing=glowing,
        buttons={target.id: target.label for target in own if target.role == "button"},
        focus=focus,
        bubble=controls.bubble,
        toast=controls.toast,
        eyes=scene.sitting.eyes,
        playing=next((plate.seat.name for plate in plates if plate.to_act), None),
        scores=tuple(plate.said for plate in plates),
        own=tuple(target.label for target in own if target.id.startswith(_OWN)),
        told=max((n for n, _words in _lines(scene)), default=0),
    )


def told_since(scene: Scene, n: int) -> list[str]:
    """The log's sentences after so many events, as far as they are shown."""
    return [words for at, words in _lines(scene) if at > n] if isinstance(scene, PlayScene) else []


def all_that_lies_there(scene: Scene) -> list[str]:
    """Of a table, what lies on it; of a page, all that is written on it, further down too."""
    if not isinstance(scene, PlayScene):
        return [w.said for w in scene.controls.widgets if w.role in _READ and w.label]
    return [
        target.label
        for target in scene.targets()
        if target.role in ("spot", "picture") and not target.id.startswith((*_AROUND, *_FURNITURE))
    ]


def _lines(scene: PlayScene) -> Iterator[tuple[int, str]]:
    """While one looks back, the log goes on to its end; what has been seen then is up to the moment shown."""
    for line in scene.story.lines:
        if not scene.looking_back or line.n <= scene.n:
            yield line.n, line.words


def _labels(scene: Scene, targets: Mapping[str, Target]) -> Iterator[tuple[str, str]]:
    scrolled = {w.id for w in scene.controls.widgets if isinstance(w.holder, ScrollArea)}
    for target in targets.values():
        if target.role in _READ and target.id not in scrolled and not target.id.startswith(_FURNITURE):
            yield target.id, target.label


def _title(scene: Scene, labels: Mapping[str, str]) -> str:
    heads = [w for w in scene.controls.top if isinstance(w, Label) and w.kind == "title"]
    return next((head.label for head in heads if head.id in labels), "Tavolino")
