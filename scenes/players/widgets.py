"""A person as a button, a picture to choose, and somebody's picture to look at."""

from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.art.palette import SeatColour
from scenes.art.portraits import portrait
from scenes.players.people import Profile
from scenes.widgets.button import Button
from scenes.widgets.disc import draw_check
from scenes.widgets.layout import Scale
from scenes.widgets.text import fit_line, width_of
from scenes.widgets.widget import ReadOnly, Widget

HEIGHT = 6.2
_EDGE, _GAP, _END = 0.6, 1.0, 2.0


def person_size(scale: Scale, name: str) -> tuple[int, int]:
    words = width_of(name, "medium", scale.text("body"))
    return scale.px(HEIGHT + _GAP + _END) + words, scale.px(HEIGHT)


@dataclass(eq=False)
class PersonButton(Button):
    """The label is the name; the picture stands before it."""

    _: KW_ONLY
    person: Profile

    def _draw_face(self, surface: Surface, rect: Rect) -> None:
        scale = self.look.scale
        side = rect.h - 2 * scale.px(_EDGE)
        at = Rect(rect.x + scale.px(_EDGE) * 2, rect.y + scale.px(_EDGE), side, side)
        surface.blit(portrait(self.person.picture, self.person.seat_colour, side), at)
        x = at.right + scale.px(_GAP)
        place = Rect(x, rect.y, rect.right - scale.px(_GAP) - x, rect.h)
        fit_line(self.label, "medium", scale.text("body"), place.w).draw(surface, place, self.ink)


@dataclass(eq=False)
class PictureSpot(Widget):
    """One of the pictures to choose from. It rises a little under the pointer."""

    key_of_picture: str
    colour: SeatColour
    _: KW_ONLY
    chosen: bool = False

    def draw(self, surface: Surface) -> None:
        side = min(self.rect.size)
        rise = round(self.look.scale.px(0.3) * self.glow)
        at = Rect(0, 0, side, side)
        at.center = self.rect.centerx, self.rect.centery - rise
        surface.blit(portrait(self.key_of_picture, self.colour, side), at)
        if self.chosen:
            draw_check(surface, at)
        self.draw_ring(surface, side // 2)


@dataclass(eq=False)
class Portrait(ReadOnly):
    person: Profile

    def draw(self, surface: Surface) -> None:
        side = min(self.rect.size)
        disc = portrait(self.person.picture, self.person.seat_colour, side)
        surface.blit(disc, disc.get_rect(center=self.rect.center))
