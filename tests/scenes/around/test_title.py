"""The title: what it offers when, and that one click is enough."""

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.core.library import Library
from game.shelf import GAMES
from scenes import shelf, start
from scenes.library import files
from scenes.title.scene import Title
from tests.scenes.around.builders import app, at_title, begun, host, kept, plan, play_on, played, shelved

pytestmark = pytest.mark.usefixtures("bare_table")


def ids(its):
    return [target.id for target in its.targets()]


def test_at_first_there_is_nothing_but_the_boxes(tmp_path):
    its, _ = at_title(tmp_path)
    assert {"continue", "again", "next"}.isdisjoint(ids(its))
    assert [f"box.{game}" for game in GAMES] == [name for name in ids(its) if name.startswith("box.")]


def test_the_library_is_not_opened_before_the_first_picture(tmp_path):
    its_host = host(tmp_path)
    its = app(Title(its_host))
    fresh = host(tmp_path / "other")
    its.push(Title(fresh))
    assert not (tmp_path / "other").exists()
    its.advance(0.2)
    assert (tmp_path / "other").exists()


def label(its, name):
    return next(target.label for target in its.targets() if target.id == name)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_unfinished_game_goes_on_in_one_click(game, tmp_path):
    its_host = host(tmp_path)
    begun(its_host, plan("dalek" if game != "dalek" else "dicy"))
    last = begun(its_host, plan(game, ("Ada", "Cleo")))
    its = app(Title(its_host))
    assert "Ada and Cleo" in label(its, "continue")
    its.click("continue")
    its.advance(0.2)
    assert set(its_host.library._open) == {last}
    its.quit()


def test_the_last_seats_play_again_in_one_click(tmp_path):
    its_host = host(tmp_path)
    its_host.memory.set_up(plan("dalek", ("Ada", "Cleo"), target=90))
    its = app(Title(its_host))
    its.click("again")
    its.advance(0.2)
    session = its.top.sitting.session
    assert [seat.name for seat in session.seats] == ["Ada", "Cleo"]
    assert session.header.setup["target"] == 90
    its.quit()


def test_sealed_dice_are_sealed_anew_before_they_are_played_again(tmp_path):
    its_host = host(tmp_path)
    its_host.memory.set_up(plan("dalek", sealed=True))
    its = app(Title(its_host))
    its.click("again")
    assert its.top.name == "setup"
    assert "sealed.hash" in ids(its)


def test_the_next_game_of_an_evening_is_offered(tmp_path):
    its_host = host(tmp_path)
    game = begun(its_host, plan(length="three"))
    session = its_host.library.resume(game)
    play_on(session)
    its_host.library.leave(game)
    its_host.result(game)
    its = app(Title(its_host))
    assert "next" in ids(its)
    its.click("next")
    its.advance(0.2)
    assert len(its_host.memory.evening(game, 2).games) == 2
    its.quit()


def test_an_unfinished_game_is_offered_beside_the_next_of_an_evening(tmp_path):
    its_host = host(tmp_path)
    begun(its_host, plan("dicy"))
    game = begun(its_host, plan(length="open"))
    play_on(its_host.library.resume(game))
    its_host.library.leave(game)
    its_host.result(game)
    its_host.memory.set_up(plan())
    its = app(Title(its_host))
    assert [name for name in ids(its) if name in ("next", "continue", "again")] == ["next", "continue"]


def test_a_game_that_goes_on_says_whether_it_is_part_of_an_evening(tmp_path):
    its_host = host(tmp_path)
    begun(its_host, plan("dicy"))
    assert "evening" not in label(app(Title(its_host)), "continue")
    begun(its_host, plan(length="three"))
    assert "evening" in label(app(Title(its_host)), "continue")


def test_quit_asks_nothing(tmp_path):
    its, _ = at_title(tmp_path)
    its.click("quit")
    assert not its.running


def test_a_game_open_in_another_program_says_so(tmp_path):
    its_host = host(tmp_path)
    begun(its_host, plan())
    its = app(Title(its_host))
    with Library.open(GAMES, tmp_path) as other:
        other.resume(other.list()[0].id)
        its.click("continue")
        its.advance(0.2)
        assert its.top.name == "title"
        assert "another window" in its.top.controls.toast.words


def test_a_damaged_library_is_told_in_words(tmp_path):
    tmp_path.joinpath("tavolino.sqlite").write_bytes(b"no library" * 500)
    its, _ = at_title(tmp_path)
    assert "damaged" in its.top.controls.toast.words


