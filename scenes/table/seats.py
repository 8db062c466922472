"""The plates of the seats: who sits there, in which colour and shape, whose turn it is, how they stand."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from game.bots.explain.coach import COACH, coached
from game.bots.record import bots_of
from game.core.seats import Seat
from scenes.art.icons import icon
from scenes.art.palette import EMBER_LIGHT, SHADOW, Rgb, SeatColour, mix
from scenes.art.portraits import seated
from scenes.table.card.motion import Eased, Moved, settle
from scenes.text.words import _, pgettext
from scenes.widgets import paint
from scenes.widgets.layout import REST, SMALLEST_TEXT, Scale, Share, inset, rows
from scenes.widgets.text import ELLIPSIS, fit_line
from scenes.widgets.widget import Widget

PLATE = 9.0
_PLATE_FROM_AFAR = 24.0
_WIDE = 22.0
"""A plate so many units wide holds sign, name and score side by side."""
LIT, UNLIT = 0.26, 0.10
"""How much of the seat's colour is in its plate: when it is to act, and else."""
_LIT_FROM_AFAR = 0.5
_COUNT_SECONDS = 0.45


def levels(game: str) -> tuple[str, ...]:
    """Those that people choose among."""
    return (*bots_of(game).levels, *((COACH,) if coached(game) else ()))


def level_name(level: str | None) -> str:
    names = {
        "random": pgettext("level", "Any move"),
        "easy": pgettext("level", "Easy"),
        "medium": pgettext("level", "Medium"),
        "hard": pgettext("level", "Hard"),
        "expert": pgettext("level", "Expert"),
        "sparring": pgettext("level", "Sparring"),
        COACH: pgettext("level", "Coach"),
    }
    return names.get(level or "", level or "")


