"""What was done beside what was better: figures of both, from the bots' process, once a kind is opened."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.bots.explain.tutor import AskedOutcomes
from game.bots.outlook import Outcome
from game.review.ledger import Unit
from scenes.review.findings import Mistake
from scenes.table.bots.process import Minds, Wake
from scenes.text.words import _, number, pgettext
from scenes.widgets.layout import REST, Scale, Share, columns, rows
from scenes.widgets.text import fit_line
from scenes.widgets.widget import ReadOnly

LINE = 2.2
Both = tuple[Outcome | None, Outcome | None]


class Comparing:
    """Asks for those mistakes that nobody has asked for yet."""

    def __init__(self, game: str, wake: Wake, told: Callable[[], None]) -> None:
        self.found: dict[int, Both] = {}
        """By the mistake's event."""
        self._game, self._told = game, told
        self._minds = Minds(wake)

    def ask(self, mistakes: Sequence[Mistake]) -> None:
        asked = [mistake for mistake in mistakes if mistake.row.n not in self.found]

        def heard(outcomes: tuple[Outcome | None, ...]) -> None:
            pairs = zip(outcomes[::2], outcomes[1::2], strict=True)
            self.found.update({mistake.row.n: both for mistake, both in zip(asked, pairs, strict=True)})
            self._minds.close()
            self._told()

        if asked:
            rows = [(mistake.view, mistake.row) for mistake in asked]
            choices = tuple((view, made) for view, row in rows for made in (row.command, row.best))
            self._minds.ask(AskedOutcomes(self._game, choices), heard, self.close)

    def close(self) -> None:
        self._minds.close()


def lines(both: Both, unit: Unit) -> tuple[tuple[str, str, str], ...]:
    """A heading, and what is said of either; nothing where nobody can tell."""
    done, better = both
    if done is None or better is None:
        return ()
    alone = unit == "turns"
    heads = ("", _("Points"), _("No points"), _("Turn over"), _("Turns left") if alone else _("Wins"))

    def told(one: Outcome) -> tuple[str, ...]:
        value = number(-one.value if alone else 100 * one.value, 1)
        return _points(one), _in_100(one.outlook.nothing), _in_100(one.over), value

    return tuple(
        zip(
            heads,
            (pgettext("what was chosen", "Done"), *told(done)),
            (_("Better"), *told(better)),
            strict=True,
        )
    )


def _points(one: Outcome) -> str:
    average, spread = number(one.outlook.average, 1), number(one.outlook.spread, 1)
    return f"{average} ± {spread}" if one.outlook.spread > 0 else number(one.outlook.average)


def _in_100(chance: float) -> str:
    return _("{percent} %").format(percent=number(100 * chance))


def height(scale: Scale, told: Sequence[object]) -> int:
    return scale.px(LINE) * len(told)


@dataclass(eq=False)
class Comparison(ReadOnly):
    told: tuple[tuple[str, str, str], ...]

    def draw(self, surface: Surface) -> None:
        px = self.look.scale.text("small")
        for number_of_line, (words, place) in enumerate(
            zip(self.told, rows(self.rect, *[REST] * len(self.told)), strict=True)
        ):
            cells = columns(place, Share(1.1), REST, REST, gap=self.look.scale.px(0.6))
            for at, (said, cell) in enumerate(zip(words, cells, strict=True)):
                self._write(surface, said, cell, px, head=at == 0 or number_of_line == 0, right=at > 0)

    def _write(self, surface: Surface, said: str, cell: Rect, px: int, *, head: bool, right: bool) -> None:
        colour = self.muted_colour if head else self.text_colour
        text = fit_line(said, "regular" if head else "medium", px, cell.w)
        text.draw(surface, cell, colour, "right" if right else "left")
