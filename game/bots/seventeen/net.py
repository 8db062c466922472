"""The network that 17 is played by: it reads a round, and tells a policy, what options are worth, and how
likely the row is 17.

Its weights are `assets/tables/seventeen.bin` (`solve` learns them): for each number of seats a heading and
half-precision floats without the last bits, layer by layer. A second one for each, told by `SEARCHED` more,
plays as experts do who search: that is what others are taken for. It guides their search too, but for two and
three, where another does that, told by `GUIDES` more. Each is kept as the steps by which it differs from the
one before for as many, and the upper bytes before the lower ones: so they are handed out in fewer. Plain
Python: a few rows are added up, and two small layers follow.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import islice
from math import exp
from operator import mul
from struct import Struct as Layout
from struct import pack, unpack

from game.bots.sealing import DamagedError, opened, sealed
from game.bots.seventeen.features import COPIES_OF, PLAIN_KINDS
from game.bots.table_file import TableFile
from game.seventeen.cards import KINDS

WHAT = b"sevente3"
HEADING = Layout("<HHHH")  # seats, inputs, and the widths of the layers
MOST_LEARNT = 4  # seats
SEARCHED, GUIDES = 16, 32
GUIDED = (2, 3)  # seats, at which another guides the search than what others are taken for
MINUS, INFINITE, HALVES = 0x8000, 0x7C00, 0x10000  # of half-precision floats: sign, no number, how many
FINE = 16  # such floats a step: it moves what a network says by a hundredth on average
WIDE, NARROW, OUTPUTS = 64, 32, 64
PLAYS = len(KINDS) * 2  # a kind, and whether face down
CALLS, PLAY_VALUES, CALL_VALUES, ENOUGH = PLAYS, PLAYS + 1, PLAYS * 2 + 1, PLAYS * 2 + 3

Row = Sequence[float]


def chance(x: float) -> float:
    """The share that a log odds stands for."""
    return 1 / (1 + exp(-max(-40.0, min(40.0, x))))


class Net:
    """`read` a position once, then ask for the outputs that are wanted."""

    def __init__(self, weights: Sequence[float], inputs: int) -> None:
        rest = iter(weights)

        def taken(count: int) -> list[float]:
            return list(islice(rest, count))

        self._rows = [tuple(taken(WIDE)) for _ in range(inputs)]
        self._first = tuple(taken(WIDE))
        self._second = [tuple(column) for column in zip(*(taken(NARROW) for _ in range(WIDE)), strict=True)]
        self._second_from = taken(NARROW)
        self._last = [tuple(column) for column in zip(*(taken(OUTPUTS) for _ in range(NARROW)), strict=True)]
        self._last_from = taken(OUTPUTS)
        self._scaled: dict[tuple[int, int], Row] = {}

    def read(self, active: Sequence[int], unseen: Sequence[int]) -> Row:
        """What the network makes of its inputs."""
        rows = [self._rows[place] for place in active]
        rows += [self._share(place, count) for place, count in enumerate(unseen)]
        wide = [total if total > 0 else 0.0 for total in map(sum, zip(self._first, *rows, strict=True))]
        return [
            max(0.0, begin + sum(map(mul, wide, column)))
            for begin, column in zip(self._second_from, self._second, strict=True)
        ]

    def output(self, read: Row, place: int) -> float:
        return self._last_from[place] + sum(map(mul, read, self._last[place]))

    def _share(self, place: int, count: int) -> Row:
        known = self._scaled.get((place, count))
        if known is None:
            share = count / COPIES_OF[PLAIN_KINDS[place]]
            known = self._scaled[place, count] = tuple([share * weight for weight in self._rows[place]])
        return known


@cache
def net(seats: int) -> Net:
    """The one for a table of so many, or as players there search."""
    weights = kept()[seats]
    return Net(weights, (len(weights) - size_of(0)) // WIDE)


@cache
def kept() -> dict[int, Sequence[float]]:
    """All weights, by the number of seats, and what is told with it."""
    return FILE.read()


def guiding(seats: int) -> int:
    """The one that guides the search of so many."""
    return seats + (GUIDES if seats in GUIDED else SEARCHED)


def as_kept(weights: Sequence[float]) -> Sequence[float]:
    """Rounded as they are in the file."""
    return _of_steps(_in_steps(weights))


def packed(learnt: Iterable[tuple[int, Sequence[float]]]) -> bytes:
    """Each told by its seats, and what goes with them."""
    nets: list[bytes] = []
    before: dict[int, Sequence[int]] = {}
    for seats, weights in learnt:
        inputs, steps = (len(weights) - size_of(0)) // WIDE, _in_steps(weights)
        further = zip(steps, before.get(seats % SEARCHED, [0] * len(steps)), strict=True)
        halves = pack(f"<{len(steps)}H", *[(step - other) % HALVES for step, other in further])
        before[seats % SEARCHED] = steps
        nets.append(HEADING.pack(seats, inputs, WIDE, NARROW) + halves[1::2] + halves[::2])
    return sealed(WHAT, b"".join(nets))


def unpacked(content: bytes) -> dict[int, Sequence[float]]:
    read, at = opened(WHAT, content), 0
    found: dict[int, Sequence[float]] = {}
    before: dict[int, Sequence[int]] = {}
    while at < len(read):
        seats, inputs, *widths = HEADING.unpack_from(read, at)
        count, at = size_of(inputs), at + HEADING.size
        larger, smaller = read[at : at + count], read[at + count : at + 2 * count]
        halves = zip(larger, smaller, before.get(seats % SEARCHED, [0] * count), strict=True)
        steps = [(256 * one + other + begin + MINUS) % HALVES - MINUS for one, other, begin in halves]
        if widths != [WIDE, NARROW] or max(map(abs, steps)) * FINE >= INFINITE:
            raise DamagedError
        before[seats % SEARCHED] = steps
        found[seats] = _of_steps(steps)
        at += 2 * count
    every = {seats + more for seats in range(2, MOST_LEARNT + 1) for more in (0, SEARCHED)}
    if found.keys() != every | {seats + GUIDES for seats in GUIDED}:
        raise DamagedError
    return found


def _in_steps(weights: Sequence[float]) -> Sequence[int]:
    """From zero, the nearest that are kept of all that half precision knows."""
    told = unpack(f"<{len(weights)}H", pack(f"<{len(weights)}e", *weights))
    return [(bits % MINUS + FINE // 2) // FINE * (1 if bits < MINUS else -1) for bits in told]


def _of_steps(steps: Sequence[int]) -> Sequence[float]:
    told = [abs(step) * FINE + MINUS * (step < 0) for step in steps]
    return unpack(f"<{len(told)}e", pack(f"<{len(told)}H", *told))


FILE = TableFile("seventeen.bin", unpacked)


def size_of(inputs: int) -> int:
    return inputs * WIDE + WIDE + WIDE * NARROW + NARROW + NARROW * OUTPUTS + OUTPUTS
