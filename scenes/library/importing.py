"""Bringing a game in from a file: from the usual folders, from a typed path, or dropped onto the window."""

from functools import partial
from pathlib import Path

import pygame
from pygame.event import Event

from scenes import shelf
from scenes.app.dialog import Answer, Dialog
from scenes.host.host import Host
from scenes.library import files
from scenes.library.file_errors import FileError, shown
from scenes.library.files import FromFile
from scenes.library.folder_list import folder_rows, place_buttons
from scenes.library.path_page import PathPage
from scenes.text import dates
from scenes.text.lists import listed
from scenes.text.words import _
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.layout import REST, columns
from scenes.widgets.lists import Entry
from scenes.widgets.sheet import Sheet


def go_on_dialog(brought: FromFile) -> Dialog:
    """What to do with a game from a file that hasn't ended: `play`, `look` or `not_now`."""
    names = listed([seat.name for seat in brought.session.seats])
    game = shelf.title(brought.header.game)
    answers = [
        Answer("not_now", _("Not now")),
        Answer("look", _("Replay"), icon="eye"),
        Answer("play", _("Continue"), "primary", icon="play"),
    ]
    words = _("{game} with {names}. It has not ended.").format(game=game, names=names)
    return Dialog(brought.name, words, answers, unless="not_now")


def unreadable_dialog(why: FileError) -> Dialog:
    """It was opened from outside: words that go by themselves might be gone before the window is seen."""
    return trouble_dialog(_("This file can't be opened"), why)


def trouble_dialog(title: str, why: FileError) -> Dialog:
    return Dialog(title, str(why), [Answer("close", _("Close"), "primary")], unless="close")


class ImportPage(PathPage):
    """Pops with the id of the game that was brought into the library, or None."""

    name = "import"

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._found = [(path, dates.ago(written)) for path, written in files.found()]
        self._folder: Path | None = None
        """None: the games of all usual folders."""

    def title(self) -> str:
        return _("Import a game")

    def handle(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE:
            self._bring(Path(event.file))
            return True
        return super().handle(event)

    def body(self, sheet: Sheet) -> None:
        about = _("Drop a .tavolino file onto the window, enter its path, or choose it below:")
        sheet.say(about, "drop", after=1)
        wide = button_size(sheet.scale, _("Open"), "import")[0]
        field, go = columns(sheet.take(HEIGHT, 1.2), REST, wide, gap=sheet.scale.px(1))
        press = partial(self._with_path, self._bring)
        sheet.add(
            self._field(field, self._bring, str(files.documents() / "…")),
            Button("open", _("Open"), go, icon="import", on_press=press),
        )
        self._say_error(sheet, after=1)
        place_buttons(sheet, self._host.memory.folders, self._folder, self._go, after=1.4)
        above = len(sheet.widgets)
        if self._folder:
            folder_rows(sheet, self._folder, self._go, self._bring)
        else:
            for number, (path, told) in enumerate(self._found):
                entry = Entry(shown(path), shown(path.stem), shown(path.parent), told, "cards")
                sheet.row(f"file.{number}", entry, lambda path=path: self._bring(path))
        if len(sheet.widgets) == above:
            sheet.say(_("There are no games in the usual folders."), "none", muted=True, after=1)

    def _go(self, folder: Path) -> None:
        self._folder, self._error = folder, ""
        self.relay()

    def _bring(self, path: Path) -> None:
        try:
            game_id = self._host.bring_in(files.read(path))
        except FileError as error:
            self._tell(error)
        else:
            self._host.memory.visit(path.parent)
            self.app.pop(game_id)
