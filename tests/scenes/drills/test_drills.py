"""Drills: a position on the real table, one choice, its answer, and when it is asked again."""

from datetime import date

import pygame
import pytest

from game.bots.record import bots_of
from game.dalek.commands import Roll
from game.review.counting import counted
from game.review.positions import position
from scenes.drills.deck import DAY, Deck
from scenes.drills.page import DrillsPage
from scenes.drills.scene import DrillScene
from scenes.title.scene import Title
from tests.review.surprises import sought
from tests.scenes.answering import minds
from tests.scenes.around.builders import app, at_title, host, played, shelved
from tests.scenes.around.conftest import bare_table, own_home
from tests.scenes.frame.builders import Plain

__all__ = ["bare_table", "minds", "own_home"]

pytestmark = pytest.mark.usefixtures("minds")

TODAY = date(2026, 11, 19)


class Clock:
    now = 1_000_000.0

    def __call__(self):
        return self.now


def drilling(game="dalek", seed="drill"):
    costs = []
    scene = DrillScene(sought(game, seed), costs.append)
    its = app(Plain(), scene)
    its.advance(0.3)
    return its, scene, costs


def ways(scene):
    """The best command and the worst, with what they cost."""
    view, sitting = scene.view, scene.sitting
    lost = bots_of(sitting.game).lost
    costs = {command: lost(view, command)[0] for command in sitting.legal(sitting.to_act)}
    return min(costs, key=costs.__getitem__), max(costs, key=costs.__getitem__), costs


@pytest.mark.parametrize("game", ["dalek", "dicy"])
def test_the_best_is_right_and_anything_else_says_what_it_gives_away(game):
    its, scene, costs = drilling(game)
    best, worst, by_command = ways(scene)
    scene.do(best)
    its.advance(0.3)
    assert "Right" in scene.words
    scene.undo()
    scene.do(worst)
    its.advance(0.3)
    assert f"{100 * by_command[worst]:.1f}" in scene.words
    assert "Better: " in scene.words
    assert costs == [pytest.approx(0, abs=1e-9)]
    assert scene.odds_words
    assert scene.lights()


def test_nothing_is_carried_out_and_after_an_undo_the_question_stands_again():
    its, scene, _ = drilling()
    _, worst, _ = ways(scene)
    before = scene.sitting.session.events
    question = scene.words
    assert scene.may_choose
    scene.do(worst)
    its.advance(0.3)
    assert scene.sitting.session.events == before
    assert scene.words != question
    its.press(pygame.K_z, pygame.KMOD_CTRL)
    its.advance(0.3)
    assert scene.may_choose
    assert scene.words == question
    assert scene.table.shown() == scene.table.pictured(scene.view)


def test_what_was_right_comes_later_and_what_was_wrong_sooner():
    clock = Clock()
    deck = Deck(now=clock)
    right, wrong = sought("dalek", "one"), sought("dalek", "two")
    deck.add(right, 0.1)
    deck.add(wrong, 0.2)
    assert [card.position for card in deck.due] == [wrong, right]
    deck.answered(right, 0)
    deck.answered(wrong, 0.1)
    assert deck.due == ()
    clock.now += DAY
    assert [card.position for card in deck.due] == [wrong]
    clock.now += 3 * DAY
    assert {card.position.key for card in deck.due} == {right.key, wrong.key}


def test_a_streak_ends_with_a_wrong_answer():
    deck, found = Deck(), sought("dalek", "one")
    for cost in (0, 0.001, 0.2, 0):
        deck.answered(found, cost)
    assert (deck.now.streak, deck.now.best_streak) == (1, 2)


def test_the_deck_is_kept(tmp_path):
    found = sought("dicy", "one")
    deck = Deck(tmp_path / "drills.json")
    deck.add(found, 0.1)
    deck.answered(found, 0)
    deck.answered_of_day(TODAY)
    assert Deck(tmp_path / "drills.json").now == deck.now


def test_the_title_tells_how_many_in_a_row_were_right(tmp_path):
    its_host = host(tmp_path)
    for cost in (0, 0):
        its_host.deck.answered(sought("dalek", "one"), cost)
    its = app(Title(its_host))
    its.advance(0.5)
    assert its.top.controls.find("drills.streak").label == "Right in a row: 2."
    its_host.deck.answered(sought("dalek", "one"), 0.3)
    its.top.relay()
    its.advance(0.1)
    assert "drills.streak" not in [target.id for target in its.targets()]


def page(folder, *sessions):
    its_host = host(folder)
    for session in sessions:
        shelved(its_host, session)
    scene = its_host.drills()
    its = app(Plain(), scene)
    its.advance(0.3)
    return its, scene, its_host


def test_own_mistakes_are_found_in_ended_games_and_asked_one_after_the_other(tmp_path):
    its, scene, its_host = page(tmp_path, played(target=30), played("seventeen"))
    due = its_host.deck.due
    assert due
    assert its_host.drills_kept == (len(due), 0)
    assert {card.position.game for card in due} == {"dalek"}
    stories, told = [*its_host.library.stories()], counted(its_host.library, {})
    games = its_host.library.list()
    for _ in due:
        scene.begin() if its.top is scene else None
        its.advance(0.3)
        asked = its.top
        assert isinstance(asked, DrillScene)
        asked.do(ways(asked)[0])
        its.advance(0.3)
        its.click("drill.next")
        its.advance(0.3)
    assert its.top is scene
    assert its_host.deck.due == ()
    assert [*its_host.library.stories()] == stories
    assert its_host.library.list() == games
    assert counted(its_host.library, {}) == told
    assert f"Right in a row: {len(due)}." in scene.controls.find("drills.streak").label


def test_the_mistakes_of_a_game_are_looked_for_once(tmp_path, minds):
    _, _, its_host = page(tmp_path, played(target=30))
    asked = len(minds)
    app(Plain(), its_host.drills()).advance(0.3)
    assert len(minds) == asked


def test_the_position_of_the_day_is_told_to_be_done(tmp_path):
    deck = Deck()
    scene = DrillsPage(deck, lambda: (), TODAY)
    its = app(Plain(), scene)
    its.advance(0.3)
    its.click("drills.day")
    its.advance(0.3)
    asked = its.top
    assert isinstance(asked, DrillScene)
    asked.do(ways(asked)[0])
    its.advance(0.3)
    its.click("drill.next")
    its.advance(0.3)
    assert its.top is scene
    assert deck.now.of_day == TODAY.isoformat()
    assert deck.now.streak == 1
    button = scene.controls.find("drills.day")
    assert button is not None
    assert "today" in button.label


def test_the_title_tells_how_many_are_due(tmp_path):
    its, its_host = at_title(tmp_path)
    assert its.top.controls.find("drills").label == "Drills"
    session = played(target=30)
    n = next(at for at, event in enumerate(session.events, 1) if type(event).__name__ == "DiceRolled")
    its_host.deck.add(position(session, n), 0.2)
    its.top.relay()
    its.advance(0.3)
    assert its.top.controls.find("drills").label == "Drills · 1"
    its.click("drills")
    its.advance(0.3)
    assert isinstance(its.top, DrillsPage)


def test_a_choice_of_two_steps_is_asked_step_by_step():
    _, scene, costs = drilling()
    seat = scene.sitting.to_act
    assert seat is not None
    assert not scene.do(Roll(seat))
    assert len(costs) <= 1
