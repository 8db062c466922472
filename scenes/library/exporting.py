"""Where a game is to be written to, where the system has no dialog of its own for that."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.core.session import Session
from scenes.app.app import App
from scenes.app.dialog import Answer, Dialog
from scenes.host.host import Host
from scenes.library import files
from scenes.library.files import FileError, TakenError
from scenes.library.folder_list import place_buttons
from scenes.library.path_page import PathPage
from scenes.text.words import _
from scenes.widgets.button import HEIGHT, Button, unplaced
from scenes.widgets.sheet import Sheet


def ask_over(app: App, taken: object, write: Callable[[], None]) -> None:
    """May what is there be written over?"""
    answers = [
        Answer("keep", _("Don't replace"), "primary"),
        Answer("over", _("Replace"), icon="export"),
    ]
    dialog = Dialog(_("Replace it?"), str(taken), answers, unless="keep")
    app.push(dialog, then=lambda answer: write() if answer == "over" else None)


class ExportPage(PathPage):
    """Pops with the path that was written, or None."""

    name = "export"

    def __init__(self, host: Host, name: str, session: Session) -> None:
        super().__init__(host, str(files.default_path(name, files.first_folder(host.memory.folders))))
        self._name, self._session = name, session
        self.controls.first = "path"

    def title(self) -> str:
        return _("Save “{name}” as a file").format(name=self._name)

    def buttons(self) -> Sequence[Button]:
        return [unplaced("save", _("Save"), "export", lambda: self._with_path(self._save), style="primary")]

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
        self._say_error(sheet, after=1.2)
        place_buttons(sheet, self._host.memory.folders, Path(self._path).parent, self._go, after=0)
        sheet.add(self._field(field, self._save))

    def _go(self, folder: Path) -> None:
        self._path, self._error = str(folder / Path(self._path).name), ""
        self.relay()

    def _save(self, path: Path, write: Callable[[Path, Session], None] = files.write) -> None:
        try:
            write(path, self._session)
        except TakenError as error:
            ask_over(self.app, error, lambda: self._save(path, files.write_over))
        except FileError as error:
            self._tell(error)
        else:
            self._host.memory.visit(path.parent)
            self.app.pop(path)
