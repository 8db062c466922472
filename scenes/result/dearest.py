"""What each person's choices cost: the dearest of them, and a press that opens the moment of each."""

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect

from game.bots.explain.costs import Examined, Mistake, decisions, known
from scenes.shelf import on_screen
from scenes.table.bots.process import Minds, Wake
from scenes.table.sitting import AnySession
from scenes.text.words import _, number
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.lists import Entry
from scenes.widgets.sheet import Sheet


class Dearest:
    """Nothing is worked out before somebody asks: nobody is told of mistakes unasked."""

    def __init__(self, session: AnySession, wake: Wake, open_at: Callable[[int], None]) -> None:
        self.found: tuple[Mistake, ...] | None = None
        self._session, self._open_at = session, open_at
        self._minds = Minds(wake)

    @property
    def known(self) -> bool:
        """Whether it can be said at all: a person played, at a game that is solved."""
        people = any(seat.kind == "human" for seat in self._session.seats)
        return people and known(self._session.game.key)

    def ask(self, heard: Callable[[], None]) -> None:
        def answered(found: tuple[Mistake, ...]) -> None:
            self.found = found
            self.close()
            heard()

        def unanswered() -> None:
            self.close()
            heard()

        asked = Examined(self._session.game.key, tuple(decisions(self._session)))
        self._minds.ask(asked, answered, unanswered)
        heard()

    def close(self) -> None:
        self._minds.close()

    def part(self, sheet: Sheet, names: Sequence[str], ask: Callable[[], None]) -> None:
        if not self.known:
            return
        sheet.heading("costs", _("Mistakes"))
        if self.found is None:
            self._offer(sheet, ask)
            return
        if not self.found:
            sheet.sentence("costs.none", _("No mistakes: every choice was as good as the best."))
            return
        if len(names) == 1:
            unit = _("Turns lost compared with the best move. Click to see it.")
        else:
            unit = _("Win chance lost compared with the best move. Click to see it.")
        sheet.sentence("costs.unit", unit, after=0.4)
        choice = on_screen(self._session.game.key).result().choice
        assert choice is not None, "a game with costs has words for choices"
        several = len({mistake.decision.seat for mistake in self.found}) > 1
        for place, mistake in enumerate(self.found):
            entry = _entry(mistake, choice, names if several else (), alone=len(names) == 1)
            n = mistake.decision.n
            sheet.row(f"cost.{place}", entry, lambda n=n: self._open_at(n), after=0.2, wraps=True)

    def _offer(self, sheet: Sheet, ask: Callable[[], None]) -> None:
        if self._minds.thinking:
            sheet.sentence("costs.thinking", _("Working it out …"))
            return
        words = _("Show my biggest mistakes")
        wide = min(sheet.width, button_size(sheet.scale, words, "hint")[0] + sheet.scale.px(1))
        place = sheet.take(HEIGHT)
        sheet.add(
            Button("costs.ask", words, Rect(place.x, place.y, wide, place.h), icon="hint", on_press=ask)
        )


def _entry(mistake: Mistake, words: Callable[[Any, Any], str], names: Sequence[str], *, alone: bool) -> Entry:
    decision = mistake.decision
    chosen, better = words(decision.view, decision.command), words(decision.view, mistake.best)
    title = _("Turn {turn}: {choice}").format(turn=decision.turn, choice=chosen)
    if names:
        title = _("{name}, turn {turn}: {choice}").format(
            name=names[decision.seat], turn=decision.turn, choice=chosen
        )
    lost = mistake.cost if alone else 100 * mistake.cost
    aside = number(-lost, 1)
    return Entry(f"{decision.n}", title, _("Better: {choice}").format(choice=better), aside)
