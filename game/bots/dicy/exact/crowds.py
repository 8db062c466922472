"""What three and four at the table have learnt from games against themselves, in C: the same every time.

First with any five, whose cards are known by what they do alone; then with the printed ones, by name.
"""

import ctypes
from array import array
from struct import pack
from typing import NamedTuple

from game.bots.dicy.compiled_crowd import LIBRARY, packed_five
from game.bots.dicy.races import PRINTED
from game.bots.dicy.tables import FIVES

GAMES, STEPS = 100, 1000  # of each round
KEPT_FROM = 0.6  # of all rounds: the mean of the weights from here on
PRINTED_TIMES = 50  # as often as others: a fifth of the games


class Course(NamedTuple):
    """How fast weights move, from the beginning to the end; and until so much is done, how much what came of
    a game counts against what is said of the next turn."""

    seed: int
    rounds: int
    fastest: float
    slowest: float
    bent: float
    far: tuple[tuple[float, float], ...]

    def rate(self, done: float) -> float:
        return self.fastest * (1 - done) ** self.bent + self.slowest


ANY = Course(1234, 350, 2.5e-3, 3e-5, 1.5, ((0.2, 1.0), (0.5, 0.85), (1.0, 0.75)))
PRINTED_ONES = Course(4321, 300, 1e-3, 2e-5, 1, ((1.0, 0.9),))
FOUR = 250  # rounds of either course: games of four take longer


class Played(NamedTuple):
    any: bytes
    printed: bytes


def played_fives() -> Played:
    """All, the printed ones many times; and these by name."""
    often = [five for five in PRINTED for _ in range(PRINTED_TIMES)]
    packed = {five: packed_five(five, by_name=False) for five in FIVES}
    by_name = (packed_five(five, by_name=True) for five in PRINTED)
    return Played(b"".join(packed[five] for five in (*FIVES, *often)), b"".join(by_name))


def learnt(asked: tuple[int, Played]) -> tuple[bytes, bytes]:
    """The weights for so many seats: for any five; for the printed ones."""
    seats, fives = asked
    of_any, printed = (
        course._replace(rounds=FOUR) if seats == 4 else course for course in (ANY, PRINTED_ONES)
    )
    net = followed(of_any, seats, fives.any)
    return net, followed(printed, seats, fives.printed, net)


def in_half(weights: bytes) -> bytes:
    """As they are kept, in two bytes each."""
    numbers = array("f", weights)
    return pack(f"<{len(numbers)}e", *numbers)


def followed(course: Course, seats: int, fives: bytes, begun: bytes = b"") -> bytes:
    """The weights that a course ends with; it begins with these, or with none."""
    library = LIBRARY.get()
    library.crowd_learner.restype = library.crowd_net.restype = ctypes.c_void_p
    library.crowd_learner.argtypes = [ctypes.c_int, ctypes.c_ulonglong]
    library.crowd_net.argtypes = library.crowd_forget.argtypes = [ctypes.c_void_p]
    library.crowd_learn.argtypes = [
        ctypes.c_void_p,
        ctypes.c_char_p,
        *[ctypes.c_int] * 3,
        *[ctypes.c_float] * 2,
    ]
    many = len(fives) // library.crowd_size_of_five()
    learner = library.crowd_learner(seats, course.seed + seats)
    if not learner:
        raise MemoryError
    size, kept, mean = library.crowd_weights(), 0, array("d")
    ctypes.memmove(library.crowd_net(learner), begun, len(begun))
    for number in range(course.rounds):
        done = number / course.rounds
        far = next(far for until, far in course.far if done < until)
        steps = min(STEPS, 50 * number)  # what is good isn't spoilt by a few games
        library.crowd_learn(learner, fives, many, GAMES, steps, course.rate(done), far)
        if done >= KEPT_FROM:
            kept += 1
            weights = array("f", ctypes.string_at(library.crowd_net(learner), 4 * size))
            mean = mean or array("d", [0.0] * size)
            mean = array("d", [was + (new - was) / kept for was, new in zip(mean, weights, strict=True)])
    library.crowd_forget(learner)
    return array("f", mean).tobytes()
