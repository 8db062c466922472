"""What three and four at the table have learnt from games against themselves, in C: the same every time."""

import ctypes
from array import array

from game.bots.dicy.compiled_crowd import LIBRARY, packed_five
from game.bots.dicy.races import PRINTED
from game.bots.dicy.tables import FIVES

SEED = 1234
ROUNDS = 450
GAMES, STEPS = 100, 400  # of each round
FASTEST, SLOWEST = 2e-3, 3e-5
KEPT_FROM = 0.6  # of all rounds: the mean of the weights from here on
PRINTED_TIMES = 50  # as often as others: a fifth of the games
FAR = ((0.2, 1.0), (0.5, 0.85), (1.0, 0.75))
"""Until so much is done, how much what came of a game counts against what is said of the next turn."""


def played_fives() -> bytes:
    """All, the printed ones many times."""
    printed = [five for five in PRINTED for _ in range(PRINTED_TIMES)]
    return b"".join(map(packed_five, (*FIVES, *printed)))


def learnt(asked: tuple[int, bytes]) -> bytes:
    """The weights for so many seats, with these fives."""
    seats, fives = asked
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
    learner = library.crowd_learner(seats, SEED + seats)
    if not learner:
        raise MemoryError
    size, kept, mean = library.crowd_weights(), 0, array("d")
    for number in range(ROUNDS):
        done = number / ROUNDS
        rate = FASTEST * (1 - done) ** 1.5 + SLOWEST
        far = next(far for until, far in FAR if done < until)
        library.crowd_learn(learner, fives, many, GAMES, STEPS, rate, far)
        if done >= KEPT_FROM:
            kept += 1
            weights = array("f", ctypes.string_at(library.crowd_net(learner), 4 * size))
            mean = mean or array("d", [0.0] * size)
            mean = array("d", [was + (new - was) / kept for was, new in zip(mean, weights, strict=True)])
    library.crowd_forget(learner)
    return array("f", mean).tobytes()
