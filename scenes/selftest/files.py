"""Is all there that was packed, and whole? Pictures, fonts, sounds, languages, tables."""

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import get_args

import pygame

from game.bots.strengths import strengths
from game.review.standards import standards
from game.shelf import GAMES
from scenes.art import fonts
from scenes.art.fonts import ASSETS
from scenes.selftest import Check
from scenes.shelf import on_screen
from scenes.sound import catalogue
from scenes.text import words

MANIFEST = ASSETS / "inside" / "manifest.json"
LANGUAGES = {"de", "en", "es", "fr", "it", "pt"}


def checks() -> Iterator[Check]:
    if MANIFEST.exists():
        yield "every file is as it was packed", _as_packed
    yield "pictures", _pictures
    yield "fonts", _fonts
    yield "sounds", _sounds
    yield "languages", _languages
    yield "tables", _tables


def digest(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=16).hexdigest()


def _as_packed() -> None:
    for name, said in json.loads(MANIFEST.read_text("utf-8")).items():
        assert digest(ASSETS / name) == said, name


def _pictures() -> None:
    found = [path for path in (ASSETS / "art").rglob("*") if path.suffix in (".svg", ".png")]
    assert len(found) > 50, len(found)
    for path in found:
        assert pygame.image.load(path).get_width() > 0, path.name


def _fonts() -> None:
    for kind in get_args(fonts.Kind):
        assert fonts.font(kind, 20).size("Tavolino")[0] > 40, kind


def _sounds() -> None:
    wanted = {file for name, kind in catalogue.KINDS.items() for file in kind.files(name)}
    pygame.mixer.init()
    try:
        for file in sorted(wanted | {catalogue.CAFE}):
            assert pygame.mixer.Sound(catalogue.FOLDER / f"{file}.wav").get_length() > 0, file
    finally:
        pygame.mixer.quit()


def _languages() -> None:
    assert set(words.languages()) >= LANGUAGES, words.languages()
    for language in words.languages():
        words.speak(language)
        assert language == "en" or words._("Settings") != "Settings", language
    words.speak("en")


def _tables() -> None:
    for game in GAMES:
        on_screen(game).check_tables()
    assert strengths()
    assert standards()
