"""Makes the catalogues: `make words`, after a sentence in `game/` or `scenes/` has changed.

Takes every sentence out of the code into `locale/tavolino.pot`, brings each language's `tavolino.po` up to
it, and compiles the `.mo` that the program reads; all are committed. What is new, or only like an old one
(marked fuzzy), is told, and is for a person to write. The `.po` are written by hand: nothing translates.
"""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "assets" / "locale"
SPEAKING = ("game", "scenes")
KEYWORDS = {"_": None, "marked": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
LOCALES = {"de": "de", "es": "es", "fr": "fr", "it": "it", "pt": "pt_PT"}
"""Portuguese is that of Portugal; its plurals are not Brazil's."""

IDLE_HEAD = tuple(
    f'"{name}:'
    for name in (
        "Generated-By",
        "Language-Team",
        "Last-Translator",
        "PO-Revision-Date",
        "POT-Creation-Date",
        "Project-Id-Version",
        "Report-Msgid-Bugs-To",
    )
)


def sentences() -> Catalog:
    """What the program says now, in the order of its files."""
    found = Catalog(project="Tavolino", copyright_holder="the makers of Tavolino", charset="utf-8")
    for folder in SPEAKING:
        for path in sorted((ROOT / folder).rglob("*.py")):
            where = path.relative_to(ROOT).as_posix()
            for line, words, comments, context in extract_from_file(
                "python", path, keywords=KEYWORDS, comment_tags=("words:",)
            ):
                found.add(words, None, [(where, line)], auto_comments=comments, context=context)
    return found


def po_of(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "tavolino.po"


def catalogue(language: str) -> Catalog:
    """What is written of a language so far."""
    path = po_of(language)
    if not path.exists():
        return Catalog(locale=LOCALES[language], project="Tavolino", charset="utf-8", fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=LOCALES[language])


def unwritten(of: Catalog) -> Iterator[Message]:
    for message in of:
        written = message.string if isinstance(message.string, (list, tuple)) else [message.string]
        if message.id and (message.fuzzy or not all(written)):
            yield message


def compiled(of: Catalog) -> bytes:
    """The same bytes for the same sentences, whenever they are made."""
    of.creation_date = of.revision_date = datetime(2026, 1, 1, tzinfo=UTC)
    made = BytesIO()
    write_mo(made, of)
    return made.getvalue()


def main() -> int:
    template = sentences()
    _write(LOCALE / "tavolino.pot", template)
    missing = 0
    for language in LOCALES:
        made = catalogue(language)
        made.update(template, update_creation_date=False)
        _write(po_of(language), made)
        po_of(language).with_suffix(".mo").write_bytes(compiled(catalogue(language)))
        for message in unwritten(made):
            missing += 1
            print(f"{language}: {'fuzzy' if message.fuzzy else 'new'}: {message.id}")
    return 1 if missing else 0


def _write(path: Path, made: Catalog) -> None:
    """Without sentences that are no longer said, nor a head that would make every run a change."""
    path.parent.mkdir(parents=True, exist_ok=True)
    made.header_comment = "# Tavolino's words. Written by hand; see assets/make_words.py."
    written = BytesIO()
    write_po(written, made, width=110, include_lineno=False, sort_by_file=True, ignore_obsolete=True)
    lines = written.getvalue().decode().splitlines(keepends=True)
    path.write_text("".join(line for line in lines if not line.startswith(IDLE_HEAD)), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
