"""Who plays here: kept as settings are, made when first met, the same person under another name."""

import msgspec
import pytest
from msgspec.structs import replace

from scenes.art.portraits import PICTURES
from scenes.players.people import Profile, Profiles


@pytest.fixture
def path(tmp_path):
    return tmp_path / "players.json"


def met(*names, path=None):
    people = Profiles(path)
    for name in names:
        people.meet(name, "blue")
    return people


def renamed(people, old, new):
    before = people.of(old)
    people.change(before, replace(before, name=new))


def test_who_is_met_is_known_from_then_on_also_after_a_new_start(path):
    met("Ada", path=path)
    (ada,) = Profiles(path).people
    assert (ada.name, ada.colour) == ("Ada", "blue")


def test_who_is_known_keeps_colour_and_picture_whatever_the_seat():
    people = met("Ada")
    before = people.of("Ada")
    people.meet("Ada", "red")
    assert people.of("Ada") == before


def test_nobody_gets_a_picture_that_somebody_has_while_there_are_others():
    people = met(*(f"player {n}" for n in range(len(PICTURES))))
    assert {person.picture for person in people.people} == set(PICTURES)
    people.meet("one more", "red")
    assert people.of("one more").picture in PICTURES


def test_who_played_before_there_were_pictures_is_given_one_that_nobody_has(path):
    people = met("Ada", path=path)
    names = [f"player {n}" for n in range(len(PICTURES) - 1)]
    people.acquaint(("Ada", *names, names[0]))
    assert len(people.people) == len(PICTURES)
    assert {person.picture for person in people.people} == set(PICTURES)
    assert Profiles(path).people == people.people


def test_somebody_unknown_looks_as_they_will_when_met():
    people = met("Ada")
    before = people.of("Bo")
    assert people.known("Bo") is None
    people.meet("Bo", before.colour)
    assert people.of("Bo") == before


def test_another_name_is_the_same_person_and_the_former_one_goes_along():
    people = met("Ada", "Bo")
    picture = people.of("Ada").picture
    renamed(people, "Ada", "Adele")
    assert people.of("Ada").name == people.of("Adele").name == "Adele"
    assert people.of("Ada").picture == picture
    assert people.names_now == {"Ada": "Adele"}
    people.meet("Ada", "red")
    assert len(people.people) == 2


def test_who_takes_the_first_name_again_has_it_once():
    people = met("Ada")
    renamed(people, "Ada", "Adele")
    renamed(people, "Adele", "Ada")
    assert people.of("Ada").names == ("Ada", "Adele")
    assert people.names_now == {"Adele": "Ada"}


def test_a_damaged_file_is_kept_beside_and_begun_anew(path):
    path.write_text('{"people": [{"name": ')
    assert Profiles(path).people == ()
    assert path.with_name("players.json.damaged").exists()
    met("Ada", path=path)
    assert len(Profiles(path).people) == 1


def test_what_cannot_be_drawn_is_drawn_as_something_else(path):
    path.write_bytes(msgspec.json.encode({"people": [Profile("Ada", "mauve", "unicorn")]}))
    (ada,) = Profiles(path).people
    assert ada.picture in PICTURES
    assert ada.seat_colour
