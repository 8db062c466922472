"""The library as people see it: go on, look, rename, delete and undo, out to a file and in again."""

from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.core.library import Library
from game.core.log import write
from game.shelf import GAMES
from scenes import shelf
from scenes.library import files
from scenes.library.game_summary import Standings, summaries
from scenes.library.scene import GamesScene
from scenes.text.words import speak
from tests.scenes.around.builders import app, begun, host, kept, plan, play_on, played, shelved
from tests.scenes.frame.builders import Plain, typed

pytestmark = pytest.mark.usefixtures("bare_table")


def looking(folder, *names, game="dalek") -> Any:
    """An app in the library, in which an ended game lies for each of these names."""
    its_host = host(folder)
    for name in names:
        shelved(its_host, kept(game), name)
    return app(Plain(), GamesScene(its_host)), its_host


def listed(its):
    return [target.label.split(",")[0] for target in its.targets() if target.role == "row"]


def said(its):
    """On the page itself, or in a toast."""
    its.targets()
    error = its.top.controls.find("error")
    return error.label if error else its.top.controls.toast.words


def test_every_game_says_what_it_is(tmp_path):
    its_host = host(tmp_path)
    begun(its_host, plan("dicy", ("Ada", "Cleo")))
    shelved(its_host, kept("dalek"), "Sunday")
    its = app(GamesScene(its_host), size=(1920, 1080))
    labels = [target.label for target in its.targets() if target.role == "row"]
    ended = next(label for label in labels if label.startswith("Sunday"))
    running = next(label for label in labels if not label.startswith("Sunday"))
    assert "Dalek Dice" in ended
    assert "won" in ended
    assert running.startswith("Glacial: Ada and Cleo")
    assert "Dicy Cards, Glacial" in running
    assert "Running" in running


def test_a_running_game_goes_on(tmp_path):
    its_host = host(tmp_path)
    game = begun(its_host, plan())
    its = app(GamesScene(its_host))
    its.click("open")
    its.advance(0.2)
    assert set(its_host.library._open) == {game}
    its.quit()


def test_a_press_on_the_chosen_line_opens_it(tmp_path):
    its, _ = looking(tmp_path, "Sunday")
    its.click(f"game.{its.top.chosen.id}")
    its.advance(0.2)
    assert its.top.name == "replay"


@pytest.mark.parametrize("game", GAMES)
def test_an_ended_game_is_looked_at_and_its_result_seen(game, tmp_path):
    its, _ = looking(tmp_path, "Sunday", game=game)
    its.click("open")
    its.advance(0.2)
    assert its.top.name == "replay"
    its.press(pygame.K_ESCAPE)
    its.click("result")
    its.advance(0.2)
    assert its.top.name == "result"


def test_a_game_is_renamed_where_it_stands(tmp_path):
    its, its_host = looking(tmp_path, "Sunday", "Monday")
    chosen = its.top.chosen.id
    its.click("rename")
    its.feed(typed("At Nonna's"))
    its.press(pygame.K_RETURN)
    assert "At Nonna's" in listed(its)
    assert next(game.name for game in its_host.library.list() if game.id == chosen) == "At Nonna's"


def test_escape_leaves_the_name_as_it_was(tmp_path):
    its, _ = looking(tmp_path, "Sunday")
    its.click("rename")
    its.feed(typed("Oh no"))
    its.press(pygame.K_ESCAPE)
    assert its.top.name == "games"
    assert listed(its) == ["Sunday"]


def test_an_empty_name_is_no_name(tmp_path):
    its, _ = looking(tmp_path, "Sunday")
    its.click("rename")
    its.feed(typed(" "))
    its.press(pygame.K_RETURN)
    assert listed(its) == ["Sunday"]


def test_a_deleted_game_is_gone_and_comes_back_by_undo(tmp_path):
    its, its_host = looking(tmp_path, "Sunday", "Monday")
    before = its_host.library.list()
    its.click("delete")
    assert len(listed(its)) == 1
    its.advance(1)
    its.click("toast.action")
    assert its_host.library.list() == before
    assert len(listed(its)) == 2


def test_the_last_game_deleted_leaves_an_empty_list(tmp_path):
    its, _ = looking(tmp_path, "Sunday")
    its.click("delete")
    assert listed(its) == []
    assert "nothing" in [target.id for target in its.targets()]


