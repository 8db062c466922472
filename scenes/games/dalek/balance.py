"""Humans against Daleks as a see-saw: it tips to the heavier side, and says what that means."""

from math import asin, cos, degrees, radians, sin

import pygame
from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import SHADOW, Rgb, mix
from scenes.art.surface_cache import kept
from scenes.games.dalek.colours import DALEK
from scenes.games.dalek.mood import NIGHT
from scenes.games.dalek.steel import STEEL
from scenes.table.card.motion import Eased, Moved, land, settle
from scenes.text.words import _, ngettext
from scenes.widgets.layout import SMALLEST_TEXT, Scale
from scenes.widgets.text import evened, fit, lettering

_MOST = 9.0  # degrees
_FULL = 8  # points of difference that tip it all the way
_FINE = 3
_WIDE = 34.0
"""A narrower balance says what it means in two lines, or three smaller ones."""
_TIP_SECONDS, _COUNT_SECONDS = 0.5, 0.35


class Balance(Moved):
    def __init__(self) -> None:
        self.humans, self.daleks = 0, 0
        self.reduced = False
        """Reduced motion: it stands as it will, at once."""
        self._verdict: str | None = None
        self._tilt = Eased(0.0)
        self._counts = (Eased(0.0), Eased(0.0))
        self.ways = (self._tilt, *self._counts)

    def weigh(self, humans: int, daleks: int, ended: str | None = None) -> None:
        """`ended`: for what reason the turn has, if it has."""
        self.humans, self.daleks, self._verdict = humans, daleks, ended
        share = max(-1.0, min(1.0, (daleks - humans) / _FULL))
        self._tilt.send(share * _MOST, _TIP_SECONDS, land)
        for count, value in zip(self._counts, (humans, daleks), strict=True):
            count.send(value, _COUNT_SECONDS, settle)
        if self.reduced:
            self.finish()

    def declare(self, reason: str) -> None:
        """The turn has ended for this reason: a third Doctor or Exterminate overrules the weights."""
        self._verdict = reason

    def words(self) -> str:
        """What the balance means for the points."""
        if self._verdict == "doctor":
            return _("The third Doctor takes all points.")
        if self._verdict == "exterminate":
            return _("The third Exterminate: the Humans count twice.")
        if self.humans == 0:
            return _("Humans bring points. Daleks must weigh as much.")
        short = self.humans - self.daleks
        if short <= 0:
            return _("The Daleks weigh enough: the Humans count.")
        return ngettext(
            "The Daleks are {n} short: nothing counts yet.",
            "The Daleks are {n} short: nothing counts yet.",
            short,
        ).format(n=short)

    @property
    def _colour(self) -> Rgb:
        if self._verdict in ("doctor", "exterminate"):
            return DALEK.short if self._verdict == "doctor" else DALEK.enough
        if self.humans == 0:
            return NIGHT.text_muted
        return DALEK.enough if self.daleks >= self.humans else DALEK.short

    def draw(self, surface: Surface, place: Rect, scale: Scale) -> None:
        colour = self._colour
        line = min(scale.px(6.6 if place.w < scale.px(_WIDE) else 3.0), place.h // 3)
        low = Rect(place.x, place.bottom - line, place.w, line)
        words = fit(self.words(), "medium", scale.text("small"), low.size, SMALLEST_TEXT)
        evened(words).draw(surface, low, colour, "centre")
        room = Rect(place.x, place.y, place.w, place.h - line)
        side = min(scale.px(6.0), round(room.h * 0.62), room.w * 2 // 9)
        arm = min(scale.px(15), round(room.w * 0.5) - side * 3 // 5)
        low = min(round(room.h * 0.48), side * 7 // 4)  # in a high room it stands low, above its words
        pivot = (room.centerx, (room.y + room.bottom - low) // 2 + (room.bottom - low - room.y) // 4)
        room = Rect(room.x, room.y, room.w, pivot[1] + low - room.y)
        free = (room.bottom - pivot[1] - side / 2) / max(1, arm)  # the lower weight stays above the words
        tilt = self._tilt.value * min(1.0, degrees(asin(max(0.0, min(1.0, free)))) / _MOST)
        beam = _beam(arm, max(3, side // 9), round(tilt * 4), colour)
        foot = _foot(round(side * 0.9), room.bottom - pivot[1])
        surface.blit(foot, foot.get_rect(midtop=pivot))
        surface.blit(beam, beam.get_rect(center=pivot))
        rise = sin(radians(tilt)) * arm
        reach = cos(radians(tilt)) * arm
        for sign, tint, count, x, y in (
            ("person", DALEK.human, self._counts[0], pivot[0] - reach, pivot[1] - rise),
            ("robot", DALEK.robot, self._counts[1], pivot[0] + reach, pivot[1] + rise),
        ):
            self._weight(surface, (round(x), round(y)), side, sign, tint, round(count.value))

    def _weight(
        self, surface: Surface, at: tuple[int, int], side: int, sign: str, tint: Rgb, count: int
    ) -> None:
        disc = _disc(side, tint)
        surface.blit(disc, disc.get_rect(center=at))
        number = lettering(str(count), "poster", max(11, round(side * 0.52)), (18, 16, 24))
        mark = icon(sign, max(8, round(side * 0.34)), (18, 16, 24))
        surface.blit(mark, mark.get_rect(center=(at[0], at[1] - round(side * 0.25))))
        surface.blit(number, number.get_rect(center=(at[0], at[1] + round(side * 0.17))))


@kept(96)
def _beam(arm: int, thick: int, quarter_degrees: int, colour: Rgb) -> Surface:
    angle = radians(quarter_degrees / 4)
    size = (2 * arm + 4 * thick, 2 * round(abs(sin(angle)) * arm) + 6 * thick)
    big = Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    middle = (size[0] * _FINE / 2, size[1] * _FINE / 2)
    across, up = (cos(angle) * arm * _FINE, sin(angle) * arm * _FINE), thick * _FINE / 2

    def plank(off: float, half: float, shade: Rgb) -> None:
        ends = ((-1, -half), (1, -half), (1, half), (-1, half))
        points = [
            (middle[0] + way * across[0], middle[1] + way * across[1] + side + off) for way, side in ends
        ]
        pygame.draw.polygon(big, shade, points)

    plank(up * 0.8, up * 1.3, mix(SHADOW, STEEL, 0.1))
    plank(0, up, STEEL)
    plank(-up * 0.5, up * 0.35, mix(STEEL, (255, 255, 255), 0.55))
    pygame.draw.circle(big, mix(STEEL, SHADOW, 0.5), middle, up * 2.4)
    pygame.draw.circle(big, colour, middle, up * 1.7)
    return pygame.transform.smoothscale(big, size)


@kept(8)
def _foot(width: int, height: int) -> Surface:
    size = (max(4, width), max(4, height))
    big = Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    w, h = big.get_size()
    pygame.draw.polygon(big, mix(STEEL, SHADOW, 0.35), [(w / 2, 0), (w, h), (0, h)])
    pygame.draw.polygon(big, mix(STEEL, (255, 255, 255), 0.2), [(w / 2, 0), (w * 0.42, h), (0, h)])
    return pygame.transform.smoothscale(big, size)


@kept(8)
def _disc(side: int, tint: Rgb) -> Surface:
    big = Surface((side * _FINE + 6 * _FINE, side * _FINE + 6 * _FINE), pygame.SRCALPHA)
    middle, radius = big.get_width() / 2, side * _FINE / 2
    pygame.draw.circle(big, (*SHADOW, 150), (middle, middle + 2.4 * _FINE), radius)
    pygame.draw.circle(big, mix(tint, SHADOW, 0.55), (middle, middle), radius)
    pygame.draw.circle(big, mix(tint, (255, 255, 255), 0.5), (middle, middle), radius * 0.94)
    pygame.draw.circle(big, mix(tint, (255, 255, 255), 0.12), (middle, middle), radius * 0.86)
    return pygame.transform.smoothscale(big, (big.get_width() // _FINE, big.get_height() // _FINE))
