"""The people who played here: how much each played and won, and a press for more."""

from collections.abc import Sequence
from itertools import groupby

from pygame import Rect

from game.core.library.careers import Career
from game.review.counting import Counted, Counting
from scenes import files
from scenes.host import Host
from scenes.page import Page
from scenes.profiles import Profile
from scenes.records.fairness import FairnessPage
from scenes.records.person import PersonPage
from scenes.records.row import HEIGHT as ROW
from scenes.records.row import PersonRow
from scenes.records.saving import save
from scenes.records.sheet import Lines
from scenes.records.words import played
from scenes.table.minds import Minds
from scenes.widgets.button import Button
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget
from scenes.words import _


class RecordsPage(Page):
    name = "records"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.found: Counted | None = None
        """None while the games are being read for the first time."""
        self._host = host
        self._minds: Minds | None = None

    def enter(self) -> None:
        self._read()

    def leave(self) -> None:
        self._stop()

    def _read(self) -> None:
        """In a process of its own; what was counted before stays in sight until then."""

        def heard(found: Counted) -> None:
            self.found = found
            self._stop()
            self.relay()

        self._stop()
        self._minds = Minds(self.app.wake)
        self._minds.ask(Counting(self._host.library.folder, {**self._host.profiles.names_now}), heard)

    def _stop(self) -> None:
        if self._minds:
            self._minds.close()
            self._minds = None

    def title(self) -> str:
        return _("Players")

    def buttons(self) -> Sequence[Button]:
        found = self.found or Counted()
        nothing = not (found.careers or found.fairness)
        reading = _("The games are being read …")
        return [
            Button(
                "fairness",
                _("Are the dice fair?"),
                Rect(0, 0, 0, 0),
                icon="dice",
                enabled=self.found is not None,
                reason=reading,
                on_press=lambda: self.app.push(FairnessPage(found.fairness)),
            ),
            Button(
                "save",
                _("Save as CSV"),
                Rect(0, 0, 0, 0),
                icon="export",
                enabled=not nothing,
                reason=_("No game has been played yet.") if self.found else reading,
                on_press=lambda: self._save(found),
            ),
        ]

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        lines = Lines(place, scale)
        if self.found is None:
            lines.say(_("The games are being read …"), muted=True)
        elif not self.found.careers:
            lines.say(_("Nobody has finished a game here yet."))
        else:
            self._people(lines, self.found.careers)
        return lines.widgets, lines.y - place.y

    def _people(self, lines: Lines, careers: Sequence[Career]) -> None:
        """Who plays most first, and of theirs the game they play most."""
        by_name = sorted(careers, key=lambda career: (career.name, -career.played))
        people = [(name, tuple(own)) for name, own in groupby(by_name, key=lambda career: career.name)]
        people.sort(key=lambda one: -_all_played(one[1]))
        most = max(_all_played(own) for _name, own in people)
        for nth, (name, own) in enumerate(people):
            person = self._host.profiles.of(name)
            told = f"{person.name}. {played(_all_played(own), sum(career.won for career in own))}"
            lines.widgets.append(
                PersonRow(
                    f"person.{nth}",
                    told,
                    lines.room(lines.scale.px(ROW), after=0.4),
                    person,
                    own,
                    most=most,
                    on_press=lambda person=person, own=own: self._open(person, own),
                )
            )

    def _open(self, person: Profile, careers: Sequence[Career]) -> None:
        def heard(changed: object) -> None:
            if changed is not None:
                self._read()
                self.relay()

        self.app.push(PersonPage(self._host, person, careers), then=heard)

    def _save(self, found: Counted) -> None:
        folder = files.documents()
        try:
            save(found, folder)
        except OSError as error:
            why = error.strerror or str(error)
            self.say(_("{file} can't be written: {why}.").format(file=folder, why=why))
        else:
            self.say(_("Saved in {folder}.").format(folder=folder))


def _all_played(careers: Sequence[Career]) -> int:
    return sum(career.played for career in careers)
