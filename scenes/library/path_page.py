"""A page on which a path is typed, or one of the folders chosen that are at hand."""

from collections.abc import Callable
from pathlib import Path

from pygame import Rect

from scenes.app.page import Page
from scenes.art.palette import SIGNALS
from scenes.host.host import Host
from scenes.library import files
from scenes.library.file_errors import FileError
from scenes.text.words import _
from scenes.widgets.field import Field
from scenes.widgets.sheet import Sheet

LONGEST_PATH = 400


class PathPage(Page):
    """What is wrong stands there until something else is tried."""

    def __init__(self, host: Host, path: str = "") -> None:
        super().__init__()
        self._host, self._path = host, path
        self._error = ""

    def _field(self, place: Rect, done: Callable[[Path], None], placeholder: str = "") -> Field:
        return Field(
            "path",
            _("File"),
            place,
            value=self._path,
            placeholder=placeholder,
            longest=LONGEST_PATH,
            on_change=self._typed,
            on_done=lambda _: self._with_path(done),
        )

    def _typed(self, words: str) -> None:
        self._path = words

    def _with_path(self, do: Callable[[Path], None]) -> None:
        """Does it with what was typed, if that is the path of a file."""
        if not self._path.strip():
            return
        try:
            path = files.typed_path(self._path)
        except FileError as error:
            self._tell(error)
        else:
            do(path)

    def _tell(self, error: FileError) -> None:
        self._error = str(error)
        self.relay()

    def _say_error(self, sheet: Sheet, after: float) -> None:
        if self._error:
            sheet.say(self._error, "error", kind="medium", colour=SIGNALS.bad, after=after)
