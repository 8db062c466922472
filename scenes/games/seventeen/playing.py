"""Playing a card of one's hand: by dragging it to the row, or by picking it and choosing its side."""

from typing import Any

import pygame
from pygame.event import Event

from game.seventeen.cards import Face
from game.seventeen.commands import Play
from game.seventeen.events import TurnStarted
from game.seventeen.views import View
from scenes.games.seventeen.asking import Asking
from scenes.games.seventeen.cards import Ready
from scenes.games.seventeen.handling import Clicked, Dropped, Handling, under
from scenes.games.seventeen.parts import Parts
from scenes.keys.actions import family
from scenes.table.context import TableContext

_CARDS = {action: number for number, action in enumerate(family("turn.card"))}


def mover(view: View) -> int | None:
    """Whose turn it is; nobody's while the cards are dealt."""
    dealing = not any(isinstance(event, TurnStarted) for event in view.history)
    return None if view.stage == "over" or dealing else view.mover


class PlayingACard:
    def __init__(self, context: TableContext, parts: Parts, asking: Asking) -> None:
        self.picked: int | None = None
        """Which card of the hand is lifted, for its side to be chosen."""
        self.handling = Handling()
        self._context, self._parts, self._asking = context, parts, asking

    @property
    def choosing(self) -> bool:
        """The person to move sees their hand, and may play of it now."""
        context, asking = self._context, self._asking
        seat = context.sitting.to_act
        if not context.may_choose or seat is None or context.view.seat != seat or asking.then:
            return False
        return not context.sitting.callers or (asking.calling.is_open and asking.begin is not None)

    @property
    def hint_seat(self) -> int | None:
        """Behind a curtain nobody's hand is seen, and so there is no hint."""
        seat = self._context.view.seat
        if seat is None or not self._context.at_rest or self._context.sitting.is_bot(seat):
            return None
        return seat if self.choosing or self._asking.calling.may_call(seat) else None

    def pick(self, number: int) -> None:
        """What a click on a card of the hand does."""
        again = self.picked == number
        self.put_down()
        if not again:
            self.picked = number
            sprite = self._hand[number].sprite
            sprite.hover((round(sprite.x), round(sprite.y)))
            sprite.glow(self._context.mood.glow)
        self._context.relay()

    def play(self, number: int, face: Face) -> None:
        """Plays it; where the turn has yet to begin, as soon as it is certain that nobody calls."""
        seat, kind = self._context.view.mover, self._context.view.hand[number]
        command = Play(seat, kind, face)
        silent = (self._asking.begin,) if self._context.sitting.callers else ()
        self._asking.look_first((*silent, command), lambda: self._play(number, command))

    def _play(self, number: int, command: Play) -> None:
        self.put_down()
        self._lay_ready(Ready(number, command.face))
        if self._context.sitting.callers:
            self._asking.lay_ready(command)
        elif not self._context.do(command, self._hand[number].sprite.rect):
            self._lay_ready(None)

    def _lay_ready(self, ready: Ready | None) -> None:
        self._parts.cards.ready = ready
        self._parts.follow(self._context.view)

    @property
    def ready(self) -> Ready | None:
        """What lies ready, as the table would be laid anew."""
        play = self._asking.waiting
        return Ready(self._context.view.hand.index(play.card), play.face) if play else None

    @property
    def _hand(self) -> list[Any]:
        return self._parts.cards.hands[self._parts.cards.below]

    def put_down(self) -> None:
        self.handling.let_go()
        self.picked = None
        for card in self._hand:
            card.sprite.leave()
            card.sprite.glow(None)

    def _takes_back(self, event: Event) -> bool:
        """Who presses on the card that lies ready has it in their hand again, while it waits for callers."""
        ready = self.ready
        if ready is None or event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        return self._hand[ready.number].sprite.holds(event.pos)

    def take_back(self) -> None:
        self._asking.take_back()
        self._lay_ready(None)

    def mouse(self, event: Event) -> bool:
        if self._takes_back(event):
            self.take_back()
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
                self._context.relay()
        return True

    def _drop(self, number: int, at: tuple[int, int]) -> None:
        side = self._parts.places.side_at(at)
        if side:
            self.play(number, side)
        self._context.touch()

    def _lift_under(self, at: tuple[int, int]) -> None:
        found = under(at, self._hand)
        for number, card in enumerate(self._hand):
            if number == found:
                card.sprite.hover(at)
            elif number != self.picked:
                card.sprite.leave()
        self._context.touch()

    def key(self, event: Event) -> bool:
        if self.ready and event.key == pygame.K_ESCAPE:
            self.take_back()
            return True
        if not self.choosing:
            return False
        if event.key == pygame.K_ESCAPE and self.picked is not None:
            self.pick(self.picked)
            return True
        named = self._context.settings.keys.meant(event, _CARDS)
        if named is None or _CARDS[named] >= len(self._context.view.hand):
            return False
        self.pick(_CARDS[named])
        return True
