"""The people who played here: how much each played and won, and a press for more."""

import os
from collections.abc import Sequence
from pathlib import Path

from game.core.library.careers import Career, as_csv, courses_as_csv
from game.core.library.fairness import fairness_as_csv
from game.core.whole_files import write_over
from game.review.counting import Counted, Counting, counted_at_once
from scenes.app.page import Page
from scenes.host.host import Host
from scenes.library import files
from scenes.library.exporting import ask_over
from scenes.players.page import ProfilePage
from scenes.players.people import Profile
from scenes.statistics.fairness import FairnessPage
from scenes.statistics.person import PersonPage
from scenes.statistics.row import HEIGHT as ROW
from scenes.statistics.row import PersonRow
from scenes.statistics.sentences import played
from scenes.table.bots.process import Minds
from scenes.text.words import _
from scenes.widgets.button import Button, unplaced
from scenes.widgets.sheet import Sheet

PLAYERS, GAMES, DICE = "Tavolino players.csv", "Tavolino games.csv", "Tavolino dice.csv"
_AT_ONCE = 100
"""So many games are read before the eye sees the page."""
_PATIENCE = 0.3
"""Seconds in which nobody is told that something takes long."""


class RecordsPage(Page):
    name = "records"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.found: Counted | None = None
        """None while the games are being read for the first time."""
        self._waits = False
        """For so long that it is told."""
        self._host = host

    def enter(self) -> None:
        """What can be told at once is; words on waiting come only where somebody has to wait."""
        if len(self._host.library.list()) <= _AT_ONCE:
            self.found = counted_at_once(self._host.library, self._host.profiles.names_now)
            self._host.profiles.acquaint(self._host.names())
        self._minds = Minds(self.app.wake)
        self._read()
        self.later(_PATIENCE, self._tell_of_waiting)

    def _tell_of_waiting(self) -> None:
        self._waits = True
        self.relay()

    def leave(self) -> None:
        self._minds.close()

    def _read(self) -> None:
        """In a process of its own; what was counted before stays in sight until then."""

        def heard(found: Counted) -> None:
            self.found = found
            self._host.profiles.acquaint(self._host.names())
            self._minds.close()
            self.relay()

        names = self._host.profiles.names_now
        self._minds.close()
        self._minds.ask(
            Counting(self._host.library.folder, {**names}),
            heard,
            lambda: heard(counted_at_once(self._host.library, names)),
        )

    def title(self) -> str:
        return _("Players")

    def buttons(self) -> Sequence[Button]:
        found = self.found or Counted()
        nothing = not (found.careers or found.fairness)
        reading = _("Reading your games …")
        return [
            unplaced(
                "fairness",
                _("Are the dice fair?"),
                "dice",
                lambda: self.app.push(FairnessPage(found.fairness)),
                enabled=self.found is not None,
                reason=reading,
            ),
            unplaced(
                "save",
                _("Save as CSV"),
                "export",
                lambda: self._save(found),
                enabled=not nothing,
                reason=_("No game has been played yet.") if self.found else reading,
            ),
        ]

    def body(self, sheet: Sheet) -> None:
        if self.found is None and self._waits:
            sheet.say(_("Reading your games …"), muted=True)
        elif self.found is not None:
            self._people(sheet, self.found.careers)

    def _people(self, sheet: Sheet, careers: Sequence[Career]) -> None:
        """Who plays most first, and of theirs the game they play most; last who has finished none."""
        by_name: dict[str, list[Career]] = {}
        for career in sorted(careers, key=lambda career: (career.name, -career.played)):
            by_name.setdefault(self._host.profiles.of(career.name).name, []).append(career)
        if not by_name:
            sheet.say(_("Nobody has finished a game here yet."))
        people = sorted(by_name.items(), key=lambda one: -sum(career.played for career in one[1]))
        people += [(name, []) for name in self._host.names() if name not in by_name]
        most = max(1, *(sum(career.contested for career in own) for own in by_name.values()), 1)
        for nth, (name, own) in enumerate(people):
            person = self._host.profiles.of(name)
            sheet.add(
                PersonRow(
                    f"person.{nth}",
                    f"{name}. {played(own)}",
                    sheet.take(ROW, 0.4),
                    person,
                    own,
                    most=most,
                    on_press=lambda person=person, own=own: self._open(person, own),
                )
            )

    def _open(self, person: Profile, careers: Sequence[Career]) -> None:
        """What their games tell; where there is nothing to tell, only how they look."""

        def heard(changed: object) -> None:
            if changed is not None:
                self._read()
                self.relay()

        page = (
            PersonPage(self._host, person, careers)
            if careers
            else ProfilePage(self._host.profiles, person, self._host.names())
        )
        self.app.push(page, then=heard)

    def _save(self, found: Counted) -> None:
        folder = files.documents()
        if there := _taken(folder):
            words = _("In {folder} there is already: {files}.").format(folder=folder, files=", ".join(there))
            ask_over(self.app, words, lambda: self._write(found, folder))
        else:
            self._write(found, folder)

    def _write(self, found: Counted, folder: Path) -> None:
        try:
            _save(found, folder)
        except OSError as error:
            why = error.strerror or str(error)
            self.say(_("{file} can't be written: {why}.").format(file=folder, why=why))
        else:
            self.say(_("Saved in {folder}.").format(folder=folder))


def _taken(folder: Path) -> list[str]:
    """What lies there under these names already."""
    return [name for name in (PLAYERS, GAMES, DICE) if os.path.lexists(folder / name)]


def _save(found: Counted, folder: Path) -> None:
    """Into that folder; what lies there under these names is replaced."""
    for name, lines in (
        (PLAYERS, as_csv(found.careers)),
        (GAMES, courses_as_csv(found.careers)),
        (DICE, fairness_as_csv(found.fairness)),
    ):
        # With a mark by which spreadsheets know the letters.
        write_over(folder / name, lines.encode("utf-8-sig"))
