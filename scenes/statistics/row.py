"""A person in the list of players: picture and name, what they play, and how much of it was won."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from game.core.library.careers import Career
from scenes.art.icons import draw_icon
from scenes.art.palette import BRASS_DARK
from scenes.art.portraits import portrait
from scenes.players.people import Profile
from scenes.shelf import title
from scenes.statistics import sentences
from scenes.statistics.hatching import bar
from scenes.text.words import _
from scenes.widgets.layout import Share, columns
from scenes.widgets.text import fit_line, line_height
from scenes.widgets.widget import Widget

HEIGHT = 7.4


@dataclass(eq=False)
class PersonRow(Widget):
    """`careers`: none of those who have finished no game yet. `most`: how many games who played most
    others has played; all bars have that scale.
    """

    person: Profile
    careers: Sequence[Career]
    _: KW_ONLY
    most: int

    role = "row"

    @property
    def contested(self) -> int:
        return sum(career.contested for career in self.careers)

    @property
    def won(self) -> int:
        return sum(career.won for career in self.careers)

    def draw(self, surface: Surface) -> None:
        scale, rect = self.look.scale, self.rect
        radius, pad = scale.px(0.9), scale.px(0.8)
        self.draw_glow(surface, radius, BRASS_DARK)
        side = rect.h - 2 * pad
        surface.blit(
            portrait(self.person.picture, self.person.seat_colour, side), (rect.x + pad, rect.y + pad)
        )
        sign = scale.px(2.4)
        end = (rect.right - pad, rect.centery)
        draw_icon(surface, "chevron_right", sign, self.muted_colour, midright=end)
        x = rect.x + 2 * pad + side + scale.px(0.6)
        room = Rect(x, rect.y, rect.right - 2 * pad - sign - x, rect.h)
        left, right = columns(room, Share(3), Share(2), gap=scale.px(2))
        body, small = scale.text("body"), scale.text("small")
        high, low = line_height(body), line_height(small)
        top = rect.centery - (high + low) // 2
        games = [_("{game}: {n}").format(game=title(one.game), n=one.played) for one in self.careers]
        beneath = ", ".join(games) or _("No game finished yet.")
        fit_line(self.person.name, "bold", body, left.w).draw(
            surface, Rect(left.x, top, left.w, high), self.text_colour
        )
        fit_line(beneath, "regular", small, left.w).draw(
            surface, Rect(left.x, top + high, left.w, low), self.muted_colour
        )
        if self.contested:
            self._draw_won(surface, Rect(right.x, top, right.w, high), low)
        self.draw_ring(surface, radius)

    def _draw_won(self, surface: Surface, place: Rect, low: int) -> None:
        scale, body = self.look.scale, self.look.scale.text("body")
        told = fit_line(sentences.won_of(self.contested, self.won), "medium", body, place.w)
        told.draw(surface, place, self.text_colour)
        strip = Rect(place.x, place.bottom + low // 5, place.w, low * 3 // 5)
        edge = max(1, scale.px(0.12))
        bar(surface, _part(strip, self.contested / self.most), "empty", edge)
        bar(surface, _part(strip, self.won / self.most), "full", edge)


def _part(strip: Rect, share: float) -> Rect:
    return Rect(strip.x, strip.y, round(strip.w * share), strip.h)
