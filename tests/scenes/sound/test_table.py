"""What is heard of a table: what moves, where it is; nothing of what is skipped; what goes back, softly."""

import pygame
import pytest

from game.seventeen.commands import Call, Play
from scenes.table.dice.rotation import LEVEL
from scenes.table.dice.toss import Throw, toss
from scenes.table.dice.tray import Spot, Tray
from tests.scenes.frame.builders import down, up
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import dicy_app, rolled
from tests.scenes.games.seventeen.builders import at_table, dealt, order, started, to_act
from tests.scenes.sound.builders import Written
from tests.scenes.table.builders import settle

KNOCKS = {"die_cloth", "die_wood", "die_die"}


def listen(app):
    app.sounds = Written()
    return app.sounds


def knocks(heard):
    return [cue for cue in heard.cues if cue.name in KNOCKS]


def tossed(force, seed=1, dice=10):
    tray = Tray(12, 8)
    return toss(tray, [Spot(2, 2)], (6, 9), [LEVEL] * dice, [0] * dice, Throw((0, -1), force, seed))


@pytest.mark.parametrize("force", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("seed", range(5))
def test_a_toss_knocks_in_order_within_its_time_and_its_walls(force, seed):
    flown = tossed(force, seed)
    times = [hit.time for hit in flown.impacts]
    assert times == sorted(times)
    assert times[0] >= 0
    assert times[-1] <= flown.duration
    for hit in flown.impacts:
        assert 0 < hit.strength <= 1
        assert -0.5 <= hit.place[0] <= 12.5
        assert -0.5 <= hit.place[1] <= 12.5


def test_dice_knock_on_cloth_and_wood_and_each_other():
    assert {hit.against for hit in tossed(1.0).impacts} == {"cloth", "wood", "die"}


def test_a_harder_throw_knocks_harder():
    def hardest(force):
        hits = [hit for seed in range(6) for hit in tossed(force, seed).impacts if hit.against != "cloth"]
        return sum(hit.strength for hit in hits) / 6

    assert hardest(0.0) < hardest(1.0)


def test_a_roll_is_heard():
    app, _ = dalek_app()
    heard = listen(app)
    app.press(pygame.K_SPACE)
    settle(app)
    assert len(knocks(heard)) > 15
    assert {cue.name for cue in knocks(heard)} >= {"die_cloth", "die_die"}


def test_dice_are_heard_where_they_are():
    """A die at the left of the tray is heard more from the left than one at its right."""
    app, scene = dalek_app()
    heard = listen(app)
    app.press(pygame.K_SPACE)
    settle(app)
    tray = scene.table.places.tray
    low, high = (2 * x / app.surface.get_width() - 1 for x in (tray.left, tray.right))
    places = [cue.place for cue in knocks(heard)]
    assert low - 0.3 <= min(places) < max(places) <= high + 0.3
    scene.ear.hear("tap", 1.0, tray.left)
    scene.ear.hear("tap", 1.0, tray.right)
    left, right = heard.cues[-2:]
    assert left.place < right.place


def test_what_is_skipped_is_not_heard():
    app, scene = dalek_app()
    heard = listen(app)
    app.press(pygame.K_SPACE)
    at = scene.table.places.tray.center
    for _ in range(2):
        app.feed(down(at), up(at))
    settle(app)
    assert knocks(heard) == []


def test_at_once_is_one_tap():
    app, _ = dalek_app(speed="instant")
    heard = listen(app)
    app.press(pygame.K_SPACE)
    settle(app)
    assert knocks(heard) == []
    assert heard.names().count("tap") >= 1
    assert set(heard.names()) <= {"tap", "banner_bad", "banner_good", "banner_great"}


def test_reduced_motion_is_heard_too():
    app, _ = dalek_app(reduced_motion=True)
    heard = listen(app)
    app.press(pygame.K_SPACE)
    settle(app)
    assert knocks(heard)


def rerolled():
    """A card has been frozen for it, before everybody's ears."""
    app, scene = rolled()
    app.settings.change(speed="normal")
    heard = listen(app)
    scene.do(next(command for command in scene.sitting.legal(0) if type(command).__name__ == "Reroll"))
    settle(app)
    return app, scene, heard


def test_rime_is_heard_when_it_creeps_and_when_it_melts():
    app, scene, heard = rerolled()
    assert heard.names().count("card_freeze") == 1
    heard.cues.clear()
    scene.undo()
    settle(app)
    assert heard.names().count("card_thaw") == 1


def test_an_undo_is_soft():
    app, scene, heard = rerolled()
    frozen = next(cue.loud for cue in heard.cues if cue.name == "card_freeze")
    heard.cues.clear()
    scene.undo()
    settle(app)
    assert heard.cues
    assert max(cue.loud for cue in heard.cues) < 0.5 * frozen
    assert not scene.ear.softly


def test_points_and_a_scored_card_are_heard():
    app, scene = rolled()
    app.settings.change(speed="normal")
    heard = listen(app)
    scene.do(next(c for c in scene.sitting.legal(0) if type(c).__name__ == "Score"))
    settle(app)
    assert "points" in heard.names()


def test_a_round_of_17_is_heard_card_by_card_and_token_by_token():
    app, scene = started(*at_table(dealt(order("o5 o5 o5 o5 o5 o5")), call_window="go_on"))
    heard = listen(app)
    scene.do(Play(0, "o5", "up"))
    settle(app)
    assert heard.names().count("card_slide") == 8  # one played, one drawn; six go round with their seats
    heard.cues.clear()
    scene.do(Call(1))
    settle(app)
    assert heard.names().count("call") == 1
    assert {"banner_good", "banner_bad"} & set(heard.names())
    assert heard.names().count("token_victory") == heard.names().count("token_penalty") == 1


def test_cards_that_only_make_room_are_not_heard():
    app, _ = dicy_app()
    heard = listen(app)
    app.resize((1600, 900))
    settle(app)
    app.feed(pygame.Event(pygame.MOUSEMOTION, pos=(640, 600), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    settle(app)
    assert heard.cues == []


def test_a_seat_cannot_be_told_by_ear():
    """A card drawn sounds like a card drawn, whoever draws and whatever it is."""
    told = []
    for deck in ("h1 h2 h3 h4 h5 h1 h2 h3 h4", "trap trash double reverse trap trash trap double trash"):
        app, scene = started(*at_table(dealt(order(deck))))
        heard = listen(app)
        play = next(c for c in scene.sitting.legal(to_act(scene)) if getattr(c, "face", "") == "down")
        scene.do(play)
        settle(app)
        told.append(heard.names())
    assert told[0] == told[1]
    assert told[0]


def test_the_bar_turns_sound_off_and_on_again():
    app, _ = dalek_app()
    app.click("bar.mute")
    assert app.settings.now.muted
    app.click("bar.mute")
    assert not app.settings.now.muted
