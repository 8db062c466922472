"""The endless game for the lead, two seats, one five: what cards are worth far from the end.

Both play for points ahead of the other for ever. `ahead` [five, own active, other's active] is by how many
points the seat about to move comes out ahead, the mean over ending after its turns and after the other's.
"""

from collections.abc import Sequence
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from game.bots.dicy.exact.turns import SETS, Block, Index, starts
from game.bots.dicy.scoring import worth
from game.bots.dicy.turn import ALL
from game.dicy.cards import Card, Effect, effect
from game.dicy.fives import HAND

CLOSE = 0.02  # points
FASTEST = 0.75  # how much of a round's change is taken at once
SWINGING = 1 / 3  # what all share would swing for ever: of that, half the change
MOST_ROUNDS = 200

CHILL, THAW, PLAIN = range(3)
EFFECTS: dict[Effect | None, int] = {
    None: PLAIN,
    "chill_neighbours": CHILL,
    "chill_everyone": CHILL,
    "thaw_neighbours": THAW,
}


def _turned(bit: Literal[0, 1]) -> Index:
    """[set, i]: the sets that come of turning over a card that is active (1) or frozen (0), if any is."""
    found = np.empty((SETS, HAND), dtype=np.intp)
    for active in range(SETS):
        turned = [active ^ 1 << card for card in range(HAND) if active >> card & 1 == bit] or [active]
        found[active] = (turned * HAND)[:HAND]
    return found


CHILLED, THAWED = _turned(1), _turned(0)


def ahead(cards: Sequence[Card]) -> NDArray[np.float32]:
    picks = np.array([worth(card) for card in cards], dtype=np.intp).T
    effects = np.array([EFFECTS[effect(card)] for card in cards])
    found = np.zeros((SETS, SETS), dtype=np.float32)
    for _ in range(MOST_ROUNDS):
        after = -found.T  # [left, other's active], the other being about to move
        ends = np.stack([after[:, turned].min(axis=-1) for turned in (CHILLED, THAWED)])
        ends = np.concatenate([ends, after[None]])
        passed = ends[THAW, ALL]

        def scored(own: Index, lefts: Index, ends: Block = ends, passed: Block = passed) -> Block:
            points = picks[:, own, None].astype(np.float32)
            return np.where(points > 0, points + ends[effects[own], lefts], passed)

        following = np.empty_like(found)
        for actives, block in starts(scored, passed):
            following[actives] = block
        step = FASTEST * (following - found)
        found += step - step[ALL, ALL] * SWINGING
        if np.abs(step).max() < CLOSE:
            return found
    raise ArithmeticError("the leads do not settle")
