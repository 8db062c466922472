"""A turn of Dalek Dice by brute force: every throw, every pick, straight from the rules' sentences."""

from functools import cache
from itertools import product

from game.dalek.faces import FACES, SPECIALS
from game.dalek.rules import points


def rolling(worth, placed, hand):
    """What it is worth to roll `hand` dice on with these set aside."""

    @cache
    def value(placed, hand):
        throws = list(product(FACES, repeat=hand))
        return sum(after_throw(placed, throw) for throw in throws) / len(throws)

    def after_throw(placed, throw):
        forced = tuple(face for face in SPECIALS if face in throw)
        rest = list(throw)
        for face in forced:
            rest.remove(face)
        placed = placed + forced
        if placed.count("DOC") == 3:
            return worth[points("doctor", placed, len(rest))]
        keepable = tuple(face for face in rest if face not in SPECIALS)
        if placed.count("EXT") == 3:
            return worth[points("exterminate", placed + keepable, len(rest) - len(keepable))]
        picks = {
            tuple(sorted(face for face, kept in zip(keepable, mask, strict=True) if kept))
            for mask in product((False, True), repeat=len(keepable))
        }
        return max(after_pick(placed + pick, len(rest) - len(pick)) for pick in picks if pick or forced)

    def after_pick(placed, hand):
        if hand == 0:
            return worth[points("dice_out", placed, 0)]
        return max(worth[points("stopped", placed, hand)], value(tuple(sorted(placed)), hand))

    return value(tuple(sorted(placed)), hand)
