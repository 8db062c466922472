"""The fairness page: all dice that were ever rolled here, counted, and how to check a game oneself."""

from collections.abc import Sequence

from game.core.library.fairness import Fairness
from scenes.about import checking
from scenes.app.page import Page
from scenes.shelf import on_screen
from scenes.statistics import sentences
from scenes.statistics.rows import Line, Part, Rows, rows_height
from scenes.text.words import _, number
from scenes.widgets.sheet import Sheet


class FairnessPage(Page):
    name = "fairness"

    def __init__(self, found: Sequence[Fairness]) -> None:
        super().__init__()
        self._found = sorted(found, key=lambda dice: (dice.game, dice.kind != "human"))

    def title(self) -> str:
        return _("Are the dice fair?")

    def body(self, sheet: Sheet) -> None:
        sheet.say(
            _(
                "All dice ever rolled at this table, even undone ones, each counted once. The line "
                "marks where every face would be if all came equally often."
            ),
            after=1.6,
        )
        if not self._found:
            sheet.say(_("No dice have been rolled yet."), kind="bold", after=1.6)
        for n, dice in enumerate(self._found):
            sheet.say(sentences.rolled(dice), size="lead", kind="title", after=0.3)
            sheet.say(sentences.expected(dice), size="small", muted=True)
            keys = on_screen(dice.game).statistics().faces
            faces = tuple(_face(dice, key) for key in keys)
            told = " · ".join(sentences.face_line(dice, key) for key in keys)
            at = sheet.room(rows_height(sheet.scale, faces), after=0.8)
            sheet.add(Rows(f"faces.{n}", told, at, faces, mark=dice.dice / 6))
            sheet.say(sentences.verdict(dice), kind="bold", after=2.4)
        _check_yourself(sheet)


def _face(dice: Fairness, key: str) -> Line:
    count = dice.counts.get(key, 0)
    return Line(sentences.face(dice.game, key), number(count), (Part(0, count, "full"),))


def _check_yourself(sheet: Sheet) -> None:
    sheet.say(_("Check a game yourself"), size="lead", kind="title")
    sheet.say(_("Every die follows from the game's seed alone, which was there before the first roll."))
    sheet.say(checking.in_the_window())
    if told := checking.in_a_terminal():
        sheet.say(told)
    sheet.say(
        _(
            "With sealed dice the seed's hash is shown before the game begins, and the seed when it has "
            "ended: nobody can choose a seed that suits them."
        )
    )
    sheet.say(
        _(
            "Without this program: take the BLAKE2b hash, of 32 bytes, of the seed (of the seed, a bar “|” "
            "and your phrase, if there was one). With it as the key, take the BLAKE2b hash, of 16 bytes, of "
            "the words “die SEAT TURN ROLL PLACE”. What remains when that number is divided by six is the "
            "face: 0 is the first one of the lists above. Seats and places are counted from 0, turns and "
            "rolls from 1."
        )
    )
