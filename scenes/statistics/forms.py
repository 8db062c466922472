"""How lucky a person was and how well they chose, over all their games of each way of playing."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from game.review.forms import AskedForms, Form, Formed, Own
from game.review.standards import Costs, Standard, like, share_below, standard, way
from scenes import shelf
from scenes.app.page import Page
from scenes.review import sentences
from scenes.statistics.development import HEIGHT, MOST, WINDOW, Development
from scenes.table.bots.process import Minds
from scenes.table.seats import level_name
from scenes.text.words import _, ngettext, number
from scenes.widgets.gauge import Gauge
from scenes.widgets.sheet import Sheet

_PATIENCE = 0.3
"""Seconds in which nobody is told that something takes long."""

T = TypeVar("T")
Games = Sequence[tuple[Own, Form]]


class FormsPage(Page):
    name = "forms"

    def __init__(self, person: str, names: Mapping[str, str], folder: Path) -> None:
        super().__init__()
        self.share = 0.0
        """Of the games, looked at so far."""
        self.found: list[tuple[Own, Form]] = []
        self._person, self._folder, self._names = person, folder, dict(names)
        self._waits = False

    def title(self) -> str:
        return _("{name}: luck and skill").format(name=self._person)

    def enter(self) -> None:
        self._minds = Minds(self.app.wake)
        self._ask(0)
        self._soon_told = self.later(_PATIENCE, self._tell_of_waiting)

    def leave(self) -> None:
        self._minds.close()

    def _ask(self, begin: int) -> None:
        asked = AskedForms(self._folder, self._person, self._names, begin)
        self._minds.ask(asked, self._heard, self._unanswered)

    def _heard(self, formed: Formed | None) -> None:
        self.found += formed.found if formed else ()
        self.share = formed.share if formed else 1.0
        if formed and formed.share < 1:
            self._ask(formed.following)
        else:
            self._minds.close()
        self.relay()

    def _unanswered(self) -> None:
        """What was found until then stays."""
        self._soon_told.cancel()
        self._waits = False
        self.relay()

    def _tell_of_waiting(self) -> None:
        self._waits = True
        self.relay()

    # The picture

    def body(self, sheet: Sheet) -> None:
        if self.share < 1 and self._waits:
            words, at = _("Looking through your games …"), sheet.take(4.2, 1.6)
            sheet.add(Gauge("forms.progress", words, at, size="small", share=self.share))
        ways = _by_way(self.found)
        if self.share >= 1 and not ways:
            sheet.say(_("Nothing yet: it takes a game of dice, alone or for two, played to its end."))
        for above, games in enumerate(ways):
            if above:
                sheet.space(1.6)
            _way(sheet, games)


def _by_way(found: Games) -> list[Games]:
    """Those of which most were played first."""
    ways: list[list[tuple[Own, Form]]] = []
    for own, form in found:
        same = (way for way in ways if _alike(way[0][0], own))
        if (way := next(same, None)) is None:
            ways.append(way := [])
        way.append((own, form))
    return sorted(ways, key=len, reverse=True)


def _alike(one: Own, other: Own) -> bool:
    return (one.game, one.seats, one.setup) == (other.game, other.seats, other.setup)


def _way(sheet: Sheet, games: Games) -> None:
    own = games[0][0]
    known = standard(own.game, way(own.setup, own.seats))
    assert known is not None, "of others there are no forms"
    title, mode = shelf.title(own.game), shelf.mode_or_title(own.game, own.setup)
    parts = [title, *([mode] if mode != title else []), _("alone") if own.seats == 1 else _("for two")]
    sheet.say(" · ".join(parts), size="lead", kind="title", after=0.2)
    played = ngettext("{n} game", "{n} games", len(games)).format(n=len(games))
    sheet.say(played, size="small", muted=True)
    _luck(sheet, games, known)
    _skill(sheet, games, known)


def _luck(sheet: Sheet, games: Games, known: Standard) -> None:
    shares = [share_below(known, own.seats, form.luck) for own, form in games]
    whole = sum(shares) / len(shares)
    sheet.say(_("On average luckier than in {n} of 100 games.").format(n=number(100 * whole)), after=0.2)
    means = [sum(some) / len(some) for some in _windows(shares)]
    each = ", ".join(number(100 * one) for one in shares[-MOST:])
    said = _("Luck, game by game: {games}").format(games=each)
    _chart(sheet, "luck", said, shares, means, [(at / 2, number(50 * at)) for at in range(3)])


def _skill(sheet: Sheet, games: Games, known: Standard) -> None:
    whole = sum((form.costs for _own, form in games), Costs())
    found = like(known.costs, whole)
    sheet.say(sentences.likeness(found) if found else _("Too few choices to say how well."), after=0.2)
    order = sorted(known.costs, key=lambda level: -known.costs[level])
    steps = [known.costs[level] for level in order]
    each = [_height(steps, form.costs) for _own, form in games]
    means = [_height(steps, sum(some, Costs())) for some in _windows([form.costs for _own, form in games])]
    marks = [(at / (len(order) - 1), level_name(level)) for at, level in enumerate(order)]
    said = _("Choices, game by game, from {weakest} to {strongest}: {games}").format(
        weakest=marks[0][1],
        strongest=marks[-1][1],
        games=", ".join("–" if one is None else number(100 * one) for one in each[-MOST:]),
    )
    _chart(sheet, "skill", said, each, means, marks)


def _chart(
    sheet: Sheet,
    name: str,
    said: str,
    games: Sequence[float | None],
    means: Sequence[float | None],
    marks: Sequence[tuple[float, str]],
) -> None:
    at = sheet.room(sheet.scale.px(HEIGHT), after=0.4 if len(games) > 1 else 1.2)
    name = f"{name}.{len(sheet.widgets)}"
    sheet.add(Development(name, said, at, games[-MOST:], means[-MOST:], marks))
    if len(games) > 1:
        note = _("A dot for each game; the line is the average of the last {n}.").format(n=WINDOW)
        sheet.say(note, size="small", muted=True, after=1.2)


def _windows(every: Sequence[T]) -> list[Sequence[T]]:
    """Up to each game the last ones."""
    return [every[max(0, end - WINDOW) : end] for end in range(1, len(every) + 1)]


def _height(steps: Sequence[float], costs: Costs) -> float | None:
    """Among the levels, which stand at equal distances from the weakest to the strongest."""
    if not costs.count:
        return None
    mean = min(max(costs.mean, steps[-1]), steps[0])
    for at, (above, below) in enumerate(pairwise(steps)):
        if mean >= below:
            return (at + (above - mean) / (above - below)) / (len(steps) - 1)
    return 1.0
