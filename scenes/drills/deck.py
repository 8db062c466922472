"""The positions that are asked, and when each is due. Stored in a file of its own."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from time import time
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from game.review.positions import Position, grade
from game.review.spacing import Grade, Memory, asked_again, interval, learnt
from scenes.settings.json_file import Stored

MOST = 200
"""Positions; of more the cheapest mistakes are left out."""
DAY = 86400.0


class Card(Struct, frozen=True):
    """`cost`: of the mistake that it comes from. `last`, `due`: seconds since 1970."""

    position: Position
    cost: float
    memory: Memory | None = None
    last: float = 0.0
    due: float = 0.0


class Drills(Struct, frozen=True):
    """`streak`: right answers in a row; `of_day`: the day whose position was answered last; `examined`: the
    games whose mistakes are known."""

    cards: tuple[Card, ...] = ()
    streak: int = 0
    best_streak: int = 0
    of_day: str = ""
    examined: tuple[str, ...] = ()


class Deck(Stored[Drills]):
    def __init__(self, path: Path | None = None, now: Callable[[], float] = time) -> None:
        super().__init__(path, Drills)
        self._clock = now

    @property
    def due(self) -> tuple[Card, ...]:
        """The longest due first; of those that nobody was asked yet the dearest."""
        due = [card for card in self.now.cards if card.due <= self._clock()]
        return tuple(sorted(due, key=lambda card: (card.due, -card.cost)))

    def add(self, position: Position, cost: float) -> None:
        if any(card.position.key == position.key for card in self.now.cards):
            return
        cards = sorted((*self.now.cards, Card(position, cost)), key=lambda card: -card.cost)
        self.change(cards=tuple(cards[:MOST]))

    def examined(self, game_id: str) -> None:
        self.change(examined=(*self.now.examined, game_id))

    def answered(self, position: Position, cost: float) -> None:
        """The first answer counts."""
        graded = cast("Grade", grade(cost, len(position.header.seats)))
        streak = self.now.streak + 1 if graded > 1 else 0
        cards = tuple(
            self._graded(card, graded) if card.position.key == position.key else card
            for card in self.now.cards
        )
        self.change(cards=cards, streak=streak, best_streak=max(streak, self.now.best_streak))

    def answered_of_day(self, day: date) -> None:
        self.change(of_day=day.isoformat())

    def _graded(self, card: Card, graded: Grade) -> Card:
        now = self._clock()
        if card.memory is None:
            memory = learnt(graded)
        else:
            memory = asked_again(card.memory, graded, (now - card.last) / DAY)
        return replace(card, memory=memory, last=now, due=now + DAY * interval(memory))
