"""The game told so far, as lines of the log: up to what has been seen on the table, not a word further."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET

from game.core.game import UndoPolicy
from game.core.seats import SeatChanged
from game.text.head_starts import head_starts
from scenes.table.log_panel import Line
from scenes.table.sitting import Sitting
from scenes.text.words import _, spoken

Sentence = Callable[[Any, Sequence[str], Any], str | None]
"""Of an event, the seats' names, and the view before it."""

_HEARD = 6
"""So many events back words are looked for that would have been heard."""


class Story:
    def __init__(self, sitting: Sitting, sentence: Sentence, heard: Sentence, heading: Sentence) -> None:
        self.heard = ""
        """What is said at the table of what is being done, or was done last."""
        self.heard_of: int | None = None
        """The seat whose doing that was, if it was one's."""
        self.stuck: int | None = None
        """The seat whose opponent has nothing to play by, until something happens all the same."""
        self._lines: list[Line] = []
        self._language = spoken()
        self._sitting = sitting
        self._sentence, self._heard, self._heading = sentence, heard, heading
        self._told = 0

    @property
    def lines(self) -> list[Line]:
        """In the language that is spoken now."""
        if self._language != spoken():
            self.retell_to(self._told)
        return self._lines

    def tell_to(self, n: int) -> None:
        """Goes on to the n-th event."""
        events = self._sitting.seen()[self._told : n]
        for place, event in enumerate(events, self._told + 1):
            before = self._sitting.view_at(place - 1)
            words, head = self._words(event, before), self._heading(event, self._sitting.names, before)
            if head:
                self._lines.append(Line(place, head, heads=True))
            if words:
                self._lines.append(Line(place, words, getattr(event, "seat", None)))
        self._told = max(self._told, n)

    def hear(self, event: Any, before: Any, acting: int | None = None) -> None:
        """The event is being shown; then it is the turn of `acting`. When that is an opponent, what another
        player did is not said any longer.
        """
        if words := self._heard(event, self._sitting.names, before):
            self.heard, self.heard_of = words, getattr(event, "seat", None)
        elif acting is not None and self._sitting.is_bot(acting) and self.heard_of not in (None, acting):
            self.heard, self.heard_of = "", None

    def hear_last(self, n: int) -> None:
        """What would have been heard of the last events before this moment, had they been shown."""
        self.heard, self.heard_of = "", None
        seen = self._sitting.seen()
        for place in range(max(1, n - _HEARD + 1), n + 1):
            if not isinstance(seen[place - 1], SeatChanged):
                self.hear(seen[place - 1], self._sitting.view_at(place - 1))

    def retell_to(self, n: int) -> None:
        """From the beginning: the game went back, or is seen with other eyes or told in another language."""
        self._lines, self._told, self._language = [], 0, spoken()
        self.tell_to(n)

    def _words(self, event: Any, before: Any) -> str | None:
        names = self._sitting.names
        if isinstance(event, SeatChanged):
            name = event.name or names[event.seat]
            return (
                _undo_agreed(event.undo, name)
                if event.undo
                else _("{name} takes over this seat.").format(name=name)
            )
        words = self._sentence(event, names, before)
        ahead = head_starts(self._sitting.game, names, getattr(event, "head_start", UNSET))
        return " ".join((words, *ahead)) if words else words


def _undo_agreed(undo: UndoPolicy, name: str) -> str:
    """The line of the log when a seat has another way of taking back from now on."""
    return {
        "free": _("From now on {name} may undo any step."),
        "fair": _("From now on {name} may undo until something new is seen."),
        "off": _("From now on {name} can't undo."),
    }[undo].format(name=name)
