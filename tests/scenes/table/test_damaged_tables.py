"""A table that isn't whole stops nobody but those who need it, and the window says which it is."""

from typing import Any

import pygame
import pytest

from game.bots.dicy import races
from game.bots.explain.coach import COACH
from game.bots.table_file import FOLDER
from game.dalek.commands import Roll
from game.shelf import GAMES
from scenes.drills.deck import Deck
from scenes.drills.page import DrillsPage
from scenes.drills.scene import DrillScene
from scenes.play.scene import PlayScene
from scenes.result.scene import ResultScene
from scenes.setup.people import strength_words
from scenes.statistics.forms import FormsPage
from scenes.statistics.scene import RecordsPage
from scenes.table.ease import Ease
from scenes.table.question import Question
from scenes.table.sitting import Sitting
from scenes.text import words
from tests.damaging import damage
from tests.review.surprises import sought
from tests.scenes.answering import minds
from tests.scenes.around.builders import app, host, played, shelved
from tests.scenes.around.conftest import bare_table, own_home
from tests.scenes.frame.builders import Plain
from tests.scenes.statistics.builders import ADA, evening, person_page, words_of
from tests.scenes.table.builders import app_at, bot, people, sat_down, settle

__all__ = ["bare_table", "damage", "minds", "own_home"]

pytestmark = pytest.mark.usefixtures("minds")

BO, CLEO, DAN, EVE = (bot(name) for name in ("Bo", "Cleo", "Dan", "Eve"))
COACHED = bot("Bo", COACH)

compiled = pytest.mark.skipif(not races.LIBRARY.there(), reason="no C compiler was there")


def truncated(name):
    return (FOLDER / name).read_bytes()[:-1]


@pytest.fixture
def no_dalek(damage):
    damage("dalek.bin", truncated("dalek.bin"))


def told(its) -> str:
    """What the toast says."""
    return its.top.controls.toast.words if its.top.controls.toast else ""


def at_table(game, *seats, **settings) -> Any:
    scene = PlayScene(sat_down(GAMES[game], seats))
    return app_at(scene, speed="instant", **settings), scene


def prompt(scene):
    return scene.controls.find("prompt").label


# At a table


@compiled
@pytest.mark.parametrize(
    ("file", "game", "seats"),
    [
        ("dalek.bin", "dalek", (BO, *people("Ada"))),
        ("dalek.bin", "dalek", (COACHED, *people("Ada"))),
        ("dalek.bin", "dalek", (BO, CLEO)),
        ("dalek.bin", "dalek", (BO, CLEO, *people("Ada"))),
        ("dicy_fives.bin", "dicy", (BO,)),
        ("dicy_fives.bin", "dicy", (BO, CLEO, *people("Ada"))),
        ("dicy_crowds.bin", "dicy", (BO, CLEO, *people("Ada"))),
        ("seventeen.bin", "seventeen", (BO, CLEO)),
        ("seventeen.json", "seventeen", (BO, CLEO, DAN, EVE, bot("Fay"))),
    ],
)
def test_an_opponent_that_has_nothing_to_play_by_waits_and_says_so(damage, minds, file, game, seats):
    damage(file, truncated(file))
    its, scene = at_table(game, *seats)
    its.advance(2)
    assert told(its).startswith(f"{file} is missing or damaged")
    assert prompt(scene).endswith("can't play: a file is damaged.")
    asked, moves = len(minds), scene.sitting.changes
    its.advance(60)
    assert (len(minds), scene.sitting.changes) == (asked, moves), "it waits, and asks nobody for ever"
    assert its.top is scene
    assert its.settled


@pytest.mark.usefixtures("no_dalek")
def test_it_never_plays_just_anything_in_its_name(minds):
    its, scene = at_table("dalek", bot("Bo", "expert"), *people("Ada"))
    its.advance(60)
    assert {question.level for question in minds if isinstance(question, Question)} == {"expert"}
    assert not scene.sitting.undoes


