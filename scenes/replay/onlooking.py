"""A sitting at which nobody plays: what an onlooker may see of hidden hands."""

from typing import Any

from scenes import shelf
from scenes.table.sitting import Sitting


class Onlooking(Sitting):
    """While a game runs, one sees what all may know. Once it has ended, one may look over any shoulder, or
    have all hands open.
    """

    all_hands = False

    def look_as(self, seat: int | None) -> None:
        super().look_as(seat if self.may_look_over else None)

    def open_views(self, n: int) -> tuple[Any, ...]:
        if not (self.all_hands and self.may_look_over):
            return ()
        state, game = self.session.seek(n), self.session.game
        return tuple(game.view(state, seat) for seat in range(len(self.seats)))

    def seen(self) -> tuple[Any, ...]:
        """With all hands open, each event as whoever did it saw it."""
        if not (self.all_hands and self.may_look_over):
            return super().seen()
        each = [self.session.seen(seat) for seat in range(len(self.seats))]
        return tuple(each[getattr(event, "seat", 0)][n] for n, event in enumerate(each[0]))

    @property
    def may_look_over(self) -> bool:
        return shelf.on_screen(self.game).hidden_hands and self.to_act is None

    @property
    def first_shoulder(self) -> int:
        """A person's, if any person played."""
        return self.people[0] if self.people else 0
