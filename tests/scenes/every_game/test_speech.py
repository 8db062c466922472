"""A table as it is heard: what the log tells, who plays and how all stand, and nothing before it is seen."""

import re
from random import Random

import pygame

from scenes.art.small_dice import spelled
from tests.scenes.answering import minds
from tests.scenes.every_game.builders import a_command, come_to_rest, playing, tables
from tests.scenes.speech.builders import SlowVoice, go_on, heard, plain, press, read_to

__all__ = ["minds"]


def at_table(game, **settings):
    """With the eyes of one person where hands are hidden."""
    seats = tables(game)
    return playing(game, seats.get("one person", seats["people"]), **settings)


def test_what_happens_is_heard_as_the_log_tells_it_sentence_by_sentence(game):
    app, scene = at_table(game, speed="brisk")
    ear, random = heard(app), Random(2)
    come_to_rest(app, scene)
    before = len(scene.story.lines)
    for _ in range(4):
        scene.do(a_command(scene, random))
        go_on(app, 12)
    told = [spelled(plain(line.words)) for line in scene.story.lines[before:]]
    said = [one.words for one in ear.said if one.kind == "log"]
    assert told
    assert said[-len(told) :] == told


def test_nothing_is_told_before_it_can_be_seen(game):
    app, scene = at_table(game, speed="calm")
    come_to_rest(app, scene)
    voice, random = read_to(SlowVoice(2), app), Random(7)
    for _ in range(3):
        scene.do(a_command(scene, random))
        while scene.director.busy:
            app.advance(0.1)
            app.draw()
            said = voice.step()
            later = [plain(line.words) for line in scene.story.lines if line.n > scene.n]
            assert said not in later
            assert len(scene.story.lines) == len([line for line in scene.story.lines if line.n <= scene.n])
        come_to_rest(app, scene)


def test_a_key_says_how_things_stand_as_a_whole_and_all_of_it_is_on_screen(game):
    app, scene = at_table(game, speed="instant")
    random = Random(3)
    for _ in range(3):
        scene.do(a_command(scene, random))
        come_to_rest(app, scene)
    ear = heard(app)
    press(app, pygame.K_F2, seconds=1)
    said = words_of(ear.last)
    around = ("bar.", "seat.", "log.")
    for target in app.targets():
        if target.id.startswith("seat."):
            assert words_of(scene.name_of(int(target.id[5:]))) <= said
        if target.role == "button" and target.enabled and not target.id.startswith(around):
            assert words_of(target.label) <= said
    on_screen = [w.said for w in app.top.controls.widgets] + [target.label for target in app.targets()]
    written = words_of(" ".join([scene.title(), *on_screen, *(line.words for line in scene.story.lines)]))
    assert said - written <= words_of(AROUND_THEM)


AROUND_THEM = "is playing holds 2 3 4 times Choices"
"""What is said beside that which stands there."""


def words_of(text):
    return set(re.findall(r"\w+", text))


def test_after_an_undo_one_hears_how_things_stand_again(game):
    app, scene = at_table(game, speed="instant")
    come_to_rest(app, scene)
    first = scene.sitting.to_act
    while scene.sitting.is_bot(first):
        scene.do(a_command(scene, Random(1)))
        come_to_rest(app, scene)
        first = scene.sitting.to_act
    scene.do(a_command(scene, Random(4), [first]))
    go_on(app, 2)
    ear = heard(app)
    ear.fresh()
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    assert scene.sitting.to_act == first
    assert f"{scene.name_of(first)} is playing." in ear.words
