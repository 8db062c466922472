"""Where a game is to be written to, where the system has no dialog of its own for that."""

from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import Rect

from game.core.session import Session
from scenes.app.dialog import Answer, Dialog
from scenes.app.page import Page
from scenes.art.palette import SIGNALS
from scenes.host.host import Host
from scenes.library import files
from scenes.library.files import FileError, TakenError
from scenes.library.folder_list import place_buttons
from scenes.library.importing import LONGEST_PATH
from scenes.text.words import _
from scenes.widgets.button import HEIGHT, Button
from scenes.widgets.field import Field
from scenes.widgets.sheet import Sheet

OVER = "over"


def over_dialog(taken: str) -> Dialog:
    """May what is there be written over? Answers `over`, or `keep`."""
    answers = [
        Answer("keep", _("Don't replace"), "primary"),
        Answer(OVER, _("Replace"), icon="export"),
    ]
    return Dialog(_("Replace it?"), taken, answers, unless="keep")


class ExportPage(Page):
    """Pops with the path that was written, or None."""

    name = "export"

    def __init__(self, host: Host, name: str, session: Session) -> None:
        super().__init__()
        self._host, self._name, self._session = host, name, session
        self._path = str(files.default_path(name, files.first_folder(host.memory.folders)))
        self._error = ""
        self.controls.first = "path"

    def title(self) -> str:
        return _("Save “{name}” as a file").format(name=self._name)

    def buttons(self) -> Sequence[Button]:
        none = Rect(0, 0, 0, 0)
        return [Button("save", _("Save"), none, icon="export", style="primary", on_press=self._save)]

    def body(self, sheet: Sheet) -> None:
        words = _("The file is the whole game: others can replay it, check it and continue it.")
        if not self._session.ended:
            if self._session.header.setup.get("sealed"):
                words = _("Its dice are still sealed: others can replay it, but not continue it.")
            else:
                words = _(
                    "The file is the whole game, with its seed: whoever has it can continue it, and "
                    "predict what will be rolled and drawn."
                )
        sheet.say(words, "words", after=1.6)
        field = sheet.take(HEIGHT, 1.2)
        if self._error:
            sheet.say(self._error, "error", kind="medium", colour=SIGNALS.bad, after=1.2)
        place_buttons(sheet, self._host.memory.folders, Path(self._path).parent, self._go, after=0)
        sheet.add(
            Field(
                "path",
                _("File"),
                field,
                value=self._path,
                longest=LONGEST_PATH,
                on_change=self._typed,
                on_done=lambda _: self._save(),
            )
        )

    def _go(self, folder: Path) -> None:
        self._path, self._error = str(folder / Path(self._path).name), ""
        self.relay()

    def _tell(self, error: FileError) -> None:
        """It stands on the page until something else is tried."""
        self._error = str(error)
        self.relay()

    def _typed(self, words: str) -> None:
        self._path = words

    def _save(self) -> None:
        if not self._path.strip():
            return
        try:
            path = files.typed_path(self._path)
        except FileError as error:
            self._tell(error)
        else:
            self._write(path, files.write)

    def _write(self, path: Path, write: Callable[[Path, Session], None]) -> None:
        def heard(answer: object) -> None:
            if answer == OVER:
                self._write(path, files.write_over)

        try:
            write(path, self._session)
        except TakenError as error:
            self.app.push(over_dialog(str(error)), then=heard)
        except FileError as error:
            self._tell(error)
        else:
            self._host.memory.visit(path.parent)
            self.app.pop(path)
