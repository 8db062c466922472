"""A replay: every position is the session's own, and nothing can be done there but branch off."""

from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.core.journal import Did
from game.seventeen.cards import KIND
from game.shelf import GAMES
from scenes.library import files
from scenes.replay.timeline import Timeline
from scenes.text import refusals
from tests.scenes.around.builders import app, begun, host, kept, plan, play_on, played, shelved
from tests.scenes.frame.builders import Plain


def watching(folder, game="dalek", session=None, **settings) -> Any:
    its_host = host(folder)
    game_id = shelved(its_host, session or kept(game))
    scene = its_host.replay(game_id)
    return app(Plain(), scene, **settings), scene, its_host


def enabled(its, name):
    return next(target.enabled for target in its.targets() if target.id == name)


def test_a_pause_is_one(tmp_path):
    its, scene, _ = watching(tmp_path, speed="brisk")
    its.press(pygame.K_SPACE)
    its.advance(3)
    its.press(pygame.K_SPACE)
    its.advance(5)
    at = scene.n
    assert scene.course.first < at < scene.course.last
    its.advance(20)
    assert scene.n == at
    assert its.settled


def test_from_the_end_it_plays_from_the_beginning(tmp_path):
    its, scene, _ = watching(tmp_path)
    its.press(pygame.K_END)
    its.press(pygame.K_SPACE)
    assert scene.n < scene.course.last
    assert scene.playing


def test_keys_go_by_step_by_turn_and_to_either_end(tmp_path):
    its, scene, _ = watching(tmp_path)
    course = scene.course
    its.press(pygame.K_RIGHT)
    assert scene.n == course.stops[1]
    its.press(pygame.K_LEFT)
    its.press(pygame.K_LEFT)
    assert scene.n == course.first
    its.press(pygame.K_PAGEDOWN)
    assert scene.n == course.turns[1]
    its.press(pygame.K_PAGEDOWN)
    its.press(pygame.K_PAGEUP)
    assert scene.n == course.turns[1]
    its.press(pygame.K_END)
    assert scene.n == course.last
    its.press(pygame.K_HOME)
    assert scene.n == course.first


def test_with_the_ring_on_it_the_bar_hears_the_same_keys(tmp_path):
    its, scene, _ = watching(tmp_path)
    scene.controls.focus_on("scrub", ring=True)
    its.press(pygame.K_RIGHT)
    assert scene.n == scene.course.stops[1]
    its.press(pygame.K_PAGEDOWN)
    assert scene.n == scene.course.turns[1]


