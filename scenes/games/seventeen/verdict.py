"""How a round came out, said below the row, where it covers nothing; it stands until it has been read."""

from math import inf

from pygame import Rect, Surface, transform

from scenes.art.palette import CREAM, mix
from scenes.games.seventeen.mood import POSTER
from scenes.table.card.motion import Hear, land
from scenes.table.moments import HEARD, Tone, tones
from scenes.widgets import paint
from scenes.widgets.layout import SMALLEST_TEXT, Scale
from scenes.widgets.text import block, evened, fit, fit_line

READING = 3.0
"""Seconds that it stands, unless somebody presses before."""
_IN = 0.3


class Verdict:
    def __init__(self) -> None:
        self.reduced = False
        self.hear: Hear = lambda _name, _loud, _x: None
        self.head = self.line = ""
        self._tone: Tone = "plain"
        self._clock = inf
        self._left: float | None = None
        self.keeps = False
        """Nothing moves at this table: it stands until the next press, whatever goes on below it."""
        self._kept: tuple[object, Surface] | None = None

    @property
    def stands(self) -> bool:
        return bool(self.head)

    @property
    def lingers(self) -> bool:
        """It is being read, and will go when that is over."""
        return self._left is not None

    def show(self, head: str, line: str, tone: Tone, wait: float = 0.0, *, keeps: bool = False) -> None:
        self.keeps = keeps
        self.head, self.line, self._tone = head, line, tone
        self._clock, self._left = -wait, None

    def linger(self) -> None:
        self._left = READING

    def clear(self) -> None:
        if not self.keeps:
            self.put_away()

    def put_away(self) -> None:
        self.keeps = False
        self.head = self.line = ""
        self._clock, self._left = inf, None

    def finish(self) -> None:
        self._clock = inf
        if self.lingers:
            self.clear()

    @property
    def settled(self) -> bool:
        return not self.stands or (self._clock >= _IN and not self.lingers)

    def update(self, dt: float) -> None:
        if self.stands and self._clock <= 0 < self._clock + dt:
            self.hear(HEARD[self._tone], 1.0, 0.0)
        self._clock += dt

    def read_on(self, seconds: float) -> bool:
        """So many seconds of people's time have gone by; whether it has been read now."""
        if self._left is None:
            return False
        self._left -= seconds
        return self._left <= 0

    def draw(self, surface: Surface, place: Rect, scale: Scale) -> None:
        if not self.stands or self._clock < 0:
            return
        opened = min(1.0, self._clock / _IN)
        wanted = self.head, self.line, place.size, scale
        if self._kept is None or self._kept[0] != wanted:
            self._kept = wanted, self._picture(place, scale)
        picture = self._kept[1]
        if opened < 1 and not self.reduced:
            picture = transform.smoothscale_by(picture, 0.8 + 0.2 * land(opened))
        paint.fade_in(surface, picture, picture.get_rect(center=place.center), opened)

    def _picture(self, place: Rect, scale: Scale) -> Surface:
        pad = min(scale.px(2.2), place.h // 5)
        room = place.w - 2 * pad
        least = block(self.line, "medium", SMALLEST_TEXT, room).height
        large = max(
            SMALLEST_TEXT, min(scale.text("title"), place.h * 4 // 10, (place.h - pad - least) * 4 // 5)
        )
        small = min(scale.text("lead"), place.h * 3 // 10)
        head = fit_line(self.head, "title", large, room, SMALLEST_TEXT)
        line = fit(self.line, "medium", small, (room, place.h - head.height - pad), SMALLEST_TEXT)
        line = evened(line)
        wide = max(head.width, line.width) + 2 * pad
        high = min(place.h, head.height + line.height + pad)
        picture = Surface((wide, high)).convert_alpha()
        picture.fill((0, 0, 0, 0))
        radius = high // 4
        tone = tones()[self._tone]
        ground = mix(POSTER.panel, tone, 0.35)
        picture.blit(paint.fill((wide, high), radius, ground, mix(ground, POSTER.panel, 0.6)), (0, 0))
        picture.blit(paint.ring((wide, high), radius, max(2, scale.px(0.3)), mix(tone, CREAM, 0.5)), (0, 0))
        top = (high - head.height - line.height) // 2
        head.draw(picture, Rect(0, top, wide, head.height), CREAM, "centre")
        below = Rect(0, top + head.height, wide, line.height)
        line.draw(picture, below, POSTER.panel_text, "centre")
        return picture
