"""The table of Dicy Cards: what lies where. Everything on it is public."""

from typing import Literal

from msgspec import UNSET, Struct

from game.core.head_start import HeadStart
from game.dicy.cards import Card, Value
from game.dicy.fives import Mode

Stage = Literal["start", "rolled", "others", "over"]
Choice = Literal["chill", "thaw", "passed"]


class State(Struct, frozen=True):
    """`stage` is where the turn stands: nothing rolled yet, a roll, the others' choices that came of it."""

    seats: int
    first: int = 0
    mode: Mode = "glacial"
    cards: tuple[Card, ...] = ()  # the five that everybody has
    target: int = 100
    head_start: HeadStart = UNSET
    scores: tuple[int, ...] = ()
    active: tuple[tuple[Card, ...], ...] = ()  # each seat's, in the order of `cards`
    round: int = 0  # this seat's turns so far, the running one included
    seat: int = 0
    stage: Stage = "start"
    rolls: int = 0  # rolls of this turn
    dice: tuple[Value, ...] = ()  # what the six dice show; empty before the roll
    choice: Choice | None = None  # what the others must choose a card for
    choosers: tuple[int, ...] = ()  # who must choose still, in their order; each has a card to choose
    scored: Card | None = None  # the card that the scorer freezes when they have chosen
    winners: tuple[int, ...] = ()

    def frozen(self, seat: int) -> tuple[Card, ...]:
        active = self.active[seat]
        return tuple(card for card in self.cards if card not in active)

    @property
    def from_the_left(self) -> tuple[int, ...]:
        """The other seats, from the player's left round to the right."""
        return tuple((self.seat + step) % self.seats for step in range(1, self.seats))

    @property
    def neighbours(self) -> tuple[int, ...]:
        """The players at the left and the right; with two at the table they are one."""
        others = self.from_the_left
        return others if len(others) < 2 else (others[0], others[-1])


class View(Struct, frozen=True):
    """All that a seat may know: the whole table, and which seat it is (None looks on)."""

    seat: int | None
    table: State


def fresh(seats: int) -> State:
    return State(seats, scores=(0,) * seats, active=((),) * seats)


def view(state: State, seat: int | None) -> View:
    return View(seat, state)
