"""How far back somebody may take a game: as the table agreed on it, or as it agreed for that seat."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.core.game import AnyGame, UndoPolicy, has_choice
from game.core.illegal import IllegalError
from game.core.journal import Began, Did, Seated
from game.core.seats import Seat

Step = Began[Any] | Did[Any, Any] | Seated


class TakingBack:
    """`steps` are what stands of the game, `before` the state before a step, `usual` the table's policy."""

    def __init__(
        self,
        game: AnyGame,
        steps: Sequence[Step],
        before: Callable[[int], Any],
        seats: Sequence[Seat],
        usual: UndoPolicy,
    ) -> None:
        self._game, self._steps, self._before = game, steps, before
        self._seats = seats
        self._usual: UndoPolicy = usual

    def undo_from(self, seat: int | None) -> int:
        """The step that an undo goes back to, itself included; raises IllegalError where there is none.

        Seat None stands for whichever person decided last. What was agreed for the seat that takes back
        holds; but nobody goes back over the choice of a person for whom what is done is done.
        """
        found = self._last_decision(seat)
        if found is None:
            self._check(0, seat, self._usual if seat is None else self._policy(seat))
            raise IllegalError("nothing_to_undo")
        at, whose = found
        self._check(at, whose, self._policy(whose))
        return at

    def _check(self, since: int, whose: int | None, policy: UndoPolicy) -> None:
        if policy == "fair":
            self._check_fair(since, whose)
        elif policy == "free":
            self._check_free(since, whose)
        elif whose is None or self._seats[whose].undo is None:
            raise IllegalError("undo_is_off")
        else:
            raise IllegalError("undo_is_off_for_this_seat", seat=whose)

    def _policy(self, seat: int) -> UndoPolicy:
        return self._seats[seat].undo or self._usual

    def _last_decision(self, seat: int | None) -> tuple[int, int] | None:
        """That step, and whose it was. The roll that begins a turn is one, too: somebody threw."""
        for at, step in self._backwards(0):
            actor: int = step.command.seat
            wanted = actor == seat if seat is not None else self._seats[actor].kind == "human"
            decided = lessons(self._game, step) or self._was_choice(at, step)
            if wanted and decided and not self._game.by_itself(self._before(at), step.command):
                return self._beginning(at, step), actor
        return None

    def _beginning(self, at: int, last: Did[Any, Any]) -> int:
        """Of a decision that took several commands: the first of them."""
        for earlier in range(at - 1, -1, -1):
            if isinstance(step := self._steps[earlier], Did):
                if not self._game.goes_with(step.command, last.command):
                    break
                at, last = earlier, step
        return at

    def _check_fair(self, since: int, whose: int | None) -> None:
        for at, step in self._backwards(since):
            if lessons(self._game, step):
                raise IllegalError("something_was_learnt_since")
            if self._game.callers(self._before(at)):  # now all know that nobody cut in
                raise IllegalError("the_call_is_over")
            if step.command.seat != whose and self._was_choice(at, step):
                raise IllegalError("another_seat_chose_since", seat=step.command.seat)

    def _check_free(self, since: int, whose: int | None) -> None:
        for at, step in self._backwards(since):
            actor: int = step.command.seat
            stands = self._seats[actor].kind == "human" and self._policy(actor) == "off"
            if stands and actor != whose and self._was_choice(at, step):
                raise IllegalError("another_seat_chose_since", seat=actor)

    def _backwards(self, since: int) -> Iterator[tuple[int, Did[Any, Any]]]:
        """What was done since a step, itself included, the last first."""
        for at in range(len(self._steps) - 1, since - 1, -1):
            if isinstance(step := self._steps[at], Did):
                yield at, step

    def _was_choice(self, at: int, step: Did[Any, Any]) -> bool:
        """Was there anything else to do? The one roll that begins a turn stands in nobody's way."""
        return has_choice(self._game, self._before(at), step.command.seat)


def lessons(game: AnyGame, step: Step) -> int:
    """How much somebody learnt by this step of what chance or a hidden card holds."""
    return 0 if isinstance(step, Seated) else sum(map(game.teaches, step.events))
