"""The list of games, one line each; the name of one may be a field for a moment."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.core.texts import LONGEST_NAME
from scenes.library.game_summary import GameSummary
from scenes.library.row import HEIGHT as ROW
from scenes.library.row import GameRow, title_place
from scenes.text.words import _
from scenes.widgets.field import Field
from scenes.widgets.label import Panel
from scenes.widgets.layout import Scale, inset
from scenes.widgets.scroll import ScrollArea, beside_bar
from scenes.widgets.widget import Widget


@dataclass(frozen=True)
class Asked:
    """What the list asks of the scene."""

    choose: Callable[[str], None]
    typed: Callable[[str], None]
    rename: Callable[[], None]


def list_page(
    place: Rect,
    scale: Scale,
    games: Sequence[GameSummary],
    chosen: str | None,
    new_name: str | None,
    asked: Asked,
) -> Iterable[Widget]:
    """`new_name` is what the chosen one's field holds; None: it has none."""
    yield Panel("games.page", "", place)
    inner = inset(place, scale.px(2.4), scale.px(1.8))
    high, gap = scale.px(ROW), scale.px(0.5)
    inside: list[Widget] = []
    for number, shown in enumerate(games):
        rect = Rect(inner.x, inner.y + number * (high + gap), inner.w, high)
        renamed = shown.id == chosen and new_name is not None
        parts = (shown.name, shown.kind, ", ".join(shown.names), shown.when, shown.status)
        inside.append(
            GameRow(
                f"game.{shown.id}",
                ", ".join(parts),
                rect,
                shown,
                chosen=shown.id == chosen,
                renamed=renamed,
                on_press=lambda shown=shown: asked.choose(shown.id),
            )
        )
        if renamed:
            inside.append(
                Field(
                    "name",
                    _("Name"),
                    title_place(rect, scale),
                    value=new_name or "",
                    longest=LONGEST_NAME,
                    on_change=asked.typed,
                    on_done=lambda _words: asked.rename(),
                )
            )
    tall = len(games) * (high + gap) - gap
    area = beside_bar(inner, scale)
    yield ScrollArea("games.list", _("Games"), area, inside=inside, tall=tall)
