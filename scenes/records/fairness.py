"""The fairness page: all dice that were ever rolled here, counted, and how to check a game oneself."""

from collections.abc import Sequence

from pygame import Rect

from game.core.library.fairness import Fairness
from scenes.page import Page
from scenes.records import words
from scenes.records.bars import FACES, ROW, Bars
from scenes.records.sheet import Lines
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget
from scenes.words import _


class FairnessPage(Page):
    name = "fairness"

    def __init__(self, found: Sequence[Fairness]) -> None:
        super().__init__()
        self._found = found

    def title(self) -> str:
        return _("Are the dice fair?")

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        lines = Lines(place, scale)
        lines.say(
            _(
                "All dice ever rolled at this table, also those that were taken back, each counted once. "
                "The line marks where every face would be if all came equally often."
            ),
            after=1.6,
        )
        if not self._found:
            lines.say(_("No dice have been rolled yet."), kind="bold", after=1.6)
        for number, dice in enumerate(self._found):
            lines.say(words.rolled(dice), size="lead", kind="title")
            told = " · ".join(words.face_line(dice, face) for face in FACES[dice.game])
            at = lines.room(scale.px(ROW) * 6, after=0.8)
            lines.widgets.append(Bars(f"bars.{number}", told, at, dice=dice))
            lines.say(words.verdict(dice), kind="bold", after=2.4)
        lines.say(_("Check a game yourself"), size="lead", kind="title")
        lines.say(
            _(
                "Every die follows from the game's seed alone, which was there before the first roll. "
                "Save a game as a file: “main.py verify” and the file's name roll all its dice again. "
                "With sealed dice the seed's hash is shown before the game: nobody can choose a seed later."
            )
        )
        return lines.widgets, lines.y - place.y
