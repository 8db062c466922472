"""The review page: a replay with the ledger on its shelf, and what stands out in it one press away."""

from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.review.ledger import ledger
from game.shelf import GAMES
from scenes.art.palette import SEATS
from scenes.drills.scene import DrillScene
from scenes.library.scene import GamesScene
from scenes.result.scene import ResultScene
from scenes.review import ghosts
from scenes.review.curve import Curve, value_at
from scenes.review.findings import MARKED, by_kind, dearer, mistakes, strokes
from scenes.review.scene import ReviewScene
from scenes.review.waterfall import Step, Waterfall
from scenes.table import ghost_plate
from scenes.widgets.text import ELLIPSIS, fit
from tests.scenes.answering import minds
from tests.scenes.around.builders import app, host, played, shelved
from tests.scenes.around.conftest import bare_table, own_home
from tests.scenes.frame.builders import Plain

__all__ = ["bare_table", "minds", "own_home"]

pytestmark = pytest.mark.usefixtures("minds")


def reviewing(folder, game="dalek", session=None, size=(1280, 720), **options) -> Any:
    its_host = host(folder)
    game_id = shelved(its_host, session or played(game, **options))
    scene = its_host.review(game_id)
    its = app(Plain(), scene, size=size)
    its.advance(0.2)
    return its, scene


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_ledger_comes_part_by_part(game, tmp_path):
    session = played(game, target=30) if game == "dalek" else played(game)
    its, scene = reviewing(tmp_path, session=session)
    found, whole = scene.reckoning.ledger, ledger(session)
    assert scene.reckoning.done
    assert not scene.reckoning.working
    assert (found.start, found.exact, len(found.rows)) == (whole.start, whole.exact, len(whole.rows))
    assert [row.value for row in found.rows] == [row.value for row in whole.rows]
    assert its.settled


def test_alone_it_counts_turns(tmp_path):
    _, scene = reviewing(tmp_path, names=("Ada",), target=30)
    assert scene.reckoning.ledger.unit == "turns"
    assert "turns expected" in scene.moment_words(scene.course.first)


def test_keys_go_to_the_next_mistake_and_the_next_stroke_of_luck(tmp_path):
    its, scene = reviewing(tmp_path)
    found = scene.reckoning.ledger
    for key, rows, stop_of in (
        (pygame.K_n, dearer(found, MARKED), scene.course.before),
        (pygame.K_k, strokes(found), lambda n: min(stop for stop in scene.course.stops if stop >= n)),
    ):
        wanted = sorted({stop_of(row.n) for row in rows})
        assert len(wanted) > 1
        scene.seek(scene.course.first)
        if wanted[0] == scene.course.first:
            wanted = [*wanted[1:], wanted[0]]
        visited = []
        for _ in wanted:
            its.press(key)
            its.advance(0.05)
            visited.append(scene.n)
        assert visited == wanted


def test_a_press_on_the_curve_goes_there(tmp_path):
    its, scene = reviewing(tmp_path)
    curve = scene.controls.find("review.curve")
    assert isinstance(curve, Curve)
    stop = scene.course.stops[len(scene.course.stops) // 2]
    place = curve.plot.x + round(curve.plot.w * scene.course.share(stop)), curve.plot.centery
    its.feed(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=place))
    its.feed(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=place))
    its.advance(0.05)
    assert scene.n == stop
    assert scene.table.shown() == scene.table.pictured(scene.view)


def test_under_the_pointer_a_moment_is_told_and_the_table_stays(tmp_path):
    its, scene = reviewing(tmp_path)
    before, curve = scene.n, scene.controls.find("review.curve")
    its.feed(pygame.event.Event(pygame.MOUSEMOTION, pos=curve.plot.midright, rel=(0, 0), buttons=(0, 0, 0)))
    its.advance(0.05)
    told = scene.controls.find("review.moment").label
    assert told == scene.moment_words(scene.course.last)
    assert scene.n == before


def test_the_curve_tells_the_ledgers_values(tmp_path):
    _, scene = reviewing(tmp_path)
    found = scene.reckoning.ledger
    assert value_at(found, 0) == found.start
    assert value_at(found, scene.course.last) == found.result
    for row in found.rows[3:9]:
        after = [other for other in found.rows if other.n == row.n][-1]
        assert value_at(found, row.n) == after.value


