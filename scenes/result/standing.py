"""Lines of the result: a seat with its place and score; a seat with the games that it won this evening."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.core.seats import Seat
from scenes.art.icons import draw_icon
from scenes.art.palette import BRASS, CREAM, SeatColour, mix
from scenes.art.portraits import seated
from scenes.art.tokens import seat_disc
from scenes.table.seats import level_name
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.text import fit, line_height, width_of, write
from scenes.widgets.widget import ReadOnly


@dataclass(eq=False)
class Standing(ReadOnly):
    seat: Seat
    colour: SeatColour
    place: int
    score: int
    detail: str
    picture: str | None = None

    role = "label"

    def draw(self, surface: Surface) -> None:
        scale, rect = self.look.scale, self.rect
        body, small = scale.text("body"), scale.text("small")
        if self.place == 1:
            shade = paint.fill(rect.size, scale.px(0.8), mix(CREAM, BRASS, 0.35), mix(CREAM, BRASS, 0.5))
            surface.blit(shade, rect)
        pad = scale.px(1)
        number = Rect(rect.x + pad, rect.y, scale.px(2.4), rect.h)
        write(surface, str(self.place), "poster", body, self.muted_colour, number, "centre")
        side = min(scale.px(4.6), rect.h - 2)
        at = Rect(number.right + pad, rect.centery - side // 2, side, side)
        disc = (
            seated(self.picture, self.colour, side) if self.picture else seat_disc(self.colour, side * 7 // 8)
        )
        surface.blit(disc, disc.get_rect(center=at.center))
        high = scale.text("lead")
        score = width_of(str(self.score), "poster", high)
        write(
            surface,
            str(self.score),
            "poster",
            high,
            self.text_colour,
            Rect(rect.right - pad - score, rect.y, score, rect.h),
        )
        room = Rect(at.right + pad, rect.y, rect.right - 2 * pad - score - at.right - pad, rect.h)
        level = level_name(self.seat.level) if self.seat.kind == "bot" else _("Person")
        words = f"{level} · {self.detail}" if self.detail else level
        name = fit(self.seat.name, "bold", body, (room.w, line_height(body)))
        text = fit(words, "regular", small, (room.w, line_height(small)))
        top = room.centery - (name.height + text.height) // 2
        name.draw(surface, Rect(room.x, top, room.w, name.height), self.text_colour)
        text.draw(surface, Rect(room.x, top + name.height, room.w, text.height), self.muted_colour)


@dataclass(eq=False)
class Tally(ReadOnly):
    """How many games of the evening a seat has won."""

    name: str
    colour: SeatColour
    wins: int

    role = "label"

    def draw(self, surface: Surface) -> None:
        scale, rect = self.look.scale, self.rect
        body = scale.text("body")
        begin = (rect.x + scale.px(1.2), rect.centery)
        at = draw_icon(surface, self.colour.shape, scale.px(1.9), self.colour.deep, midleft=begin)
        number = width_of(str(self.wins), "bold", body)
        end = rect.right - scale.px(1)
        place = Rect(end - number, rect.y, number, rect.h)
        write(surface, str(self.wins), "bold", body, self.text_colour, place)
        name = Rect(at.right + scale.px(1), rect.y, place.x - at.right - scale.px(2), rect.h)
        fit(self.name, "medium", body, (name.w, line_height(body))).draw(surface, name, self.text_colour)