@compiled
def test_where_cards_are_played_it_says_so_too_while_a_person_waits_whether_anybody_calls(damage):
    damage("seventeen.bin", b"")
    its, scene = at_table("seventeen", *people("Ada"), BO, CLEO)
    its.advance(2)
    if scene.may_choose:
        scene.table.asking.lay_ready(next(c for c in scene.sitting.legal(0) if type(c).__name__ == "Play"))
    its.advance(30)
    assert prompt(scene) in ("Bo can't play: a file is damaged.", "Cleo can't play: a file is damaged.")
    assert told(its) == ""
    its.feed(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=scene.frame.table.center, button=1, touch=False))
    its.advance(1)
    assert told(its).startswith("seventeen.bin")


@pytest.mark.parametrize("language", sorted({"de", "en", "es", "fr", "it", "pt"}))
@pytest.mark.usefixtures("no_dalek")
def test_it_is_said_in_the_language_that_is_spoken(language):
    its, scene = at_table("dalek", BO, *people("Ada"), language=language)
    its.advance(2)
    assert "dalek.bin" in told(its)
    assert ("is missing or damaged" in told(its)) == (language == "en")
    assert ("can't play" in prompt(scene)) == (language == "en")
    words.speak("en")


def test_once_the_file_is_whole_again_a_press_on_the_table_lets_it_play(damage):
    damage("dalek.bin", b"")
    its, scene = at_table("dalek", BO, *people("Ada"))
    its.advance(10)
    damage("dalek.bin", (FOLDER / "dalek.bin").read_bytes())
    before = scene.sitting.length
    at = scene.frame.table.center
    its.feed(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False))
    its.advance(3)
    assert scene.sitting.length > before
    assert "can't play" not in prompt(scene)


def test_while_it_is_not_a_press_says_it_once_more(damage):
    damage("dalek.bin", None)
    its, scene = at_table("dalek", BO, *people("Ada"))
    its.advance(10)
    assert told(its) == ""
    its.feed(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=scene.frame.table.center, button=1, touch=False))
    its.advance(1)
    assert told(its).startswith("dalek.bin")


@pytest.mark.usefixtures("no_dalek")
def test_a_person_can_take_over_the_seat_and_play_on():
    its, scene = at_table("dalek", BO, *people("Ada"))
    its.advance(2)
    scene.sitting.hand_over(0, "human")
    settle(its)
    its.advance(1)
    assert scene.may_choose
    assert "can't play" not in prompt(scene)
    assert scene.do(Roll(0))


@pytest.mark.usefixtures("no_dalek")
def test_the_table_can_be_left():
    its, scene = at_table("dalek", BO, *people("Ada"))
    its.advance(2)
    its.press(pygame.K_ESCAPE)
    its.advance(1)
    assert its.top is not scene
    its.quit()


@pytest.mark.usefixtures("no_dalek")
def test_people_play_among_themselves_as_ever():
    its, scene = at_table("dalek", *people("Ada", "Bea"))
    scene.do(Roll(0))
    its.advance(5)
    assert told(its) == ""
    assert scene.may_choose


# What helps


@pytest.mark.parametrize("ease", [Ease(), Ease(tutor="asked")])
@pytest.mark.usefixtures("no_dalek")
def test_a_hint_is_not_given_and_it_is_said_why(ease):
    its, scene = at_table("dalek", *people("Ada", "Bea"))
    scene.sitting.put_at_ease(0, ease)
    scene.do(Roll(0))
    its.advance(1)
    its.press(pygame.K_h)
    its.advance(1)
    assert told(its).startswith("dalek.bin is missing or damaged: opponents, hints and reviews need it.")
    assert scene.hinting.words == ""
    assert not scene.hinting.thinking


@pytest.mark.usefixtures("no_dalek")
def test_what_a_tutor_cannot_weigh_is_done():
    its, scene = at_table("dalek", *people("Ada", "Bea"))
    scene.sitting.put_at_ease(0, Ease(tutor="2"))
    scene.do(Roll(0))
    its.advance(1)
    before = scene.sitting.length
    scene.do(next(iter(scene.sitting.legal(0))))
    its.advance(1)
    assert scene.sitting.length > before
    assert told(its).startswith("dalek.bin")


@pytest.mark.usefixtures("no_dalek")
def test_a_ghost_that_would_be_raced_does_not_come(damage):
    sitting = Sitting(played("dalek", ("Ada",), commands=1))
    sitting.set_at_ease((Ease(ghost=True),))
    its = app(PlayScene(sitting))
    its.advance(1)
    assert told(its).startswith("dalek.bin")


# Afterwards


