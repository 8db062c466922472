"""What situations of Dicy Cards are worth to every seat.

Alone it is exact; so it is for two, but for the tolerance of the solved game of the five (`races`). Elsewhere
the chance of who decides is the expert's estimate, and the others share the rest by theirs.
"""

from game.bots.appraisal import Values, Weighed
from game.bots.budgets import EQUAL
from game.bots.dicy.brain import chance_after, command, shown, turn_of, weigh
from game.bots.dicy.lattice import DICE, PLACE
from game.bots.dicy.races import TOLERANCE, race
from game.bots.dicy.tables import in_order
from game.bots.dicy.turn import Turn
from game.bots.dicy.worth import bits, now, standing
from game.bots.shares import moved, shared
from game.dicy.cards import points
from game.dicy.commands import Command, Freeze, Reroll, Roll, Score, Thaw
from game.dicy.effects import candidates
from game.dicy.state import State

DRIFT = {2: 0.05, 3: 0.03, 4: 0.03}
"""By seats, where nothing is solved: by so much two estimates of one moment differ, on average."""


class DicyAppraiser:
    def __init__(self, table: State) -> None:
        solved = race(in_order(table.cards)) if table.seats == 2 else None
        self.undealt = None
        self.exact = table.seats == 1 or solved is not None
        self.error = 0.0 if table.seats == 1 else TOLERANCE if solved else DRIFT[table.seats]

    def value(self, state: State) -> Values:
        if state.choosers:
            best = max(chance_after(state, one) for one in _cards(state))
            return self._by_seat(state, state.choosers[0], best)
        turn = turn_of(state)
        active = bits(turn.cards, state.active[state.seat])
        if state.stage == "start":
            return self._by_seat(state, state.seat, turn.start(active))
        return self._by_seat(state, state.seat, turn.rolled(active)[PLACE[DICE][shown(state)]])

    def weigh(self, state: State, chosen: Command) -> Weighed:
        if isinstance(chosen, Freeze | Thaw):
            best = max(_cards(state), key=lambda one: chance_after(state, one))
            seat, before, after = chosen.seat, chance_after(state, best), chance_after(state, chosen)
        else:
            turn, seat, best = turn_of(state), state.seat, chosen
            active = bits(turn.cards, state.active[seat])
            before, after = (
                turn.rolled(active)[PLACE[DICE][shown(state)]],
                _worth_of(turn, active, state, chosen),
            )
            if before - after > EQUAL:
                best = command(state, max(weigh(turn, state), key=lambda pair: pair[1])[0])
        return Weighed(best, self._by_seat(state, seat, before), self._by_seat(state, seat, after))

    def brought(self, before: State, done: Command, after: State) -> Values | None:
        if not isinstance(done, Roll | Reroll):
            return None  # a card that has scored: its turn is over, and may have won
        turn = turn_of(before)
        left = active = bits(turn.cards, before.active[before.seat])
        if isinstance(done, Reroll):
            average, left = _kept(turn, active, before, done), active & ~(1 << turn.cards.index(done.card))
        else:
            average = turn.start(active)
        return moved(turn.rolled(left)[PLACE[DICE][shown(after)]] - average, before.seat, before.seats)

    def _by_seat(self, state: State, seat: int, own: float) -> Values:
        """Alone `own` is the turns to come after the running one, as a loss."""
        if state.seats == 1:
            return (state.round - own,)
        if state.seats == 2:
            return (own, 1 - own) if seat == 0 else (1 - own, own)
        return shared(own, seat, [now(standing(state, other)) for other in range(state.seats)])


def _worth_of(turn: Turn, active: int, state: State, chosen: Command) -> float:
    match chosen:
        case Score(_, card, dice):
            return turn.scored_with(active, card, points(card, [state.dice[die] for die in dice]))
        case Reroll():
            return _kept(turn, active, state, chosen)
        case _:
            return turn.passed


def _kept(turn: Turn, active: int, state: State, chosen: Reroll) -> float:
    """What the average is over the dice that are rolled again."""
    keep = tuple(sorted(value for die, value in enumerate(state.dice) if die not in chosen.dice))
    left = active & ~(1 << turn.cards.index(chosen.card))
    return turn.kept(left)[len(keep)][PLACE[len(keep)][keep]]


def _cards(state: State) -> list[Freeze | Thaw]:
    turns = Freeze if state.choice == "chill" else Thaw
    seat = state.choosers[0]
    return [turns(seat, card) for card in candidates(state, seat)]
