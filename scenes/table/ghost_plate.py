"""A ghost's plate: who plays on the same dice in a seat's place, translucent beside the seat's own, or below
it where plates are tall and read from afar.
"""

from collections.abc import Iterable
from dataclasses import KW_ONLY, dataclass

from msgspec import Struct
from pygame import SRCALPHA, Surface

from scenes.art.palette import SeatColour, mix
from scenes.table.seats import SeatPlate
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.layout import REST, SMALLEST_TEXT, Share, columns, inset, rows
from scenes.widgets.text import fit, fit_line, width_of
from scenes.widgets.widget import Widget

_FAINT = 150
"""Of 255: what is behind a ghost shines through."""


class GhostScore(Struct, frozen=True):
    """How a ghost stands after as many turns, and a word on it."""

    score: int
    detail: str = ""


def beside(plate: SeatPlate, ghost: GhostScore | None) -> Iterable[Widget]:
    """The plate, and the ghost's beside it, if there is one."""
    yield plate
    if ghost is not None:
        split = rows if plate.from_afar else columns
        plate.rect, place = split(plate.rect, Share(8), Share(5), gap=plate.rect.w // 40)
        told = _("{name}'s ghost: {points}.").format(name=plate.seat.name, points=ghost.score)
        name = f"ghost.{plate.id.removeprefix('seat.')}"
        words = f"{told} {ghost.detail}".strip()
        yield GhostPlate(name, words, place, plate.colour, ghost=ghost, from_afar=plate.from_afar)


@dataclass(eq=False)
class GhostPlate(Widget):
    colour: SeatColour
    _: KW_ONLY
    ghost: GhostScore
    from_afar: bool = False

    role = "seat"
    focusable = False
    pressable = False

    def draw(self, surface: Surface) -> None:
        scale, mood, rect = self.look.scale, self.look.mood, self.rect
        radius = min(scale.px(1.2), rect.h // 4)
        faint = Surface(rect.size, SRCALPHA)
        base = mix(mood.panel, self.colour.colour, 0.3)
        faint.blit(paint.fill(rect.size, radius, base, base), (0, 0))
        faint.blit(paint.ring(rect.size, radius, max(1, scale.px(0.16)), mood.panel_text), (0, 0))
        faint.set_alpha(_FAINT)
        surface.blit(faint, rect)
        inner = inset(rect, min(scale.px(0.8), rect.w // 12), rect.h // 10)
        small, detail = min(scale.text("small"), inner.h // 3), self.ghost.detail
        if self.from_afar:
            beside, middle = columns(inner, Share(3), Share(2))
            head, *low = rows(beside, *[REST] * (2 if detail else 1))
            small = min(scale.text("lead"), head.h)
        elif width_of(detail, "medium", max(SMALLEST_TEXT, small * 4 // 5)) <= inner.w:
            head, middle, *low = rows(inner, Share(2), Share(3), *([Share(2)] if detail else []))
        else:  # its words take two lines
            upper, *low = rows(inner, Share(2), Share(3))
            middle, head = columns(upper, Share(2), Share(3), gap=rect.w // 20)
        large = middle.h if self.from_afar else max(scale.text("lead"), middle.h * 4 // 5)
        fit_line(_("Ghost"), "medium", small, head.w).draw(surface, head, mood.panel_text, "centre")
        score = fit_line(str(self.ghost.score), "poster", large, middle.w, SMALLEST_TEXT)
        score.draw(surface, middle, mood.panel_text, "centre")
        for place in low:
            words = fit(detail, "medium", small, place.size, SMALLEST_TEXT)
            words.draw(surface, place, mood.panel_text, "centre")
