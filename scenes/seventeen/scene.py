"""`SeventeenScene`: a game of 17 on the table."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.seventeen.cards import Face
from game.seventeen.commands import BeginTurn, Call, Play
from game.seventeen.events import TurnStarted
from game.seventeen.views import SawPlayed, View
from scenes.curtain import Curtain
from scenes.scene import Scene
from scenes.seventeen import panels, sight
from scenes.seventeen.calling import Calling
from scenes.seventeen.cards import Cards
from scenes.seventeen.enlarged import Enlarged
from scenes.seventeen.handling import Clicked, Dropped, Handling, under
from scenes.seventeen.places import Places, below, places
from scenes.seventeen.prompts import prompt
from scenes.seventeen.sentences import sentence
from scenes.seventeen.stamps import Stamps
from scenes.seventeen.telling import Telling
from scenes.seventeen.tokens import Tokens
from scenes.seventeen.widgets import controls
from scenes.table.director import Hold
from scenes.table.play import Ended, PlayScene
from scenes.table.sitting import Beat, Sitting
from scenes.widgets.layout import Scale
from scenes.widgets.pointing import HOVER_SECONDS
from scenes.widgets.widget import Alarm, Widget
from scenes.words import _

_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEWHEEL, pygame.WINDOWFOCUSLOST)


class SeventeenScene(PlayScene):
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
        self.calling = Calling()
        self.handling = Handling()
        self.telling = Telling(self)
        self.places: Places | None = None
        self.picked: int | None = None
        """Which card of the hand is lifted, for its side to be chosen."""
        self._then: Play | None = None
        """What the person plays as soon as the turn has begun, if nobody calls."""
        self._people = sitting.people
        self._enlarged: Enlarged | None = None
        self._long_hover: Alarm | None = None

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
        self._enlarge(None)
        return self.telling.tell(event, view)

    def arrange(self, view: Any) -> None:
        self._put_down()
        self._enlarge(None)
        self.stamps.clear()
        self.follow(view)
        self.arrows.point(view.direction)
        self.total.put(view)
        self.tokens.put(view.victories, view.penalties)

    def follow(self, view: View, *, step: float = 0.0, wait: float = 0.0) -> None:
        if self.places:
            self.cards.follow(view, self.places, self.below(view), step=step, wait=wait)

    def below(self, view: View) -> int:
        return below(view, self.sitting.people)

    def finish(self) -> None:
        for part in (self.cards, self.total, self.arrows, self.tokens):
            part.finish()
        self.stamps.clear()

    def move(self, dt: float, real: float) -> None:
        self.cards.manner.motion = "reduced" if self.settings.reduced_motion else "full"
        self.stamps.reduced = self.settings.reduced_motion
        for part in (self.cards, self.total, self.arrows, self.tokens, self.stamps):
            part.update(dt)
        if not self.tokens.settled:
            self.touch()  # what lands is seen on the plates
        if self._time_to_call_runs:
            self.calling.pass_time(real)
            self._decide()

    @property
    def table_still(self) -> bool:
        return all(part.settled for part in (self.cards, self.total, self.arrows, self.tokens, self.stamps))

    @property
    def settled(self) -> bool:
        return super().settled and not self._time_to_call_runs

    def score(self, view: Any, seat: int) -> int:
        return view.victories[seat]

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
            self._open_calling()

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
        mover = self.sitting.to_act
        asked = [seat for seat in dict.fromkeys((*self.sitting.callers, mover)) if self._is_bot(seat)]
        heard = self.calling.at == self.sitting.changes and self.calling.heard
        if asked and not heard:
            self.bots.ask([seat for seat in asked if seat is not None], self._bots_answered)

    def _is_bot(self, seat: int | None) -> bool:
        return seat is not None and self.sitting.is_bot(seat)

    # -------------------------------------------------------------------------------------- calling 17

    def _open_calling(self) -> None:
        order, changes = self.sitting.callers, self.sitting.changes
        if not order:
            self.calling.shut()
        elif self.calling.at != changes:
            self._then = None
            bots = any(self._is_bot(seat) for seat in (*order, self.sitting.to_act))
            self.calling.open(changes, order, self.sitting.people, self._seconds_to_call(), bots=bots)
            self.relay()

    def _seconds_to_call(self) -> float | None:
        """A person who plays alone against bots takes all the time they like before their own turn."""
        wanted, mover = self.settings.call_window, self.sitting.to_act
        if wanted == "go_on" or self.sitting.people == (mover,) or self._begin is None:
            return None
        return float(wanted)

    @property
    def _begin(self) -> BeginTurn | None:
        seat = self.sitting.to_act
        legal = () if seat is None else self.sitting.legal(seat)
        return next((command for command in legal if isinstance(command, BeginTurn)), None)

    @property
    def _time_to_call_runs(self) -> bool:
        return self.calling.running and self.at_rest and self.app.top is self

    def go_on_words(self) -> str:
        if self._begin is None:
            return ""
        alone = self.sitting.people == (self.sitting.to_act,)
        return _("My turn") if alone else _("Go on")

    def call(self, seat: int) -> None:
        self.calling.call(seat)
        self.relay()
        self._decide()

    def go_on(self) -> None:
        self.calling.go_on()
        self.relay()
        self._decide()

    def _bots_answered(self, answers: tuple[Any, ...]) -> None:
        if self.calling.at == self.sitting.changes:
            self.calling.answered(answers)
            self._decide()

    def _decide(self) -> None:
        """Commits the wish that has priority, as soon as that is certain."""
        if not (self.calling.settled and self.at_rest):
            return
        begin = self._begin
        wishes: list[Any] = [begin] if begin else []
        wishes += [Call(seat) for seat in self.calling.wished]
        wishes += [answer for answer in self.calling.answers if isinstance(answer, Call)]
        if not wishes:
            return
        command, then = self.sitting.first_wish(wishes), self._then
        self.calling.shut()
        self._then = None
        self.do(command)
        if command == begin and then:
            self.do(then)

    # ------------------------------------------------------------------------------------- playing a card

    @property
    def choosing(self) -> bool:
        """The person to move sees their hand, and may play of it now."""
        seat = self.sitting.to_act
        if not self.may_choose or seat is None or self.view.seat != seat or self._then:
            return False
        return not self.sitting.callers or (self.calling.is_open and self._begin is not None)

    def pick(self, number: int) -> None:
        """What a click on a card of the hand does."""
        again = self.picked == number
        self._put_down()
        if not again:
            self.picked = number
            sprite = self._hand[number].sprite
            sprite.hover((round(sprite.x), round(sprite.y)))
            sprite.glow(self.mood.glow)
        self.relay()

    def play(self, number: int, face: Face) -> None:
        """Plays it; where the turn has yet to begin, as soon as it is certain that nobody calls."""
        seat, kind = self.view.mover, self.view.hand[number]
        command = Play(seat, kind, face)
        self._put_down()
        if self.sitting.callers:
            self._then = command
            self.go_on()
        else:
            self.do(command, self._hand[number].sprite.rect)

    @property
    def _hand(self) -> list[Any]:
        return self.cards.hands[self.cards.below]

    def _put_down(self) -> None:
        self.handling.let_go()
        self.picked = None
        for card in self._hand:
            card.sprite.leave()
            card.sprite.glow(None)

    @property
    def gripping(self) -> bool:
        return self.handling.down

    def mouse(self, event: Event) -> bool:
        if not self.choosing:
            self.handling.let_go()
            return False
        match self.handling.handle(event, self._hand):
            case Clicked(number):
                self.pick(number)
            case Dropped(number, at):
                self._drop(number, at)
            case None:
                if event.type == pygame.MOUSEMOTION and not self.handling.down:
                    self._lift_under(event.pos)
                    return False
                self.relay()
        return True

    def _drop(self, number: int, at: tuple[int, int]) -> None:
        assert self.places is not None
        side = self.places.side_at(at)
        if side:
            self.play(number, side)
        self.touch()

    def _lift_under(self, at: tuple[int, int]) -> None:
        found = under(at, self._hand)
        for number, card in enumerate(self._hand):
            if number == found:
                card.sprite.hover(at)
            elif number != self.picked:
                card.sprite.leave()
        self.touch()

    def key(self, event: Event) -> bool:
        if not self.choosing:
            return False
        if event.key == pygame.K_ESCAPE and self.picked is not None:
            self.pick(self.picked)
            return True
        number = event.key - pygame.K_1
        if 0 <= number < min(len(self.view.hand), 6) and not event.mod & pygame.KMOD_CTRL:
            self.pick(number)
            return True
        return False

    # ---------------------------------------------------------------------------------- a card seen large

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._wait_to_enlarge(event.pos)
        elif event.type in _PRESSES:
            self._enlarge(None)
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and not self.handling.down:
                self._enlarge_under(event.pos)
                return True
        return super().handle(event)

    def _wait_to_enlarge(self, at: tuple[int, int]) -> None:
        if self._enlarged and self._enlarged.about.collidepoint(at):
            return
        self._enlarge(None)
        if self.cards.under(at) and not self.handling.down and not self.director.busy:
            self._long_hover = self.later(HOVER_SECONDS, lambda: self._enlarge_under(at))

    def _enlarge_under(self, at: tuple[int, int]) -> None:
        card = self.cards.under(at)
        self._enlarge(Enlarged.of(card) if card and not self.handling.down else None)

    def _enlarge(self, what: Enlarged | None) -> None:
        if self._long_hover:
            self._long_hover.cancel()
            self._long_hover = None
        if what != self._enlarged:
            self._enlarged = what
            self.touch()

    # ----------------------------------------------------------------------------------------- the picture

    def draw_table(self, surface: Surface) -> None:
        self.telling.draw_table(surface)

    def draw_over(self, surface: Surface) -> None:
        self.telling.draw_over(surface)
        if self._enlarged:
            self._enlarged.draw(surface, self.area, self.controls.look)

    def shown(self) -> object:
        scores = tuple(self.scores.shown(seat) for seat in range(len(self.sitting.seats)))
        total = self.total.total, self.total.unknown
        return self.cards.shown(), self.arrows.direction, total, tuple(self.tokens.held), scores

    def pictured(self, view: Any) -> object:
        assert self.places is not None
        cards = self.cards.pictured(view, self.places, self.below(view))
        tokens = tuple(zip(view.victories, view.penalties, strict=True))
        return cards, view.direction, panels.counted(view), tokens, view.victories
