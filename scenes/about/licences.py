"""What stands inside the packaged program: its bill of materials, and each licence in full."""

from pathlib import Path
from typing import Any

import msgspec

from scenes.app.page import Page
from scenes.art.fonts import ASSETS
from scenes.text.words import _
from scenes.widgets.lists import Entry
from scenes.widgets.sheet import Sheet

FOLDER = ASSETS / "inside"


class Part(msgspec.Struct, frozen=True):
    name: str
    licenses: tuple[dict[str, Any], ...]
    version: str = ""
    author: str = ""

    @property
    def licence(self) -> str:
        told = self.licenses[0]
        return told.get("expression") or told["license"]["id"]


class Bill(msgspec.Struct, frozen=True):
    components: tuple[Part, ...]


def bill(folder: Path) -> Bill | None:
    """None where the program runs from its source."""
    file = folder / "bill.json"
    return msgspec.json.decode(file.read_bytes(), type=Bill) if file.exists() else None


class Inside(Page):
    name = "inside"

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__()
        self._bill = bill(folder)
        self._licences = sorted(folder.glob("*.txt"), key=lambda path: path.stem.lower())

    def title(self) -> str:
        return _("Parts and licences")

    def body(self, sheet: Sheet) -> None:
        if self._bill is None:
            words = _("Tavolino runs from its source here: requirements/play.txt lists what it builds on.")
        else:
            words = _("Each of these is used under its own licence. The licences in full stand below.")
        sheet.say(words, after=1.6)
        for part in self._bill.components if self._bill else ():
            sheet.say(_told(part), muted=True)
        for number, path in enumerate(self._licences):
            entry = Entry(path.stem, path.stem, icon="book")
            sheet.row(f"licence.{number}", entry, lambda path=path: self.app.push(Licence(path)))


class Licence(Page):
    name = "licence"

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._name = file.stem
        paragraphs = file.read_text("utf-8").split("\n\n")
        self._paragraphs = [" ".join(paragraph.split()) for paragraph in paragraphs if paragraph.strip()]

    def title(self) -> str:
        return self._name

    def body(self, sheet: Sheet) -> None:
        for paragraph in self._paragraphs:
            sheet.say(paragraph, size="small", after=1)


def _told(part: Part) -> str:
    name = f"{part.name} {part.version}".strip()
    if part.author:
        return _("{part}, by {author}: {licence}").format(part=name, author=part.author, licence=part.licence)
    return _("{part}: {licence}").format(part=name, licence=part.licence)
