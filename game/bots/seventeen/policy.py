"""How the expert at 17 plays: every option with a share. It was learnt against itself, and mixes where a pure
habit could be read (`solve`).

A seat asks it what itself would do, and what others would do whom it takes for experts.
"""

from collections.abc import Sequence
from math import exp

from game.bots.seventeen.features import Purses, active, phase_to_call, phase_to_play, unseen
from game.bots.seventeen.net import CALL_VALUES, CALLS, ENOUGH, PLAY_VALUES, SEARCHED, Row, chance, net
from game.bots.seventeen.round import H5, PLAIN, VALUES, Round
from game.seventeen.tokens import GOAL

Play = tuple[int, bool]  # a kind, and whether face down
FLOOR = 0.02  # what is rarer than this is an error of learning, and never done


def choices(r: Round, seat: int) -> list[Play]:
    """All cards in hand, face up and down; the face of a card whose back tells its number is all one."""
    found: list[Play] = []
    for kind in dict.fromkeys(r.hands[seat]):
        found.append((kind, False))
        if PLAIN[kind]:
            found.append((kind, True))
    return found


def may_be_enough(r: Round, seat: int) -> bool:
    """Could the row be right for a call, for all that this seat knows?"""
    return r.opens + r.hidden[seat] + VALUES[H5] * r.others_backs(seat) >= GOAL


class Reading:
    """A round as one seat reads it before it acts. Worths are of a round: 1 plainly won, −1 plainly lost.
    `searches`: as one who searches would do, who tells no worths."""

    def __init__(
        self,
        r: Round,
        seat: int,
        purses: Purses,
        copies: Sequence[int],
        *,
        calling: bool,
        searches: bool = False,
    ) -> None:
        self._net = net(r.seats + SEARCHED * searches)
        phase = phase_to_call(r, seat) if calling else phase_to_play(r)
        self._read: Row = self._net.read(active(r, seat, phase, purses), unseen(r, seat, copies))

    def calls(self) -> float:
        """How often the seat calls here."""
        share = chance(self._net.output(self._read, CALLS))
        return 0.0 if share < FLOOR else 1.0 if share > 1 - FLOOR else share

    def plays(self, may: Sequence[Play]) -> list[float]:
        """How often each of these is played."""
        odds = [self._net.output(self._read, entry(play)) for play in may]
        most = max(odds)
        heaps = [exp(odd - most) for odd in odds]
        floor = FLOOR * sum(heaps)
        heaps = [heap if heap >= floor else 0.0 for heap in heaps]
        whole = sum(heaps)
        return [heap / whole for heap in heaps]

    def call_worths(self) -> tuple[float, float]:
        """Of keeping silent, and of a call."""
        return self._net.output(self._read, CALL_VALUES), self._net.output(self._read, CALL_VALUES + 1)

    def play_worths(self, may: Sequence[Play]) -> list[float]:
        return [self._net.output(self._read, PLAY_VALUES + entry(play)) for play in may]

    def enough(self) -> float:
        """The chance that the row comes to 17 as it lies."""
        return chance(self._net.output(self._read, ENOUGH))


def entry(play: Play) -> int:
    kind, down = play
    return kind * 2 + down