def test_a_game_goes_out_to_a_file_and_comes_in_again(tmp_path, own_home):
    its, its_host = looking(tmp_path, "Sunday")
    its.click("export")
    its.click("save")
    file = own_home / "Sunday.tavolino"
    assert str(file) in said(its)
    assert files.read(file).session.events == kept().events
    its.click("delete")
    its.click("import")
    its.click("file.0")
    assert listed(its) == ["Sunday"]
    assert its_host.read(its.top.chosen.id).events == kept().events


def test_a_file_may_go_where_one_says(tmp_path, own_home):
    its, _ = looking(tmp_path, "Sunday")
    its.click("export")
    its.click("path")
    its.press(pygame.K_a, pygame.KMOD_CTRL)
    its.feed(typed("~/games/tea"))
    its.press(pygame.K_RETURN)
    assert (own_home / "games" / "tea.tavolino").exists()


def test_a_file_never_takes_anothers_place_by_itself(own_home):
    (own_home / "Sunday.tavolino").write_text("mine")
    assert files.default_path("Sunday") == own_home / "Sunday 2.tavolino"
    assert files.default_path("a/b: c?") == own_home / "a_b_ c_.tavolino"


def test_a_file_that_cannot_be_written_is_told_in_words(tmp_path, own_home):
    its, _ = looking(tmp_path, "Sunday")
    (own_home / "games").write_text("no folder")
    its.click("export")
    its.click("path")
    its.press(pygame.K_a, pygame.KMOD_CTRL)
    its.feed(typed("~/games/tea"))
    its.click("save")
    assert its.top.name == "export"
    assert "can't be written" in said(its)


def test_while_sealed_dice_are_played_the_seed_stays_out_of_the_file(tmp_path):
    session = played(commands=6, sealed=True)
    files.write(tmp_path / "sealed.tavolino", session)
    assert session.header.seed.encode() not in (tmp_path / "sealed.tavolino").read_bytes()
    assert files.read(tmp_path / "sealed.tavolino").sealed


def test_a_file_is_dropped_onto_the_list(tmp_path):
    its, _ = looking(tmp_path)
    files.write(tmp_path / "tea.tavolino", kept())
    its.feed(Event(pygame.DROPFILE, file=str(tmp_path / "tea.tavolino")))
    assert listed(its) == ["tea"]


def test_a_file_that_was_changed_is_told_in_words(tmp_path):
    its, _ = looking(tmp_path)
    file = tmp_path / "tea.tavolino"
    lines = b"".join(write(kept().header, kept().events)).replace(b'"seat":1', b'"seat":0', 1)
    file.write_bytes(lines)
    its.feed(Event(pygame.DROPFILE, file=str(file)))
    assert "changed" in its.top.controls.find("dialog.words").label
    its.press(pygame.K_ESCAPE)
    assert listed(its) == []


def test_a_path_that_is_not_there_is_told_in_words(tmp_path):
    its, _ = looking(tmp_path)
    its.click("import")
    its.click("path")
    its.feed(typed("nowhere"))
    its.click("open")
    assert its.top.name == "import"
    assert "nowhere.tavolino" in said(its)


def test_a_game_open_in_another_program_says_so(tmp_path):
    its_host = host(tmp_path)
    begun(its_host, plan())
    its = app(GamesScene(its_host))
    with Library.open(GAMES, tmp_path) as other:
        other.resume(other.list()[0].id)
        its.click("open")
        assert its.top.name == "games"
        assert "another window" in said(its)
        its.click("look")
        its.advance(0.2)
        assert its.top.name == "replay"


def test_coming_back_from_a_game_the_list_is_new(tmp_path):
    its_host = host(tmp_path)
    begun(its_host, plan())
    its = app(GamesScene(its_host))
    its.click("look")
    its.advance(0.2)
    its_host.library.rename(its_host.library.list()[0].id, "Elsewhere")
    its.press(pygame.K_ESCAPE)
    assert listed(its) == ["Elsewhere"]


# Telling them apart


def ended_now(its_host, game="dalek", names=("Ada", "Bruno"), **options):
    """A game that nobody has named, played here to its end; its id."""
    game_id = begun(its_host, plan(game, names, **options))
    play_on(its_host.library.resume(game_id))
    its_host.library.leave(game_id)
    return game_id


def with_a_bot(made):
    first, *others = made.places
    return replace(made, places=(first, *(replace(one, kind="bot", level="easy") for one in others)))


