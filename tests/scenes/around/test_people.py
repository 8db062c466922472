"""Who plays at a seat: beside an opponent's name stands what was measured of it."""

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.bots.strengths import Strength, strength
from scenes.setup import people
from scenes.setup.scene import SetupScene
from tests.scenes.around.builders import app, host, plan
from tests.scenes.frame.builders import typed

pytestmark = pytest.mark.usefixtures("bare_table")


def test_behind_the_name_of_a_level_stands_what_was_measured_of_it(tmp_path):
    its = app(SetupScene(host(tmp_path), "dalek"))
    its.click("seat.1.who")
    easy = strength("dalek", "easy")
    assert easy is not None
    row = its.top.controls.find("level.easy")
    assert row
    assert row.label.startswith("Easy.")
    assert f"{easy.points:.1f} points a turn" in row.help
    assert f"{100 * easy.wins:.0f}%" in row.help
    assert not any(letter.isdigit() for letter in row.label)


def test_of_a_level_that_was_not_measured_nothing_is_told():
    assert people.strength_words("dalek", "expert") == ""


def test_in_a_game_without_a_known_best_only_its_wins_are_told(monkeypatch):
    monkeypatch.setattr(people, "strength", lambda game, level: Strength(0.27, None, 1000))
    assert people.strength_words("seventeen", "easy") == "Wins 27% against the expert."


# People who are known


def known(folder, *names):
    its = host(folder)
    for name, colour in zip(names, ("red", "blue", "green"), strict=False):
        its.profiles.meet(name, colour)
    return its


def at_setup(its, game="dalek"):
    made = app(SetupScene(its, game))
    made.advance(0.2)
    return made


def ask_who(its, seat):
    its.click(f"seat.{seat}.who")
    its.advance(0.5)


def test_who_is_known_sits_down_in_their_own_colour_where_it_is_free(tmp_path):
    its = at_setup(known(tmp_path, "Ada", "Bo", "Cy"))
    ask_who(its, 1)
    cys = next(target.id for target in its.targets() if target.label == "Cy")
    its.click(cys)
    its.advance(0.5)
    assert [(place.name, place.colour) for place in its.top.plan.places] == [("Ada", "red"), ("Cy", "green")]


def test_who_is_known_takes_the_seats_colour_where_their_own_is_taken(tmp_path):
    its_host = host(tmp_path)
    for name in ("Ada", "Bo"):
        its_host.profiles.meet(name, "red")
    its = at_setup(its_host)
    ask_who(its, 1)
    its.click("person.1")
    its.advance(0.5)
    assert [place.colour for place in its.top.plan.places] == ["red", "blue"]


def test_the_name_of_a_new_player_is_typed_at_once(tmp_path):
    its = at_setup(known(tmp_path, "Ada"))
    ask_who(its, 1)
    its.click("person.0")
    its.advance(0.5)
    its.feed(typed("Zo"))
    assert [place.name for place in its.top.plan.places] == ["Ada", "Zo"]


def test_how_somebody_looks_is_changed_from_their_seat(tmp_path):
    its_host = known(tmp_path, "Ada")
    its = at_setup(its_host)
    ask_who(its, 0)
    its.click("profile")
    its.advance(0.5)
    its.click("picture.owl")
    its.top.controls.focus_on("name", ring=True)
    its.feed(Event(pygame.TEXTINPUT, text="Adele"))
    its.press(pygame.K_RETURN)
    its.advance(0.5)
    assert its.top.name == "setup"
    assert its.top.plan.places[0].name == "Adele"
    assert its.top.picture(0) == "owl"
    assert its_host.profiles.names_now == {"Ada": "Adele"}


def test_a_remembered_table_knows_its_people_by_their_present_names(tmp_path):
    its_host = known(tmp_path, "Ada")
    its_host.memory.set_up(plan("dalek", ("Ada", "Bo")))
    ada = its_host.profiles.of("Ada")
    its_host.profiles.change(ada, replace(ada, name="Adele"))
    assert [place.name for place in at_setup(its_host).top.plan.places] == ["Adele", "Bo"]


def test_an_opponent_has_no_picture(tmp_path):
    its = at_setup(known(tmp_path, "Ada"))
    assert its.top.picture(0)
    assert its.top.picture(1) is None
