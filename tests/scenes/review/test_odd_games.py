"""Games to which much has happened: each can be looked through from end to end, and nothing falls over."""

from typing import Any

import pygame
import pytest

from tests.review.ledgers import odd_game
from tests.scenes.answering import minds
from tests.scenes.around.builders import app, host, shelved
from tests.scenes.around.conftest import bare_table, own_home
from tests.scenes.frame.builders import Plain

__all__ = ["bare_table", "minds", "own_home"]

pytestmark = pytest.mark.usefixtures("minds")


@pytest.mark.parametrize(
    ("key", "count", "options"),
    [
        ("dalek", 1, {"target": 30, "head_start": [9]}),
        ("dalek", 2, {"target": 30, "sealed": True}),
        ("dalek", 2, {"target": 30, "branch": 20}),
        ("dalek", 3, {"target": 30, "head_start": [0, 9, 0]}),
        ("dalek", 6, {"target": 30}),
        ("dicy", 1, {"mode": "interglacial", "branch": 9}),
        ("dicy", 2, {"head_start": [90, 80]}),
        ("dicy", 4, {"head_start": [90, 80, 90, 70]}),
        ("seventeen", 2, {"head_start": [0, 2]}),
        ("seventeen", 5, {"branch": 40}),
    ],
)
def test_a_review_of_it_can_be_looked_through(key, count, options, tmp_path):
    its_host = host(tmp_path)
    scene: Any = its_host.review(shelved(its_host, odd_game(key, count, **options)))
    its = app(Plain(), scene, speed="instant")
    its.advance(0.3)
    assert scene.reckoning.done
    for press in (pygame.K_n, pygame.K_k) * 3:
        its.press(press)
        its.advance(0.1)
    for one in scene.reviewed():
        if one.raise_ghost:
            one.raise_ghost()
            its.advance(0.1)
        for kind in one.kinds:
            scene.open_kind(one.seat, kind.name)
            its.advance(0.1)
    for stop in scene.course.stops:
        assert scene.moment_words(stop)
    assert its.targets()
