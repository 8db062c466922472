"""What situations of Dalek Dice are worth to every seat. Exact alone and for two; with more the mover's
chance is the expert's estimate, and the others share the rest (`several`)."""

from game.bots.appraisal import Values, Weighed
from game.bots.dalek.brain import best_of_all, solved, weigh
from game.bots.dalek.brain import command as first_of
from game.bots.dalek.choices import spot_of
from game.bots.dalek.explain import best_of
from game.bots.dalek.several import chances
from game.bots.dalek.worth import standing
from game.bots.shares import moved, shared
from game.dalek.commands import Command, Roll
from game.dalek.state import State

DRIFT = 0.05
"""With more than two: by so much two estimates of one moment differ, on average."""


class DalekAppraiser:
    def __init__(self, table: State) -> None:
        self.exact = table.seats <= 2
        self.undealt = None
        self.error = 0.0 if self.exact else DRIFT

    def value(self, state: State) -> Values:
        turn = solved(standing(state))
        if state.stage == "start":
            return self._by_seat(state, turn.value)
        return self._by_seat(state, best_of_all(weigh(turn, state)).value)

    def weigh(self, state: State, command: Command) -> Weighed:
        choices = weigh(solved(standing(state)), state)
        best = best_of_all(choices)
        before, after = best.value, best_of(choices, state, command).value
        return Weighed(first_of(state, best), self._by_seat(state, before), self._by_seat(state, after))

    def brought(self, before: State, command: Command, after: State) -> Values | None:
        if not isinstance(command, Roll):
            return None
        turn = solved(standing(before))
        average = (
            turn.value if before.stage == "start" else turn.roll(spot_of(before.placed, len(before.hand)))
        )
        if after.stage in ("start", "over"):
            then = turn.worth[after.scores[before.seat] - before.scores[before.seat]]
        else:
            then = best_of_all(weigh(turn, after)).value
        return moved(then - average, before.seat, before.seats)

    def _by_seat(self, state: State, own: float) -> Values:
        """Alone `own` is the turns to come after the running one, as a loss."""
        if state.seats == 1:
            return (state.round - own,)
        if state.seats == 2:
            return (own, 1 - own) if state.seat == 0 else (1 - own, own)
        scores, mover = standing(state)
        by_place = chances(scores, mover)
        return shared(
            own, state.seat, [by_place[(seat - state.first) % state.seats] for seat in range(state.seats)]
        )
