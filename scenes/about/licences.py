"""What stands inside the packaged program: its bill of materials, and each licence in full."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from pygame import Rect

from scenes.app.page import Page
from scenes.art.fonts import ASSETS
from scenes.text.words import _
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale
from scenes.widgets.lists import ROW_HEIGHT, Entry, Row
from scenes.widgets.widget import Widget

FOLDER = ASSETS / "inside"


class Part(msgspec.Struct, frozen=True):
    """One component of the bill."""

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

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        widgets: list[Widget] = []
        y = place.y
        if self._bill is None:
            words = _("Tavolino runs from its source here: requirements/play.txt lists what it builds on.")
        else:
            words = _("Each of these is used under its own licence. The licences in full stand below.")
        for number, sentence in enumerate([words, *map(_told, self._bill.components if self._bill else ())]):
            high = text_height(scale, sentence, place.w)
            at = Rect(place.x, y, place.w, high)
            widgets.append(Label(f"part.{number}", sentence, at, muted=number > 0))
            y += high + scale.px(1.6 if number == 0 else 0.6)
        for number, path in enumerate(self._licences):
            at = Rect(place.x, y, place.w, scale.px(ROW_HEIGHT))
            entry = Entry(path.stem, path.stem, "", "", "book")
            open_it = lambda path=path: self.app.push(Licence(path))  # noqa: E731
            widgets.append(Row(f"licence.{number}", path.stem, at, entry, on_press=open_it))
            y = at.bottom + scale.px(0.4)
        return widgets, y - place.y


class Licence(Page):
    """One licence, word for word."""

    name = "licence"

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._name = file.stem
        paragraphs = file.read_text("utf-8").split("\n\n")
        self._paragraphs = [" ".join(paragraph.split()) for paragraph in paragraphs if paragraph.strip()]

    def title(self) -> str:
        return self._name

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        widgets: list[Widget] = []
        y = place.y
        for number, paragraph in enumerate(self._paragraphs):
            high = text_height(scale, paragraph, place.w, "small")
            at = Rect(place.x, y, place.w, high)
            widgets.append(Label(f"licence.{number}", paragraph, at, size="small"))
            y += high + scale.px(1)
        return widgets, y - place.y


def _told(part: Part) -> str:
    name = f"{part.name} {part.version}".strip()
    if part.author:
        return _("{part}, by {author}: {licence}").format(part=name, author=part.author, licence=part.licence)
    return _("{part}: {licence}").format(part=name, licence=part.licence)
