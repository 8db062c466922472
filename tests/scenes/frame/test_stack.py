"""The stack of scenes: who enters and leaves when, results, transitions, what a veil shows."""

from itertools import combinations

import pygame
import pytest

from scenes.app.dialog import Answer, Dialog
from scenes.app.transition import chosen
from scenes.settings.store import Settings
from tests.scenes.frame.builders import Plain, app_with, button, down, up


def three(heard):
    return Plain("one", heard=heard), Plain("two", heard=heard), Plain("three", heard=heard)


def test_a_pushed_scene_enters_and_the_one_below_stays():
    heard = []
    one, two, _ = three(heard)
    app = app_with(one, two)
    assert heard == ["one enters", "two enters"]
    assert app.top is two


def test_replace_leaves_before_the_new_one_enters():
    heard = []
    one, two, _ = three(heard)
    app = app_with(one)
    app.replace(two)
    assert heard == ["one enters", "one leaves", "two enters"]
    assert app.depth == 1


def test_quit_leaves_from_the_top():
    heard = []
    app = app_with(*three(heard))
    app.quit()
    assert heard[3:] == ["three leaves", "two leaves", "one leaves"]
    assert not app.running


def test_the_result_of_a_pop_goes_to_who_pushed_after_the_scene_has_left():
    heard = []
    one, two, _ = three(heard)
    app = app_with(one)
    app.push(two, then=heard.append)
    app.pop("seventeen")
    assert heard == ["one enters", "two enters", "two leaves", "seventeen"]


def test_who_waits_for_a_replaced_scene_hears_from_the_new_one():
    heard = []
    one, two, three_ = three([])
    app = app_with(one)
    app.push(two, then=heard.append)
    app.replace(three_)
    app.pop("late")
    assert heard == ["late"]


def test_what_a_verb_asks_for_happens_when_it_is_over():
    heard = []

    class Restless(Plain):
        def enter(self):
            self.app.replace(Plain("next", heard=heard))
            heard.append("still here")

        def leave(self):
            heard.append("gone")

    app = app_with(Restless())
    assert heard == ["still here", "gone", "next enters"]
    assert app.top.name == "next"


def test_escape_goes_back_but_never_out_of_the_first_scene():
    one, two, _ = three([])
    app = app_with(one, two)
    app.press(pygame.K_ESCAPE)
    app.press(pygame.K_ESCAPE)
    assert app.top is one


def test_alarms_end_with_their_scene():
    heard = []
    one, two, _ = three([])
    app = app_with(one, two)
    one.later(1.0, lambda: heard.append("one"))
    two.later(1.0, lambda: heard.append("two"))
    app.pop()
    app.advance(2.0)
    assert heard == ["one"]


def test_a_dialog_answers_with_a_key_and_escape_with_the_answer_that_changes_nothing():
    heard = []
    answers = [Answer("stay", "Go on"), Answer("go", "Start over", style="primary")]
    app = app_with(Plain())
    for _ in range(3):
        app.push(Dialog("Start over?", "The game is kept.", answers, unless="stay"), then=heard.append)
    app.click("answer.go")
    app.press(pygame.K_RETURN)
    app.press(pygame.K_ESCAPE)
    assert heard == ["go", "go", "stay"]


FIVE = ("Not yet", "Pass, whatever comes", "No", "Yes, and never ask again", "Why?")


def answers_in(wide, words):
    """The places of the answers in a dialog so wide."""
    app = app_with(Plain())
    dialog = Dialog("Pass?", "", [Answer(word, word) for word in words])
    dialog.stands_in(pygame.Rect(0, 0, wide, 700))
    app.push(dialog)
    return [pygame.Rect(target.rect) for target in app.targets() if target.id.startswith("answer.")]


@pytest.mark.parametrize(("wide", "across"), [(210, 1), (560, 3)])
def test_answers_on_several_lines_are_equally_wide_and_stand_in_columns(wide, across):
    answers = answers_in(wide, FIVE)
    assert len({answer.w for answer in answers}) == 1
    assert len({answer.x for answer in answers}) == across
    assert all(not one.colliderect(other) for one, other in combinations(answers, 2))


