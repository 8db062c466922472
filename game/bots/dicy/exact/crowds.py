"""What three and four at the table have learnt from games against themselves, in C: the same every time."""

import ctypes
import struct
from array import array
from collections.abc import Sequence

from game.bots.dicy.compiled_crowd import LIBRARY, packed_five
from game.bots.dicy.races import PRINTED
from game.bots.dicy.tables import FIVES, place

SEED = 1234
ROUNDS = {3: 240, 4: 150}
GAMES, STEPS = 100, 400  # of each round
FASTEST, SLOWEST = 7e-4, 3e-5
KEPT_FROM = 0.6  # of all rounds: the mean of the weights from here on
PRINTED_TIMES = 50  # as often as others: a fifth of the games
FAR = ((0.3, 0.85), (1.0, 0.7))
"""Until so much is done, how much what came of a game counts against what is said of the next turn."""


def learnt(seats: int) -> bytes:
    """The weights for so many seats, as half floats. All fives are played, the printed ones many times."""
    fives = b"".join(packed_five(five, seats) for five in FIVES)
    played = [*range(len(FIVES)), *map(place, PRINTED_TIMES * list(PRINTED))]
    return learnt_from(seats, fives, played, ROUNDS[seats])


def learnt_from(seats: int, fives: bytes, played: Sequence[int], rounds: int) -> bytes:
    library = LIBRARY.get()
    library.crowd_learner.restype = library.crowd_net.restype = ctypes.c_void_p
    library.crowd_learner.argtypes = [ctypes.c_int, ctypes.c_ulonglong]
    library.crowd_net.argtypes = library.crowd_forget.argtypes = [ctypes.c_void_p]
    found = [ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_int)]
    library.crowd_learn.argtypes = [*found, *[ctypes.c_int] * 3, *[ctypes.c_float] * 2]
    which = (ctypes.c_int * len(played))(*played)
    learner = library.crowd_learner(seats, SEED + seats)
    if not learner:
        raise MemoryError
    size, kept, mean = library.crowd_weights(), 0, array("d")
    for number in range(rounds):
        done = number / rounds
        rate = FASTEST * (1 - done) ** 1.5 + SLOWEST
        far = next(far for until, far in FAR if done < until)
        library.crowd_learn(learner, fives, which, len(which), GAMES, STEPS, rate, far)
        if done >= KEPT_FROM:
            kept += 1
            weights = array("f", ctypes.string_at(library.crowd_net(learner), 4 * size))
            mean = mean or array("d", [0.0] * size)
            mean = array("d", [was + (new - was) / kept for was, new in zip(mean, weights, strict=True)])
    library.crowd_forget(learner)
    return struct.pack(f"<{size}e", *mean)