@pytest.mark.parametrize(("game", "file"), [("dalek", "dalek.bin"), ("dicy", "dicy_fives.bin")])
@pytest.mark.usefixtures("bare_table")
def test_a_review_says_why_there_is_none_and_can_be_asked_again(damage, tmp_path, game, file):
    its_host = host(tmp_path)
    session = played(game, ("Ada", "Bea", "Cleo"))
    damage(file, truncated(file))
    scene: Any = its_host.review(shelved(its_host, session))
    its = app(Plain(), scene)
    its.advance(1)
    assert told(its).startswith(file)
    assert scene.reckoning.ledger is None
    assert scene.controls.find("review.go_on")
    damage(file, (FOLDER / file).read_bytes())
    its.click("review.go_on")
    its.advance(1)
    assert scene.reckoning.done


@pytest.mark.usefixtures("bare_table")
def test_nobody_is_told_that_they_made_no_mistakes(damage, tmp_path):
    session = played("dalek")
    damage("dalek.bin", b"")
    scene = ResultScene(host(tmp_path), session, "nowhere")
    its = app(Plain(), scene)
    its.advance(1)
    its.click("costs.ask")
    its.advance(1)
    assert told(its).startswith("dalek.bin")
    assert scene.controls.find("costs.ask")
    assert not scene.controls.find("costs.none")


@pytest.mark.usefixtures("bare_table")
def test_no_game_counts_as_looked_through_for_drills(damage, tmp_path):
    its_host = host(tmp_path)
    session = played("dalek")
    damage("dalek.bin", b"")
    deck = Deck()
    page = DrillsPage(deck, lambda: [("a game", session)])
    its = app(Plain(), page)
    its.advance(1)
    assert told(its).startswith("dalek.bin")
    assert not deck.now.examined
    assert not page.controls.find("drills.progress")
    its.click("drills.surprise")
    its.advance(1)
    assert not page.controls.find("drills.seeking")
    assert its.top is page
    its_host.close()


def test_an_answer_to_a_drill_that_nobody_can_judge_is_not_counted(damage):
    answered: list[float] = []
    scene = DrillScene(sought("dalek", "drill"), answered.append)
    its = app(Plain(), scene)
    its.advance(0.3)
    damage("dalek.bin", b"")
    scene.do(next(iter(scene.sitting.legal(scene.sitting.to_act or 0))))
    its.advance(0.3)
    assert told(its).startswith("dalek.bin")
    assert scene.words.endswith("What is best?")
    assert not answered


@pytest.mark.usefixtures("bare_table")
def test_players_are_counted_as_far_as_it_goes(damage, tmp_path, monkeypatch):
    table = evening(tmp_path)
    damage("dicy_fives.bin", b"")
    monkeypatch.setattr("scenes.statistics.scene._AT_ONCE", 0)
    its = app(Plain(), RecordsPage(table))
    its.advance(1)
    assert told(its).startswith("dicy_fives.bin")
    assert "Reading your games …" not in words_of(its)
    assert its.top.controls.find("person.0")


@pytest.mark.usefixtures("bare_table")
def test_luck_and_skill_of_many_games_are_not_said_to_be_of_none(damage, tmp_path):
    its_host = host(tmp_path)
    shelved(its_host, played("dalek", (ADA, "Bea"), target=60))
    damage("dalek.bin", b"")
    its = app(Plain(), FormsPage(ADA, {}, its_host.library.folder))
    its.advance(1)
    assert told(its).startswith("dalek.bin")
    assert not its.top.controls.find("forms.progress")
    assert "Nothing yet" not in " ".join(words_of(its))


# What was measured


@pytest.mark.parametrize("content", [None, b"", b"\xff", b"[]", b'{"dalek":{"easy":1}}', b"[" * 100_000])
@pytest.mark.usefixtures("bare_table")
def test_what_was_measured_is_told_only_where_it_can_be_read(damage, tmp_path, content):
    damage("strengths.json", content)
    damage("standards.json", content)
    its_host = host(tmp_path)
    assert strength_words("dalek", "easy") == ""
    its = app(Plain(), its_host.set_up("dalek"))
    its.push(its_host.review(shelved(its_host, played("dalek", target=30))))
    its.advance(1)
    its.push(person_page(its_host, ADA))
    its.advance(1)
    assert told(its) == ""
