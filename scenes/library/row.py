"""A line of the list: the game's box, its name, who plays, when it was played last, and how it stands."""

from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.art.icons import draw_icon
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, INK, SIGNALS, mix
from scenes.library.game_summary import GameSummary
from scenes.widgets import paint
from scenes.widgets.layout import Scale
from scenes.widgets.offer_button import small_box
from scenes.widgets.text import fit, line_height, shortened, width_of, write
from scenes.widgets.widget import Widget

HEIGHT = 8.0
_PAD = 1.2


def title_place(rect: Rect, scale: Scale) -> Rect:
    """Where the name stands, or the field to change it in."""
    left = rect.x + scale.px(_PAD) + _box_width(rect, scale) + scale.px(1.4)
    return Rect(left, rect.y + scale.px(0.5), rect.right - scale.px(_PAD) - left, scale.px(4.2))


def _box_width(rect: Rect, scale: Scale) -> int:
    return round((rect.h - scale.px(1.4)) / 1.27)


@dataclass(eq=False)
class GameRow(Widget):
    """A press chooses it; a press on the chosen one opens it."""

    shown: GameSummary
    _: KW_ONLY
    chosen: bool = False
    renamed: bool = False
    """Its name is being written anew: a field stands in the name's place."""

    role = "row"

    def draw(self, surface: Surface) -> None:
        scale, rect, shown = self.look.scale, self.rect, self.shown
        radius = scale.px(0.9)
        if self.chosen:
            made = paint.Plate(mix(CREAM, BRASS, 0.3), mix(CREAM, BRASS, 0.5), BRASS_LIGHT, BRASS_DARK)
            surface.blit(paint.plate(rect.size, radius, made, max(1, scale.px(0.12))), rect)
        else:
            self.draw_glow(surface, radius, BRASS_DARK)
        box = small_box(shown.game, _box_width(rect, scale))
        at = box.get_rect(midleft=(rect.x + scale.px(_PAD), rect.centery))
        paint.cast(surface, at, 2, scale.px(0.5), scale.px(0.2), 120)
        surface.blit(box, at)
        soft = mix(SIGNALS.aside, INK, 0.3) if self.chosen else SIGNALS.aside
        top = title_place(rect, scale)
        low = Rect(top.x, top.bottom - scale.px(0.5), top.w, rect.bottom - scale.px(0.7) - top.bottom)
        if not self.renamed:
            self._write_name(surface, top, soft)
        self._write_players(surface, low, soft)
        self.draw_ring(surface, radius)

    def _write_name(self, surface: Surface, place: Rect, soft: tuple[int, int, int]) -> None:
        scale, shown = self.look.scale, self.shown
        body, small = scale.text("body"), scale.text("small")
        wide = min(width_of(shown.when, "regular", small), place.w // 2)
        aside = Rect(place.right - wide, place.y, wide, place.h)
        write(surface, shortened(shown.when, "regular", small, wide), "regular", small, soft, aside, "right")
        room = place.w - wide - scale.px(1.5)
        name = fit(shown.name, "bold", round(body * 1.08), (room, line_height(round(body * 1.08))))
        name.draw(surface, Rect(place.x, place.y, room, place.h), INK)

    def _write_players(self, surface: Surface, place: Rect, soft: tuple[int, int, int]) -> None:
        """Names behind the shapes of their seats; at the right how the game stands."""
        scale, shown = self.look.scale, self.shown
        small = scale.text("small")
        tone = soft if shown.ended else mix(SIGNALS.good, INK, 0.15)
        if shown.damaged:
            tone = mix(SIGNALS.bad, INK, 0.15)
        wide = min(width_of(shown.status, "bold", small), place.w * 2 // 5)
        words = shortened(shown.status, "bold", small, wide)
        write(surface, words, "bold", small, tone, Rect(place.right - wide, place.y, wide, place.h), "right")
        end = place.right - wide - scale.px(1.5)
        side, x = scale.px(1.6), place.x
        for seat, colour in zip(shown.seats, shown.colours, strict=True):
            room = end - x - side - scale.px(0.5)
            if room < scale.px(3):
                break
            draw_icon(surface, colour.shape, side, colour.deep, midleft=(x, place.centery))
            x += side + scale.px(0.5)
            name = shortened(seat.name, "regular", small, room)
            done = write(surface, name, "regular", small, soft, Rect(x, place.y, room, place.h))
            x = done.right + scale.px(1.3)
