"""Dice among letters: as wide as they are drawn, and numbers to whoever hears them."""

import pytest

from scenes.art.small_dice import DICE, dice, spelled
from scenes.speech.phrases import spoken_text
from scenes.widgets.text import block, lettering, width_of

INK = (240, 240, 240)


def test_each_number_has_its_die():
    assert dice((1, 1, 3)) == "⚀⚀⚂"
    pictures = {lettering(die, "regular", 20, INK).get_buffer().raw for die in DICE}
    assert len(pictures) == 6


@pytest.mark.parametrize("px", [11, 16, 30])
def test_a_line_with_dice_is_as_wide_as_it_was_measured(px):
    line = f"Bruno rolls {dice((1, 2, 3, 4, 5, 6))}."
    assert lettering(line, "regular", px, INK).get_width() == width_of(line, "regular", px)
    assert width_of(dice((6,)), "regular", px) * 6 == width_of(dice((1,) * 6), "regular", px)


def test_dice_of_one_roll_stay_on_one_line():
    line = f"Bruno scores Any two with {dice((5, 6, 6, 6, 6, 6))}"
    lines = block(line, "regular", 18, 160).lines
    assert any(dice((5, 6, 6, 6, 6, 6)) in one for one in lines)


def test_voices_say_numbers():
    assert spelled("Bruno rolls ⚀⚀⚂.") == "Bruno rolls 1 1 3."
    assert spelled("Ada scores Any two with ⚄⚅: 11 points.") == "Ada scores Any two with 5 6: 11 points."
    assert spoken_text(["Bruno rolls ⚀⚀⚂."]) == "Bruno rolls 1 1 3."
    assert spelled("as  it was") == "as  it was"
