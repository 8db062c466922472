"""The page of the players: what it says is what was counted; read in the background; kept as CSV."""

import csv

import pygame
import pytest

from game.core.library.careers import careers
from scenes.statistics.scene import RecordsPage
from scenes.table.bots.process import Minds
from scenes.title.scene import Title
from tests.scenes.around.builders import LONGEST, app, at_title, host
from tests.scenes.statistics.builders import ADA, BO, EVA, at_players, evening, rolled, words_of

pytestmark = pytest.mark.usefixtures("bare_table")


@pytest.fixture
def table(tmp_path):
    return evening(tmp_path)


def test_everybody_is_told_with_all_that_they_played_and_won(table):
    told = " ".join(words_of(at_players(table)))
    found = careers(table.library.stories())
    for name in LONGEST:
        own = [career for career in found if career.name == name]
        assert len(own) == 3
        won = sum(career.won for career in own)
        assert f"{name}. 3 games played, {won} won." in told


def test_a_press_on_somebody_tells_each_of_their_games(table):
    its = at_players(table)
    its.click("person.0")
    its.advance(0.5)
    assert its.top.name == "person"
    for game in ("dalek", "dicy", "seventeen"):
        its.click(f"game.{game}")
        assert "of 1 won" in " ".join(words_of(its))


def test_without_games_the_page_says_so_and_there_is_nothing_to_save(tmp_path):
    its = at_players(host(tmp_path))
    assert "Nobody has finished a game here yet." in words_of(its)
    assert not its.top.controls.find("save").enabled


def test_who_has_finished_no_game_is_there_too_and_their_looks_can_be_chosen(tmp_path):
    table = evening(tmp_path, (ADA, BO))
    table.profiles.meet(EVA, "red")
    its = at_players(table)
    assert its.top.controls.find("person.2").label.startswith(f"{EVA}. 0 games played")
    its.click("person.2")
    its.advance(0.5)
    assert its.top.name == "profile"
    its.click("picture.sun")
    its.click("keep")
    its.advance(0.5)
    assert table.profiles.of(EVA).picture == "sun"
    assert its.top.name == "records"


# Reading


@pytest.fixture
def waiting(monkeypatch):
    """What is asked waits until the test answers; closed are those that were told to stop."""
    asked, closed = [], []
    monkeypatch.setattr(Minds, "ask", lambda self, question, heard, _: asked.append((question, heard)))
    monkeypatch.setattr(Minds, "close", lambda self: closed.append(self))
    return asked, closed


def test_few_games_are_told_at_once(table, waiting):
    its = app(RecordsPage(table))
    assert LONGEST[0] in " ".join(words_of(its))
    its.advance(1)
    assert "Reading your games …" not in words_of(its)


def test_while_many_games_are_read_the_page_says_so_and_the_window_rests(table, waiting, monkeypatch):
    monkeypatch.setattr("scenes.statistics.scene._AT_ONCE", 0)
    its = app(RecordsPage(table))
    assert "Reading your games …" not in words_of(its), "nobody has waited yet"
    its.advance(0.3)
    assert "Reading your games …" in words_of(its)
    assert its.settled
    assert not its.top.controls.find("fairness").enabled
    ((question, heard),) = waiting[0]
    heard(question.answered())
    assert "Reading your games …" not in words_of(its)
    assert its.top.controls.find("fairness").enabled
    assert LONGEST[0] in " ".join(words_of(its))


def test_who_leaves_while_the_games_are_read_stops_the_reading(table, waiting):
    its = app(Title(table), RecordsPage(table))
    waiting[1].clear()
    its.press(pygame.K_ESCAPE)
    its.advance(0.5)
    assert its.top.name == "title"
    assert len(waiting[1]) == 1


def test_a_library_that_is_open_here_can_be_read_beside(table):
    rolled(table)
    session = table.library.resume(table.library.list()[0].id)
    assert not session.ended
    assert at_players(table).top.found.careers


def test_another_name_is_read_anew_and_keeps_its_games(tmp_path):
    table = evening(tmp_path, (ADA, BO, EVA))
    its = at_players(table)
    place = next(at for at in range(3) if f"{ADA}. " in its.top.controls.find(f"person.{at}").label)
    its.click(f"person.{place}")
    its.advance(0.5)
    its.click("profile")
    its.advance(0.5)
    its.top.controls.focus_on("name", ring=True)
    for letter in "lia":
        its.feed(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    its.press(pygame.K_RETURN)
    its.advance(0.5)
    assert its.top.name == "person"
    its.press(pygame.K_ESCAPE)
    its.advance(0.5)
    its.advance(0.5)
    assert its.top.name == "records"
    name = next(person.name for person in table.profiles.people if person.former == (ADA,))
    assert {career.name for career in its.top.found.careers} == {name, BO, EVA}
    assert f"{name}. 3 games played" in " ".join(words_of(its))


# For other programs


def test_all_tables_are_saved_and_said_where(table, monkeypatch, tmp_path):
    monkeypatch.setattr("scenes.library.files.documents", lambda: tmp_path)
    its = at_players(table)
    its.click("save")
    assert its.top.controls.toast
    with (tmp_path / "Tavolino players.csv").open(encoding="utf-8-sig", newline="") as lines:
        assert {line["player"] for line in csv.DictReader(lines)} == set(LONGEST)
    with (tmp_path / "Tavolino games.csv").open(encoding="utf-8-sig", newline="") as lines:
        assert len(list(csv.DictReader(lines))) == 9
    assert (tmp_path / "Tavolino dice.csv").exists()


def test_what_cannot_be_saved_is_said(table, monkeypatch, tmp_path):
    monkeypatch.setattr("scenes.library.files.documents", lambda: tmp_path / "nowhere")
    its = at_players(table)
    its.click("save")
    assert "can't be written" in its.top.controls.toast.words


def test_from_the_title_and_back_by_keys(tmp_path):
    its, _ = at_title(tmp_path)
    its.top.controls.focus_on("records", ring=True)
    its.press(pygame.K_RETURN)
    its.advance(0.5)
    assert its.top.name == "records"
    its.press(pygame.K_ESCAPE)
    its.advance(0.5)
    assert its.top.name == "title"


@pytest.mark.parametrize("answer", ["keep", "over"])
def test_tables_of_before_are_replaced_only_if_one_says_so(answer, table, monkeypatch, tmp_path):
    monkeypatch.setattr("scenes.library.files.documents", lambda: tmp_path)
    (tmp_path / "Tavolino games.csv").write_text("mine")
    its = at_players(table)
    its.click("save")
    assert its.top.name == "dialog"
    its.click(f"answer.{answer}")
    assert ((tmp_path / "Tavolino games.csv").read_text() == "mine") == (answer == "keep")
    assert len(list(tmp_path.glob("*.csv"))) == (1 if answer == "keep" else 3)
