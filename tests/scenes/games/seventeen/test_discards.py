"""The discards can be looked through, and tell what can still come to whoever has that help."""

from game.seventeen.cards import COPIES, KINDS
from game.seventeen.commands import BeginTurn, Play
from scenes.games.seventeen.looked_through import still_to_come
from scenes.table.ease import Ease
from tests.scenes.games.seventeen.builders import at_table, bot, dealt, order, people, settle
from tests.scenes.table.builders import targets


def with_discards():
    """An o5 of Ada's and Bo's Trash lie among the discards."""
    sitting = dealt(order("o5 trash h1 o2 trap o3 h4 h5"), *people("Ada"), bot("Bo"))
    sitting.do(Play(0, "o5", "up"))
    sitting.do(BeginTurn(1))
    sitting.do(Play(1, "trash", "up"))
    app, scene = at_table(sitting, speed="instant", call_window="go_on")
    settle(app)
    return app, scene


def test_a_press_on_the_discards_spreads_them_out():
    app, scene = with_discards()
    app.click("discards")
    app.draw()
    assert app.top.name == "discards"
    assert targets(app)["discards.cards"].label == "5; Trash"
    assert "left.cards" in targets(app)
    app.picture()
    app.click("discards.close")
    assert app.top is scene


def test_who_plays_without_that_help_is_not_told_what_can_still_come():
    app, scene = with_discards()
    scene.sitting.put_at_ease(0, Ease(counts=False))
    app.click("discards")
    app.draw()
    assert "discards.cards" in targets(app)
    assert "left.cards" not in targets(app)


def test_what_can_still_come_is_all_that_is_in_sight_nowhere():
    _app, scene = with_discards()
    view = scene.view
    seen = ["o5", "trash", *view.hand, *(f"o{back}" for back in view.hands[1] if back != "plain")]
    assert still_to_come(view) == {kind: COPIES[kind] - seen.count(kind) for kind in KINDS}
