"""The tags with the seats' names: each goes with its seat's cards when another one comes to sit below."""

from pygame import Rect

from scenes.games.seventeen.places import Places
from scenes.table.card.motion import Travel, glide

_SECONDS = 0.3
"""As long as cards of a hand take to another place around the table."""


class Tags:
    def __init__(self, seats: int) -> None:
        self.reduced = False
        self._ways: list[Travel | None] = [None] * seats
        self._unnamed: int | None = 0

    def follow(self, places: Places, below: int, *, looks_on: bool) -> None:
        """Whoever sits below needs none while they look on: it goes where their cards go, and isn't seen."""
        self._unnamed, seats = below if looks_on else None, len(self._ways)
        for seat, way in enumerate(self._ways):
            step = (seat - below) % seats
            goal = (places.tags[step - 1] if step else places.own_tag).center
            if way is None or self.reduced:
                self._ways[seat] = Travel(*goal)
            elif way.goal != goal:
                way.send(*goal, _SECONDS, 0.0, glide, 0.0)

    def place(self, seat: int, places: Places) -> Rect | None:
        way = self._ways[seat]
        if way is None or (seat == self._unnamed and way.settled):
            return None
        place = places.tags[0].copy()
        place.center = round(way.place[0]), round(way.place[1])
        return place

    @property
    def settled(self) -> bool:
        return all(way is None or way.settled for way in self._ways)

    def update(self, dt: float) -> None:
        for way in self._ways:
            if way:
                way.step(dt)

    def finish(self) -> None:
        for way in self._ways:
            if way:
                way.finish()
