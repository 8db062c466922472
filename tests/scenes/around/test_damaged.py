"""A library in which a game lies that no log could hold: the window opens, and that game alone is damaged."""

import sqlite3
from typing import Any

import pygame
import pytest

from scenes.library.scene import GamesScene
from scenes.players.people import Profiles
from scenes.statistics.scene import RecordsPage
from scenes.title.scene import Title
from tests.core.library.test_texts import BAD, written
from tests.scenes.around.builders import app, begun, host, kept, plan, shelved
from tests.scenes.frame.builders import Plain

pytestmark = pytest.mark.usefixtures("bare_table")

SIZES = [(960, 600), (1280, 720), (1080, 1920)]


def labels(its, role="row"):
    return [target.label for target in its.targets() if target.role == role]


def with_a_bad_game(folder, bad, *, ended) -> Any:
    """Two games, the newer one bad; its id."""
    its_host = host(folder)
    shelved(its_host, kept(), "Sunday")
    bad_id = shelved(its_host, kept(), "bad") if ended else begun(its_host, plan())
    its_host.close()
    written(folder, bad_id, **BAD[bad])
    return bad_id


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("ended", [True, False])
def test_the_title_opens_and_offers_nothing_of_it(tmp_path, bad, ended, size):
    with_a_bad_game(tmp_path, bad, ended=ended)
    its = app(Title(host(tmp_path)), size=size)
    assert its.top.name == "title"
    assert "continue" not in [target.id for target in its.targets()]
    its.quit()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("ended", [True, False])
def test_it_is_listed_as_damaged_and_can_be_deleted(tmp_path, bad, ended, size):
    bad_id = with_a_bad_game(tmp_path, bad, ended=ended)
    its = app(Plain(), GamesScene(host(tmp_path)), size=size)
    its.click(f"game.{bad_id}")
    (shown,) = [label for label in labels(its) if "Damaged" in label]
    assert sum("Ada" in label for label in labels(its)) == 1
    buttons = {target.id for target in its.targets() if target.role == "button"}
    assert not buttons & {"open", "look", "result", "export"}, shown
    its.click(f"game.{bad_id}")
    assert its.top.name == "games"
    assert "damaged" in its.top.controls.toast.words
    its.click("delete")
    assert not [label for label in labels(its) if "Damaged" in label]
    its.click("open")
    its.advance(0.2)
    assert its.top.name == "replay"


@pytest.mark.parametrize("bad", ["a name with U+0000", "a name of 20,000 letters"])
def test_nobody_of_that_name_is_offered_as_a_player(tmp_path, bad):
    with_a_bad_game(tmp_path, bad, ended=True)
    assert set(host(tmp_path).names()) == {"Ada", "Bo"}


def test_a_game_whose_chain_is_broken_is_told_of_alone(tmp_path):
    its_host = host(tmp_path)
    game_id = shelved(its_host, kept(), "Sunday")
    connection = sqlite3.connect(tmp_path / "tavolino.sqlite")
    connection.execute("UPDATE entries SET chain = chain + 1 WHERE n = 5")
    connection.commit()
    connection.close()
    its = app(Plain(), GamesScene(its_host))
    its.click(f"game.{game_id}")
    assert "The other games are as they were" in its.top.controls.toast.words


def test_a_game_of_a_later_version_is_left_alone(tmp_path):
    its_host = host(tmp_path)
    for name in ("Sunday", "later"):
        shelved(its_host, kept(), name)
    its_host.close()
    later = next(game.id for game in host(tmp_path).library.list() if game.name == "later")
    written(tmp_path, later, games_game="chess", header=lambda header: header | {"game": "chess"})
    for scene in (Title, GamesScene, RecordsPage):
        its = app(Plain(), scene(host(tmp_path)))
        its.advance(0.5)
        assert its.top.name == scene.name
        if scene is GamesScene:
            assert len(labels(its)) == 1
        its.press(pygame.K_ESCAPE)
        its.quit()


def test_people_whose_names_nobody_can_have_are_not_known(tmp_path):
    path = tmp_path / "players.json"
    people = Profiles(path)
    for name in ("Ada", "B\0o", "x" * 20_000):
        people.meet(name, "blue")
    (ada,) = Profiles(path).people
    assert ada.name == "Ada"


def seat_a_grandmaster(folder, game_id):
    """As a later version may have."""
    sits = {"name": "Robbie", "kind": "bot", "level": "grandmaster"}
    written(folder, game_id, header=lambda header: header | {"seats": [sits, *header["seats"][1:]]})
    connection = sqlite3.connect(folder / "tavolino.sqlite")
    connection.execute("UPDATE seats SET kind = 'bot', level = 'grandmaster' WHERE seat = 0")
    connection.commit()
    connection.close()


@pytest.mark.parametrize("at", ["title", "games"])
def test_a_game_with_an_opponent_that_there_is_not_can_be_looked_at_and_not_gone_on_with(tmp_path, at):
    its_host = host(tmp_path)
    game_id = begun(its_host, plan())
    its_host.close()
    seat_a_grandmaster(tmp_path, game_id)
    its = app(Title(host(tmp_path))) if at == "title" else app(Plain(), GamesScene(host(tmp_path)))
    its.click("continue" if at == "title" else "open")
    its.advance(0.5)
    assert its.top.name == at
    assert "watch the replay" in its.top.controls.toast.words
    if at == "games":
        its.click("look")
        its.advance(0.5)
        assert its.top.name == "replay"
    its.quit()


def test_nothing_is_left_of_a_branch_that_nobody_can_play(tmp_path):
    its_host = host(tmp_path)
    game_id = shelved(its_host, kept(), "Sunday")
    its_host.close()
    seat_a_grandmaster(tmp_path, game_id)
    its_host = host(tmp_path)
    its = app(Plain(), its_host.replay(game_id, 10))
    its.advance(0.5)
    its.top.branch_off()
    assert its.top.name == "replay"
    assert "watch the replay" in its.top.controls.toast.words
    assert [game.id for game in its_host.library.list()] == [game_id]
    its.quit()
