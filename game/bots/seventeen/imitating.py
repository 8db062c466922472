"""A network learns how experts who search play, from their own games (`native/imitate.c`): that is
what searches take others for."""

from collections.abc import Sequence
from ctypes import Array, c_char, c_double, c_float, c_int, c_uint64, create_string_buffer

from game.bots.seventeen.native import library
from game.bots.seventeen.policy import FLOOR
from game.bots.seventeen.search import TEMPER, worths

NOTES = 80  # of a game for each seat, at most
TIMES, RATE = 8, 1e-3  # over all of them, and how far at first
HELD_BACK = 10  # one game of so many, to tell by how far it is from them
Weights = Array[c_float]


class Notes:
    """What searches guided by `plays` made of the decisions of so many games of experts, who take all for
    `others`, or else for what guides them, and mix so much, or else as experts do."""

    def __init__(
        self,
        seats: int,
        plays: Weights,
        worlds: int,
        games: int,
        seed: int,
        others: Weights | None = None,
        temper: float | None = None,
    ) -> None:
        self._imitate, self._seats, self._others = library("imitate"), seats, others or plays
        self._size = self._imitate.noted_size()
        room = NOTES * seats * games
        self._all: Array[c_char] = create_string_buffer(self._size * room)
        self.count: int = self._imitate.take_notes(
            c_int(seats), *worths(seats), plays, self._others, c_float(FLOOR),
            c_float(TEMPER[seats] if temper is None else temper),
            c_int(worlds), c_int(games), c_uint64(seed), self._all, c_int(room),
        )  # fmt: skip

    def imitated(self, *before: "Notes") -> tuple[Weights, Sequence[float]]:
        """What they take all for, moved towards what they did in nine of ten games, and towards what was
        noted before; how far it was from what they did in the rest, and is: plays, calls, what was enough."""
        weights, far = type(self._others)(*self._others), (c_double * 6)()
        rest = self.count // HELD_BACK
        learnt = sum(notes.count for notes in before) + self.count - rest
        every = b"".join(notes.taken() for notes in (*before, self))
        self._imitate.imitate(
            c_int(self._seats), every, c_int(learnt), c_int(rest), weights, c_int(TIMES),
            c_float(RATE), c_float(RATE / 20), c_uint64(1), far,
        )  # fmt: skip
        return weights, [round(part, 4) for part in far]

    def taken(self) -> memoryview:
        return memoryview(self._all)[: self._size * self.count]

    def told(self, weights: Weights) -> Sequence[tuple[float, float, bool, int]]:
        """Of calls upon rows with others' hidden cards: what the search told, and the network, what lay
        there, and in which game."""
        found = (c_double * (4 * self.count))()
        length = self._imitate.told(c_int(self._seats), self._all, c_int(self.count), weights, found)
        cases = zip(*(found[part : 4 * length : 4] for part in range(4)), strict=True)
        return [(searched, felt, truth > 0, int(game)) for searched, felt, truth, game in cases]
