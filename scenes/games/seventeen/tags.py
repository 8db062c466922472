"""The tags with the seats' names: each goes with its seat's cards when another one comes to sit below."""

from pygame import Rect

from scenes.games.seventeen.places import Places
from scenes.table.card.motion import Moved, Travel, glide

_SECONDS = 0.3
"""As long as cards of a hand take to another place around the table."""


class Tags(Moved):
    def __init__(self, seats: int) -> None:
        self.reduced = False
        self._tags: list[Travel] = []
        self._seats = seats
        self._unnamed: int | None = 0

    def follow(self, places: Places, below: int, *, looks_on: bool) -> None:
        """Whoever sits below needs none while they look on: it goes where their cards go, and isn't seen."""
        self._unnamed = below if looks_on else None
        steps = [(seat - below) % self._seats for seat in range(self._seats)]
        goals = [(places.tags[step - 1] if step else places.own_tag).center for step in steps]
        if not self._tags or self.reduced:
            self.ways = self._tags = [Travel(*goal) for goal in goals]
        for way, goal in zip(self._tags, goals, strict=True):
            if way.goal != goal:
                way.send(*goal, _SECONDS, 0.0, glide, 0.0)

    def place(self, seat: int, places: Places) -> Rect | None:
        if not self._tags or (seat == self._unnamed and self._tags[seat].settled):
            return None
        x, y = self._tags[seat].place
        return places.tags[0].move_to(center=(round(x), round(y)))
