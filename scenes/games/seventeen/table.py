"""`SeventeenTable`: 17 on the table."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.seventeen.views import SawPlayed
from scenes.games.seventeen import panels, picture
from scenes.games.seventeen.animations import Animations, Said
from scenes.games.seventeen.asking import Asking
from scenes.games.seventeen.book import chapter_of
from scenes.games.seventeen.card import Card
from scenes.games.seventeen.enlarged import CardSheet
from scenes.games.seventeen.parts import Parts
from scenes.games.seventeen.places import places
from scenes.games.seventeen.playing import PlayingACard, mover
from scenes.games.seventeen.prompts import prompt, to_do
from scenes.games.seventeen.sentences import heading, sentence, standing_words
from scenes.games.seventeen.total import counted
from scenes.games.seventeen.widgets import controls
from scenes.table.context import TableContext
from scenes.table.director import Hold
from scenes.table.game_table import GameTable
from scenes.table.magnifier import Magnifier
from scenes.table.moments import Banner
from scenes.text.words import _
from scenes.widgets.layout import Scale
from scenes.widgets.target import Target
from scenes.widgets.widget import Widget


class SeventeenTable(GameTable):
    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.parts = Parts(context)
        self.moving = self.parts.moving
        self.asking = Asking(context)
        self.playing = PlayingACard(context, self.parts, self.asking)
        self.magnifier = Magnifier[Card](
            context, self.parts.cards.under, self._card_of, lambda: self.gripping, self._enlarged
        )
        self.animations = Animations(context, self.parts, self.asking)
        self._said = Said()

    # Words

    def title(self) -> str:
        return _("17 · Diciassette")

    def chapter(self) -> str:
        view, picked = self.context.view, self.playing.picked
        kind = None if picked is None else view.hand[picked]
        return chapter_of(view, kind, may_call=self.asking.calling.is_open)

    def sentence(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        return sentence(event, names, before, named=bool(self.context.sitting.open_views(self.context.n)))

    def heading(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        return heading(event, names, before)

    def prompt(self) -> str:
        words = prompt(self.context, self.playing, self.asking, self.animations)
        return super().prompt() if words is None else words

    def to_do(self) -> str:
        return to_do(self.context, self.playing)

    @property
    def awaits(self) -> bool:
        calling = self.asking.calling
        return self.playing.choosing or (calling.is_open and not calling.over and bool(calling.people))

    def prompts(self, view: Any) -> int | None:
        if not self.context.at_rest and self.animations.said.words:
            return self.animations.said.of
        begins = self.context.at_rest and (self.asking.silent or self.context.may_choose)
        return self.acting(view) if begins else super().prompts(view)

    def told_still(self, event: Any, view: Any) -> Banner | None:
        return self.animations.told_still(event, view)

    # Where things lie

    def place(self, table: Rect, scale: Scale) -> None:
        self.parts.places = places(table, scale, len(self.context.sitting.seats))
        self.arrange(self.context.view)
        self.finish()

    def redress(self) -> None:
        self.parts.cards.redress()

    def widgets(self) -> Iterable[Widget]:
        return controls(self.context, self.parts, self.playing, self.asking)

    def buttons_area(self) -> Rect:
        places = self.parts.places
        return places.way_on if self.parts.verdict.stands else places.actions

    def banner_area(self) -> Rect:
        return self.parts.places.actions

    def targets(self) -> list[Target]:
        return self.magnifier.targets()

    # How an event is shown

    def show(self, event: Any, view: Any) -> Hold:
        self._put_all_down()
        return self.animations.show(event, view)

    def arrange(self, view: Any) -> None:
        self._put_all_down()
        self.animations.hush()
        self.parts.cards.ready = self.playing.ready
        self.parts.arrange(view)
        self.animations.crown(view)
        self.parts.verdict.finish()

    def move(self, dt: float, real: float) -> None:
        self.parts.update(dt)
        if self.animations.said != self._said:
            self._said = self.animations.said
            self.context.relay()
        if not self.parts.tokens.settled:
            self.context.touch()  # what lands is seen on the plates
        if self.parts.verdict.read_on(real):
            self.parts.read()
        self.asking.pass_time(dt, real)

    def move_less(self, reduced: bool) -> None:
        self.parts.move_less(reduced)

    @property
    def time_runs(self) -> bool:
        return self.asking.time_runs or self.parts.crowns.leaves_fall

    def read_on(self) -> bool:
        if not self.parts.verdict.lingers:
            return False
        self.parts.read()
        return True

    # What may be picked

    def heard_first(self, event: Event) -> bool:
        return self._put_away(event) or self.magnifier.heard_first(event)

    def key(self, event: Event) -> bool:
        return self.playing.key(event)

    def mouse(self, event: Event) -> bool:
        return self.playing.mouse(event)

    @property
    def gripping(self) -> bool:
        return self.playing.handling.down

    @property
    def hint_seat(self) -> int | None:
        return self.playing.hint_seat

    # Turns

    def only_dealt(self, view: Any) -> bool:
        return not any(isinstance(event, SawPlayed) for event in view.history)

    def drive(self, usual: Callable[[], None]) -> None:
        """Bots are asked whom the game waits for, and who may call."""
        del usual
        self.asking.ask_bots()

    def rests(self) -> None:
        self.asking.open()
        if self.asking.calling.is_open and self.asking.calling.people:
            self.parts.verdict.put_away()

    def acting(self, view: Any) -> int | None:
        return mover(view)

    # Seats

    def score(self, view: Any, seat: int) -> int:
        return view.victories[seat]

    @property
    def arriving(self) -> float:
        return self.parts.tokens.arriving

    def standing_words(self, view: Any, seat: int) -> str:
        return standing_words(view.victories[seat], view.penalties[seat])

    def seat_signs(self, seat: int) -> Callable[[Surface, Rect], None]:
        bot, muted = self.context.sitting.is_bot(seat), self.context.mood.panel_text_muted
        tokens = self.parts.tokens
        return lambda surface, rect: tokens.draw_signs(surface, rect, seat, bot=bot, ink=muted)

    # The picture

    def paint(self, ground: Surface) -> None:
        words = (_("Draw pile"), _("Discards"))
        panels.paint_ground(ground, self.parts.places, self.context.scale, words)

    def draw(self, surface: Surface) -> None:
        picture.draw(surface, self.context, self.parts, self.playing)

    def draw_over(self, surface: Surface) -> None:
        picture.draw_over(surface, self.context, self.parts, self.playing)
        self.magnifier.draw(surface)

    def shown(self) -> object:
        parts = self.parts
        total = parts.total.count
        scores = self.context.scores.all_shown()
        return parts.cards.shown(), parts.arrows.direction, total, tuple(parts.tokens.held), scores

    def pictured(self, view: Any) -> object:
        parts = self.parts
        views = self.context.sitting.open_views(self.context.n)
        cards = parts.cards.pictured(view, parts.places, parts.below(view), views)
        tokens = tuple(zip(view.victories, view.penalties, strict=True))
        return cards, view.direction, counted(view), tokens, view.victories

    def _put_away(self, event: Event) -> bool:
        """What stands there still goes with the next press, which does nothing else if it was on it."""
        if not self.parts.verdict.keeps or event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return False
        self.parts.verdict.put_away()
        self.context.relay()
        return event.type == pygame.MOUSEBUTTONDOWN and self.parts.places.actions.collidepoint(event.pos)

    def _put_all_down(self) -> None:
        self.playing.put_down()
        self.magnifier.close()

    def _card_of(self, widget: str) -> Card | None:
        """The card of the hand or of the row that this widget is about."""
        zone, _dot, number = widget.partition(".")
        cards = self.parts.cards
        lying = {"hand": cards.hands[cards.below], "row": cards.row}.get(zone, ())
        return lying[int(number)] if number.isdigit() and int(number) < len(lying) else None

    def _enlarged(self, card: Card) -> CardSheet:
        assert self.context.frame is not None
        return CardSheet(card, self.context.frame.help, self.context.controls.look)
