"""Ghosts of a game's seats, from the bots' process: one is raised when somebody asks for it.

Beside the seat's own turns each has its line in the curve, and a translucent plate at the table.
"""

from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING

from pygame import SRCALPHA, Surface

from game.core.game import event_type
from game.review.ghost import Ghost, Raised, may_be_raised
from scenes.art.palette import SeatColour, mix
from scenes.replay.timeline import Timeline
from scenes.review import sentences
from scenes.table.bots.process import Minds, Wake
from scenes.table.seats import SeatPlate
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.layout import Share, columns, inset, rows
from scenes.widgets.text import fit_line
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.sitting import AnySession

_FAINT = 150
"""Of 255: what is behind a ghost shines through."""


class Ghosts:
    def __init__(self, session: "AnySession", course: Timeline, wake: Wake, told: Callable[[], None]) -> None:
        self.found: dict[int, Ghost] = {}
        self.may_be_raised = may_be_raised(session)
        self._session, self._course, self._told = session, course, told
        self._minds = Minds(wake)

    @property
    def working(self) -> bool:
        return self._minds.thinking

    def ask(self, seat: int) -> None:
        def heard(ghost: Ghost | None) -> None:
            if ghost is not None:
                self.found[seat] = ghost
            self._minds.close()
            self._told()

        self._minds.ask(Raised(self._session.header, self._session.steps, seat), heard)
        self._told()

    def close(self) -> None:
        self._minds.close()

    # Beside the seat's own turns

    def ends(self, seat: int) -> list[int]:
        """The stops at which a seat's turns are over."""
        return [
            self._course.at_or_after(n)
            for n, event in enumerate(self._session.events, 1)
            if event_type(event) == "TurnEnded" and event.seat == seat
        ]

    def turns(self, seat: int, n: int) -> int:
        """How many the seat has had by then."""
        return sum(end <= n for end in self.ends(seat))

    def score(self, seat: int, n: int) -> int:
        """The ghost's, after as many turns as the seat has had by then; one that is done stays."""
        done = self.turns(seat, n)
        return self.found[seat].turns[min(done, len(self.found[seat].turns)) - 1][0] if done else 0

    def told(self, n: int, name: Callable[[int], str]) -> list[str]:
        return [
            sentences.ghosts_score(name(seat), self.score(seat, n))
            for seat in self.found
            if self.turns(seat, n)
        ]

    def line(self, seats: Iterable[int]) -> tuple[tuple[float, float], ...]:
        """In the curve, of these seats."""
        return tuple(
            (self._course.share(end), value)
            for seat in seats
            if seat in self.found
            for end, (_score, value) in zip(self.ends(seat), self.found[seat].turns, strict=False)
        )

    def beside(self, plate: SeatPlate, seat: int, n: int) -> Iterable[Widget]:
        """The plate, and the ghost's beside it, if there is one."""
        yield plate
        if seat not in self.found:
            return
        ghost, score = self.found[seat], self.score(seat, n)
        strayed = ghost.left is not None and self.turns(seat, n) >= ghost.left
        plate.rect, place = columns(plate.rect, Share(8), Share(5), gap=plate.rect.w // 40)
        detail = _("other dice") if strayed else _("same dice")
        told = f"{sentences.ghosts_score(plate.seat.name, score)} {detail}"
        yield GhostPlate(f"ghost.{seat}", told, place, plate.colour, score=score, detail=detail)


@dataclass(eq=False)
class GhostPlate(Widget):
    """Who plays there in the seat's place, and how that one stands; `detail`: on which dice."""

    colour: SeatColour
    _: KW_ONLY
    score: int
    detail: str

    role = "seat"
    focusable = False
    pressable = False

    def draw(self, surface: Surface) -> None:
        scale, mood, rect = self.look.scale, self.look.mood, self.rect
        radius = min(scale.px(1.2), rect.h // 4)
        faint = Surface(rect.size, SRCALPHA)
        base = mix(mood.panel, self.colour.colour, 0.3)
        faint.blit(paint.fill(rect.size, radius, base, base), (0, 0))
        faint.blit(paint.ring(rect.size, radius, max(1, scale.px(0.16)), mood.panel_text), (0, 0))
        faint.set_alpha(_FAINT)
        surface.blit(faint, rect)
        inner = inset(rect, min(scale.px(0.8), rect.w // 12), rect.h // 10)
        small = min(scale.text("small"), inner.h // 3)
        places = rows(inner, Share(2), Share(3), Share(2))
        score = fit_line(str(self.score), "poster", scale.text("lead"), inner.w)
        above, below = (fit_line(said, "medium", small, inner.w) for said in (_("Ghost"), self.detail))
        for text, place in zip((above, score, below), places, strict=True):
            text.draw(surface, place, mood.panel_text, "centre")