def test_a_click_on_the_bar_goes_there(tmp_path):
    its, scene, _ = watching(tmp_path)
    its.click("scrub")
    middle = scene.course.stops[len(scene.course.stops) // 2]
    assert abs(scene.course.stops.index(scene.n) - scene.course.stops.index(middle)) <= 1


def test_the_buttons_go_by_turn(tmp_path):
    its, scene, _ = watching(tmp_path)
    its.click("turn.on")
    assert scene.n == scene.course.turns[1]
    its.click("turn.back")
    assert scene.n == scene.course.turns[0]


def test_a_line_of_the_log_shows_its_moment(tmp_path):
    its, scene, _ = watching(tmp_path)
    its.press(pygame.K_END)
    lines = [target.id for target in its.targets() if target.id.startswith("log.") and target.role == "row"]
    its.click(lines[0])
    assert scene.n == int(lines[0].removeprefix("log."))
    assert scene.looking_back


@pytest.mark.parametrize("game", GAMES)
def test_nothing_can_be_done(game, tmp_path):
    its, scene, _ = watching(tmp_path, game, played(game, commands=5))
    before = scene.sitting.session.events
    for n in scene.course.stops:
        scene.seek(n)
        assert not scene.may_choose
        for key in (pygame.K_RETURN, pygame.K_1, pygame.K_z, pygame.K_y):
            its.press(key, pygame.KMOD_CTRL if key in (pygame.K_z, pygame.K_y) else 0)
        names = {target.id for target in its.targets()}
        assert names.isdisjoint({"roll", "stop", "keep", "pass", "bar.undo", "bar.redo", "result", "now"})
    its.advance(5)
    assert scene.sitting.session.events == before


@pytest.mark.parametrize("game", GAMES)
def test_going_on_makes_a_game_of_its_own_with_new_chance(game, tmp_path):
    its, scene, its_host = watching(tmp_path, game)
    at = scene.course.stops[3]
    scene.seek(at)
    its.click("go_on")
    its.advance(0.2)
    branch, origin = its_host.library.list()[0], its_host.library.list()[1]
    assert branch.made == "branched"
    header, _ = its_host.library.read(branch.id)
    assert header.branch_of == (origin.id, at)
    assert header.rekeyed[-1][1] != scene.sitting.session.header.seed
    assert its_host.read(origin.id).events == kept(game).events
    its.quit()


def test_from_a_file_only_going_on_brings_it_into_the_library(tmp_path):
    its_host = host(tmp_path)
    files.write(tmp_path / "tea.tavolino", kept())
    scene = its_host.look_at(files.read(tmp_path / "tea.tavolino"))
    its = app(Plain(), scene)
    assert its_host.library.list() == ()
    its.click("go_on")
    its.advance(0.2)
    assert sorted(game.made for game in its_host.library.list()) == ["branched", "imported"]
    its.quit()


def test_from_a_sealed_game_that_runs_nobody_goes_on_and_it_says_why(tmp_path):
    session = played("dalek", commands=12, sealed=True)
    its, scene, its_host = watching(tmp_path, session=session)
    scene.seek(scene.course.first)
    assert not enabled(its, "go_on")
    scene.branch_off()
    its.advance(0.2)
    assert refusals.words("a_branch_would_open_the_seal") in scene.controls.find("go_on").reason
    assert len(its_host.library.list()) == 1
    play_on(session)
    its, scene, _ = watching(tmp_path / "ended", session=session)
    scene.seek(scene.course.first)
    assert enabled(its, "go_on")


@pytest.mark.parametrize(("undo", "may"), [("fair", False), ("off", False), ("free", True)])
def test_from_a_running_game_of_17_one_goes_on_only_where_all_may_be_taken_back(undo, may, tmp_path):
    its, scene, its_host = watching(tmp_path, session=played("seventeen", commands=3, undo=undo))
    original = its_host.library.list()[0].id
    assert enabled(its, "go_on") == may
    if may:
        its.click("go_on")
        its.advance(0.2)
    else:
        scene.branch_off()
        assert refusals.words("a_branch_would_show_the_pile") in scene.controls.find("go_on").reason
    assert len(its_host.library.list()) == 1 + may
    assert its_host.read(original).header.branched == may
    its.quit()


def test_from_a_file_that_nothing_may_branch_off_from_none_comes_into_the_library(tmp_path):
    its_host = host(tmp_path)
    files.write(tmp_path / "tea.tavolino", played("seventeen", commands=3, undo="fair"))
    scene: Any = its_host.look_at(files.read(tmp_path / "tea.tavolino"))
    its = app(Plain(), scene)
    scene.branch_off()
    assert its_host.library.list() == ()
    its.quit()


def test_where_the_game_is_over_nobody_goes_on(tmp_path):
    its, scene, _ = watching(tmp_path)
    scene.seek(scene.course.last)
    assert not enabled(its, "go_on")
    scene.seek(scene.course.first)
    assert enabled(its, "go_on")


def test_of_a_running_game_of_17_only_what_all_may_know_is_seen(tmp_path):
    its_host = host(tmp_path)
    game = begun(its_host, plan("seventeen", ("Ada", "Bo")))
    scene = its_host.replay(game)
    its = app(Plain(), scene)
    assert scene.sitting.eyes is None
    assert scene.view.hand == ()
    scene.look_over(0)
    assert scene.sitting.eyes is None
    its.quit()


def test_of_an_ended_game_of_17_one_looks_over_any_shoulder(tmp_path):
    its, scene, _ = watching(tmp_path, "seventeen")
    assert scene.sitting.eyes == 0
    assert scene.view.hand
    its.click("seat.1")
    assert scene.view.seat == 1


def test_escape_leaves_it_wherever_it_stands(tmp_path):
    its, scene, _ = watching(tmp_path)
    scene.seek(scene.course.stops[4])
    its.press(pygame.K_ESCAPE)
    assert its.depth == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_course_stops_after_each_command_and_marks_the_turns(game):
    session = kept(game)
    course = Timeline.of(session)
    assert course.last == session.length
    assert list(course.stops) == sorted(set(course.stops))
    started = [n for n, event in enumerate(session.events, 1) if type(event).__name__ == "TurnStarted"]
    assert len(course.turns) == len(started)
    assert all(course.turn_of(turn) == number for number, turn in enumerate(course.turns, 1))


@pytest.mark.parametrize("game", GAMES)
def test_from_stop_to_stop_none_is_passed_over(game):
    course = Timeline.of(kept(game))
    for one, other in pairwise(course.stops):
        assert course.after(one) == other
        assert course.before(other) == one
    for one, other in pairwise(course.turns):
        assert course.turn_after(one) == other
        assert course.turn_before(other) == one
    assert course.after(course.last) == course.last
    assert course.before(course.first) == course.first


@pytest.mark.parametrize("game", GAMES)
def test_it_says_which_step_it_is_and_who_does_something_next(game, tmp_path):
    its, scene, _ = watching(tmp_path, game)
    commands = [entry.command for entry in kept_entries(game) if isinstance(entry, Did)]
    for number, stop in enumerate(scene.course.stops):
        scene.seek(stop)
        said = label(its, "prompt")
        assert said.startswith(f"Step {number} of {len(commands)}")
        if number < len(commands):
            assert scene.name_of(commands[number].seat) in said
        else:
            assert said.endswith("The game is over.")


def kept_entries(game):
    return kept(game).steps


def label(its, name):
    return next(target.label for target in its.targets() if target.id == name)


def hands(scene):
    """How many cards of each hand show what they are."""
    return [sum(card.what.kind is not None for card in hand) for hand in scene.table.parts.cards.hands]


def test_the_hand_that_is_seen_goes_round_and_then_all_hands_lie_open(tmp_path):
    its, scene, _ = watching(tmp_path, "seventeen")
    scene.seek(scene.course.stops[5])
    held = [len(hand) for hand in scene.view.hands]
    assert label(its, "eyes") == "Ada's hand"
    assert hands(scene) == [held[0], 0]
    its.click("eyes")
    assert label(its, "eyes") == "Bo's hand"
    assert hands(scene) == [0, held[1]]
    its.press(pygame.K_h)
    assert label(its, "eyes") == "All hands"
    assert hands(scene) == held
    its.click("eyes")
    assert hands(scene) == [held[0], 0]


def test_with_all_hands_open_every_position_is_the_sessions_own(tmp_path):
    _its, scene, _ = watching(tmp_path, "seventeen")
    scene.open_all_hands()
    session = scene.sitting.session
    for n in scene.course.stops:
        scene.seek(n)
        known = [sorted(session.game.view(session.seek(n), seat).hand) for seat in (0, 1)]
        assert [sorted(card.what.kind for card in hand) for hand in scene.table.parts.cards.hands] == known
        assert scene.table.shown() == scene.table.pictured(scene.view)


def test_with_all_hands_open_the_row_and_the_log_name_what_lies_face_down(tmp_path):
    _its, scene, _ = watching(tmp_path, "seventeen")
    scene.open_all_hands()
    session, named = scene.sitting.session, 0
    for n in scene.course.stops:
        scene.seek(n)
        lying = [KIND[laid.card] for laid in session.seek(n).row]
        row = scene.table.parts.cards.row
        assert [card.what.kind for card in row][: len(lying)] == lying
        named += any(laid.face == "down" and laid.seat == 1 for laid in session.seek(n).row)
    assert named
    specials = ("Trap", "Trash", "Reverse", "Double")
    down = [line.words for line in scene.story.lines if line.words.endswith("face down.")]
    plain = [line for line in down if "plays a card" in line]
    assert down
    assert not plain
    scene.look_over(0)
    assert not any(
        word in line.words
        for line in scene.story.lines
        for word in specials
        if line.words.endswith("face down.")
    )


def test_a_press_on_a_plate_leaves_all_hands_for_that_one(tmp_path):
    its, scene, _ = watching(tmp_path, "seventeen")
    scene.open_all_hands()
    its.click("seat.1")
    assert label(its, "eyes") == "Bo's hand"
    assert hands(scene)[0] == 0


def test_of_a_running_game_of_17_no_hand_can_be_opened(tmp_path):
    its_host = host(tmp_path)
    scene = its_host.replay(begun(its_host, plan("seventeen", ("Ada", "Bo"))))
    its = app(Plain(), scene)
    scene.open_all_hands()
    assert "eyes" not in {target.id for target in its.targets()}
    assert scene.sitting.open_views(scene.course.last) == ()
    assert hands(scene) == [0, 0]
    its.quit()


def test_the_dice_games_have_no_hands_to_look_into(tmp_path):
    its, _scene, _ = watching(tmp_path, "dalek")
    assert "eyes" not in {target.id for target in its.targets()}
