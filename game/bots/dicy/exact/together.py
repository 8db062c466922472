"""The game of two with one five, solved from high scores down: both perfect, a tie half a win.

`first` and `last` are what each seat's chance of winning is before its turn: [own score, other's score, own
active cards, other's active cards]. The last seat of the round also meets a first seat that has its 100 or
more, and then has one turn. Within a pair of scores only passes lead on, and two of them lead round in a loop
when both have all cards: that loop is closed by going round it.
"""

from collections.abc import Sequence
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from game.bots.dicy.exact.turns import SETS, Block, Index, starts
from game.bots.dicy.scoring import MOST, worth
from game.bots.dicy.turn import ALL
from game.dicy.cards import Card, Effect, effect
from game.dicy.fives import HAND

TARGET = 100
HIGHEST = TARGET + MOST  # no score lies above
AT_ONCE = 2  # pairs of scores in a block: what the processor's cache holds
CLOSE = 1e-6

Seat = Literal["first", "last"]
Chances = NDArray[np.float32]
POINTS = np.arange(MOST + 1)


def _turned(bit: Literal[0, 1]) -> Index:
    """[set, i]: the sets that come of turning over a card that is active (1) or frozen (0), if any is."""
    found = np.empty((SETS, HAND), dtype=np.intp)
    for active in range(SETS):
        turned = [active ^ 1 << card for card in range(HAND) if active >> card & 1 == bit] or [active]
        found[active] = (turned * HAND)[:HAND]
    return found


CHILLED, THAWED = _turned(1), _turned(0)
COUNT = np.array([active.bit_count() for active in range(SETS)])


CHILL, THAW, PLAIN = range(3)
TURNED = [CHILLED, THAWED]
EFFECTS: dict[Effect | None, int] = {
    None: PLAIN,
    "chill_neighbours": CHILL,
    "chill_everyone": CHILL,
    "thaw_neighbours": THAW,
}
EVERY_SET = np.arange(SETS)


class Together:
    def __init__(self, cards: Sequence[Card]) -> None:
        self.first: Chances = np.full((TARGET, TARGET, SETS, SETS), 0.5, dtype=np.float32)
        self.last: Chances = np.full((TARGET, HIGHEST, SETS, SETS), 0.5, dtype=np.float32)
        self._picks = np.array([worth(card) for card in cards], dtype=np.intp).T
        effects = [EFFECTS[effect(card)] for card in cards]
        self._kinds = sorted(set(effects))
        self._effects = np.array([self._kinds.index(what) for what in effects])

    def solve(self) -> None:
        for score in reversed(range(TARGET)):
            self._solve("last", [(score, reached) for reached in range(TARGET, HIGHEST)], EVERY_SET)
        for total in reversed(range(2 * TARGET - 1)):
            firsts = range(max(0, total - TARGET + 1), min(TARGET, total + 1))
            pairs = [(score, total - score) for score in firsts]
            self._close_the_loop(pairs)
            self._solve("first", pairs, EVERY_SET)
            self._solve("last", pairs, EVERY_SET)

    def _close_the_loop(self, pairs: list[tuple[int, int]]) -> None:
        """Against all five active cards; then a pass leads to nothing that isn't known."""
        scores, others = np.array(pairs).T
        change = 1.0
        while change > CLOSE:
            before = self.last[scores, others, ALL, ALL]
            self._solve("first", pairs, EVERY_SET[ALL:])
            self._solve("last", pairs, EVERY_SET[ALL:])
            change = float(np.abs(self.last[scores, others, ALL, ALL] - before).max())

    def _solve(self, mover: Seat, pairs: list[tuple[int, int]], against: Index) -> None:
        """The turns at these pairs of scores, the mover's first, against these sets of the other seat."""
        at_once = AT_ONCE * SETS // len(against)
        for start in range(0, len(pairs), at_once):
            mine, theirs = np.array(pairs[start : start + at_once]).T
            self._solve_block(mover, mine, theirs, against)

    def _solve_block(self, mover: Seat, mine: Index, theirs: Index, against: Index) -> None:
        ends = self._ends(mover, mine, theirs)
        worth = np.stack([self._hit(what, ends)[..., against] for what in self._kinds])
        worth = worth.reshape(*worth.shape[:3], -1)  # [kind of effect, points, left, lane]
        passed = self._hit(THAW, ends[0, ALL])[..., against].reshape(-1)
        worth[:, 0] = passed  # a score of 0 points: that is how picks say there is none

        def scored(cards: Index, lefts: Index) -> Block:
            return worth[self._effects[cards], self._picks[:, cards], lefts]

        table = self.first if mover == "first" else self.last
        for actives, block in starts(scored, passed):
            chances = block.reshape(len(actives), len(mine), len(against))
            table[mine[:, None, None], theirs[:, None, None], np.array(actives)[:, None], against] = (
                chances.transpose(1, 0, 2)
            )

    @staticmethod
    def _hit(what: int, ends: Block) -> Block:
        """The other seat turns over what is worst for the mover; its active cards are the last axis."""
        return ends if what == PLAIN else ends[..., TURNED[what]].min(axis=-1)

    def _ends(self, mover: Seat, mine: Index, theirs: Index) -> Block:
        """What the end of the turn is worth: [points, left, pair, other's active cards]."""
        reached = mine + POINTS[:, None]
        if mover == "first":
            return 1 - self.last[theirs, reached].transpose(0, 3, 1, 2)
        goes_on = (reached < TARGET) & (theirs < TARGET)
        following = self.first[np.minimum(theirs, TARGET - 1), np.minimum(reached, TARGET - 1)]
        return np.where(goes_on[:, None, :, None], 1 - following.transpose(0, 3, 1, 2), _won(reached, theirs))


def _won(reached: Index, theirs: Index) -> Block:
    """Who has more points wins; of equal ones who has more active cards; then it is half a win."""
    lead = (reached - theirs)[:, None, :, None]
    more = np.where(lead == 0, (COUNT[:, None] - COUNT)[:, None, :], lead)
    return (np.sign(more) / 2 + 0.5).astype(np.float32)
