"""What is heard at a table: who plays, what was rolled, what can be done, and why something can't."""

import pygame
import pytest

from scenes.keys.key import Key
from scenes.text.words import speak
from tests.scenes.games.dalek.builders import dalek_app, free_dice
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.games.seventeen.builders import at_table, dealt, order, seventeen
from tests.scenes.speech.builders import go_on, heard, plain, press, tab_to
from tests.scenes.table.builders import bot, people

ALONE = people("Ada")


def dalek(*seats, **settings):
    app, scene = dalek_app(*(seats or (*ALONE, bot("Bruno"))), **{"speed": "instant", **settings})
    return app, scene, heard(app)


def dicy(*seats, **settings):
    app, scene = dicy_app(*(seats or (*ALONE, bot("Bruno"))), **{"speed": "instant", **settings})
    return app, scene, heard(app)


def test_who_comes_to_a_table_hears_which_game_who_plays_how_all_stand_and_what_to_do():
    _app, _scene, ear = dalek()
    (words,) = ear.fresh()
    assert words == (
        "Dalek Dice, to 30. Ada is playing. Ada: 0. Bruno: 0. "
        "Ada begins. Target: 30. "
        "Your turn: roll all ten dice. Choices: Roll."
    )


def test_after_a_roll_one_hears_what_can_be_done():
    app, _scene, ear = dalek()
    press(app, pygame.K_SPACE)
    assert ear.last.startswith("Your turn: choose Humans and Daleks to set aside")
    assert "Choices: Set all aside; Roll on" in ear.last
    assert "Stop, 0 points" in ear.last


def test_a_die_that_is_picked_is_named_and_what_that_makes_possible():
    app, scene, ear = dalek()
    press(app, pygame.K_SPACE)
    die = free_dice(scene)[0]
    ear.fresh()
    press(app, pygame.K_1 + die if die < 9 else pygame.K_0)
    (words,) = ear.fresh()
    assert words.startswith(f"Die {die + 1}: ")
    assert ", picked." in words
    assert "Take back" in words


def test_the_same_dice_are_told_once_with_their_number():
    app, _scene, ear = dicy(seed="a seed")
    press(app, pygame.K_SPACE)
    dice = sorted(t.label for t in app.targets() if t.id.startswith("die."))
    twice = next(label for label in dice if dice.count(label) == 2)
    once = next(label for label in dice if dice.count(label) == 1)
    press(app, pygame.K_F2)
    assert f"2 times: {twice}." in ear.last
    assert f" {once}." in ear.last


def test_a_card_under_the_keyboard_is_told_with_what_it_would_score():
    app, _scene, ear = dicy()
    press(app, pygame.K_SPACE)
    tab_to(app, "card.0.low_six")
    assert "Ada: Low dice, active, 21 points" in ear.last


def test_what_begins_to_glow_is_heard():
    app, _scene, ear = dicy()
    press(app, pygame.K_SPACE)
    tab_to(app, "card.0.low_six")
    ear.fresh()
    press(app, pygame.K_RETURN)
    assert "click a card to score the picked dice" in ear.last
    assert "Ada: Low dice, active, 21 points" in ear.last


def test_the_rule_of_a_card_is_read_when_it_is_enlarged():
    app, _scene, ear = dicy()
    press(app, pygame.K_SPACE)
    tab_to(app, "card.0.low_six")
    press(app, pygame.K_F1)
    assert "All six dice, and no 6 among them. Scores their sum." in ear.last


def test_a_refusal_says_why():
    app, _scene, ear = dicy()
    press(app, pygame.K_p)
    assert ear.last == "Roll the dice first."


def test_the_reason_why_something_cannot_be_pressed_is_heard_with_it():
    app, _scene, ear = dicy()
    tab_to(app, "pass")
    assert ear.last == "Pass, button. Not possible now: Roll the dice first."


def test_a_button_is_told_with_its_key():
    app, _scene, ear = dicy()
    press(app, pygame.K_SPACE)
    tab_to(app, "pass")
    assert ear.last == "Pass, button. Key: P."


def test_a_hint_is_read():
    app, scene, ear = dalek()
    press(app, pygame.K_SPACE)
    ear.fresh()
    press(app, pygame.K_h)
    assert scene.hinting.words
    assert ear.last.startswith(plain(scene.hinting.words))


