"""A picked die means one thing at a time: to score or to re-roll; and a band says what it would pick."""

import pygame
from pygame import Rect
from pygame.event import Event

from game.dicy.commands import Reroll
from scenes.table.ease import Ease
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.table.builders import people, targets


def rolled(**options):
    app, scene = dicy_app(*people("Ada"), seed="7", speed="instant", **options)
    app.press(pygame.K_SPACE)
    app.draw()
    return app, scene


def mouse(app, kind, pos):
    app.feed(Event(kind, pos=pos, button=1, rel=(1, 1), buttons=(1, 0, 0), touch=False))
    app.draw()


def badges(scene):
    return {card: words for (_seat, card), (words, _tone) in scene.table._choices.items()}


def test_dice_are_picked_to_score_unless_the_switch_says_otherwise():
    app, scene = rolled()
    assert scene.controls.find("purpose.score").on
    app.click("die.5")  # a 1 is odd
    app.draw()
    assert any(words.startswith("+") for words in badges(scene).values())


def test_dice_picked_to_re_roll_score_nothing():
    app, scene = rolled()
    app.click("reroll")
    app.draw()
    assert scene.controls.find("purpose.reroll").on
    assert not scene.controls.find("reroll").enabled, "nothing is picked yet"
    assert "pass" not in targets(app)
    app.click("die.0")
    app.click("die.3")
    app.draw()
    assert badges(scene) == {}
    assert scene.controls.find("reroll").label == "Re-roll 2 dice"
    app.click("reroll")
    app.draw()
    assert scene.table.deciding.rerolling == (0, 3)


def test_the_switch_takes_picked_dice_along():
    app, scene = rolled()
    app.click("die.1")
    app.click("reroll")
    assert scene.table.deciding.rerolling == (1,)
    app.click(f"card.0.{scene.view.table.cards[0]}")
    assert scene.sitting.session.steps[-1].command == Reroll(0, scene.view.table.cards[0], (1,))
    assert scene.table.deciding.purpose == "score", "after a roll one scores again"


def test_escape_leads_back_to_scoring():
    app, scene = rolled()
    app.click("reroll")
    app.press(pygame.K_ESCAPE)
    app.draw()
    assert scene.controls.find("purpose.score").on


def test_a_card_pressed_while_dice_are_picked_to_re_roll_scores_nothing():
    app, scene = rolled()
    app.click("reroll")
    app.click("die.0")
    before = scene.sitting.length
    app.click(f"card.0.{scene.view.table.cards[0]}")
    assert scene.sitting.length == before
    assert scene.table.deciding.rerolling == (0,)


def test_a_band_lights_what_it_would_pick_with_the_score_that_would_make():
    app, scene = rolled()
    die = scene.table.tray.rect_of(2)
    around = Rect(scene.table.places.tray).topleft
    start = (around[0] + 4, around[1] + 4)
    mouse(app, pygame.MOUSEBUTTONDOWN, start)
    mouse(app, pygame.MOUSEMOTION, (die.right, die.bottom))
    deciding = scene.table.deciding
    assert 2 in deciding.picker.outlined
    assert deciding.picker.picked == frozenset(), "nothing is picked before it is let go"
    shown = badges(scene)
    assert not any(words.startswith("best") for words in shown.values())
    mouse(app, pygame.MOUSEMOTION, start)
    assert deciding.picker.outlined == frozenset()
    assert badges(scene) != shown
    mouse(app, pygame.MOUSEMOTION, (die.right, die.bottom))
    outlined = deciding.picker.outlined
    mouse(app, pygame.MOUSEBUTTONUP, (die.right, die.bottom))
    assert deciding.picker.picked == outlined


def test_a_band_that_is_given_up_picks_nothing():
    app, scene = rolled()
    die = scene.table.tray.rect_of(2)
    corner = Rect(scene.table.places.tray).topleft
    mouse(app, pygame.MOUSEBUTTONDOWN, (corner[0] + 4, corner[1] + 4))
    mouse(app, pygame.MOUSEMOTION, (die.right, die.bottom))
    app.feed(Event(pygame.WINDOWFOCUSLOST))
    assert scene.table.deciding.picker.outlined == frozenset()
    assert not any(one.picked for one in scene.table.tray._dice)


def test_best_and_glow_are_helps_that_a_seat_can_turn_off():
    app, scene = rolled()
    assert badges(scene)
    scene.sitting.put_at_ease(0, Ease(best=False))
    scene.relay()
    app.draw()
    assert badges(scene) == {}
    app.click("die.5")
    app.draw()
    assert badges(scene), "what the picked dice bring is another help"
    lit = [sprite for _named, sprite in scene.table.rows.all() if sprite._glow_colour]
    assert lit
    scene.sitting.put_at_ease(0, Ease(glow=False))
    scene.relay()
    app.draw()
    assert badges(scene)
    assert not any(sprite._glow.goal for _named, sprite in scene.table.rows.all())
    app.click("reroll")
    scene.sitting.put_at_ease(0, Ease(best=False))
    scene.relay()
    app.draw()
    assert "cheapest" not in badges(scene).values()


def test_cards_carry_their_names_in_the_language_that_is_spoken():
    app, scene = rolled()
    front = scene.table.rows._sprites[0, "any_two"].front
    assert front.name == "Any two"
    app.settings.change(language="de")
    app.draw()
    other = scene.table.rows._sprites[0, "any_two"]
    assert other.front.name
    assert other.front.name != "Any two"
    assert other.back.name == other.front.name
    app.settings.change(language="en")
    app.draw()
