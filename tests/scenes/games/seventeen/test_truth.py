"""A row as long as it may get. That every table ends true is in `tests/scenes/every_game`."""

from itertools import pairwise

from game.seventeen.commands import Call
from tests.scenes.games.seventeen.builders import (
    at_hand,
    bot,
    settle,
    seventeen,
    to_act,
)


def test_a_row_of_twenty_five_cards_shows_the_corner_of_each():
    app, scene = seventeen(bot("Bo"), bot("Cy"), bot("Di"), seed="long", speed="instant", call_window="go_on")
    scene.drive = lambda: None
    app.advance(0.05)
    while len(scene.view.row) < 25:
        seat = to_act(scene)
        scene.do(next(c for c in scene.sitting.legal(seat) if not isinstance(c, Call)))
    lefts = [card.sprite.rect.x for card in scene.table.parts.cards.row]
    assert all(b - a >= at_hand(scene).card * 0.17 for a, b in pairwise(lefts))
    settle(app)
