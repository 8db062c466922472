"""What the end of a turn is worth to a player: its chance of winning then.

With two seats that is the chance from the solved race of the five, or else the estimate. With more it is what
a network says that has learnt from whole games (`compiled_crowd`); where there was no compiler the odds
against each of the others, as if the two were alone at the table, add up. A player who must turn over a card
is taken to turn the one that is worst for the one who made it, or with more the one that it will miss least.
"""

from collections.abc import Sequence
from functools import cache
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from game.bots.dicy import compiled_crowd, compiled_turn
from game.bots.dicy.compiled_crowd import Between, crowd
from game.bots.dicy.compiled_race import KINDS
from game.bots.dicy.estimate import carries
from game.bots.dicy.pairs import Player, between, by_points
from game.bots.dicy.races import RaceEnds, look_again, race
from game.bots.dicy.tables import SETS, TARGET, Five, in_order
from game.bots.dicy.turn import ALL, POINTS, Active, Turn
from game.dicy.cards import Card, Effect, effect
from game.dicy.fives import HAND
from game.dicy.state import State

NO_CHANCE = 1e-9  # has no odds
BY_PLACE = {3: (0.66, 1.10, 1.23), 4: (0.51, 0.87, 1.04, 1.45)}
"""By seats, and place in the round: how much better the odds against all together are than those against each
add up to. Who plays first gives all others a turn after its last. Fitted to 1,200 games of experts each."""

Row = Sequence[float]  # by points scored, from 0


class Standing(Struct, frozen=True):
    """A table as one player sees it, at the end of the running turn."""

    five: Five
    own: Player
    others: tuple[Player, ...]  # from the left round


def standing(table: State, seat: int) -> Standing:
    five = in_order(table.cards)
    look_again(five)
    running = (table.seat - table.first) % table.seats

    def player(one: int) -> Player:
        place = (one - table.first) % table.seats
        return Player(place, table.scores[one], bits(five, table.active[one]), place > running)

    others = tuple(player((seat + step) % table.seats) for step in range(1, table.seats))
    return Standing(five, player(seat), others)


def bits(five: Five, active: Sequence[Card]) -> Active:
    return sum(1 << five.index(card) for card in active)


def to_win(at: Standing) -> Turn:
    """The turn of a player who wants to win, and whose turn it is."""
    if compiled_crowd.there(len(at.others) + 1):
        return _among_others(at)
    ends = Ends(at)
    return Turn(at.five, ends.scored, ends.passed(), ends.of_two if ends.solved_for_two else None)


def _among_others(at: Standing) -> Turn:
    with_all = replace(at, own=replace(at.own, active=ALL))
    found, passed = crowd(at.five, len(at.others) + 1).ends(_between(with_all, at.own.place))
    size = len(POINTS)

    def scored(card: int, left: Active) -> Row:
        begin = (found.kinds[card] * SETS + left) * size
        return found.values[begin : begin + size]

    return Turn(at.five, scored, passed, lambda _active: found)


def _between(at: Standing, comes_next: int) -> Between:
    """As the places of the round have it."""
    players = sorted((at.own, *at.others), key=lambda player: player.place)
    return Between(comes_next, tuple(one.score for one in players), tuple(one.active for one in players))


def between_turns(at: Standing) -> Between:
    """As the running turn ends."""
    due = sum(other.due for other in at.others) + at.own.due
    return _between(at, -due % (len(at.others) + 1))


def long_run(five: Five) -> Turn:
    """The turn of a player who wants the most points a turn for ever, and looks at nobody."""
    worth = carries(five)

    def scored(card: int, left: Active) -> Row:
        del card
        return [points + worth[left] for points in POINTS]

    return Turn(five, scored, 0.0)


def last_turn(five: Five) -> Turn:
    """The turn of a player who wants the most points now, as no other turn comes."""
    return Turn(five, lambda _card, _left: list(map(float, POINTS)), 0.0)


