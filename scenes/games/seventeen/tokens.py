"""Laurels and penalties: what each seat holds, drawn on its plate, and what flies there at a round's end."""

from dataclasses import dataclass
from typing import Literal

from pygame import Rect, Surface

from game.seventeen.tokens import VICTORIES
from scenes.art.icons import icon
from scenes.art.palette import EMBER, Rgb
from scenes.games.seventeen.token_art import token
from scenes.sound.cue import Name
from scenes.table.card.motion import Hear, Travel, glide
from scenes.widgets import paint

Kind = Literal["victory", "penalty"]
_FLIGHT, _APART = 0.7, 0.22
_SOCKETS = VICTORIES
_HEARD: dict[Kind, Name] = {"victory": "token_victory", "penalty": "token_penalty"}


@dataclass
class _Flight:
    kind: Kind
    seat: int
    gained: bool
    way: Travel
    left: float
    """Seconds until it has landed."""


class Tokens:
    def __init__(self, seats: int) -> None:
        self.held: list[tuple[int, int]] = [(0, 0)] * seats
        """Victories and penalties of each seat, once what flies has landed."""
        self.reduced = False
        self._flights: list[_Flight] = []
        self.hear: Hear = lambda _name, _loud, _x: None

    def put(self, victories: tuple[int, ...], penalties: tuple[int, ...]) -> None:
        self.held = list(zip(victories, penalties, strict=True))
        self._flights.clear()

    def move(self, seat: int, victories: int, penalties: int, middle: tuple[int, int], plate: Rect) -> None:
        """Flies between the middle of the table and the seat's plate."""
        had = self.held[seat]
        self.held[seat] = (had[0] + victories, had[1] + penalties)
        changes: tuple[tuple[Kind, int], ...] = (("victory", victories), ("penalty", penalties))
        for kind, change in changes:
            for number in range(abs(change)):
                start, end = (middle, plate.center) if change > 0 else (plate.center, middle)
                way, wait = Travel(*start), _APART * (number + len(self._flights))
                way.send(*end, _FLIGHT, 0.16, glide, wait)
                self._flights.append(_Flight(kind, seat, change > 0, way, wait + _FLIGHT))

    def on_plate(self, seat: int) -> tuple[int, int]:
        """Held and landed."""
        counts: dict[Kind, int] = {"victory": self.held[seat][0], "penalty": self.held[seat][1]}
        for flight in self._flights:
            if flight.seat == seat and flight.gained:
                counts[flight.kind] -= 1
        return max(0, counts["victory"]), max(0, counts["penalty"])

    @property
    def arriving(self) -> float:
        """Seconds until the last laurel has landed on its plate."""
        laurels = (one.left for one in self._flights if one.gained and one.kind == "victory")
        return max(laurels, default=0.0)

    @property
    def settled(self) -> bool:
        return not self._flights

    def update(self, dt: float) -> None:
        for flight in self._flights:
            flight.way.step(dt)
            flight.left -= dt
            if flight.way.settled:
                self.hear(_HEARD[flight.kind], 1.0, flight.way.place[0])
        self._flights = [flight for flight in self._flights if not flight.way.settled]

    def finish(self) -> None:
        self._flights.clear()

    def draw_signs(self, surface: Surface, rect: Rect, seat: int, *, bot: bool, ink: Rgb) -> None:
        """Below the seat's name: who plays it, three places for laurels, and what penalties there are."""
        victories, penalties = self.on_plate(seat)
        side = min(rect.h, round(rect.w / 5.9))
        surface.blit(
            icon("bot" if bot else "person", max(8, side * 4 // 5), ink),
            (rect.x, rect.centery - side * 2 // 5),
        )
        x = rect.x + side + side // 4
        for number in range(max(_SOCKETS, victories)):
            place = Rect(x, rect.centery - side // 2, side, side)
            if number < victories:
                surface.blit(token("victory", side), place)
            else:
                hole = place.inflate(-side // 5, -side // 5)
                surface.blit(paint.fill(hole.size, hole.w // 2, (0, 0, 0), (0, 0, 0), 70), hole)
                surface.blit(paint.ring(hole.size, hole.w // 2, max(1, side // 14), ink, 120), hole)
            x += side + max(1, side // 10)
        x += side // 4
        for _ in range(penalties):
            place = Rect(x, rect.centery - side // 2, side, side)
            surface.blit(token("penalty", side), place)
            surface.blit(paint.ring(place.size, side // 2, max(1, side // 12), EMBER), place)
            x += side + max(1, side // 10)

    def draw(self, surface: Surface, px: int) -> None:
        for flight in self._flights:
            if flight.way.share > 0 and not self.reduced:
                picture, (x, y) = token(flight.kind, px), flight.way.place
                surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
