"""The chance of winning at a table of three to six, counting every score and who still has a turn.

It is an estimate, made in three steps:

1. Until somebody reaches the target, everybody is taken to play their turns as in a duel at equal scores,
   the last of the round as its second seat, the others as its first: how such a turn falls out is known for
   every score (`tables.early`, `tables.late`). So the others' scores at the start of any round are spreads
   that don't depend on one another.
2. The round in which the target is first reached is the last. Whoever moves after that plays to beat the top
   score (`tables.last`, of the two-seat solution), in the order of the seats.
3. One's own way there is worked out backwards, round by round, for every own score at once.

A turn's points are then worth the chance that it leaves with the score they make; the turn itself is solved
exactly for that worth.
"""

from collections.abc import Sequence
from functools import cache
from operator import mul

from game.bots.dalek.tables import LEADS, SPREAD, TARGET, tables
from game.bots.dalek.turn import MOST_POINTS

ROUNDS = 12  # further rounds looked at; after that nobody is taken to win
HIGHEST = TARGET + MOST_POINTS
BEATEN_BY = 3  # by how much a top score is typically beaten

TOPS = range(TARGET, HIGHEST)


def chances_by_points(scores: Sequence[int], mover: int) -> tuple[float, ...]:
    """What 0, 1, 2 … points are worth to the mover; scores in the order of the round."""
    own = scores[mover]
    before, after = scores[:mover], scores[mover + 1 :]
    top = max(before, default=0)
    reached = top >= TARGET
    go_on = [] if reached else _going_on(scores, mover)
    worth: list[float] = []
    for score in range(own, own + SPREAD):
        if score < top and reached:
            worth.append(0.0)
        elif score >= TARGET or reached:
            held = 1.0
            for other in after:
                held *= 1 - _overtakes(score - other)
            worth.append(held / (1 + before.count(score)))
        else:
            worth.append(go_on[score])
    return tuple(worth)


def _overtakes(lead: int) -> float:
    """The chance of a last turn to beat a lead; equal counts half."""
    return tables().last[min(lead, LEADS - 1)] if lead > 0 else 1.0


class _Racer:
    """Another seat on its way: how likely each score below the target is, at the start of its next turn."""

    def __init__(self, score: int, late: bool) -> None:
        self.late = late
        self.scores = [0.0] * TARGET
        self.scores[score] = 1.0

    def move(self) -> tuple[float, list[float]]:
        """Plays a turn: the chance to stay below the target, in which case it goes on; and that of each score
        at the target or above."""
        then = [0.0] * (HIGHEST + SPREAD)
        for score, share in enumerate(self.scores):
            if share > 0:
                for points, chance in _likely_points(score, self.late):
                    then[score + points] += share * chance
        stays = sum(then[:TARGET])
        self.scores = [share / max(stays, 1e-12) for share in then[:TARGET]]
        return stays, then[TARGET:HIGHEST]

    def overtakes(self) -> list[float]:
        """For every top score, the chance to beat it in a last turn."""
        downwards = _overtaking_downwards()
        return [sum(map(mul, self.scores, downwards[HIGHEST - top :])) for top in TOPS]


@cache
def _spread(score: int, late: bool) -> Sequence[float]:
    spreads = tables().late if late else tables().early
    return spreads[score * SPREAD : (score + 1) * SPREAD]


@cache
def _likely_points(score: int, late: bool) -> tuple[tuple[int, float], ...]:
    return tuple((points, chance) for points, chance in enumerate(_spread(score, late)) if chance > 0)


@cache
def _overtaking_downwards() -> tuple[float, ...]:
    """`_overtakes` of the leads HIGHEST, HIGHEST − 1 … 0."""
    return tuple(_overtakes(lead) for lead in range(HIGHEST, -1, -1))


def _going_on(scores: Sequence[int], mover: int) -> list[float]:
    """The chance of winning by own score when one's turn is over and nobody has reached the target yet."""
    end = len(scores) - 1
    racers = [_Racer(score, place == end) for place, score in enumerate(scores)]
    earlier, later = racers[:mover], racers[mover + 1 :]
    survived = 1.0
    for racer in later:
        survived *= racer.move()[0]
    rounds = [_Round(earlier, later) for _ in range(ROUNDS)]
    chances = [0.0] * TARGET
    for coming in reversed(rounds):
        chances = coming.backwards(scores[mover], mover == end, chances)
    return [survived * chance for chance in chances]


class _Round:
    """A round that may be the last, as the others make it: played by them when it is made."""

    def __init__(self, earlier: Sequence[_Racer], later: Sequence[_Racer]) -> None:
        nobody_yet = 1.0
        tops = [0.0] * len(TOPS)
        for racer in earlier:
            beats = racer.overtakes()
            stays, reaches = racer.move()
            kept = [top * (1 - beat) for top, beat in zip(tops, beats, strict=True)]
            for place, (top, beat) in enumerate(zip(tops, beats, strict=True)):
                kept[min(place + BEATEN_BY, len(kept) - 1)] += top * beat
            tops = [keeps + nobody_yet * reached for keeps, reached in zip(kept, reaches, strict=True)]
            nobody_yet *= stays
        self.nobody_yet, self.tops = nobody_yet, tops
        self.holds = [1.0] * len(TOPS)
        self.survives = 1.0
        for racer in later:
            self.holds = [hold * (1 - beat) for hold, beat in zip(self.holds, racer.overtakes(), strict=True)]
            self.survives *= racer.move()[0]

    def backwards(self, lowest: int, late: bool, then: Sequence[float]) -> list[float]:
        """The chance of winning by own score at the round's start, from that at its end."""
        to_be_held = [*self.holds[BEATEN_BY:], *self.holds[-BEATEN_BY:]]
        to_win = list(map(mul, self.tops, to_be_held))
        after = [self.survives * chance for chance in then] + self.holds + [0.0] * SPREAD
        chances = [0.0] * TARGET
        downwards = _overtaking_downwards()
        for score in range(lowest, TARGET):
            race_on = sum(map(mul, _spread(score, late), after[score:]))
            # leads over this score, of the tops from the lowest on
            leads = range(TARGET - score, HIGHEST - score)
            beat = sum(map(mul, to_win, [downwards[HIGHEST - lead] for lead in leads]))
            chances[score] = self.nobody_yet * race_on + beat
        return chances
