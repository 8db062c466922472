"""Chance as a log recorded it, for checking the rules of a game whose seed is still sealed."""

from collections.abc import Iterable

from msgspec import Struct

from game.core.illegal import IllegalError


class RecordedChance(Struct, frozen=True):
    """What the events of one command say that chance brought; what doesn't fit the request can't stand."""

    dice_shown: tuple[int, ...] = ()
    first_seat: int = 0
    drawn: tuple[str, ...] = ()
    shuffles: tuple[tuple[str, ...], ...] = ()

    def dice(self, seat: int, turn: int, roll: int, count: int) -> tuple[int, ...]:
        del seat, turn, roll
        if len(self.dice_shown) != count:
            raise IllegalError("wrong_number_of_dice", count=count)
        return self.dice_shown

    def first(self, seats: int) -> int:
        if not 0 <= self.first_seat < seats:
            raise IllegalError("no_such_seat", seat=self.first_seat)
        return self.first_seat

    def cards(self, keys: Iterable[str]) -> tuple[str, ...]:
        return (*self.drawn, *(key for key in keys if key not in self.drawn))

    def shuffle(self, number: int, cards: Iterable[str]) -> tuple[str, ...]:
        del number
        wanted = sorted(cards)
        for order in self.shuffles:
            if sorted(order) == wanted:
                return order
        raise IllegalError("not_these_cards_were_shuffled")
