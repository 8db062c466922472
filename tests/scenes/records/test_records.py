"""The pages of players and dice: what they say is what was counted; reached from the title; kept as CSV."""

import csv
import itertools

import pygame
import pytest
from pygame import Rect

from game.core.library.careers import careers
from game.core.library.fairness import fairness
from scenes.records import RecordsPage
from scenes.records.fairness import FairnessPage
from tests.scenes.around.builders import LONGEST, app, at_title, begun, host, kept, plan, shelved

READ = ("button", "label", "picture")
SIZES = [(1000, 700), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]

pytestmark = pytest.mark.usefixtures("bare_table")


@pytest.fixture
def table(tmp_path):
    """A host whose library has an evening in it."""
    its = host(tmp_path)
    for game in ("dalek", "dicy", "seventeen"):
        shelved(its, kept(game, LONGEST))
    return its


def rolled(its):
    """A game begun here, with dice rolled at this table."""
    game_id = begun(its, plan("dalek", ("Ada", "Bo")))
    session = its.library.resume(game_id)
    for _ in range(8):
        if session.ended:
            break
        seat = session.game.to_act(session.state)
        session.do(next(iter(session.game.legal(session.state, seat))))
    its.library.leave(game_id)


def words_of(its):
    its.targets()
    return [widget.label for widget in its.top.controls.widgets if widget.label]


def test_every_player_and_game_is_told(table):
    its = app(RecordsPage(table))
    told = " ".join(words_of(its))
    found = careers(table.library.stories())
    assert len(found) == 9
    for career in found:
        assert career.name in told
        assert f"{career.played} game played, {career.won} won." in told


def test_without_games_the_page_says_so_and_there_is_nothing_to_save(tmp_path):
    its = app(RecordsPage(host(tmp_path)))
    assert "Nobody has finished a game here yet." in words_of(its)
    assert not its.top.controls.find("save").enabled


def test_the_fairness_page_says_every_count_and_how_many_dice(table):
    rolled(table)
    its = app(RecordsPage(table))
    its.click("fairness")
    its.advance(0.5)
    told = " ".join(words_of(its))
    (dice,) = fairness(table.library.stories())
    assert f"{dice.dice} dice rolled for people" in told
    for count in dice.counts.values():
        assert f": {count}, expected" in told
    assert "Too few dice to say anything yet." in told


def test_dice_of_games_from_files_are_no_dice_of_this_table(table):
    its = app(FairnessPage(fairness(table.library.stories())))
    assert "No dice have been rolled yet." in words_of(its)


def test_both_tables_are_saved_and_said_where(table, monkeypatch, tmp_path):
    monkeypatch.setattr("scenes.files.documents", lambda: tmp_path)
    its = app(RecordsPage(table))
    its.click("save")
    assert its.top.controls.toast
    with (tmp_path / "Tavolino players.csv").open(encoding="utf-8-sig", newline="") as lines:
        assert {line["player"] for line in csv.DictReader(lines)} == set(LONGEST)
    assert (tmp_path / "Tavolino dice.csv").exists()


def test_what_cannot_be_saved_is_said(table, monkeypatch, tmp_path):
    monkeypatch.setattr("scenes.files.documents", lambda: tmp_path / "nowhere")
    its = app(RecordsPage(table))
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


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("scale", [80, 200])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_or_leaves_the_window(table, size, scale, language):
    rolled(table)
    pages = RecordsPage(table), FairnessPage(fairness(table.library.stories()))
    for page in pages:
        its = app(page, size=size, scale=scale, language=language)
        places = [Rect(target.rect) for target in its.targets() if target.role in READ]
        its.picture()
        its.settings.change(language="en")
        assert len(places) >= 3
        assert all(its.surface.get_rect().contains(place) for place in places)
        assert not any(a.colliderect(b) for a, b in itertools.combinations(places, 2))