@pytest.mark.parametrize("game", GAMES)
def test_mistakes_come_by_their_kinds_with_what_they_cost(game):
    session = played(game)
    found = ledger(session)
    kinds = 0
    for seat in range(2):
        own = mistakes(session, found, seat)
        grouped = by_kind(own)
        kinds += len(grouped)
        assert sum(kind.cost for kind in grouped) == pytest.approx(sum(mistake.row.cost for mistake in own))
        assert [kind.cost for kind in grouped] == sorted((kind.cost for kind in grouped), reverse=True)
        for mistake in own:
            assert mistake.kind
            assert mistake.done
            assert mistake.better
            assert mistake.row.seat == seat
    assert kinds


def test_a_kind_opens_its_examples_and_an_example_its_moment(tmp_path):
    its, scene = reviewing(tmp_path)
    kind = scene.reviewed()[0].kinds[0]
    its.click("review.kind.0.0")
    its.advance(0.05)
    n = kind.mistakes[0].row.n
    scene.controls.find(f"review.mistake.{n}").press()
    its.advance(0.05)
    assert scene.n == scene.course.before(n)
    its.click("review.kind.0.0")
    its.advance(0.05)
    assert scene.controls.find(f"review.mistake.{n}") is None


@pytest.mark.parametrize("game", ["dalek", "dicy"])
def test_what_was_done_stands_beside_what_was_better(game, tmp_path):
    its, scene = reviewing(tmp_path, game)
    kind = next(kind for kind in scene.reviewed()[0].kinds if kind.mistakes[0].row.n)
    scene.open_kind(0, kind.name)
    its.advance(0.1)
    for mistake in kind.mistakes:
        done, better = scene.comparing.found[mistake.row.n]
        assert better.value - done.value == pytest.approx(mistake.row.cost)
        shown = scene.controls.find(f"review.compared.{mistake.row.n}")
        assert [len(line) for line in shown.told] == [3] * 5
        assert shown.told[-1][1:] == (f"{100 * done.value:.1f}", f"{100 * better.value:.1f}")


def test_where_nobody_can_tell_what_it_comes_to_nothing_is_said(tmp_path):
    its, scene = reviewing(tmp_path, "seventeen")
    kind = scene.reviewed()[0].kinds[0]
    scene.open_kind(0, kind.name)
    its.advance(0.1)
    assert scene.controls.find(f"review.mistake.{kind.mistakes[0].row.n}")
    assert scene.controls.find(f"review.compared.{kind.mistakes[0].row.n}") is None


@pytest.mark.parametrize("size", [(1280, 720), (1000, 700)])
def test_every_kind_is_named_in_full(size, tmp_path):
    its, scene = reviewing(tmp_path, size=size)
    if size[0] == 1000:
        its.click("bar.log")
        its.advance(0.3)
    rows = [its.top.controls.find(f"review.kind.0.{at}") for at in range(len(scene.reviewed()[0].kinds))]
    for row in rows:
        assert " ".join(row.head.lines) == row.entry.title


def test_in_a_small_window_the_figures_are_in_a_drawer(tmp_path):
    its, scene = reviewing(tmp_path, size=(1000, 700))
    assert scene.controls.find("review.panel") is None
    its.click("bar.log")
    its.advance(0.3)
    assert its.top is not scene
    assert its.top.controls.find("review.panel") is not None
    its.press(pygame.K_ESCAPE)
    its.advance(0.3)
    assert its.top is scene


def test_what_is_pressed_in_the_drawer_shows_there(tmp_path):
    its, scene = reviewing(tmp_path, size=(1000, 700))
    (kind, *_) = scene.reviewed()[0].kinds
    for press in ("review.ghost.0", "review.kind.0.0", "review.kind.0.0", "review.kind.0.0"):
        its.click("bar.log")
        its.advance(0.3)
        its.click(press)
        its.advance(0.3)
        shown = {target.id for target in its.targets()}
        its.press(pygame.K_ESCAPE)
        its.advance(0.3)
    assert 0 in scene.ghosts.found
    assert "review.ghost.0" not in shown
    assert f"review.mistake.{kind.mistakes[0].row.n}" in shown


def test_of_cards_nobody_says_that_they_were_rolled(tmp_path):
    _, scene = reviewing(tmp_path, "seventeen")
    told = " ".join(scene.moment_words(n) for n in scene.course.stops)
    assert "The cards for" in told
    assert "roll" not in told


def test_one_press_from_result_library_and_replay(tmp_path):
    its_host = host(tmp_path)
    session = played()
    game_id = shelved(its_host, session)
    for scene, button in (
        (ResultScene(its_host, session, game_id), "review"),
        (GamesScene(its_host), "review"),
        (its_host.replay(game_id), "bar.review"),
    ):
        its = app(Plain(), scene)
        its.click(button)
        its.advance(0.3)
        assert isinstance(its.top, ReviewScene)
        its.quit()


