"""What a library tells of its players, put together from its games: by a slow recount of each of them."""

import csv
from io import StringIO

import pytest

from game.bots.record import bots_of
from game.core.library import Library
from game.core.library.careers import Brought, Calls, as_csv
from game.core.session import Session
from game.review.counting import counted
from game.shelf import GAMES
from tests.core.library.builders import ADA, BO, ROBBIE
from tests.review.test_turns import played


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    games = []
    with Library.open(GAMES, tmp_path_factory.mktemp("library")) as lib:
        for number, key in enumerate(("dalek", "dicy", "seventeen", "dalek", "seventeen")):
            session = played(key, (ADA, BO) if number % 2 else (ADA, ROBBIE), number)
            games.append(lib.add(session.header, session.steps, f"game {number}"))
        yield lib


def sessions(lib, key):
    for listed in lib.list():
        if listed.game == key:
            yield Session(GAMES[key], *lib.read(listed.id))


def test_dice_and_choices_of_all_games_come_together(evening):
    careers = counted(evening, {}).careers
    assert {(career.name, career.game) for career in careers} >= {("Ada", "dalek"), ("Bo", "dalek")}
    for career in careers:
        if career.game == "seventeen":
            continue
        parts = [
            bots_of(career.game).review(session)[seat].brought
            for session in sessions(evening, career.game)
            for seat, sat in enumerate(session.seats)
            if sat.name == career.name
        ]
        brought = career.review.brought
        assert brought.turns == sum(part.turns for part in parts) == career.turns
        assert brought.luck == pytest.approx(sum(part.luck for part in parts))
        assert brought.lost == pytest.approx(sum(part.lost for part in parts))


def test_calls_of_all_games_come_together(evening):
    for career in counted(evening, {}).careers:
        if career.game == "seventeen":
            own = [
                bots_of("seventeen").review(session)[seat].calls
                for session in sessions(evening, "seventeen")
                for seat, sat in enumerate(session.seats)
                if sat.name == career.name
            ]
            assert career.review.calls == sum(own, Calls())
            assert career.review.brought == Brought()


def test_a_former_name_counts_for_the_present_one(evening):
    before = {(career.name, career.game): career for career in counted(evening, {}).careers}
    after = {(career.name, career.game): career for career in counted(evening, {"Ada": "Adele"}).careers}
    assert not any(name == "Ada" for name, _ in after)
    assert after["Adele", "dalek"].review == before["Ada", "dalek"].review
    assert after["Adele", "seventeen"].played == before["Ada", "seventeen"].played


def test_csv_has_what_is_known_and_leaves_the_rest_empty(evening):
    found = counted(evening, {}).careers
    for line in csv.DictReader(StringIO(as_csv(found))):
        career = next(one for one in found if (one.name, one.game) == (line["player"], line["game"]))
        brought, made = career.review.brought, career.review.calls
        if career.game == "seventeen":
            assert line["given_away"] == line["best_play_average"] == ""
            if made != Calls():
                assert int(line["calls_right"]) + int(line["calls_wrong"]) == made.right + made.wrong
        else:
            assert float(line["given_away"]) == pytest.approx(brought.lost / brought.turns, abs=1e-3)
            assert float(line["dice_over_average"]) == pytest.approx(brought.luck / brought.turns, abs=1e-3)
            assert line["calls_right"] == ""


def test_a_course_has_every_game_in_the_order_they_were_begun(evening):
    started = {listed.id: listed.started for listed in evening.list()}
    for career in counted(evening, {}).careers:
        games = [
            story
            for story in sorted(evening.stories(), key=lambda story: started[story.id])
            if story.game == career.game and any(seat.name == career.name for seat in story.seats)
        ]
        assert len(career.course) == career.played == len(games)
        for outing, story in zip(career.course, games, strict=True):
            own = next(seat for seat in story.seats if seat.name == career.name)
            assert outing.won == own.won
            if career.game == "seventeen":
                assert outing.made == own.score
    dalek = next(one for one in counted(evening, {}).careers if (one.name, one.game) == ("Bo", "dalek"))
    assert dalek.course[0].made == pytest.approx(dalek.average)
