"""Playing a card of one's hand: by dragging it to the row, or by picking it and choosing its side."""

from typing import Any

import pygame
from pygame.event import Event

from game.seventeen.cards import Face
from game.seventeen.commands import Play
from scenes.games.seventeen.asking import Asking
from scenes.games.seventeen.calling import Calling
from scenes.games.seventeen.cards import Cards
from scenes.games.seventeen.handling import Clicked, Dropped, Handling, under
from scenes.games.seventeen.places import Places
from scenes.keys.actions import family
from scenes.play.scene import PlayScene

_CARDS = {action: number for number, action in enumerate(family("turn.card"))}


class PlayingACard(PlayScene):
    cards: Cards
    asking: Asking
    handling: Handling
    places: Places | None
    picked: int | None = None
    """Which card of the hand is lifted, for its side to be chosen."""

    @property
    def calling(self) -> Calling:
        return self.asking.calling

    @property
    def choosing(self) -> bool:
        """The person to move sees their hand, and may play of it now."""
        seat = self.sitting.to_act
        if not self.may_choose or seat is None or self.view.seat != seat or self.asking.then:
            return False
        return not self.sitting.callers or (self.calling.is_open and self.asking.begin is not None)

    @property
    def hint_seat(self) -> int | None:
        """Behind a curtain nobody's hand is seen, and so there is no hint."""
        seat = self.view.seat
        if seat is None or not self.at_rest or self.sitting.is_bot(seat):
            return None
        return seat if self.choosing or self.calling.may_call(seat) else None

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
            self.asking.then = command
            self.asking.go_on()
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
        named = self.settings.keys.meant(event, _CARDS)
        if named is None or _CARDS[named] >= len(self.view.hand):
            return False
        self.pick(_CARDS[named])
        return True