def down(rect: Rect, count: int, scale: Scale, *, from_afar: bool = False) -> list[Rect]:
    """Places one below the other, from the top."""
    gap = min(scale.px(1.2), rect.h // 40)
    tallest = scale.px(_PLATE_FROM_AFAR if from_afar else PLATE)
    tall = min(tallest, (rect.h - gap * (count - 1)) // count)
    return rows(rect, *[tall] * count, REST, gap=gap)[:count]


def draw_sign(
    surface: Surface, at: Rect, colour: SeatColour, rim: int, shape: int, edge: Rgb = (20, 14, 12)
) -> None:
    """A seat's colour with its shape, so large, on a round plate with a rim so thick."""
    made = paint.Plate(colour.colour, colour.deep, mix(colour.colour, (255, 255, 255), 0.5), edge)
    surface.blit(paint.plate(at.size, at.w // 2, made, rim), at)
    sign = icon(colour.shape, shape, colour.text)
    surface.blit(sign, sign.get_rect(center=at.center))


class Scores(Moved):
    """What stands on the plates: they count up to it."""

    def __init__(self, seats: int) -> None:
        self.reduced = False
        """Reduced motion: the new score is there at once."""
        self._shown = self.ways = [Eased(0.0) for _ in range(seats)]

    def shown(self, seat: int) -> int:
        return round(self._shown[seat].value)

    def all_shown(self) -> tuple[int, ...]:
        return tuple(map(self.shown, range(len(self._shown))))

    def count_to(self, scores: Sequence[int], after: float = 0.0) -> None:
        """`after`: seconds until the points that fly there arrive."""
        for shown, score in zip(self._shown, scores, strict=True):
            if score != shown.goal:
                shown.send(score, _COUNT_SECONDS, settle, after)
            if self.reduced:
                shown.finish()

    def put(self, scores: Sequence[int]) -> None:
        for shown, score in zip(self._shown, scores, strict=True):
            shown.put(score)


@dataclass(eq=False)
class SeatPlate(Widget):
    """A press hands the seat to somebody else. `signs` draws what the game adds below the name."""

    seat: Seat
    colour: SeatColour
    _: KW_ONLY
    to_act: bool = False
    won: bool = False
    """The game is over: a crown lies on the plates of the winners."""
    score: Callable[[], int]
    detail: str = ""
    picture: str | None = None
    signs: Callable[[Surface, Rect], None] | None = None
    from_afar: bool = False

    role = "seat"

    def draw(self, surface: Surface) -> None:
        scale, mood, rect = self.look.scale, self.look.mood, self.rect
        radius = min(scale.px(1.2), rect.h // 4)
        paint.cast(surface, rect, radius, scale.px(0.9), scale.px(0.4), 130)
        lit = _LIT_FROM_AFAR if self.from_afar else LIT
        base = mix(mood.panel, self.colour.colour, lit if self.to_act else UNLIT)
        surface.blit(paint.fill(rect.size, radius, mix(base, (255, 255, 255), 0.06), base, 238), rect)
        if self.to_act:
            thick = scale.px(0.8 if self.from_afar else 0.35)
            surface.blit(paint.ring(rect.size, radius, max(2, thick), mood.glow), rect)
        else:
            line = mix(mood.panel, mood.panel_text, 0.25 + 0.35 * self.glow)
            surface.blit(paint.ring(rect.size, radius, max(1, scale.px(0.12)), line), rect)
        self._write(surface)
        if self.won:
            side = min(rect.h // 2, rect.w // 5)
            for shade, off in ((SHADOW, max(1, side // 16)), (EMBER_LIGHT, 0)):
                surface.blit(icon("crown", side, shade), (rect.x + side // 3, rect.y - side // 4 + off))
        self.draw_ring(surface, radius)

    def _write(self, surface: Surface) -> None:
        """Sign, name and score side by side; on a narrow plate the name has a line of its own above."""
        if self.from_afar:
            self._write_large(surface)
            return
        scale, rect = self.look.scale, self.rect
        edge = min(scale.px(1.2), rect.w // 16)
        inner = inset(rect, edge, rect.h // 10)
        body = scale.text("body")
        if rect.w < scale.px(_WIDE):
            upper, lower = rows(inner, Share(2), Share(3), gap=rect.h // 24)
            self._name(surface, upper, round(body * 0.6))
            x, right = self._sign(surface, lower), self._number(surface, lower)
            self._detail(surface, Rect(x, lower.y, right - x, lower.h))
        else:
            x, right = self._sign(surface, inner), self._number(surface, inner)
            upper, lower = rows(Rect(x, inner.y, right - x, inner.h), REST, REST)
            self._name(surface, upper, round(body * 0.8))
            self._detail(surface, lower)

    def _write_large(self, surface: Surface) -> None:
        """As large as there is room: the name above, below it sign and score, then the game's signs."""
        rect = self.rect
        inner = inset(rect, min(self.look.scale.px(1.4), rect.w // 14), rect.h // 14)
        parts = (Share(2), Share(3.4), Share(1.4)) if self.signs else (Share(2), Share(3.4))
        upper, middle, *low = rows(inner, *parts, gap=rect.h // 24)
        self._name(surface, upper, SMALLEST_TEXT, self.look.scale.text("heading"))
        side = min(middle.h, middle.w * 2 // 5)
        self._sign(surface, Rect(middle.x, middle.centery - side // 2, middle.w, side), side)
        self._number(surface, middle, middle.h)
        if self.signs:
            self.signs(surface, low[0])

    def _name(self, surface: Surface, place: Rect, smallest: int, largest: int = 0) -> None:
        px = min(largest or self.look.scale.text("body"), place.h)
        name = fit_line(self.seat.name, "bold", px, place.w, max(SMALLEST_TEXT, smallest))
        name.draw(surface, place, self.look.mood.panel_text)

    def _sign(self, surface: Surface, place: Rect, side: int = 0) -> int:
        """The seat's colour with its shape, and who sits there as a picture; gives where the rest begins."""
        scale = self.look.scale
        side = side or min(scale.px(6.4 if self.picture else 5.2), place.h, place.w // 3)
        at = Rect(place.x, place.centery - side // 2, side, side)
        beside = at.right + min(scale.px(1.0), place.w // 20)
        if self.picture:
            surface.blit(seated(self.picture, self.colour, side), at)
            return beside
        draw_sign(surface, at, self.colour, max(1, scale.px(0.16)), max(8, round(side * 0.6)))
        return beside

    def _number(self, surface: Surface, place: Rect, largest: int = 0) -> int:
        """The score, at the right; gives where the rest ends."""
        scale, mood = self.look.scale, self.look.mood
        high = min(largest or scale.text("heading"), place.h)
        number = fit_line(str(self.score()), "poster", high, max(place.w // (2 if largest else 3), high))
        number.draw(surface, place, mood.glow if self.to_act else mood.panel_text, "right")
        return place.right - number.width - min(scale.px(0.8), place.w // 24)

    def _detail(self, surface: Surface, place: Rect) -> None:
        scale, mood = self.look.scale, self.look.mood
        muted = mood.panel_text if self.to_act else mood.panel_text_muted  # the plate is lit then
        if self.signs:
            self.signs(surface, place)
            return
        small = min(scale.text("small"), place.h)
        sign = min(scale.px(2.1), place.h)
        bot = self.seat.kind == "bot"
        surface.blit(icon("bot" if bot else "person", sign, muted), (place.x, place.centery - sign // 2))
        words = self.detail or (level_name(self.seat.level) if bot else _("Person"))
        gap = sign + scale.px(0.5)
        room = Rect(place.x + gap, place.y, max(1, place.w - gap), place.h)
        text = fit_line(words, "regular", small, room.w, max(SMALLEST_TEXT, small * 7 // 10))
        if not text.lines[0].endswith(ELLIPSIS):  # where there is no room, the sign says it
            text.draw(surface, room, muted)
