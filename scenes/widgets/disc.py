"""A seat's colour as a wooden counter to press, and what the colour is called together with its shape."""

from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.art.icons import draw_icon
from scenes.art.palette import CREAM, INK, SeatColour
from scenes.art.portraits import seated
from scenes.art.tokens import seat_disc
from scenes.text.words import pgettext
from scenes.widgets import paint
from scenes.widgets.widget import Widget


def colour_name(key: str) -> str:
    return {
        "red": pgettext("seat colour", "Red, a circle"),
        "blue": pgettext("seat colour", "Blue, a square"),
        "green": pgettext("seat colour", "Green, a triangle"),
        "yellow": pgettext("seat colour", "Yellow, a diamond"),
        "plum": pgettext("seat colour", "Plum, a star"),
        "rose": pgettext("seat colour", "Rose, a hexagon"),
    }[key]


def draw_check(surface: Surface, disc: Rect) -> None:
    """Over the edge of a disc that is the chosen one."""
    side = max(10, disc.w * 9 // 25)
    badge = Rect(disc.right - side, disc.bottom - side, side, side)
    surface.blit(paint.fill(badge.size, side // 2, CREAM, CREAM), badge)
    inner = badge.inflate(-max(2, side // 10), -max(2, side // 10))
    surface.blit(paint.fill(inner.size, inner.w // 2, INK, INK), inner)
    draw_icon(surface, "check", max(6, side * 3 // 5), CREAM, center=badge.center)


@dataclass(eq=False)
class Disc(Widget):
    """It rises a little under the pointer. `picture` is that of the person who sits there."""

    colour: SeatColour
    _: KW_ONLY
    picture: str | None = None
    chosen: bool = False

    def draw(self, surface: Surface) -> None:
        side = min(self.rect.size)
        disc = seated(self.picture, self.colour, side) if self.picture else seat_disc(self.colour, side)
        sunk = 1 if self.held and self.hovered else 0
        rise = round(self.look.scale.px(0.35) * self.glow) if not sunk else -sunk
        at = disc.get_rect(center=(self.rect.centerx, self.rect.centery - rise))
        surface.blit(disc, at)
        if self.chosen:
            draw_check(surface, at)
        self.draw_ring(surface, side // 2)
