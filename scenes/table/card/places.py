"""Where cards lie: rows that close up when there is no room, fans in a hand."""

from dataclasses import dataclass
from math import cos, radians, sin


@dataclass(frozen=True)
class Place:
    """The middle of a card, and how it is turned, in degrees against the clock."""

    x: float
    y: float
    angle: float = 0.0


def row(middle: tuple[float, float], count: int, card: float, gap: float, room: float) -> list[Place]:
    """Side by side, `gap` apart; overlapping evenly if that would be wider than `room`."""
    step = card + gap
    if count > 1 and count * card + (count - 1) * gap > room:
        step = max(0.0, (room - card) / (count - 1))
    first = middle[0] - step * (count - 1) / 2
    return [Place(first + step * i, middle[1]) for i in range(count)]


def fan(middle: tuple[float, float], count: int, card: float, room: float, bend: float) -> list[Place]:
    """Held in a hand: on a wide arc, `bend` degrees from card to card around the one in the middle."""
    step = min(card * 0.82, (room - card) / (count - 1)) if count > 1 else 0.0
    radius = step / sin(radians(bend)) if step > 0 else 0.0
    places: list[Place] = []
    for i in range(count):
        turn = bend * (i - (count - 1) / 2)
        x = middle[0] + radius * sin(radians(turn))
        y = middle[1] + radius * (1 - cos(radians(turn)))
        places.append(Place(x, y, -turn))
    return places
