"""The best chance to score as many points in one turn, with any active cards."""

import numpy as np
from numpy.typing import NDArray

from game.bots.dicy.exact.turns import Block, Index, starts
from game.bots.dicy.scoring import worth
from game.bots.dicy.tables import FIVES, NEEDS
from game.dicy.cards import CARDS


def reach() -> NDArray[np.float64]:
    """[active, points]; active cards as bits, bit i for the i-th of the twelve."""
    found = np.zeros((1 << len(CARDS), NEEDS))
    needed = np.arange(NEEDS)
    for five in FIVES:
        bits = [1 << CARDS.index(card) for card in five]
        picks = np.array([worth(card) for card in five]).T

        def scored(cards: Index, lefts: Index, picks: Index = picks) -> Block:
            points = np.broadcast_to(picks[:, cards, None], (len(picks), len(lefts), NEEDS))
            return ((points > 0) & (points >= needed)).astype(np.float64)

        for actives, block in starts(scored, np.zeros(NEEDS)):
            for active, chances in zip(actives, block, strict=True):
                found[sum(bit for i, bit in enumerate(bits) if active >> i & 1)] = chances
    return found
