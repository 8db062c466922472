"""The score pad: a sheet with a column for each seat, that writes itself turn by turn."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import pygame
from msgspec import UNSET
from pygame import Rect, Surface

from game.shelf import GAMES
from scenes.art.icons import icon
from scenes.art.palette import SIGNALS, Rgb, SeatColour, mix
from scenes.art.surface_cache import kept
from scenes.table.card.motion import Eased, Moved, glide
from scenes.table.seats import draw_sign
from scenes.table.sitting import Sitting
from scenes.widgets import paint
from scenes.widgets.layout import Scale
from scenes.widgets.text import lettering, write

Column = tuple[int, ...]
"""A seat's points, turn by turn; a pass is 0. What seats began with stands above, if anybody began ahead."""

_WRITING = 0.42


@dataclass(frozen=True)
class PadLook:
    """What the sheet is made of, in the palette in force; `nothing` is written for a turn without points."""

    sheet: tuple[Rgb, Rgb]
    binding: Rgb
    line: Rgb
    margin: Rgb
    pen: Rgb
    numbers: Rgb
    nothing: str


class Pad(Moved):
    def __init__(self, sitting: Sitting, look: Callable[[], PadLook]) -> None:
        seats = len(sitting.seats)
        self.written: tuple[Column, ...] = ((),) * seats
        self.reduced = False
        """Reduced motion: what is written fades in."""
        self._sitting, self._look = sitting, look
        self._colours = sitting.colours[:seats]
        self._before = 0
        """So many lines say what seats began with: one, if anybody began ahead."""
        self._pen = Eased(1.0)
        self.ways = (self._pen,)
        self._fresh: int | None = None
        """The seat whose last entry is being written."""

    def write_to(self, n: int, after: float = 0.0) -> None:
        """What is known after so many events. One more entry writes itself, when its points arrive; anything
        else is there at once.
        """
        seen = self._sitting.seen()[:n]
        self._before = sum(bool(getattr(event, "head_start", UNSET)) for event in seen)
        written = columns(self._sitting.game, seen, len(self.written))
        grown = [
            seat
            for seat, (old, new) in enumerate(zip(self.written, written, strict=True))
            if new[: len(old)] == old and len(new) == len(old) + 1
        ]
        same = sum(old == new for old, new in zip(self.written, written, strict=True))
        if len(grown) == 1 and same == len(written) - 1:
            self._fresh = grown[0]
            self._pen.put(0.0)
            self._pen.send(1.0, _WRITING, glide, after)
        elif written != self.written:
            self._fresh = None
            self._pen.put(1.0)
        self.written = written

    def draw(self, surface: Surface, place: Rect, scale: Scale) -> None:
        """Where there is room for no more than its head, it stays in the drawer."""
        line = scale.px(2.9)
        head = scale.px(3.4)
        lines = (place.h - head - scale.px(3.4)) // line
        if lines < 1:
            return
        turns = max((len(column) for column in self.written), default=0)
        first = max(0, turns - lines)
        surface.blit(_paper(place.size, scale.px(1), head, line, self._colours, self._look()), place.topleft)
        left, width = _column(place.size, scale.px(1), len(self._colours))
        px = max(11, round(line * 0.82))
        tall = place.y + scale.px(1.6) + head
        for seat, column in enumerate(self.written):
            x = place.x + left + seat * width
            for at, points in list(enumerate(column))[first:]:
                cell = Rect(x, tall + (at - first) * line, width, line)
                fresh = seat == self._fresh and at == len(column) - 1
                share = self._pen.value if fresh else 1.0
                self._entry(surface, cell, self._said(points, begun=at < self._before), px, share)
        for at in range(first, min(first + lines, turns)):
            cell = Rect(place.x + scale.px(0.4), tall + (at - first) * line, left - scale.px(0.9), line)
            write(
                surface,
                str(at + 1 - self._before) if at >= self._before else "+",
                "medium",
                max(12, round(px * 0.76)),
                self._look().numbers,
                cell,
                "right",
            )

    def _entry(self, surface: Surface, cell: Rect, words: str, px: int, share: float) -> None:
        passed = words == self._look().nothing
        made = lettering(
            words, "title_italic" if passed else "bold", round(px * 0.8) if passed else px, self._look().pen
        )
        if made.get_width() > cell.w - 2:
            made = pygame.transform.smoothscale_by(made, (cell.w - 2) / made.get_width())
        at = made.get_rect(center=cell.center)
        if self.reduced and share < 1:
            faint = made.copy()
            faint.set_alpha(round(255 * share))
            surface.blit(faint, at)
            return
        seen = round(at.w * share)
        surface.blit(made, at, Rect(0, 0, seen, at.h))
        if 0 < share < 1:
            pencil = icon("pencil", round(cell.h * 0.9), SIGNALS.aside)
            surface.blit(pencil, pencil.get_rect(bottomleft=(at.x + seen, at.centery + at.h // 5)))

    def _said(self, points: int, *, begun: bool) -> str:
        """Nothing to begin with is a dash."""
        if points:
            return str(points)
        return "–" if begun else self._look().nothing


def columns(game: str, events: Iterable[Any], seats: int) -> tuple[Column, ...]:
    """What the pad says after these events."""
    written: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        if head_start := getattr(event, "head_start", UNSET):
            written = [[begun] for begun in head_start]
        elif made := GAMES[game].earned(event):
            seat, points = made
            written[seat].append(points)
    return tuple(map(tuple, written))


def _column(size: tuple[int, int], unit: int, seats: int) -> tuple[int, int]:
    """Where the first column begins, and how wide each is."""
    left = min(3 * unit, size[0] // 6)
    return left, (size[0] - left - unit // 2) // seats


@kept(4)
def _paper(
    size: tuple[int, int], unit: int, head: int, line: int, colours: tuple[SeatColour, ...], look: PadLook
) -> Surface:
    """Ruled, with a red margin, bound at the top, each column headed by its seat's sign."""
    width, height = size
    spread = unit
    made = Surface((width + spread, height + spread), pygame.SRCALPHA)
    made.blit(
        paint.shadow((width - spread, height - spread), unit // 2, spread, 150), (spread // 3, spread // 2)
    )
    sheet = Rect(0, 0, width, height)
    made.blit(paint.fill(sheet.size, max(2, unit // 2), *look.sheet), sheet)
    binding = Rect(0, 0, width, round(unit * 1.1))
    pygame.draw.rect(
        made,
        look.binding,
        binding,
        border_top_left_radius=max(2, unit // 2),
        border_top_right_radius=max(2, unit // 2),
    )
    left, across = _column(size, unit, len(colours))
    top = round(unit * 1.6) + head
    for y in range(top, height - unit // 2, line):
        pygame.draw.line(made, look.line, (unit // 2, y), (width - unit // 2, y))
    pygame.draw.line(made, look.margin, (left - unit // 4, binding.bottom), (left - unit // 4, height - 2))
    for seat, colour in enumerate(colours):
        middle = (left + seat * across + across // 2, round(unit * 1.4) + head // 2)
        side = min(head, across - 2)
        at = Rect(middle[0] - side // 2, middle[1] - side // 2, side, side)
        draw_sign(made, at, colour, max(1, side // 18), max(7, round(side * 0.58)))
        if seat:
            x = left + seat * across
            pygame.draw.line(made, mix(look.line, look.sheet[0], 0.35), (x, binding.bottom), (x, height - 2))
    return made