def test_a_game_that_runs_is_not_reviewed(tmp_path):
    its_host = host(tmp_path)
    game_id = shelved(its_host, played(commands=5))
    its = app(Plain(), its_host.replay(game_id))
    assert its.top.controls.find("bar.review") is None
    its.pop()
    its.push(GamesScene(its_host))
    its.advance(0.2)
    assert its.top.controls.find("review") is None


def test_the_ghost_is_raised_when_asked_for_and_has_a_line(tmp_path):
    its, scene = reviewing(tmp_path, session=played(target=30))
    assert scene.controls.find("review.curve").ghost == ()
    scene.controls.find("review.ghost.0").press()
    its.advance(0.1)
    found = scene.ghosts.found[0]
    told = scene.controls.find("review.said.0.0")
    labels = [scene.controls.find(f"review.said.0.{at}") for at in range(4)]
    assert any(str(found.scores[0]) in label.label for label in labels if label)
    line = scene.controls.find("review.curve").ghost
    assert len(line) == min(len(found.turns), sum(1 for _ in scene.ghosts.ends(0)))
    assert [share for share, _ in line] == sorted(share for share, _ in line)
    assert told is not None
    assert scene.controls.find("review.ghost.0") is None
    first_end = scene.ghosts.ends(0)[0]
    for end, (score, _value) in zip(line_ends := scene.ghosts.ends(0), found.turns, strict=False):
        scene.seek(end)
        its.advance(0.05)
        plate = scene.controls.find("ghost.0")
        turn = line_ends.index(end) + 1
        assert plate.ghost.score == score
        assert plate.ghost.detail == ("other dice" if found.left and turn >= found.left else "same dice")
        assert not plate.rect.colliderect(scene.controls.find("seat.0").rect)
    assert scene.moment_words(first_end).endswith(f"ghost: {found.turns[0][0]}.")
    assert "ghost" not in scene.moment_words(scene.course.first)


def test_at_a_game_of_hidden_cards_there_is_no_ghost(tmp_path):
    _, scene = reviewing(tmp_path, "seventeen")
    assert scene.controls.find("review.ghost.0") is None


def test_a_mistake_can_be_tried_again_without_the_answer(tmp_path):
    its, scene = reviewing(tmp_path)
    assert scene.controls.find("review.try") is None
    row = max(scene.reckoning.ledger.rows, key=lambda row: row.cost)
    scene.before(row.n)
    its.advance(0.1)
    its.click("review.try")
    its.advance(0.4)
    tried = its.top
    assert isinstance(tried, DrillScene)
    assert tried.sitting.session.state == scene.sitting.session.seek(scene.n)
    assert "Better" not in tried.words
    tried.do(row.command)
    its.advance(0.3)
    assert tried.judged is not None
    assert tried.judged.cost == pytest.approx(row.cost)
    its.press(pygame.K_ESCAPE)


@pytest.mark.parametrize("heads", ["Beginn Glück Fehler Geschenke Ende", "Start Luck Errors Gifts End"])
def test_the_names_of_the_parts_are_written_out_where_the_panel_is_narrow(heads, monkeypatch):
    written = []
    monkeypatch.setattr(
        "scenes.widgets.text.lettering", lambda words, *_: written.append(words) or Surface((1, 1))
    )
    steps = tuple(Step(head, "+146", 0, 1, good=True) for head in heads.split())
    Waterfall("parts", "", Rect(0, 0, 204, 45), steps, SEATS[0]).draw(Surface((204, 45)))
    assert written[::2] == heads.split()
    assert not any(ELLIPSIS in words for words in written)


@pytest.mark.parametrize("afar", [False, True])
def test_a_ghosts_plate_says_in_full_which_dice_it_has(afar, tmp_path, monkeypatch):
    """In words that are longer than in English."""
    said = []

    def fitted(words, kind, px, size, smallest):
        said.append(fit(words, kind, px, size, smallest))
        return said[-1]

    monkeypatch.setattr(ghost_plate, "fit", fitted)
    monkeypatch.setattr(ghosts, "_", lambda _words: "dieselben Würfel")
    its, scene = reviewing(tmp_path, size=(1000, 700))
    its.settings.change(from_afar=afar)
    scene.ghosts.ask(0)
    its.advance(0.3)
    its.picture()
    assert said
    assert {" ".join(block.lines) for block in said} == {"dieselben Würfel"}
