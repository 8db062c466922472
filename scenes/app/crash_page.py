"""What is shown when something went wrong that nobody foresaw: the table isn't lost, and where it is told."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from scenes.app.page import Page
from scenes.app.scene import Scene
from scenes.art.palette import WALNUT_DARK
from scenes.text.words import _
from scenes.widgets.button import Button, unplaced

if TYPE_CHECKING:
    from scenes.widgets.sheet import Sheet


class WayOut(NamedTuple):
    """What to do where *Back* only leads here again: begin anew, on another first scene."""

    words: str
    label: str
    first: Callable[[], Scene]


class Mishap(Page):
    """*Back* leads to the title, the only scene that is left below."""

    name = "mishap"
    see_through = False

    def __init__(self, log: Path, *, kept: bool, way_out: WayOut | None = None) -> None:
        """`kept`: all that was played is on the disk."""
        super().__init__()
        self._log = log
        self._kept = kept
        self._way_out = way_out

    def title(self) -> str:
        return _("Something went wrong")

    def body(self, sheet: "Sheet") -> None:
        if self._kept:
            safe = _("Your game is saved up to the last move. Go back to the title and continue from there.")
        else:
            safe = _(
                "Your games can't be written to the disk just now: they are kept while this window "
                "is open. Go back to the title and continue from there."
            )
        told = _("The details are in {file}: no names, no cards. Please send it to the makers of Tavolino.")
        words = [_("This is Tavolino's mistake, not yours."), safe, told.format(file=self._log)]
        for sentence in [*words, *([self._way_out.words] if self._way_out else [])]:
            sheet.say(sentence, after=1.6)

    def buttons(self) -> Sequence[Button]:
        quits = unplaced("quit", _("Quit"), "exit", self.app.quit)
        if (out := self._way_out) is None:
            return [quits]
        return [quits, unplaced("way_out", out.label, "first", lambda: self.app.begin_anew(out.first()))]

    def draw(self, surface: Surface) -> None:
        surface.fill(WALNUT_DARK)
        super().draw(surface)
