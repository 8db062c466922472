"""What the program holds stays level: counted, not timed and not weighed."""

import ast
import gc
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from random import Random
from unittest.mock import patch

import pygame
import pytest

from scenes.app.window import Window
from scenes.art import surface_cache
from scenes.art.fonts import font
from tests.torture import soak
from tests.torture.places import strange_home
from tests.torture.running import ROOT

ENDLESS = ("cache", "functools.cache", "lru_cache(None)", "lru_cache(maxsize=None)")
FEW = {"event_decoder", "entry_decoder", "pip_dice", "rounded_cube", "_sign_dice"}
"""Of games, of finishes and colours of dice: there are a handful, and each is kept for ever."""


@pytest.fixture
def running(tmp_path):
    """The program on its title, as the soak has it."""
    with strange_home(), patch.object(Window, "point_with", lambda *_: None):
        program = soak.Soak(tmp_path, Random("level"))
        yield program
        program.close()


def test_back_on_the_title_as_much_is_kept_whatever_page_was_seen(running):
    kept = {page: _kept_after(running, page) for page in soak.PAGES}
    assert len(set(kept.values())) == 1, kept


def _kept_after(running: soak.Soak, page: str) -> tuple[int, int]:
    """Fonts, each an open file; and words that were drawn and measured."""
    running.look_at(page)
    running.rest(0.5)
    kept = soak.cached()
    words = sum(many for name, many in kept.items() if name.startswith("scenes.widgets.text."))
    return kept["scenes.art.fonts.font"], words


def test_what_the_bench_writes_down_weighs_next_to_nothing(monkeypatch):
    """It is in the memory that is weighed: eleven kilobytes a reading were two megabytes in the end."""
    few = {f"an endless one, {n}*": 1000 + n for n in range(8)}
    many = {f"one with an end, {n}": 1000 + n for n in range(300)}
    monkeypatch.setattr(soak, "cached", lambda: few | many)  # not those of all tests before this one
    soak.count(0)
    tracemalloc.start()
    try:
        written = [soak.count(float(n)) for n in range(5)]
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < 1_500 * len(written)
    finally:
        tracemalloc.stop()


def test_fonts_are_tied_to_the_display_once_however_often_they_are_forgotten():
    surface_cache.forget_all()
    font("regular", 20)
    with patch.object(pygame, "register_quit") as register:
        for _ in range(3):
            surface_cache.forget_all()
            font("regular", 20)
    assert register.call_count == 0


def test_what_the_window_keeps_of_many_answers_has_an_end():
    """The bots' own process ends with the game, and with it all that they keep."""
    folders = [ROOT / "scenes", *(path for path in (ROOT / "game").iterdir() if path.name != "bots")]
    files = [file for folder in folders for file in ([folder] if folder.is_file() else folder.rglob("*.py"))]
    endless = {name for file in files if file.suffix == ".py" for name in _endless(file)}
    assert endless == FEW


def _endless(file: Path) -> Iterator[str]:
    for one in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(one, ast.FunctionDef) and one.args.args:
            yield from (one.name for way in one.decorator_list if ast.unparse(way) in ENDLESS)
