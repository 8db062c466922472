"""The chosen game: who played it, and what can be done with it."""

from collections.abc import Iterable, Sequence

from pygame import Rect

from scenes.games.shown import Shown
from scenes.widgets.button import HEIGHT, Button
from scenes.widgets.label import Label, Panel, text_height
from scenes.widgets.layout import REST, Scale, columns, inset
from scenes.widgets.widget import Widget
from scenes.words import _


def side(place: Rect, scale: Scale, shown: Shown, deeds: Sequence[Button]) -> Iterable[Widget]:
    """A page of its own."""
    yield Panel("side.page", "", place)
    inner = inset(place, scale.px(2.6), scale.px(2.4))
    high = min(scale.px(6.4), text_height(scale, shown.name, inner.w, "lead", "title"))
    name = Rect(inner.x, inner.y, inner.w, high)
    yield Label("chosen.name", shown.name, name, size="lead", kind="title")
    kind = Rect(inner.x, name.bottom, inner.w, scale.px(2.8))
    yield Label("chosen.kind", shown.kind, kind, size="small", muted=True)
    y = kind.bottom + scale.px(1.2)
    high, gap = scale.px(HEIGHT), scale.px(0.9)
    bottom = inner.bottom - len(deeds) * (high + gap) + gap
    room = max(0, bottom - scale.px(1.4) - y)
    line_high = min(scale.px(2.9), room // max(1, len(shown.seats)))
    for seat, who in enumerate(shown.names):
        score = shown.scores[seat] if shown.scores else None
        words = who if score is None else _("{name}: {points}").format(name=who, points=score)
        kind_of = "bold" if seat in shown.winners else "regular"
        at = Rect(inner.x, y + seat * line_high, inner.w, line_high)
        if line_high >= scale.px(2.2):
            yield Label(f"chosen.{seat}", words, at, kind=kind_of)
    for number, button in enumerate(deeds):
        button.rect = Rect(inner.x, bottom + number * (high + gap), inner.w, high)
        yield button


def signs(place: Rect, scale: Scale, deeds: Sequence[Button]) -> Iterable[Widget]:
    """The deeds alone, side by side as signs, where there is little room."""
    for button, at in zip(deeds, columns(place, *[REST] * len(deeds), gap=scale.px(1)), strict=True):
        button.rect = at
        button.hides_label, button.help = True, button.label
        yield button
