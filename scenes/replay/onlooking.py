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

    def open_hands(self, n: int) -> tuple[tuple[Any, ...], ...] | None:
        if not (self.all_hands and self.may_look_over):
            return None
        state, game = self.session.seek(n), self.session.game
        return tuple(game.view(state, seat).hand for seat in range(len(self.seats)))

    @property
    def may_look_over(self) -> bool:
        return shelf.on_screen(self.game).hidden_hands and self.to_act is None

    @property
    def first_shoulder(self) -> int:
        """A person's, if any person played."""
        return self.people[0] if self.people else 0