def test_a_turn_that_changes_is_told_with_how_all_stand(monkeypatch):
    # With this seed Bruno plays a card that asks nothing of Ada.
    monkeypatch.setattr("scenes.table.sitting.secrets.token_hex", lambda _bytes: "Bruno")
    app, _scene, ear = dicy(speed="brisk")
    press(app, pygame.K_SPACE)
    press(app, pygame.K_TAB)
    tab_to(app, "card.0.low_six")
    press(app, pygame.K_RETURN)
    ear.fresh()
    press(app, pygame.K_RETURN, seconds=20)
    states = [one.words for one in ear.said if one.kind == "state"]
    assert any(words.startswith("Bruno is playing. Ada: 21.") for words in states)
    assert states[-1].startswith("Ada is playing. Ada: 21.")


def test_what_is_said_of_a_turn_waits_until_the_table_rests():
    app, scene, ear = dicy(speed="calm")
    app.press(pygame.K_SPACE)
    while scene.director.busy or not scene.at_rest:
        app.advance(0.05)
        app.draw()
        assert not [one for one in ear.said[1:] if one.kind == "state" and scene.director.busy]


def test_a_key_says_again_how_things_stand_as_a_whole():
    app, _scene, ear = dicy()
    press(app, pygame.K_SPACE)
    press(app, pygame.K_F2)
    for part in (
        "Dicy Cards, Glacial. Ada is playing.",
        "Ada: Low dice, active",
        "Bruno: Low dice, active",
        "Ada: 0. Bruno: 0.",
        "Ada rolls ",
        "pick dice, click a card for its best, or pass.",
        "Pass.",
    ):
        assert part in ear.last
    assert ear.hushed == 1


def test_that_key_can_be_another_one():
    app, _scene, ear = dicy()
    key = Key.read("F5")
    assert key
    app.settings.change(keys=app.settings.now.keys.with_key("everywhere.say_again", key))
    ear.fresh()
    press(app, pygame.K_F2)
    assert ear.fresh() == []
    press(app, pygame.K_F5)
    assert "Dicy Cards" in ear.words


def test_signs_that_a_voice_would_read_out_are_left_away():
    _app, scene, ear = seventeen_alone()
    assert "·" in scene.title()
    assert "17, Diciassette." in ear.words
    assert "·" not in ear.words


def seventeen_alone(cards="trap o1 h2 o3 h5 o4", **settings):
    sitting = dealt(order(cards), *ALONE, bot("Bruno"))
    app, scene = at_table(sitting, **{"speed": "instant", "call_window": "go_on", **settings})
    ear = heard(app)
    go_on(app)
    return app, scene, ear


def test_ones_own_hand_is_told_when_it_is_ones_turn():
    _app, _scene, ear = seventeen_alone()
    assert "Ada is playing. Ada holds: " in ear.last
    assert "Trap" in ear.last
    assert "Bruno holds" not in ear.last


def test_a_card_in_reach_is_named_and_so_is_what_each_side_does():
    app, scene, ear = seventeen_alone()
    tab_to(app, f"hand.{scene.view.hand.index('trap')}")
    assert ear.last == "Trap."
    press(app, pygame.K_RETURN)
    assert "Trap, face up or face down?" in ear.last
    tab_to(app, "play.down")
    assert ear.last == "Face down: waits for a caller, button. Key: D."


def test_the_row_is_told_card_by_card_with_what_it_is_worth():
    app, scene, ear = seventeen_alone()
    press(app, pygame.K_1)
    press(app, pygame.K_u)
    press(app, pygame.K_F2)
    lying = [t.label for t in app.targets() if t.id.startswith("row.")]
    assert scene.controls.find("total").label in ear.last
    assert f"{'. '.join(lying)}. Draw pile: " in ear.last


def test_laurels_and_penalties_are_told_by_name():
    _app, _scene, ear = seventeen_alone()
    assert "Ada: 0 laurels. Bruno: 0 laurels." in ear.words


def test_who_looks_away_hears_who_comes_next_and_nothing_else():
    app, scene = seventeen(*people("Ada", "Bo"), speed="instant", call_window="go_on")
    ear = heard(app)
    go_on(app)
    assert app.top.name == "curtain"
    name = scene.name_of(scene.sitting.to_act or 0)
    assert ear.last == (
        f"Next to play. {name}. Everybody else, look away now. Choices: I am {name}: open; Back to the title."
    )
    press(app, pygame.K_RETURN)
    assert f"{name} holds: " in ear.last


@pytest.mark.parametrize("language", ["de", "it"])
def test_all_of_it_is_said_in_the_language_of_the_program(language, request):
    request.addfinalizer(lambda: speak(""))
    app, _scene, ear = dalek(language=language)
    press(app, pygame.K_SPACE)
    assert {said.language for said in ear.said} == {language}
    assert "rolls" not in ear.words
