"""Where cards lie: rows that close up when there is no room, fans in a hand, stacks."""

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


def fan(middle: tuple[float, float], count: int, card: float, room: float, bend: float = 5.0) -> list[Place]:
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


def stack(bottom: tuple[float, float], count: int, card: float) -> list[Place]:
    """A pile: each card a hair higher than the one below, never quite straight."""
    rise = card * 0.006
    askew = [((i * 7919) % 5 - 2) * 0.3 for i in range(count)]
    return [Place(bottom[0] - rise * 0.4 * i, bottom[1] - rise * i, turn) for i, turn in enumerate(askew)]
