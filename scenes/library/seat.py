"""A seat of the chosen game: its counter, who sits there, and what they made of it."""

from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from game.core.seats import Seat
from scenes.art.palette import BRASS, CREAM, SeatColour, mix
from scenes.art.tokens import seat_disc
from scenes.table.seats import level_name
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.text import fit, line_height, width_of, write
from scenes.widgets.widget import ReadOnly

HEIGHT = 5.4


def sitter(seat: Seat) -> str:
    return level_name(seat.level) if seat.kind == "bot" else _("Person")


@dataclass(eq=False)
class SeatLine(ReadOnly):
    """The score stands there once the game has ended."""

    seat: Seat
    colour: SeatColour
    _: KW_ONLY
    score: int | None = None
    won: bool = False

    role = "label"

    def draw(self, surface: Surface) -> None:
        scale, rect = self.look.scale, self.rect
        body, small, pad = scale.text("body"), scale.text("small"), scale.px(0.8)
        if self.won:
            shade = paint.fill(rect.size, scale.px(0.8), mix(CREAM, BRASS, 0.35), mix(CREAM, BRASS, 0.5))
            surface.blit(shade, rect)
        side = min(scale.px(3.4), rect.h - 2)
        disc = seat_disc(self.colour, side)
        at = disc.get_rect(midleft=(rect.x + pad, rect.centery))
        surface.blit(disc, at)
        end = rect.right - pad
        if self.score is not None:
            wide = width_of(str(self.score), "poster", body)
            place = Rect(end - wide, rect.y, wide, rect.h)
            write(surface, str(self.score), "poster", body, self.text_colour, place)
            end = place.x - pad
        room = Rect(at.right + pad, rect.y, end - at.right - pad, rect.h)
        name = fit(self.seat.name, "bold" if self.won else "medium", body, (room.w, line_height(body)))
        words = fit(sitter(self.seat), "regular", small, (room.w, line_height(small)))
        both = name.height + words.height
        top = room.centery - both // 2
        if both > rect.h + scale.px(0.6):
            name.draw(surface, room, self.text_colour)
            return
        name.draw(surface, Rect(room.x, top, room.w, name.height), self.text_colour)
        words.draw(surface, Rect(room.x, top + name.height, room.w, words.height), self.muted_colour)
