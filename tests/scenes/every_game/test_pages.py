"""The pages around a game ask its record: set-up, library, replay, result, statistics, rule book, lessons."""

import pytest

from game.review.counting import counted
from game.shelf import GAMES
from scenes.library.scene import GamesScene
from scenes.shelf import on_screen
from scenes.statistics.person import PersonPage
from scenes.statistics.scene import RecordsPage
from scenes.title.scene import Title
from tests.any_size.faults import faults
from tests.scenes.around.builders import app, begun, host, plan, played, shelved
from tests.scenes.every_game.builders import assert_table_is_true
from tests.scenes.frame.builders import Plain

NAMES = ("Ada", "Bo")


@pytest.fixture(autouse=True)
def bare(bare_table):
    """What a table looks like is not asked here."""


@pytest.fixture
def over(game):
    return played(game, NAMES, kind="bot", **on_screen(game).short)


def labels(its):
    return {target.id: target.label for target in its.targets()}


def test_its_box_opens_its_set_up(game, tmp_path):
    its_host = host(tmp_path)
    its = app(Title(its_host))
    assert on_screen(game).title in labels(its)[f"box.{game}"]
    its.click(f"box.{game}")
    its.advance(1)
    assert its.top.name == "setup"
    assert on_screen(game).title in labels(its).values()
    assert list(faults(its)) == []


def test_it_begins_for_every_number_of_seats(game, tmp_path):
    for count in GAMES[game].seats:
        its_host = host(tmp_path / str(count))
        its = app(Plain())
        table = its_host.begin(plan(game, ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")[:count]))
        its.push(table)
        its.advance(0.5)
        assert len(table.sitting.seats) == count
        assert_table_is_true(table)
        its.quit()


def test_in_the_library_it_is_told_and_gone_on_with(game, tmp_path):
    its_host = host(tmp_path)
    running = begun(its_host, plan(game, NAMES))
    (listed,) = its_host.games()
    assert listed.game == game
    its = app(Plain(), GamesScene(its_host))
    assert any(on_screen(game).title in label for label in labels(its).values())
    its.push(its_host.resume(running))
    its.advance(0.5)
    assert its_host.library.list()[0].id == running


def test_every_moment_of_its_replay_is_the_sessions_own(game, over, tmp_path):
    its_host = host(tmp_path)
    scene = its_host.replay(shelved(its_host, over))
    its = app(Plain(), scene)
    for n in (*scene.course.stops, *reversed(scene.course.stops)):
        scene.seek(n)
        its.advance(0.05)
        assert scene.view == over.game.view(over.seek(n), scene.sitting.eyes)
        assert scene.table.shown() == scene.table.pictured(scene.view)
    assert list(faults(its)) == []


@pytest.mark.parametrize("speed", ["instant", "brisk"])
def test_its_replay_shows_every_event_on_the_way_to_the_end(game, speed, tmp_path):
    its_host = host(tmp_path)
    scene = its_host.replay(shelved(its_host, played(game, NAMES, kind="bot", commands=10)))
    its = app(Plain(), scene, speed=speed)
    seen, begin = [], scene.begin
    scene.begin = lambda beat: seen.append(beat.n) or begin(beat)
    its.click("play")
    for _ in range(400):
        its.advance(0.5)
        if not scene.playing:
            break
    assert scene.n == scene.course.last
    assert scene.view == scene.sitting.view
    assert speed == "instant" or seen == list(range(scene.course.first + 1, scene.course.last + 1))


def test_its_result_says_who_has_won_and_why(game, over, tmp_path):
    its_host = host(tmp_path)
    its = app(Plain(), its_host.result(shelved(its_host, over)))
    its.advance(1)
    told = labels(its)
    winners = [NAMES[seat] for seat in over.events[-1].winners]
    assert all(name in told["headline"] for name in winners)
    assert told["because"]
    assert {f"standing.{seat}" for seat in range(len(NAMES))} <= set(told)
    assert list(faults(its)) == []


def test_its_games_are_in_the_statistics(game, tmp_path):
    its_host = host(tmp_path)
    its_host.library.add(
        *(lambda s: (s.header, s.steps))(played(game, NAMES, **on_screen(game).short)), "one"
    )
    found = counted(its_host.library, {})
    careers = [career for career in found.careers if career.name == "Ada"]
    assert {career.game for career in careers} == {game}
    its = app(Plain(), RecordsPage(its_host))
    its.advance(1)
    assert list(faults(its)) == []
    its.push(PersonPage(its_host, its_host.profiles.of("Ada"), careers))
    its.advance(1)
    assert any(on_screen(game).title in label for label in labels(its).values())


def test_its_rules_and_lessons_open(game, tmp_path):
    its_host = host(tmp_path)
    its = app(Plain(), its_host.rules(game))
    assert any(on_screen(game).title in label for label in labels(its).values())
    if on_screen(game).lessons():
        its.push(its_host.learn(game))
        its.advance(1)
        assert any(name.startswith("lessons.") for name in labels(its))
