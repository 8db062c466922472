"""What is shown when something went wrong that nobody foresaw: the table isn't lost, and where it is told."""

from collections.abc import Sequence
from pathlib import Path

from pygame import Rect, Surface

from scenes.app.page import Page
from scenes.art.palette import WALNUT_DARK
from scenes.text.words import _
from scenes.widgets.button import Button
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget


class Mishap(Page):
    """*Back* leads to the title, the only scene that is left below."""

    name = "mishap"
    see_through = False

    def __init__(self, log: Path, *, kept: bool) -> None:
        """`kept`: all that was played is on the disk."""
        super().__init__()
        self._log = log
        self._kept = kept

    def title(self) -> str:
        return _("Something went wrong")

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        if self._kept:
            safe = _("Your game is saved up to the last move. Back leads to the title; go on from there.")
        else:
            safe = _(
                "Your games can't be written to the disk just now: they are kept as long as this window is "
                "open. Back leads to the title; go on from there."
            )
        words = [
            _("This is Tavolino's mistake, not yours."),
            safe,
            _(
                "What happened is written in {file}. It names nobody, and no cards: send it to whoever looks "
                "after Tavolino."
            ).format(file=self._log),
        ]
        widgets: list[Widget] = []
        y = place.y
        for number, sentence in enumerate(words):
            high = text_height(scale, sentence, place.w)
            widgets.append(Label(f"mishap.{number}", sentence, Rect(place.x, y, place.w, high)))
            y += high + scale.px(1.6)
        return widgets, y - place.y

    def buttons(self) -> Sequence[Button]:
        return [Button("quit", _("Quit"), Rect(0, 0, 0, 0), icon="exit", on_press=self.app.quit)]

    def draw(self, surface: Surface) -> None:
        surface.fill(WALNUT_DARK)
        super().draw(surface)
