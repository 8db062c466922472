"""The people who played here: what each played and won, against whom, and what their turns brought."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from pygame import Rect

from game import bots
from game.core.library.careers import Career, as_csv, careers
from game.core.library.fairness import fairness, fairness_as_csv
from scenes import files
from scenes.host import Host
from scenes.page import Page
from scenes.records import words
from scenes.records.fairness import FairnessPage
from scenes.records.sheet import Lines
from scenes.widgets.button import Button
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget
from scenes.words import _

_NOWHERE = Rect(0, 0, 0, 0)
_FILES = "Tavolino players.csv", "Tavolino dice.csv"


class RecordsPage(Page):
    name = "records"

    def __init__(self, host: Host) -> None:
        super().__init__()
        stories = host.library.stories()
        self._careers = careers(stories, bots.levels("dalek"))
        self._fairness = fairness(stories)

    def title(self) -> str:
        return _("Players")

    def buttons(self) -> Sequence[Button]:
        found = bool(self._careers or self._fairness)
        why = _("No game has been played yet.")
        return [
            Button("fairness", _("Are the dice fair?"), Rect(_NOWHERE), icon="dice", on_press=self._dice),
            Button(
                "save",
                _("Save as CSV"),
                Rect(_NOWHERE),
                icon="export",
                enabled=found,
                reason=why,
                on_press=self._save,
            ),
        ]

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        lines = Lines(place, scale)
        if not self._careers:
            lines.say(_("Nobody has finished a game here yet."))
        for name, games in groupby(sorted(self._careers, key=self._order), key=lambda career: career.name):
            lines.say(name, size="lead", kind="title", after=0.4)
            for career in games:
                lines.say(words.played(career), kind="bold", after=0.2)
                for who, (played, won) in sorted(career.against.items()):
                    lines.say(words.against(who, played, won), after=0.2)
                if career.turns:
                    lines.say(words.turns(career), muted=True, after=1.2)
            lines.y += scale.px(1.0)
        return lines.widgets, lines.y - place.y

    def _order(self, career: Career) -> tuple[int, str, int]:
        """Who plays most first, and of theirs the game they play most."""
        whole = sum(other.played for other in self._careers if other.name == career.name)
        return (-whole, career.name, -career.played)

    def _dice(self) -> None:
        self.app.push(FairnessPage(self._fairness))

    def _save(self) -> None:
        """Both tables into the documents; what lay there under these names is replaced."""
        folder = files.documents()
        told = as_csv(self._careers), fairness_as_csv(self._fairness)
        try:
            for name, lines in zip(_FILES, told, strict=True):
                _written(folder / name, lines)
        except OSError as error:
            why = error.strerror or str(error)
            self.say(_("{file} can't be written: {why}.").format(file=folder, why=why))
        else:
            self.say(_("Saved in {folder}.").format(folder=folder))


def _written(path: Path, lines: str) -> None:
    """With a mark by which spreadsheets know the letters."""
    path.write_bytes(lines.encode("utf-8-sig"))