@pytest.mark.parametrize(
    ("game", "mode"), [("dicy", "Glacial"), ("dalek", "To 30 points"), ("seventeen", "17 · Diciassette")]
)
def test_a_game_is_called_by_who_and_what(game, mode, tmp_path):
    its_host = host(tmp_path)
    options = {"target": 30} if game == "dalek" else {}
    game_id = begun(its_host, with_a_bot(plan(game, ("Ada", "Bruno"), **options)))
    assert listed_names(its_host) == [f"{mode} with Bruno"]
    play_on(its_host.library.resume(game_id))
    its_host.library.leave(game_id)
    ended = its_host.library.results()[0]
    assert listed_names(its_host) == [f"{mode} with Bruno, {ended.scores[0]} : {ended.scores[1]}"]


def listed_names(its_host):
    return [shown.name for shown in summaries(its_host, Standings(its_host))]


def test_alone_and_among_people(tmp_path):
    its_host = host(tmp_path)
    begun(its_host, plan("dalek", ("Ada",)))
    begun(its_host, plan("dalek", ("Ada", "Cleo", "Dario")))
    assert listed_names(its_host) == ["To 60 points: Ada, Cleo and Dario", "To 60 points, alone"]


def test_a_name_that_somebody_gave_stays(tmp_path):
    its_host = host(tmp_path)
    its_host.library.rename(begun(its_host, plan()), "At Nonna's")
    assert listed_names(its_host) == ["At Nonna's"]


def test_a_running_game_says_how_far_it_is(tmp_path):
    its_host = host(tmp_path)
    running = kept(commands=30)
    earned = [0, 0]
    for seat, made in filter(None, map(running.game.earned, running.events)):
        earned[seat] += made
    assert any(earned)
    shelved(its_host, running, "Sunday")
    its = app(GamesScene(its_host))
    its.advance(1)
    assert its.top.chosen.status == f"Running, {earned[0]} : {earned[1]}"


def test_games_are_found_by_words_game_and_person(tmp_path):
    its_host = host(tmp_path)
    shelved(its_host, kept("dalek", ("Ada", "Bo")), "Sunday")
    shelved(its_host, kept("dicy", ("Zoë", "Bo")), "Monday")
    shelved(its_host, kept("dicy", ("Ada", "Zoë")), "Tuesday")
    its = app(GamesScene(its_host))
    its.click("find.game.dicy")
    assert listed(its) == ["Tuesday", "Monday"]
    its.click("find.words")
    its.feed(typed("zoe SUN"))
    assert listed(its) == []
    its.press(pygame.K_ESCAPE)
    assert len(listed(its)) == 3
    its.click("find.person")
    its.click("answer.0")
    assert its.top._finding.person == "Ada"
    assert listed(its) == ["Tuesday", "Sunday"]
    its.click("find.person")
    its.press(pygame.K_ESCAPE)
    assert listed(its) == ["Tuesday", "Sunday"]
    its.click("find.person")
    its.click("answer.-1")
    assert len(listed(its)) == 3


def test_games_are_sorted(tmp_path):
    its_host = host(tmp_path)
    for name in ("Beta", "älter", "Zeta"):
        shelved(its_host, kept(), name)
    its = app(GamesScene(its_host))
    its.click("find.order")
    its.click("answer.name")
    assert listed(its) == ["älter", "Beta", "Zeta"]
    its.click("find.order")
    its.click("answer.first")
    assert listed(its) == ["Beta", "älter", "Zeta"]


@pytest.mark.parametrize(
    "setup", [{"mode": "nonsense"}, {"mode": 7}, {"mode": []}, {"target": "x" * 3000}, {}]
)
def test_a_set_up_that_makes_no_sense_is_no_mode(setup):
    for game in GAMES:
        assert isinstance(shelf.mode_or_title(game, setup), str)
        assert len(shelf.mode_or_title(game, setup)) < 60


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_a_game_begun_in_another_language_is_named_alike(language, tmp_path):
    its_host = host(tmp_path)
    begun(its_host, plan("dalek", ("Ada", "Cleo")))
    speak(language)
    try:
        begun(its_host, plan("dalek", ("Ada", "Cleo")))
        named = listed_names(its_host)
        assert len(set(named)) == 1
        assert "Cleo" in named[0]
    finally:
        speak("en")