def drop(its, path):
    its.feed(Event(pygame.DROPFILE, file=str(path)))
    its.advance(0.2)


def test_a_finished_game_dropped_onto_the_window_is_looked_at(tmp_path):
    its, its_host = at_title(tmp_path)
    file = tmp_path / "tea.tavolino"
    files.write(file, kept())
    drop(its, file)
    assert its.top.name == "replay"
    assert its_host.library.list() == ()


def test_a_file_given_at_the_start_is_opened_at_once(tmp_path):
    file = tmp_path / "tea.tavolino"
    files.write(file, kept("dicy"))
    its = app(Title(host(tmp_path), lambda: files.read(file)))
    assert its.top.name == "replay"
    its.press(pygame.K_ESCAPE)
    assert its.top.name == "title"


def test_a_file_that_is_opened_is_read_and_verified_once(tmp_path, monkeypatch):
    file, read = tmp_path / "tea.tavolino", []
    files.write(file, kept("dicy"))
    verify = files.entries
    monkeypatch.setattr(files, "entries", lambda *given: read.append(given) or verify(*given))
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    opening = start._reading(start._asked([str(file)]))
    its = app(Title(host(tmp_path), opening))
    assert its.top.name == "replay"
    assert len(read) == 1


def test_a_game_from_a_file_is_one_session_however_often_it_is_asked_for(tmp_path):
    files.write(tmp_path / "tea.tavolino", kept("dicy"))
    brought = files.read(tmp_path / "tea.tavolino")
    assert brought.session is brought.session


def test_an_opponent_that_there_is_no_more_is_replaced_before_playing_again(tmp_path):
    its_host = host(tmp_path)
    gone = plan("dalek", kind="bot")
    its_host.memory.set_up(replace(gone, places=tuple(replace(at, level="oracle") for at in gone.places)))
    its = app(Title(its_host))
    its.click("again")
    its.advance(0.2)
    assert {seat.level for seat in its.top.sitting.seats} == {"easy"}
    its.quit()


def test_a_running_game_dropped_onto_the_window_may_be_gone_on_with(tmp_path):
    its, its_host = at_title(tmp_path)
    file = tmp_path / "tea.tavolino"
    files.write(file, kept(commands=6))
    drop(its, file)
    its.click("answer.play")
    its.advance(0.2)
    assert its.top.sitting.session.events == kept(commands=6).events
    assert len(its_host.library.list()) == 1
    its.quit()


def test_a_running_game_may_also_only_be_looked_at(tmp_path):
    its, its_host = at_title(tmp_path)
    file = tmp_path / "tea.tavolino"
    files.write(file, kept(commands=6))
    drop(its, file)
    its.click("answer.look")
    its.advance(0.2)
    assert its.top.name == "replay"
    assert its_host.library.list() == ()


def test_a_file_that_is_no_game_is_told_in_words(tmp_path):
    its, _ = at_title(tmp_path)
    file = tmp_path / "shopping.tavolino"
    file.write_text("milk\n")
    drop(its, file)
    assert its.top.name == "dialog"
    assert "shopping.tavolino" in " ".join(target.label for target in its.targets())
    its.press(pygame.K_ESCAPE)
    assert its.top.name == "title"


def test_a_file_that_is_not_there_is_told_of_above_the_title(tmp_path):
    its = app(Title(host(tmp_path), lambda: files.read(tmp_path / "gone.tavolino")))
    its.advance(0.2)
    assert its.top.name == "dialog"
    assert "gone.tavolino" in " ".join(target.label for target in its.targets())
    its.click("answer.close")
    assert its.top.name == "title"


def test_a_sealed_game_from_elsewhere_is_only_looked_at(tmp_path):
    its, _ = at_title(tmp_path)
    file = tmp_path / "sealed.tavolino"
    files.write(file, played(commands=6, sealed=True))
    drop(its, file)
    assert its.top.name == "replay"
    assert not next(target.enabled for target in its.targets() if target.id == "go_on")


def test_an_ended_game_is_not_offered_to_go_on_with(tmp_path):
    its_host = host(tmp_path)
    shelved(its_host, kept())
    its = app(Title(its_host))
    assert "continue" not in ids(its)


@pytest.mark.parametrize("game", GAMES)
def test_the_title_says_how_many_may_play(game):
    seats = GAMES[game].seats
    said = shelf.on_screen(game).company()
    assert str(seats[-1]) in said
    assert ("alone" in said) == (seats[0] == 1)
