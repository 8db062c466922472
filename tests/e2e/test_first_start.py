"""From an empty data folder to the first throw: by the mouse, in two presses."""

import pytest

from game.dalek.events import DiceRolled as DalekRolled
from game.dicy.events import DiceRolled as DicyRolled
from tests.e2e.kept import kept_session


@pytest.mark.parametrize(("game", "rolled"), [("dicy", DicyRolled), ("dalek", DalekRolled)])
@pytest.mark.parametrize("size", [(1280, 720), (1000, 700)])
def test_two_presses_from_the_start_to_the_first_throw(opened, game, rolled, size):
    program = opened(window_size=size)
    sight = program.until("the boxes", lambda sight: f"box.{game}" in sight.targets)
    assert sight.scene == "title"
    program.click(f"box.{game}")
    sight = program.until("the set-up", lambda sight: sight.scene == "setup")
    assert sight.offers("lesson")
    assert sight.focus == "seat.0.name"
    program.click("begin")
    sight = program.until("my turn", lambda sight: sight.offers("roll"))
    assert sight.scene == game
    x, y = program.point("cup")
    program.drag((x, y), (x - 300, y))
    program.until("the throw", lambda sight: sight.named("die."))
    assert any(isinstance(event, rolled) for event in kept_session(program.library).events)


def test_a_name_is_typed_at_once(opened):
    program = opened()
    program.click("box.dalek")
    program.until("the set-up", lambda sight: sight.focus == "seat.0.name")
    for letter in "zoe":
        program.press(letter)
    assert program.sight.targets["seat.0.name"].label == "Name: zoe"
    program.type("Return")
    program.until("the button marked", lambda sight: sight.focus == "begin")
    program.type("Return")
    program.until("the table", lambda sight: sight.scene == "dalek")
    assert kept_session(program.library).seats[0].name == "zoe"


def test_esc_shows_a_menu_and_a_question_mark_the_keys(opened):
    program = opened(speed="instant")
    program.click("box.dalek")
    program.click("begin")
    program.until("my turn", lambda sight: sight.offers("roll"))
    program.press("question")
    assert program.sight.scene == "keys_of_now"
    program.press("question")
    assert program.press("Escape").scene == "menu"
    program.click("menu.title")
    program.until("the title", lambda sight: sight.scene == "title" and sight.offers("continue"))
