"""Opening and saving a game: in the system's dialog where there is one, else on a page of our own."""

from collections.abc import Callable
from pathlib import Path

from game.core.session import Session
from scenes.app.app import App
from scenes.app.dialog import Answer, Dialog
from scenes.host.host import Host
from scenes.library import files, system_dialog
from scenes.library.exporting import ExportPage, ask_over
from scenes.library.files import FileError, TakenError
from scenes.library.importing import ImportPage, trouble_dialog, unreadable_dialog
from scenes.library.system_dialog import Asked, Running
from scenes.text.words import _

Heard = Callable[[object], None]


class Waiting(Dialog):
    """While the system's dialog is open. Pops with what came of it."""

    def __init__(self, asked: Asked) -> None:
        words = _("Choose a file in the window that has opened.")
        super().__init__(asked.title, words, [Answer("cancel", _("Cancel"), "primary")], unless="cancel")
        self._asked = asked

    def enter(self) -> None:
        self._running = Running(self._asked, lambda chosen: self.app.wake(lambda: self._came(chosen)))

    def leave(self) -> None:
        self._running.close()

    def _came(self, chosen: "Path | OSError | None") -> None:
        if self.app.top is self:
            self.app.pop(chosen)


def bring_in(app: App, host: Host, heard: Heard) -> None:
    """`heard` gets the id of the game that was brought into the library, or None."""

    def by_our_page() -> None:
        app.push(ImportPage(host), then=heard)

    def chosen(answer: object) -> None:
        if isinstance(answer, OSError):
            by_our_page()
        elif isinstance(answer, Path):
            try:
                game_id = host.bring_in(files.read(answer))
            except FileError as error:
                app.push(unreadable_dialog(error), then=lambda _closed: heard(None))
            else:
                host.memory.visit(answer.parent)
                heard(game_id)

    if system_dialog.there_is_one():
        app.push(Waiting(Asked(files.first_folder(host.memory.folders))), then=chosen)
    else:
        by_our_page()


def save(app: App, host: Host, name: str, session: Session, heard: Heard) -> None:
    """`heard` gets the path that was written, or None."""
    folder = files.first_folder(host.memory.folders)

    def by_our_page() -> None:
        app.push(ExportPage(host, name, session), then=heard)

    def chosen(answer: object) -> None:
        if isinstance(answer, OSError):
            by_our_page()
        elif isinstance(answer, Path):
            path = answer if answer.suffix == files.SUFFIX else answer.with_name(answer.name + files.SUFFIX)
            write(path, over=path == answer)

    def write(path: Path, *, over: bool) -> None:
        """Over what is there, if the system has asked about this very name."""
        try:
            (files.write_over if over else files.write)(path, session)
        except TakenError as error:
            ask_over(app, error, lambda: write(path, over=True))
        except FileError as error:
            app.push(
                trouble_dialog(_("The file could not be saved"), error), then=lambda _closed: heard(None)
            )
        else:
            host.memory.visit(path.parent)
            heard(path)

    if system_dialog.there_is_one():
        app.push(Waiting(Asked(folder, files.default_path(name, folder).name)), then=chosen)
    else:
        by_our_page()
