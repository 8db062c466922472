"""Every file that is shipped has its licence named; letters that the five languages need are there."""

import re
from fnmatch import fnmatch
from typing import get_args

import pygame
import pytest

from scenes.art.fonts import ASSETS, Kind, font

LETTERS = "àáâäçèéêëìíîïñòóôöùúûüßœÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒ¿¡«»„“”‚‘’–—…×·0123456789+−="
MADE_BY = {"LICENCES.md"}
ROOM = 3 * 1024 * 1024

shipped = sorted(
    path.relative_to(ASSETS).as_posix()
    for path in ASSETS.rglob("*")
    if path.is_file() and path.suffix not in {".py", ".pyc"} and path.name not in MADE_BY
)


def named() -> list[str]:
    first_columns = re.findall(r"^\|([^|]+)\|", (ASSETS / "LICENCES.md").read_text(), re.MULTILINE)
    return [pattern for column in first_columns for pattern in re.findall(r"`([^`]+)`", column)]


@pytest.mark.parametrize("name", shipped)
def test_every_asset_has_its_licence_named(name):
    assert any(fnmatch(name, pattern) for pattern in named())


@pytest.mark.parametrize("pattern", named())
def test_no_licence_is_named_for_nothing(pattern):
    assert any(fnmatch(name, pattern) for name in shipped)


@pytest.mark.parametrize("family", ["Vollkorn", "LeagueSpartan"])
def test_fonts_travel_with_their_licence(family):
    licence = (ASSETS / "fonts" / f"{family}-OFL.txt").read_text()
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert licence.startswith("Copyright")


def test_art_and_fonts_stay_small():
    assert (
        sum((ASSETS / name).stat().st_size for name in shipped if name.startswith(("art/", "fonts/"))) < ROOM
    )


@pytest.mark.parametrize("kind", get_args(Kind))
def test_a_font_has_all_letters_of_the_five_languages(kind):
    face = font(kind, 32)
    missing = face.render("\uffff", True, (0, 0, 0)).get_buffer().raw
    blank = face.render("\u0378", True, (0, 0, 0)).get_buffer().raw
    for letter in LETTERS:
        drawn = face.render(letter, True, (0, 0, 0))
        assert drawn.get_buffer().raw not in (missing, blank), letter
        assert drawn.get_bounding_rect().w > 0, letter


def test_fonts_open_anew_after_pygame_was_shut_down():
    before = font("bold", 20)
    pygame.quit()
    pygame.font.init()
    assert font("bold", 20) is not before
    assert font("bold", 20).size("Tavolino")[0] > 0
