"""What the benches do without, so that many cases fit into an hour: tables' pictures, thinking processes."""

from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import pygame

from scenes.table.bots.process import Minds
from tests.scenes.answering import answer_at_once
from tests.scenes.around.builders import WITH_A_TABLE


@contextmanager
def bare_tables() -> Generator[None]:
    """A table's picture takes long, and answers to nothing; nor has anything to be swept up so soon."""

    def bare(size: Any, _game: Any) -> pygame.Surface:
        return pygame.Surface(size)

    with ExitStack() as patches:
        for module in WITH_A_TABLE:
            patches.enter_context(patch(f"scenes.{module}.table_background", bare))
        patches.enter_context(patch("scenes.title.scene.draw_on_table", lambda *_: None))
        patches.enter_context(patch("scenes.app.native_heap.tidy", lambda: None))
        yield


@contextmanager
def minds_answer() -> Generator[None]:
    """At once, in this process."""
    with patch.object(Minds, "ask_all", answer_at_once), patch.object(Minds, "warm", lambda _: None):
        yield


@contextmanager
def minds_are_silent() -> Generator[None]:
    with patch.object(Minds, "ask_all", lambda *_: None), patch.object(Minds, "warm", lambda _: None):
        yield
