"""A sitting at which nobody plays: what an onlooker may see of hidden hands."""

from scenes.table.sitting import Sitting

_HIDDEN_HANDS = ("seventeen",)


class Onlooking(Sitting):
    """While a game runs, one sees what all may know. Once it has ended, one may look over any shoulder."""

    def look_as(self, seat: int | None) -> None:
        super().look_as(seat if self.may_look_over else None)

    @property
    def may_look_over(self) -> bool:
        return self.game in _HIDDEN_HANDS and self.to_act is None

    @property
    def first_shoulder(self) -> int:
        """A person's, if any person played."""
        return self.people[0] if self.people else 0
