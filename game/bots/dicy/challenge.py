"""The solo challenge, exactly: the fewest expected turns to go, for any five cards.

Solved from 100 down when first asked, some hundredths of a second a score, and kept. What all five active
cards are worth is in the tables, to a hundred-millionth of a turn: a pass leads back to them, and without
them the loop would have to be closed anew at every score.
"""

from functools import cache, lru_cache

from game.bots.dicy.tables import SETS, TARGET, TURNS_UNIT, Five, fives, place
from game.bots.dicy.turn import POINTS, Active, Turn

TURNS_KEPT = 4
WHILE_ROLLING = 50  # the scores that are solved ahead when there is nothing to decide yet


class Challenge:
    def __init__(self, five: Five) -> None:
        self._five = five
        at = place(five) * TARGET
        self._fresh = [turns * TURNS_UNIT for turns in fives().turns[at : at + TARGET]]
        self._to_go: list[list[float]] = [[0.0] * SETS for _ in range(TARGET + POINTS.stop)]
        self._solved = TARGET

    @lru_cache(TURNS_KEPT)  # noqa: B019  a challenge is kept for ever
    def turn(self, score: int) -> Turn:
        """What a turn's ends are worth: the turns to go then, as a loss."""
        self.solve_down_to(score + 1)

        by_left = list(zip(*self._to_go[score : score + POINTS.stop], strict=True))
        ends = [[-turns for turns in by_points] for by_points in by_left]

        def scored(card: int, left: Active) -> list[float]:
            del card
            return ends[left]

        return Turn(self._five, scored, -self._fresh[score])

    def solve_down_to(self, score: int) -> None:
        while self._solved > score:
            at = self._solved = self._solved - 1
            turn = self.turn(at)
            sets = reversed(range(SETS))  # the whole first: the others are parts of it
            self._to_go[at] = [1 - turn.start(active) for active in sets][::-1]

    def solve_ahead(self) -> None:
        """So that no decision takes long: the first one would wait for them all."""
        self.solve_down_to(self._solved - WHILE_ROLLING if self._solved > WHILE_ROLLING else 0)


challenge = cache(Challenge)
