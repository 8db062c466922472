"""The events of one game, asked for one after the other. Seat changes may stand anywhere among them."""

from collections.abc import Sequence
from typing import Any

from tests.torture.referee.chance import Sealed, Seeded
from tests.torture.referee.head import UNDO, Head, is_name, is_whole
from tests.torture.referee.lines import Line, canonical
from tests.torture.referee.trouble import RefusedError, StopsError, check

Event = dict[str, Any]

LEVELS = ("easy", "medium", "hard", "expert", "sparring", "random")
MEASURES = {
    "dicy": ("solo", "greedy"),
    "dalek": ("points", "lookahead2", "duel", "threshold"),
    "seventeen": ("never", *(f"call-{total}" for total in range(8, 25))),
}
"""What levels are measured by in arenas."""


class Events:
    def __init__(self, head: Head, lines: Sequence[Line], last: int) -> None:
        self.head = head
        self.chance: Seeded = head.chances[0][1]
        self._last = last
        self._own: list[tuple[int, int, Event]] = []  # line, number and event
        self._levels: list[object] = [seat.get("level") for seat in head.seated]
        for n, (number, fields) in enumerate(lines, 1):
            self._last = number
            check(is_whole(fields.get("n"), n, n), number, "out of order")
            event = {name: value for name, value in fields.items() if name != "n"}
            if event.get("type") == "SeatChanged":
                check(self._seat_may_change(event), number, "a seat change")
                self._levels[event["seat"]] = event.get("level")
            else:
                self._own.append((number, n, event))
        self._at = 0

    def _seat_may_change(self, event: Event) -> bool:
        kind, level, name = event.get("kind"), event.get("level"), event.get("name")
        return (
            not set(event) - {"type", "seat", "kind", "level", "name", "undo"}
            and None not in event.values()  # what is not given isn't written
            and is_whole(event.get("seat"), 0, self.head.seats - 1)
            and kind in ("human", "bot")
            and (is_name(level) if kind == "bot" else level is None)
            and (name is None or is_name(name))
            and event.get("undo") in (None, *UNDO)
        )

    @property
    def line(self) -> int:
        return self._own[self._at][0] if self._at < len(self._own) else self._last

    def refuse(self, why: str) -> RefusedError:
        return RefusedError(self.line, why)

    def check(self, holds: object, why: str) -> None:
        """Of the event that comes next."""
        check(holds, self.line, why)

    def choice(self, *kinds: str) -> Event:
        """What somebody chose here, not yet taken; the log may stop. The chance is that of this command."""
        if self._at == len(self._own):
            raise StopsError
        _, n, event = self._own[self._at]
        self.check(event.get("type") in kinds, f"{event.get('type')} where {kinds} may come")
        self.chance = self.head.chance(n)
        return event

    def coming(self, kind: str) -> Event:
        """What must come here is of this kind, not yet taken."""
        self.check(self._at < len(self._own), f"breaks off before {kind}")
        event = self._own[self._at][2]
        self.check(event.get("type") == kind, f"{event.get('type')} where {kind} must come")
        return event

    def comes(self, kind: str) -> bool:
        return self._at < len(self._own) and self._own[self._at][2].get("type") == kind

    def take(self, kind: str, **fields: Any) -> None:
        """This comes next, to the letter."""
        event = self.coming(kind)
        expected = {"type": kind, **fields}
        self.check(canonical(event) == canonical(expected), f"{event} where {expected} must come")
        self._at += 1

    def can_be_gone_on_with(self) -> None:
        """By opponents that there are; where the seed is sealed nobody goes on with it."""
        known = (None, *LEVELS, *MEASURES[self.head.game])
        sealed = isinstance(self.chance, Sealed)
        check(sealed or all(level in known for level in self._levels), self._last, "no such opponent")

    def over(self) -> None:
        """Nothing may follow the end."""
        self.check(self._at == len(self._own), "the game has ended")

    # Chance, as the coming events show it

    def rolled(self, seat: int, turn: int, roll: int, dice: list[int], faces: Sequence[Any]) -> list[Any]:
        """The next event is a roll of these dice. What they show."""
        event = self.coming("DiceRolled")
        values = event.get("values")
        self.check(isinstance(values, list) and len(values) == len(dice), "a value for every die")
        shown: list[Any] = []
        for position, value in enumerate(values or ()):
            given = self.chance.die(seat, turn, roll, position)
            wanted = value if given is None else faces[given]
            self.check(any(canonical(face) == canonical(wanted) for face in faces), "no such face")
            shown.append(wanted)
        self.take("DiceRolled", seat=seat, dice=dice, values=shown)
        return shown

    def first_seat(self, said: Any) -> int:
        """The first seat that the set-up chose or chance drew; `said` is what the log says."""
        chosen = self.head.setup.get("first", "drawn")
        wanted = self.chance.first(self.head.seats) if chosen == "drawn" else chosen
        if wanted is None:
            self.check(is_whole(said, 0, self.head.seats - 1), "no such seat")
            wanted = said
        return wanted


def indices(value: object, most: int) -> list[int] | None:
    """One or more different numbers from 0 up to `most`; None for anything else."""
    if not isinstance(value, list) or not value or not all(is_whole(one, 0, most - 1) for one in value):
        return None
    return value if len(set(value)) == len(value) else None
