"""What three and four at the table have learnt from games against themselves, in C: the same every time.

With any five, and as often with a printed one: cards are told by name as well as by what they do.
"""

import ctypes
from array import array
from struct import pack, unpack
from typing import NamedTuple

from game.bots.dicy.compiled_crowd import BLOCK, LIBRARY, MOST, packed_five
from game.bots.dicy.races import PRINTED
from game.bots.dicy.tables import FIVES, Five

GAMES, STEPS = 100, 200  # of each round
KEPT_FROM, KEPT_EACH = 0.6, 5  # of all rounds: the mean of the weights from here on, of one in so many


class Course(NamedTuple):
    """How fast weights move, from the beginning to the end; and until so much is done, how much what came of
    a game counts against what is said of the next turn."""

    rounds: int
    seed: int = 1234
    fastest: float = 2.5e-3
    slowest: float = 3e-5
    bent: float = 1.5
    far: tuple[tuple[float, float], ...] = ((0.3, 1.0), (1.0, 0.93))

    def rate(self, done: float) -> float:
        return self.fastest * (1 - done) ** self.bent + self.slowest


AGAIN = Course(3000, seed=74, fastest=1e-3, far=((0.4, 0.93), (1.0, 0.7)))
COURSES = {
    3: (Course(3000), AGAIN),
    4: (Course(2000), AGAIN, AGAIN._replace(rounds=4500, seed=75)),
}
"""One after the other: each begins with what the one before ended with."""


def learnt(seats: int) -> bytes:
    """The weights for so many seats."""
    fives = [*PRINTED, *(five for five in FIVES if five not in PRINTED)]
    weights = b""
    for course in COURSES[seats]:
        weights = followed(course, seats, fives, weights)
    return weights


def in_bytes(weights: bytes) -> bytes:
    """As they are kept, in a byte each: of a block the largest is told."""
    numbers = array("f", weights)
    blocks = [numbers[at : at + BLOCK] for at in range(0, len(numbers), BLOCK)]
    units = unpack(
        f"<{len(blocks)}e", pack(f"<{len(blocks)}e", *[max(map(abs, one)) / MOST for one in blocks])
    )
    told = array("b")
    for unit, block in zip(units, blocks, strict=True):
        told.extend(max(-MOST, min(MOST, round(one / unit))) if unit else 0 for one in block)
    return pack(f"<{len(units)}e", *units) + told.tobytes()


def followed(course: Course, seats: int, fives: list[Five], begun: bytes = b"") -> bytes:
    """The weights that a course ends with, which begins with none or these; half of its games are with the
    printed fives, which come first."""
    library = LIBRARY.get()
    library.crowd_learner.restype = library.crowd_net.restype = ctypes.c_void_p
    library.crowd_learner.argtypes = [ctypes.c_int, ctypes.c_ulonglong]
    library.crowd_net.argtypes = library.crowd_forget.argtypes = [ctypes.c_void_p]
    library.crowd_learn.argtypes = [
        ctypes.c_void_p,
        ctypes.c_char_p,
        *[ctypes.c_int] * 4,
        *[ctypes.c_float] * 2,
    ]
    packed = b"".join(map(packed_five, fives))
    first_ones = min(len(fives), len(PRINTED))
    learner = library.crowd_learner(seats, course.seed + seats)
    if not learner:
        raise MemoryError
    ctypes.memmove(library.crowd_net(learner), begun, len(begun))
    size, kept, mean = library.crowd_weights(), 0, array("d")
    for number in range(course.rounds):
        done = number / course.rounds
        far = next(far for until, far in course.far if done < until)
        library.crowd_learn(learner, packed, len(fives), first_ones, GAMES, STEPS, course.rate(done), far)
        if done >= KEPT_FROM and number % KEPT_EACH == 0:
            kept += 1
            weights = array("f", ctypes.string_at(library.crowd_net(learner), 4 * size))
            mean = mean or array("d", [0.0] * size)
            mean = array("d", [was + (new - was) / kept for was, new in zip(mean, weights, strict=True)])
    library.crowd_forget(learner)
    return array("f", mean).tobytes()
