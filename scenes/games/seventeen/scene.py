"""`SeventeenScene`: a game of 17 on the table."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pygame import Rect, Surface
from pygame.event import Event

from game.seventeen.events import TurnStarted
from game.seventeen.views import SawPlayed, View
from scenes.app.scene import Scene
from scenes.app.trace import Target
from scenes.games.seventeen import panels, sight
from scenes.games.seventeen.asking import Asking
from scenes.games.seventeen.cards import Cards
from scenes.games.seventeen.enlarged import Magnifier
from scenes.games.seventeen.handling import Handling
from scenes.games.seventeen.places import Places, below, places
from scenes.games.seventeen.playing import PlayingACard
from scenes.games.seventeen.prompts import prompt
from scenes.games.seventeen.sentences import sentence, standing_words
from scenes.games.seventeen.stamps import Stamps
from scenes.games.seventeen.telling import Telling
from scenes.games.seventeen.tokens import Tokens
from scenes.games.seventeen.widgets import controls
from scenes.rulebook import fitting
from scenes.table.curtain import Curtain
from scenes.table.director import Hold
from scenes.table.moments import Banner
from scenes.table.play import Ended
from scenes.table.sitting import Beat, Sitting
from scenes.text.words import _
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget


class SeventeenScene(PlayingACard):
    name = "seventeen"

    def __init__(
        self, sitting: Sitting, result: Callable[[Ended], Scene] | None = None, evening: object = None
    ) -> None:
        super().__init__(sitting, result, evening)
        seats = len(sitting.seats)
        self.cards = Cards(seats)
        self.total = panels.Total()
        self.arrows = panels.Arrows()
        self.tokens = Tokens(seats)
        self.stamps = Stamps()
        for part in (self.cards.manner, self.tokens, self.stamps):
            part.hear = self.ear.hear
        self.asking = Asking(self)
        self.handling = Handling()
        self.magnifier = Magnifier(self)
        self.telling = Telling(self)
        self.places: Places | None = None
        self._people = sitting.people

    # ------------------------------------------------------------------------------------ the table's

    def enter(self) -> None:
        """A game that has just begun is dealt before everybody's eyes; one that is watched is not."""
        if not self.looking_back:
            self.sitting.look_as(sight.wanted(self.sitting))
            self.view = self.sitting.view
            if not any(isinstance(event, SawPlayed) for event in self.view.history):
                self.n, self.view = 0, self.sitting.view_at(0)
                self.later(0.0, self._deal)
        super().enter()

    def _deal(self) -> None:
        if self.n == 0 and not self.director.busy:
            events = self.sitting.seen()
            self.bots.table_moves()
            self.director.play([Beat(n, event, self.sitting.view_at(n)) for n, event in enumerate(events, 1)])

    def title(self) -> str:
        return _("17 · Diciassette")

    def chapter(self) -> str:
        picked = None if self.picked is None else self.view.hand[self.picked]
        return fitting.seventeen(self.view, picked, may_call=self.calling.is_open)

    def redress(self) -> None:
        super().redress()
        self.cards.redress()

    def place(self, table: Rect, scale: Scale) -> None:
        self.places = places(table, scale, len(self.sitting.seats))
        self.arrange(self.view)
        self.finish()

    def paint(self, ground: Surface) -> None:
        assert self.places is not None
        panels.paint_ground(ground, self.places, self.scale, (_("Draw pile"), _("Discards")))

    def table_widgets(self) -> Iterable[Widget]:
        return controls(self)

    def show(self, event: Any, view: Any) -> Hold:
        self._put_down()
        self.magnifier.put_away()
        return self.telling.tell(event, view)

    def arrange(self, view: Any) -> None:
        self._put_down()
        self.magnifier.put_away()
        self.stamps.clear()
        self.follow(view)
        self.arrows.point(view.direction)
        self.total.put(view)
        self.tokens.put(view.victories, view.penalties)

    def follow(self, view: View, *, step: float = 0.0, wait: float = 0.0) -> None:
        if self.places:
            hands = self.sitting.open_hands(self.n)
            self.cards.follow(view, self.places, self.below(view), hands, step=step, wait=wait)

    def below(self, view: View) -> int:
        return below(view, self.sitting.people)

    def finish(self) -> None:
        for part in (self.cards, self.total, self.arrows, self.tokens):
            part.finish()
        self.stamps.clear()

    def move(self, dt: float, real: float) -> None:
        for part in (self.cards, self.total, self.arrows, self.tokens, self.stamps):
            part.update(dt)
        if not self.tokens.settled:
            self.touch()  # what lands is seen on the plates
        if self.asking.time_runs:
            self.calling.pass_time(real)
            self.asking.decide()

    def move_less(self, reduced: bool) -> None:
        self.cards.manner.motion = "reduced" if reduced else "full"
        self.stamps.reduced = self.arrows.reduced = reduced

    @property
    def table_still(self) -> bool:
        return all(part.settled for part in (self.cards, self.total, self.arrows, self.tokens, self.stamps))

    @property
    def settled(self) -> bool:
        return super().settled and not self.asking.time_runs

    def banner_area(self) -> Rect:
        assert self.places is not None
        return self.places.row.union(self.places.total)

    def told_still(self, event: Any, view: Any) -> Banner | None:
        return self.telling.told_still(event, view)

    def score(self, view: Any, seat: int) -> int:
        return view.victories[seat]

    def standing_words(self, view: Any, seat: int) -> str:
        return standing_words(view.victories[seat], view.penalties[seat])

    def seat_signs(self, seat: int) -> Callable[[Surface, Rect], None]:
        bot, muted = self.sitting.is_bot(seat), self.mood.panel_text_muted
        return lambda surface, rect: self.tokens.draw_signs(surface, rect, seat, bot=bot, ink=muted)

    def sentence(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        return sentence(event, names, before)

    def acting(self, view: Any) -> int | None:
        dealing = not any(isinstance(event, TurnStarted) for event in view.history)
        return None if view.stage == "over" or dealing else view.mover

    def prompt(self) -> str:
        return prompt(self)

    def total_words(self) -> str:
        total, unknown = panels.counted(self.view)
        words = panels.unknown_words(unknown)
        return _("The row: {total} {unknown}").format(total=total, unknown=words).strip()

    # ---------------------------------------------------------------------------------- whose eyes look on

    def over(self) -> None:
        if not self.looking_back and self.n == self.sitting.length:
            self._look_as_wanted()
        super().over()
        if not self.looking_back:
            self.asking.open()

    def _look_as_wanted(self) -> None:
        wanted = sight.wanted(self.sitting)
        if wanted != self.sitting.eyes:
            self.look_as(wanted)

    def decided(self) -> None:
        seat = sight.curtain_for(self.sitting)
        if seat is not None and self.app.top is self:
            self.app.push(Curtain(self.name_of(seat), self.sitting.colours[seat]), then=self._curtain_opened)

    def _curtain_opened(self, opened: object) -> None:
        seat = sight.curtain_for(self.sitting)
        if not opened:
            self.app.pop()
        elif seat is not None:
            self.look_as(seat)

    def drive(self) -> None:
        """Bots are asked whom the game waits for, and who may call. A seat may have been handed over."""
        if self.sitting.people != self._people:
            self._people = self.sitting.people
            self.director.skip()
            self._look_as_wanted()
        if not self.sitting.callers:
            super().drive()
            return
        self.asking.ask_bots()

    def targets(self) -> list[Target]:
        return [*super().targets(), *self.magnifier.targets()]

    def handle(self, event: Event) -> bool:
        return self.magnifier.handle(event) or super().handle(event)

    # ----------------------------------------------------------------------------------------- the picture

    def draw_table(self, surface: Surface) -> None:
        self.telling.draw_table(surface)

    def draw_over(self, surface: Surface) -> None:
        self.telling.draw_over(surface)
        self.magnifier.draw(surface)

    def shown(self) -> object:
        scores = tuple(self.scores.shown(seat) for seat in range(len(self.sitting.seats)))
        total = self.total.total, self.total.unknown
        return self.cards.shown(), self.arrows.direction, total, tuple(self.tokens.held), scores

    def pictured(self, view: Any) -> object:
        assert self.places is not None
        hands = self.sitting.open_hands(self.n)
        cards = self.cards.pictured(view, self.places, self.below(view), hands)
        tokens = tuple(zip(view.victories, view.penalties, strict=True))
        return cards, view.direction, panels.counted(view), tokens, view.victories
