"""Name, colour and picture chosen anew: by mouse and by keys, kept when Keep is pressed and not before."""

from typing import Any

import pygame
import pytest
from pygame.event import Event

from scenes.art.palette import SEATS
from scenes.art.portraits import PICTURES
from scenes.players.page import ProfilePage
from scenes.players.people import Profiles
from scenes.players.picture_names import picture_name
from tests.scenes.around.builders import at_title

pytestmark = pytest.mark.usefixtures("bare_table")

NOBODY: Any = object()


@pytest.fixture
def people():
    its = Profiles()
    its.meet("Ada", "blue")
    its.meet("Bo", "red")
    return its


def page(people, folder, name="Ada", others=()):
    """The page above the title, and what it pops with."""
    heard = [NOBODY]
    its, _ = at_title(folder)
    its.top.app.push(ProfilePage(people, people.of(name), others), then=lambda answer: heard.append(answer))
    its.advance(0.5)
    return its, heard


def write(its, words):
    its.top.controls.focus_on("name", ring=True)
    its.press(pygame.K_a, pygame.KMOD_CTRL)
    its.feed(Event(pygame.TEXTINPUT, text=words))
    its.advance(0.1)


def test_colour_and_picture_are_chosen_by_clicks_and_kept(people, tmp_path):
    its, heard = page(people, tmp_path)
    its.click("colour.plum")
    its.click("picture.moon")
    its.click("keep")
    its.advance(0.5)
    ada = people.of("Ada")
    assert (ada.colour, ada.picture) == ("plum", "moon")
    assert heard[-1] == ada


def test_nothing_holds_before_it_is_kept(people, tmp_path):
    before = people.of("Ada")
    its, heard = page(people, tmp_path)
    its.click("picture.moon")
    write(its, "Adele")
    its.press(pygame.K_ESCAPE)
    its.advance(0.5)
    assert people.people == (before, people.of("Bo"))
    assert heard[-1] is None


def test_another_name_is_kept_by_enter_and_the_former_goes_along(people, tmp_path):
    its, heard = page(people, tmp_path)
    write(its, " Adele ")
    its.press(pygame.K_RETURN)
    its.advance(0.5)
    assert heard[-1].name == "Adele"
    assert people.names_now == {"Ada": "Adele"}


@pytest.mark.parametrize("name", ["", "  ", "Bo", "Cy"])
def test_a_name_that_is_none_or_somebody_elses_cannot_be_kept(people, tmp_path, name):
    its, heard = page(people, tmp_path, others=("Ada", "Bo", "Cy"))
    write(its, name)
    keep = its.top.controls.find("keep")
    assert not keep.enabled
    assert keep.reason
    its.press(pygame.K_RETURN)
    its.advance(0.5)
    assert its.top.name == "profile"
    assert its.top.controls.toast
    assert heard == [NOBODY]


def test_nobody_gets_a_name_that_somebody_else_had(people, tmp_path):
    its, _ = page(people, tmp_path)
    write(its, "Adele")
    its.press(pygame.K_RETURN)
    its.advance(0.5)
    its, _ = page(people, tmp_path, "Bo")
    write(its, "Ada")
    assert not its.top.controls.find("keep").enabled


def test_keys_alone_choose_colour_and_picture(people, tmp_path):
    its, _ = page(people, tmp_path)
    its.top.controls.focus_on("colour.red", ring=True)
    its.press(pygame.K_RIGHT)
    its.press(pygame.K_RIGHT)
    its.press(pygame.K_RETURN)
    its.top.controls.focus_on(f"picture.{PICTURES[0]}", ring=True)
    its.press(pygame.K_RIGHT)
    its.press(pygame.K_SPACE)
    its.press(pygame.K_DOWN)
    below = its.top.controls.focus
    assert below.startswith("picture.")
    assert below.removeprefix("picture.") not in PICTURES[:2]
    while its.top.controls.focus != "keep":
        its.press(pygame.K_TAB)
    its.press(pygame.K_RETURN)
    its.advance(0.5)
    ada = people.of("Ada")
    assert (ada.colour, ada.picture) == (SEATS[2].key, PICTURES[1])


def test_every_picture_and_colour_says_what_it_is_and_whose(people, tmp_path):
    its, _ = page(people, tmp_path)
    labels = {target.id: target.label for target in its.targets()}
    assert len({picture_name(key) for key in PICTURES}) == len(PICTURES)
    bos = people.of("Bo").picture
    assert labels[f"picture.{bos}"] == f"{picture_name(bos)}, Bo's picture"
    own = people.of("Ada").picture
    assert labels[f"picture.{own}"] == picture_name(own)
    assert all(labels[f"colour.{colour.key}"] for colour in SEATS)


def test_what_is_chosen_is_marked_by_more_than_colour(people, tmp_path):
    its, _ = page(people, tmp_path)
    for kind, chosen, other in (("picture", "moon", "sun"), ("colour", "rose", "red")):
        before = shot(its, f"{kind}.{other}")
        its.click(f"{kind}.{chosen}")
        its.click(f"{kind}.{other}")
        its.advance(0.5)
        marked = shot(its, f"{kind}.{other}")
        assert before.get_size() == marked.get_size()
        assert unlike(before, marked) > 0.02


def shot(its, name):
    surface = its.picture()
    place = next(pygame.Rect(target.rect) for target in its.targets() if target.id == name)
    return pygame.transform.grayscale(surface.subsurface(place).copy())


def unlike(one, other):
    pairs = zip(one.get_buffer().raw, other.get_buffer().raw, strict=True)
    return sum(abs(a - b) > 60 for a, b in pairs) / len(one.get_buffer().raw)
