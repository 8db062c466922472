"""The plates of the seats: who sits there, in which colour and shape, whose turn it is, how they stand."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from game.core.seats import Seat
from scenes.art.icons import icon
from scenes.art.palette import SeatColour, mix
from scenes.table.card.motion import Eased, settle
from scenes.widgets import paint
from scenes.widgets.layout import REST, SMALLEST_TEXT, Scale, columns, rows
from scenes.widgets.text import ELLIPSIS, fit, fit_line
from scenes.widgets.widget import Widget
from scenes.words import _, pgettext

PLATE = 9.0
_COUNT_SECONDS = 0.7


def level_name(level: str | None) -> str:
    """What a bot's level is called."""
    names = {
        "random": pgettext("level", "Any move"),
        "easy": pgettext("level", "Easy"),
        "medium": pgettext("level", "Medium"),
        "hard": pgettext("level", "Hard"),
        "expert": pgettext("level", "Expert"),
        "sparring": pgettext("level", "Sparring"),
    }
    return names.get(level or "", level or "")


def down(rect: Rect, count: int, scale: Scale) -> list[Rect]:
    """Places one below the other, from the top."""
    gap = min(scale.px(1.2), rect.h // 40)
    tall = min(scale.px(PLATE), (rect.h - gap * (count - 1)) // count)
    return rows(rect, *[tall] * count, REST, gap=gap)[:count]


def across(rect: Rect, count: int, scale: Scale) -> list[Rect]:
    """Places side by side."""
    return columns(rect, *[REST] * count, gap=scale.px(1.2))


class Scores:
    """What stands on the plates: they count up to it."""

    def __init__(self, seats: int) -> None:
        self._shown = [Eased(0.0) for _ in range(seats)]

    def shown(self, seat: int) -> int:
        return round(self._shown[seat].value)

    def count_to(self, scores: Sequence[int]) -> None:
        for shown, score in zip(self._shown, scores, strict=True):
            if score != shown.goal:
                shown.send(score, _COUNT_SECONDS, settle)

    def put(self, scores: Sequence[int]) -> None:
        for shown, score in zip(self._shown, scores, strict=True):
            shown.put(score)

    @property
    def settled(self) -> bool:
        return all(shown.settled for shown in self._shown)

    def update(self, dt: float) -> None:
        for shown in self._shown:
            shown.step(dt)


@dataclass(eq=False)
class SeatPlate(Widget):
    """A press hands the seat to somebody else. `signs` draws what the game adds below the name."""

    seat: Seat
    colour: SeatColour
    _: KW_ONLY
    on_press: Callable[[], None] = lambda: None
    to_act: bool = False
    score: Callable[[], int | None] = lambda: None
    detail: str = ""
    signs: Callable[[Surface, Rect], None] | None = None

    role = "seat"

    def press(self) -> None:
        self.on_press()

    def draw(self, surface: Surface) -> None:
        scale, mood, rect = self.look.scale, self.look.mood, self.rect
        radius = min(scale.px(1.2), rect.h // 4)
        paint.cast(surface, rect, radius, scale.px(0.9), scale.px(0.4), 130)
        base = mix(mood.panel, self.colour.colour, 0.30 if self.to_act else 0.10)
        surface.blit(paint.fill(rect.size, radius, mix(base, (255, 255, 255), 0.06), base, 238), rect)
        if self.to_act:
            surface.blit(paint.ring(rect.size, radius, max(2, scale.px(0.35)), mood.glow), rect)
        else:
            line = mix(mood.panel, mood.panel_text, 0.25 + 0.35 * self.glow)
            surface.blit(paint.ring(rect.size, radius, max(1, scale.px(0.12)), line), rect)
        self._write(surface, self._sign(surface))
        self.draw_ring(surface, radius)

    def _sign(self, surface: Surface) -> int:
        """The seat's colour with its shape; gives where the lettering begins."""
        scale, rect = self.look.scale, self.rect
        side = min(scale.px(5.2), rect.h - scale.px(1.6), rect.w // 4)
        at = Rect(rect.x + min(scale.px(1.2), rect.w // 16), rect.centery - side // 2, side, side)
        made = paint.Plate(
            self.colour.colour, self.colour.deep, mix(self.colour.colour, (255, 255, 255), 0.5), (20, 14, 12)
        )
        surface.blit(paint.plate(at.size, side // 2, made, max(1, scale.px(0.16))), at)
        shape = max(8, round(side * 0.6))
        surface.blit(
            icon(self.colour.shape, shape, self.colour.text),
            (at.centerx - shape // 2, at.centery - shape // 2),
        )
        return at.right + scale.px(1.0)

    def _write(self, surface: Surface, x: int) -> None:
        scale, mood, rect = self.look.scale, self.look.mood, self.rect
        edge = min(scale.px(1.2), rect.w // 16)
        score = self.score()
        high = min(scale.text("heading"), rect.h // 2)
        room = rect.right - edge - x
        if score is not None:
            number = fit(str(score), "poster", high, (max(room // 3, high), rect.h))
            place = Rect(rect.right - edge - number.width, rect.y, number.width, rect.h)
            number.draw(surface, place, mood.glow if self.to_act else mood.panel_text, "right")
            room -= number.width + scale.px(0.8)
        upper, lower = rows(rect.inflate(0, -2 * (rect.h // 10)), REST, REST)
        name = fit_line(self.seat.name, "bold", min(scale.text("body"), upper.h), room)
        name.draw(surface, Rect(x, upper.y, room, upper.h), mood.panel_text)
        if self.signs:
            self.signs(surface, Rect(x, lower.y, room, lower.h))
            return
        small = min(scale.text("small"), lower.h)
        sign = min(scale.px(2.1), lower.h)
        bot = self.seat.kind == "bot"
        surface.blit(
            icon("bot" if bot else "person", sign, mood.panel_text_muted), (x, lower.centery - sign // 2)
        )
        words = self.detail or (level_name(self.seat.level) if bot else _("Player"))
        place = Rect(x + sign + scale.px(0.5), lower.y, room - sign - scale.px(0.5), lower.h)
        text = fit(words, "regular", small, place.size, SMALLEST_TEXT)
        if not text.lines[0].endswith(ELLIPSIS):  # where there is no room, the sign says it
            text.draw(surface, place, mood.panel_text_muted)
