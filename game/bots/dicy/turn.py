"""One turn, solved exactly: what every choice with some dice is worth, given what the turn's ends are worth.

A set of active cards is a number of five bits, bit i for card i of the five. A turn ends with a score, which
leaves some cards active, or with a pass; what the ends are worth, in whatever a brain counts (more is
better), is given. Pure Python: all 32 sets take about a hundredth of a second.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

from msgspec import Struct

from game.bots.dicy.compiled_turn import LIBRARY, Ends, Solved, ends_by_card
from game.bots.dicy.lattice import (
    DICE,
    LEVELS,
    PLACE,
    ROLLS,
    Multiset,
    Row,
    Take,
    best_keep,
    better,
    expected,
    taker,
    with_one_less,
)
from game.bots.dicy.scoring import MOST, worth
from game.dicy.cards import Card
from game.dicy.fives import HAND

Active = int  # a set of cards
ALL: Active = (1 << HAND) - 1
POINTS = range(MOST + 1)


class ScoreOf(Struct, frozen=True):
    """The best pick of a card, so many points."""

    card: Card
    points: int


class RerollOf(Struct, frozen=True):
    """Freeze a card, keep these dice, roll the others again."""

    card: Card
    keep: Multiset


class PassIt(Struct, frozen=True):
    """Thaw all, end the turn."""


Choice = ScoreOf | RerollOf | PassIt
Scored = Callable[[int, Active], Row]
"""For a card (0 to 4) and the cards left active after it: what each number of points, from 0, is worth."""


@cache
def _by_points(card: Card) -> Take:
    """For each roll what the card's best pick is worth; a roll it can't be scored with takes place 0."""
    return taker(worth(card))


class Turn:
    """A turn with these five cards; everything is worked out when it is first asked. `ends` is for who has at
    hand, for the compiled turn, all that `scored` tells of some active cards."""

    def __init__(
        self,
        cards: Sequence[Card],
        scored: Scored,
        passed: float,
        ends: Callable[[Active], Ends] | None = None,
    ) -> None:
        self.cards = tuple(cards)
        self.passed = passed
        self._scored = scored
        self._ends = ends or partial(ends_by_card, scored=scored)
        self._rolled: dict[Active, Row] = {}
        self._expected: dict[Active, Sequence[Row]] = {}
        self._solved: Solved | None = None

    def start(self, active: Active) -> float:
        """What the turn is worth before the first roll."""
        if active and LIBRARY.there():
            return self._compiled(active).start(active)
        return self.kept(active)[0][0]

    def kept(self, active: Active) -> Sequence[Row]:
        """By level, what keeps are worth before the other dice are rolled, these cards being active then."""
        if not active:
            return _every_keep(self.passed)
        if active not in self._expected:
            self._work_out(active)
        return self._expected[active]

    def rolled(self, active: Active) -> Row:
        """What each of the 462 rolls is worth."""
        if active not in self._rolled:
            self._work_out(active)
        return self._rolled[active]

    def _work_out(self, active: Active) -> None:
        if active and LIBRARY.there():
            levels = self._compiled(active).levels(active)
            self._rolled[active], self._expected[active] = levels[DICE], levels
        else:
            self._rolled[active] = self._best_of_all(active)
            self._expected[active] = expected(self._rolled[active])

    def _compiled(self, active: Active) -> Solved:
        """Sets within one that was asked for are known with it."""
        if self._solved is None or active & ~self._solved.active:
            self._solved = Solved(self.cards, active, self._ends(active), self.passed)
        return self._solved

    def nudged(self, more: Sequence[float]) -> "Turn":
        """The same turn where points, from 0, are worth so much more; a pass makes none."""

        def scored(card: int, left: Active) -> Row:
            return [value + nudge for value, nudge in zip(self._scored(card, left), more, strict=False)]

        return Turn(self.cards, scored, self.passed + more[0])

    def choices(self, active: Active, roll: Multiset) -> Iterator[tuple[Choice, float]]:
        """All that can be done with a roll and what it is worth: the best pick of each card only."""
        place = PLACE[DICE][roll]
        for card, left in each(active):
            key = self.cards[card]
            points = worth(key)[place]
            if points:
                yield ScoreOf(key, points), self._scored(card, left)[points]
        yield PassIt(), self.passed
        keeps = keeps_of(roll)
        for card, left in each(active):
            kept = self.kept(left)
            for keep in keeps:
                yield RerollOf(self.cards[card], keep), kept[len(keep)][PLACE[len(keep)][keep]]

    def at_best(self, active: Active) -> float:
        """What the turn's end is worth at most with these cards active, whatever the dice show."""
        best = self.passed
        for card, left in each(active):
            best = max(best, *self._scored(card, left)[1 : max(worth(self.cards[card])) + 1])
        return best

    def scored_with(self, active: Active, card: Card, points: int) -> float:
        """What it is worth to end the turn with so many points on this card."""
        at = self.cards.index(card)
        return self._scored(at, active & ~(1 << at))[points]

    def _best_of_all(self, active: Active) -> Row:
        best = self._rolled_again(active)
        for card, left in each(active):
            row = (self.passed, *self._scored(card, left)[1:])
            best = better(best, _by_points(self.cards[card])(row))
        return best

    def _rolled_again(self, active: Active) -> Row:
        """For each roll the best of freezing a card for another throw; no worse than to pass."""
        lefts = [left for _, left in each(active) if left]
        if not lefts:
            return [self.passed] * len(ROLLS)
        keeps, *others = [self.kept(left) for left in lefts]
        for other in others:
            keeps = [better(mine, its) for mine, its in zip(keeps, other, strict=True)]
        return best_keep(keeps)


@cache
def each(active: Active) -> tuple[tuple[int, Active], ...]:
    """Each of the cards, with the others."""
    return tuple((card, active & ~(1 << card)) for card in range(HAND) if active >> card & 1)


@cache
def keeps_of(roll: Multiset) -> tuple[Multiset, ...]:
    """What may be kept of a roll so that some dice are rolled again, the most dice first."""
    found: list[Multiset] = [roll]
    for keep in found:
        found += [less for value in sorted(set(keep)) if (less := with_one_less(keep, value)) not in found]
    return tuple(found[1:])


def _every_keep(value: float) -> Sequence[Row]:
    return [[value] * len(level) for level in LEVELS]
