"""Which games of the library are listed, and in which order."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, get_args

from msgspec import Struct

from scenes.library.game_summary import GameSummary
from scenes.text.fold import folded
from scenes.text.words import _

Order = Literal["last", "first", "name", "score"]
ORDERS: tuple[Order, ...] = get_args(Order)

_KEYS: dict[Order, Callable[[GameSummary], Any]] = {
    "last": lambda shown: -shown.played,
    "first": lambda shown: shown.started,
    "name": lambda shown: folded(shown.name),
    "score": lambda shown: -max(shown.scores, default=-1),
}


def order_words(order: Order) -> str:
    return {
        "last": _("Last played first"),
        "first": _("Oldest first"),
        "name": _("By name"),
        "score": _("Highest score first"),
    }[order]


class Finding(Struct, frozen=True):
    """`game` and `person` None: any."""

    words: str = ""
    game: str | None = None
    person: str | None = None
    order: Order = "last"

    @property
    def narrows(self) -> bool:
        return bool(self.words.strip() or self.game or self.person)

    def found(self, games: Iterable[GameSummary]) -> Sequence[GameSummary]:
        """Those that have all the words, whatever their case and accents."""
        words = folded(self.words).split()
        return sorted((one for one in games if self._fits(one, words)), key=_KEYS[self.order])

    def _fits(self, shown: GameSummary, words: Sequence[str]) -> bool:
        if self.game not in (None, shown.game) or not (self.person is None or self.person in shown.people):
            return False
        told = folded(" ".join((shown.name, shown.kind, shown.status, shown.when, *shown.names)))
        return all(word in told for word in words)


def people_of(games: Iterable[GameSummary]) -> Sequence[str]:
    return sorted({name for shown in games for name in shown.people}, key=folded)
