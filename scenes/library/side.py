"""The chosen game: its box, who played it, and what can be done with it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.library.game_summary import GameSummary
from scenes.library.seat import HEIGHT as SEAT
from scenes.library.seat import SeatLine, sitter
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.button import HEIGHT, Button
from scenes.widgets.label import Label, Panel, text_height
from scenes.widgets.layout import REST, Scale, columns, inset
from scenes.widgets.offer_button import small_box
from scenes.widgets.widget import ReadOnly, Widget

_BOX, _UPRIGHT = 9.0, 1.27
_PAD, _GAP = 2.4, 0.9
_LEAST = 2.4
"""A seat's line can't be lower."""


@dataclass(eq=False)
class Box(ReadOnly):
    """The game's box, as it stands on the title."""

    game: str

    def draw(self, surface: Surface) -> None:
        picture = small_box(self.game, self.rect.w)
        place = picture.get_rect(center=self.rect.center)
        paint.cast(surface, place, 2, self.look.scale.px(0.8), self.look.scale.px(0.4), 130)
        surface.blit(picture, place)


def least_height(scale: Scale, deeds: int) -> int:
    """What the page can't do with less than: the box, one seat, and what can be done."""
    return scale.px(2 * _PAD + _BOX * _UPRIGHT + 2.0 + _LEAST + 1.4 + deeds * (HEIGHT + _GAP))


def side(place: Rect, scale: Scale, shown: GameSummary, deeds: Sequence[Button]) -> Iterable[Widget]:
    """A page of its own."""
    yield Panel("side.page", "", place)
    inner = inset(place, scale.px(2.6), scale.px(_PAD))
    box = Rect(inner.x, inner.y, scale.px(_BOX), round(scale.px(_BOX) * _UPRIGHT))
    yield Box("chosen.box", "", box, shown.game)
    head = Rect(box.right + scale.px(1.8), box.y, 0, box.h)
    head.w = inner.right - head.x
    told = text_height(scale, shown.kind, head.w, "small")
    high = min(head.h - told, text_height(scale, shown.name, head.w, "lead", "title"))
    head.y += (head.h - high - told) // 2
    yield Label("chosen.name", shown.name, Rect(head.x, head.y, head.w, high), size="lead", kind="title")
    kind = Rect(head.x, head.y + high, head.w, told)
    yield Label("chosen.kind", shown.kind, kind, size="small", muted=True)
    y = box.bottom + scale.px(2.0)
    high, gap = scale.px(HEIGHT), scale.px(_GAP)
    bottom = inner.bottom - len(deeds) * (high + gap) + gap
    yield from _seats(Rect(inner.x, y, inner.w, max(0, bottom - scale.px(1.4) - y)), scale, shown)
    for number, button in enumerate(deeds):
        button.rect = Rect(inner.x, bottom + number * (high + gap), inner.w, high)
        yield button


def _seats(place: Rect, scale: Scale, shown: GameSummary) -> Iterable[Widget]:
    """As many as have room. Of a damaged game nobody is known."""
    if not shown.seats:
        return
    gap = scale.px(0.3)
    high = min(scale.px(SEAT), (place.h + gap) // len(shown.seats) - gap)
    if high < scale.px(_LEAST):
        high = scale.px(_LEAST)
    for number, (seat, colour) in enumerate(zip(shown.seats, shown.colours, strict=True)):
        at = Rect(place.x, place.y + number * (high + gap), place.w, high)
        if at.bottom > place.bottom:
            return
        score = shown.scores[number] if shown.scores else None
        who = _("{name}, {sitter}").format(name=seat.name, sitter=sitter(seat))
        told = who if score is None else _("{name}: {points}").format(name=who, points=score)
        yield SeatLine(f"chosen.{number}", told, at, seat, colour, score=score, won=number in shown.winners)


def signs(place: Rect, scale: Scale, deeds: Sequence[Button]) -> Iterable[Widget]:
    """The deeds alone, side by side as signs, where there is little room."""
    for button, at in zip(deeds, columns(place, *[REST] * len(deeds), gap=scale.px(1)), strict=True):
        button.rect = at
        button.hides_label, button.help = True, button.label
        yield button