def test_answers_that_have_room_beside_each_other_are_as_wide_as_their_words():
    answers = answers_in(1200, FIVE[:2])
    assert len({answer.y for answer in answers}) == 1
    assert len({answer.w for answer in answers}) > 1


def test_below_a_dialog_the_scene_is_still_seen_darkened():
    class Lit(Plain):
        def draw(self, surface):
            surface.fill((200, 200, 200))

    app = app_with(Lit())
    before = app.picture().get_at((5, 5))
    app.push(Dialog("Why?", "", [Answer("so", "So")]))
    after = app.picture().get_at((5, 5))
    assert 0 < after.r < before.r


def test_a_click_while_scenes_change_only_hurries_them():
    pressed = []
    below = Plain("below")
    above = Plain("above", lambda: [button("go", on_press=lambda: pressed.append(1))])
    app = app_with(below, speed="normal")
    app.push(above)
    app.tick(0.01)
    assert not app.settled
    app.feed(down((10, 10)), up((10, 10)))
    app.advance(0.12)
    assert app.settled
    assert pressed == []
    app.feed(down((10, 10)), up((10, 10)))
    assert pressed == [1]


@pytest.mark.parametrize(
    ("speed", "least", "most"), [("calm", 0.3, 0.6), ("normal", 0.15, 0.3), ("brisk", 0.1, 0.2)]
)
def test_a_transition_lasts_as_the_speed_says(speed, least, most):
    app = app_with(Plain("one"), speed=speed)
    app.push(Plain("two"))
    app.advance(least)
    assert not app.settled
    app.advance(most - least)
    assert app.settled


def test_at_instant_speed_there_is_no_transition():
    app = app_with(Plain("one"), speed="instant")
    app.push(Plain("two"))
    assert app.settled


def test_with_reduced_motion_nothing_slides():
    picture = pygame.Surface((20, 20))
    slide = chosen(picture, "slide", Settings(), back=False)
    still = chosen(picture, "slide", Settings(reduced_motion=True), back=False)
    assert slide
    assert still
    for transition in (slide, still):
        transition.update(0.02)
    shown = []
    for transition in (slide, still):
        picture.fill((255, 255, 255))
        surface = pygame.Surface((20, 20))
        transition.after = surface.copy()
        transition.draw(surface)
        shown.append({tuple(surface.get_at((x, 10)))[:3] for x in range(20)})
    assert len(shown[0]) > 1
    assert len(shown[1]) == 1


def test_a_resize_in_a_transition_ends_it():
    app = app_with(Plain("one"), speed="calm")
    app.push(Plain("two"))
    app.tick(0.02)
    app.resize((1000, 700))
    assert app.settled
    assert app.picture().get_size() == (1000, 700)


def test_who_came_by_keys_sees_the_focus_at_once():
    app = app_with(Plain("one", lambda: [button("a")]))
    app.press(pygame.K_TAB)
    app.push(Plain("two", lambda: [button("b")]))
    assert app.top.controls.focus == "b"
    assert app.top.controls.ring_shown


class Counted(Plain):
    """It counts how often it is drawn, and shows a number of its own."""

    see_through = False
    shade = 200

    def draw(self, surface):
        self.heard.append("drawn")
        surface.fill((self.shade, 0, 0))


def test_below_a_dialog_that_changes_the_resting_scene_is_not_drawn_again():
    below = Counted()
    app = app_with(below)
    app.push(Dialog("Why?", "", [Answer("so", "So")]))
    app.draw()
    before = below.heard.count("drawn")
    app.top.touch()
    app.draw()
    assert below.heard.count("drawn") == before


def test_below_a_dialog_a_change_is_seen_at_once():
    below = Counted()
    app = app_with(below)
    app.push(Dialog("Why?", "", [Answer("so", "So")]))
    app.draw()
    below.shade = 0
    below.touch()
    assert app.picture().get_at((5, 5)).r < 20
    app.pop()
    below.shade = 90
    below.touch()
    assert app.picture().get_at((5, 5)).r == 90
