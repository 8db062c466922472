"""`ReviewScene`: a replay with the game as a curve on its shelf, and what the game was made of beside it."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import pygame
from msgspec.structs import replace
from pygame import Rect
from pygame.event import Event

from game.review.ledger import Row
from game.review.positions import Position, drilled, position
from scenes import shelf
from scenes.drills.page import MOST_SEATS
from scenes.drills.scene import DrillScene
from scenes.play import bar_buttons
from scenes.replay.onlooking import Onlooking
from scenes.replay.scene import GoOn, ReplayScene
from scenes.replay.strip import TALL
from scenes.review import sentences
from scenes.review.comparing import Comparing
from scenes.review.curve import Curve, value_at
from scenes.review.findings import MARKED, MISTAKE, by_kind, dearer, mistakes, strokes
from scenes.review.ghosts import Ghosts
from scenes.review.panel import Board, Drawer, Reviewed
from scenes.review.reckoning import Reckoning
from scenes.table.ghost_plate import beside
from scenes.table.seats import SeatPlate
from scenes.text.words import _
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.label import Label
from scenes.widgets.layout import REST, Scale, columns, inset, rows
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    pass

_BAND = 13.0
"""How high the curve is, with the line that tells a moment."""
_ROOMY = 112.0
_SQUEEZED = 0.7
"""A button that is still narrower than its words want has a sign alone."""


class ReviewScene(ReplayScene):
    name = "review"
    tall = TALL + _BAND

    def __init__(self, sitting: Onlooking, go_on: GoOn, at: int | None = None) -> None:
        super().__init__(sitting, go_on, at)
        self._reviewed: tuple[tuple[int, bool] | None, tuple[Reviewed, ...]] = (None, ())
        self._pointed: int | None = None
        self._open_kind: tuple[int, str] | None = None
        self._drawer = Drawer(self)

    def enter(self) -> None:
        self.reckoning = Reckoning(self.sitting.session, self.app.wake, self.relay)
        self.ghosts = Ghosts(self.sitting.session, self.course, self.app.wake, self.relay)
        self.comparing = Comparing(self.sitting.game, self.app.wake, self.relay)
        super().enter()

    def leave(self) -> None:
        self.reckoning.close()
        self.ghosts.close()
        self.comparing.close()
        super().leave()

    def title(self) -> str:
        return _("{game} · review").format(game=shelf.title(self.sitting.game))

    # Who is looked at

    @property
    def _seats(self) -> tuple[int, ...]:
        """People first."""
        count = len(self.sitting.seats)
        return tuple(sorted(range(count), key=lambda seat: (self.sitting.seats[seat].kind != "human", seat)))

    @property
    def _lines(self) -> tuple[int, ...]:
        """Of two, one line tells both."""
        return self._seats[:1] if len(self._seats) <= 2 else self._seats

    def reviewed(self) -> tuple[Reviewed, ...]:
        ledger, session = self.reckoning.ledger, self.sitting.session
        if ledger is None:
            return ()
        if self._reviewed[0] != (state := (len(ledger.rows), self.reckoning.done)):
            seats = tuple(
                Reviewed(
                    seat,
                    self.name_of(seat),
                    self.sitting.colours[seat],
                    by_kind(mistakes(session, ledger, seat)),
                    tuple(sentences.compared(ledger, seat)) if self.reckoning.done else (),
                )
                for seat in self._seats
            )
            self._reviewed = (state, seats)
        return tuple(self._with_ghost(one) for one in self._reviewed[1])

    def _with_ghost(self, one: Reviewed) -> Reviewed:
        ghosts, seat = self.ghosts, one.seat
        one = replace(one, compared=self.comparing.found)
        if seat in ghosts.found:
            ghost = ghosts.found[seat]
            told = [sentences.ghost(ghost, len(ghosts.ends(seat)))]
            told += [sentences.left(ghost.left)] if ghost.left else []
            return replace(one, sentences=(*one.sentences, *told))
        if not self.reckoning.done or not ghosts.may_be_raised:
            return one
        if ghosts.working:
            return replace(one, sentences=(*one.sentences, _("Working it out …")))
        return replace(one, raise_ghost=lambda: ghosts.ask(seat))

    def open_kind(self, seat: int, kind: str) -> None:
        self._open_kind = None if self._open_kind == (seat, kind) else (seat, kind)
        if self._open_kind is not None:
            of_kind = (own for one in self.reviewed() if one.seat == seat for own in one.kinds)
            self.comparing.ask(next(own.mistakes for own in of_kind if own.name == kind))
        self.relay()

    def board(self, place: Rect, scale: Scale, seek: Callable[[int], None]) -> Iterable[Widget]:
        board = Board(self.reckoning, self.reviewed(), self._open_kind, self.open_kind, seek)
        yield from board.lay(place, scale)

    # Going to what stands out

    def before(self, n: int) -> None:
        """The table as it was when this was chosen."""
        self.seek(self.course.before(n))

    def next_mistake(self) -> None:
        ledger = self.reckoning.ledger
        self._next(dearer(ledger, MARKED) if ledger else (), self.course.before)

    def next_stroke(self) -> None:
        ledger = self.reckoning.ledger
        self._next(strokes(ledger) if ledger else (), self.course.at_or_after)

    def _next(self, rows: Sequence[Row], stop_of: Callable[[int], int]) -> None:
        """After the last one, the first."""
        stops = sorted({stop_of(row.n) for row in rows})
        if stops:
            self.seek(next((stop for stop in stops if stop > self.n), stops[0]))

    # Events

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        keys = self.settings.keys
        if not self.controls.pressed_by(event):
            if keys.means(event, "review.mistake"):
                self.next_mistake()
                return True
            if keys.means(event, "review.luck"):
                self.next_stroke()
                return True
        return super().handle(event)

    def _point(self, pos: tuple[int, int]) -> None:
        curve = self.controls.find("review.curve")
        if not isinstance(curve, Curve):
            return
        pointed = curve.stop_at(pos) if curve.rect.collidepoint(pos) else None
        if pointed != self._pointed:
            self._pointed = pointed
            self.relay()

    # The picture

    def bar(self) -> Iterable[Widget]:
        for widget in super().bar():
            if widget.id == "bar.log" and isinstance(widget, Button):
                widget.label, widget.help, widget.icon = _("Figures"), _("Luck and mistakes"), "chart"
                widget.on_press = self._toggle_board
                wide = button_size(self.scale, widget.label, widget.icon)[0]
                widget.hides_label |= widget.rect.w < _SQUEEZED * wide
            yield widget

    def _toggle_board(self) -> None:
        if self.frame and self.frame.log_beside:
            self.log_wanted = not self.log_wanted
            self.relay()
        else:
            self.app.push(self._drawer, then=lambda n: None if n is None else self.before(int(n)))

    def relay(self) -> None:
        super().relay()
        self._drawer.relay()

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        for widget in super().lay(area, scale):
            if isinstance(widget, SeatPlate):
                seat = int(widget.id.removeprefix("seat."))
                yield from beside(widget, self.ghosts.beside(seat, self.n))
            elif not widget.id.startswith("log."):
                yield widget
        yield from self._band(scale)
        if self.frame is not None and self.frame.log is not None:
            yield from self.board(self.frame.log, scale, self.before)

    def _band(self, scale: Scale) -> Iterable[Widget]:
        high = self._strip.h - self.shelf.h
        place = inset(Rect(self._strip.x, self._strip.y, self._strip.w, high), scale.px(1.6), scale.px(0.8))
        told, low = rows(place, scale.px(2.6), REST, gap=scale.px(0.3))
        yield Label("review.moment", self.moment_words(self._pointed or self.n), told, size="small")
        keys = self.settings.keys
        buttons = [
            ("next_mistake", _("Next mistake"), "review.mistake", self.next_mistake),
            ("next_stroke", _("Next stroke of luck"), "review.luck", self.next_stroke),
        ]
        roomy = place.w > scale.px(_ROOMY)
        wide = [
            button_size(scale, label if roomy else "", "chevron_right")[0] for _id, label, _k, _do in buttons
        ]
        bar, side = columns(low, REST, max(wide), gap=scale.px(1.2))
        yield Curve(
            "review.curve", _("How the game went"), bar, self.course, self.n, self.reckoning.ledger,
            tuple(self.sitting.colours), self._lines,
            self.ghosts.line(self._lines),
            pointed=self._pointed, on_seek=self.seek,
        )  # fmt: skip
        high = min(scale.px(HEIGHT), (side.h - scale.px(0.6)) // 2)
        for (name, label, key, do), at in zip(
            buttons, rows(side, high, high, gap=scale.px(0.6)), strict=True
        ):
            yield Button(
                f"review.{name}", label, at, icon="chevron_right", hides_label=not roomy, style="quiet",
                help=_("{what} ({keys})").format(what=label, keys=keys.word(key)), on_press=do,
            )  # fmt: skip

    def way_on(self) -> Iterable[Button]:
        """Where a mistake was about to be made it can be tried again, without the answer."""
        if self._mistake_here() is not None:
            words = _("Try again")
            yield bar_buttons.alone(self, "review.try", words, "rematch", self.try_again, at_enter=False)

    def _mistake_here(self) -> Position | None:
        ledger, session = self.reckoning.ledger, self.sitting.session
        if ledger is None or ledger.game not in drilled() or len(ledger.start) > MOST_SEATS:
            return None
        erred = any(self.course.before(row.n) == self.n for row in dearer(ledger, MISTAKE))
        return position(session, self.n) if erred else None

    def try_again(self) -> None:
        moment = self._mistake_here()
        if moment is not None:
            self.app.push(DrillScene(moment, lambda _cost: None))

    def moment_words(self, n: int) -> str:
        """How things stand at a stop, and what led there."""
        ledger = self.reckoning.ledger
        if ledger is None:
            return _("Working it out …") if self.reckoning.working else ""
        value = value_at(ledger, n)
        if ledger.unit == "turns":
            stands = _("{turns} turns expected").format(turns=sentences.size(ledger, value[0]))
        else:
            stands = "  ·  ".join(
                f"{self.name_of(seat)} {sentences.size(ledger, value[seat])}" for seat in range(len(value))
            )
        since = self.course.before(n)
        told = [self._row_words(row) for row in ledger.rows if since < row.n <= n]
        told += self.ghosts.told(n, self.name_of)
        for words in told:
            stands += f"  {words}" if stands.endswith(".") else f"  ·  {words}"
        return stands

    def _row_words(self, row: Row) -> str:
        ledger, session = self.reckoning.ledger, self.sitting.session
        assert ledger is not None
        if row.seat is None:
            return _("The first player was random.")
        name, choice = self.name_of(row.seat), shelf.on_screen(ledger.game).result().choice
        if row.kind == "chance" or choice is None:
            return sentences.luck(ledger, row, name)
        view: Any = session.game.view(session.seek(row.n - 1), row.seat)
        return sentences.choice(ledger, row, name, choice(view, row.command), choice(view, row.best))