class Ends:
    """What each end of the player's turn is worth."""

    def __init__(self, at: Standing) -> None:
        self._at = at
        self._effects: list[Effect | None] = [effect(card) for card in at.five]
        self._ending = max(other.score for other in at.others) >= TARGET
        self._race = race(at.five) if len(at.others) == 1 or not self._ending else None
        self._solved: dict[int, RaceEnds] = {}
        self._rows: dict[tuple[int, tuple[Active, ...], Active], Row] = {}

    def passed(self) -> float:
        """Everybody else thaws a card."""
        chances = [self._passed(place) for place in range(len(self._at.others))]
        return _together(chances, self._at.own, self._ending)

    def scored(self, card: int, left: Active) -> Row:
        what: Effect | None = self._effects[card]
        rows = [
            self._scored(place, self._hitting(what, place), left, left | 1 << card)
            for place in range(len(self._at.others))
        ]
        if len(rows) == 1:
            return rows[0]
        own = self._at.own
        return [
            _together(chances, own, self._ending or own.score + points >= TARGET)
            for points, chances in enumerate(zip(*rows, strict=True))
        ]

    @property
    def solved_for_two(self) -> bool:
        return self._race is not None and len(self._at.others) == 1

    def of_two(self, active: Active) -> compiled_turn.Ends:
        """All that `scored` tells of these cards."""
        return compiled_turn.Ends(bytes(KINDS[what] for what in self._effects), self._ends(0, active).values)

    def _passed(self, place: int) -> float:
        own, other = self._at.own, self._at.others[place]
        if self._race:
            return self._race.passed("first" if other.due else "last", own.score, other.score, other.active)
        return self._against(place, turned(other.active, "thaw_neighbours"), ALL)[0]

    def _scored(self, place: int, what: Effect | None, left: Active, active: Active) -> Row:
        if self._race:
            return self._ends(place, active).row(what, left)
        return self._against(place, turned(self._at.others[place].active, what), left)

    def _ends(self, place: int, active: Active) -> RaceEnds:
        """With these cards active at least."""
        known = self._solved.get(place)
        if known is None or active & ~known.active:
            assert self._race is not None
            own, other = self._at.own, self._at.others[place]
            mover = "first" if other.due else "last"
            active |= known.active if known else 0
            known = self._race.ends(mover, own.score, other.score, active, other.active)
            self._solved[place] = known
        return known

    def _hitting(self, what: Effect | None, place: int) -> Effect | None:
        near = place in (0, len(self._at.others) - 1)
        return what if near or what == "chill_everyone" else None

    def _against(self, place: int, actives: tuple[Active, ...], left: Active) -> Row:
        """Between the two, by points, where the other turns over what is worst for the player."""
        key = place, actives, left
        if key not in self._rows:
            rows = [self._pair(place, active, left) for active in actives]
            self._rows[key] = rows[0] if len(rows) == 1 else list(map(min, *rows))
        return self._rows[key]

    def _pair(self, place: int, active: Active, left: Active) -> Row:
        if (key := (place, (active,), left)) in self._rows:
            return self._rows[key]
        own, other = self._at.own, replace(self._at.others[place], active=active)
        return by_points(self._at.five, replace(own, active=left), other, self._ending)


@cache
def turned(active: Active, what: Effect | None) -> tuple[Active, ...]:
    """The sets that a player may be left with by what another one did."""
    if what is None:
        return (active,)
    thaws = what == "thaw_neighbours"
    sets = [active ^ 1 << card for card in range(HAND) if bool(active >> card & 1) != thaws]
    return tuple(sets) or (active,)


def now(at: Standing) -> float:
    """The chance as the turn ends with everything as it is."""
    if compiled_crowd.there(len(at.others) + 1):
        return crowd(at.five, len(at.others) + 1).shares(between_turns(at))[at.own.place]
    ending = max(at.own.score, *(other.score for other in at.others)) >= TARGET
    return _together([between(at.five, at.own, other, ending) for other in at.others], at.own, ending)


def _together(chances: Sequence[float], own: Player, ending: bool) -> float:
    """In the last round the place counts half: there the others' single chances tell the most of it."""
    if len(chances) == 1:
        return chances[0]
    better = BY_PLACE[len(chances) + 1][own.place]
    against = sum(1 / max(one, NO_CHANCE) - 1 for one in chances)
    return 1 / (1 + against / (sqrt(better) if ending else better))
