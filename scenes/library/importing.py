"""Bringing a game in from a file: from the usual folders, from a typed path, or dropped onto the window."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from pygame import Rect
from pygame.event import Event

from scenes import shelf
from scenes.app.dialog import Answer, Dialog
from scenes.app.page import Page
from scenes.art.fonts import Kind
from scenes.art.palette import SIGNALS
from scenes.host.host import Host
from scenes.library import files
from scenes.library.file_errors import FileError, shown
from scenes.library.files import Brought
from scenes.library.folder_list import folder_rows, place_buttons
from scenes.text import dates
from scenes.text.lists import listed
from scenes.text.words import _
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.field import Field
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import REST, Scale, columns
from scenes.widgets.lists import ROW_HEIGHT, Entry, Row
from scenes.widgets.widget import Widget

LONGEST_PATH = 400


def go_on_dialog(brought: Brought) -> Dialog:
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


def unreadable_dialog(why: str) -> Dialog:
    """It was opened from outside: words that go by themselves might be gone before the window is seen."""
    return Dialog(
        _("This file can't be opened"), why, [Answer("close", _("Close"), "primary")], unless="close"
    )


class ImportPage(Page):
    """Pops with the id of the game that was brought into the library, or None."""

    name = "import"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._found = [(found.path, dates.ago(found.written)) for found in files.found()]
        self._folder: Path | None = None
        """None: the games of all usual folders."""
        self._path = ""
        self._error = ""

    def title(self) -> str:
        return _("Import a game")

    def handle(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE:
            self._bring(lambda: Path(event.file))
            return True
        return super().handle(event)

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        widgets: list[Widget] = []
        y = place.y

        def words(name: str, said: str, *, muted: bool = False, kind: Kind = "regular") -> None:
            nonlocal y
            high = text_height(scale, said, place.w, kind=kind)
            colour = SIGNALS.bad if name == "error" else None
            at = Rect(place.x, y, place.w, high)
            widgets.append(Label(name, said, at, muted=muted, kind=kind, colour=colour))
            y += high + scale.px(1)

        words("drop", _("Drop a .tavolino file onto the window, enter its path, or choose it below:"))
        wide = button_size(scale, _("Open"), "import")[0]
        field, go = columns(Rect(place.x, y, place.w, scale.px(HEIGHT)), REST, wide, gap=scale.px(1))
        widgets.append(
            Field(
                "path",
                _("File"),
                field,
                value=self._path,
                placeholder=str(files.documents() / "…"),
                longest=LONGEST_PATH,
                on_change=self._typed,
                on_done=lambda _: self._open_typed(),
            )
        )
        widgets.append(Button("open", _("Open"), go, icon="import", on_press=self._open_typed))
        y = field.bottom + scale.px(1.2)
        if self._error:
            words("error", self._error, kind="medium")
        recent = self._host.memory.folders
        spots, tall = place_buttons(Rect(place.x, y, place.w, 0), scale, recent, self._folder, self._go)
        widgets += spots
        y += tall + scale.px(1.4)
        listed, tall = self._list(Rect(place.x, y, place.w, 0), scale)
        widgets += listed
        y += tall
        if not listed:
            words("none", _("There are no games in the usual folders."), muted=True)
        return widgets, y - place.y

    def _list(self, place: Rect, scale: Scale) -> tuple[list[Widget], int]:
        if self._folder:
            return folder_rows(place, scale, self._folder, self._go, lambda path: self._bring(lambda: path))
        made: list[Widget] = []
        y = place.y
        for number, (path, told) in enumerate(self._found):
            name, folder = shown(path.stem), shown(path.parent)
            entry = Entry(shown(path), name, folder, told, "cards")
            at = Rect(place.x, y, place.w, scale.px(ROW_HEIGHT))
            label = f"{name}, {folder}, {told}"
            made.append(
                Row(f"file.{number}", label, at, entry, on_press=lambda path=path: self._bring(lambda: path))
            )
            y = at.bottom + scale.px(0.4)
        return made, y - place.y

    def _go(self, folder: Path) -> None:
        self._folder, self._error = folder, ""
        self.relay()

    def _typed(self, words: str) -> None:
        self._path = words

    def _open_typed(self) -> None:
        if self._path.strip():
            self._bring(lambda: files.typed_path(self._path))

    def _bring(self, which: Callable[[], Path]) -> None:
        """What is wrong stands on the page until something else is tried."""
        try:
            path = which()
            game_id = self._host.bring_in(files.read(path))
        except FileError as error:
            self._error = str(error)
            self.relay()
        else:
            self._host.memory.visit(path.parent)
            self.app.pop(game_id)
