"""Each lesson can be gone through by what it proposes, left by whatever the rules allow, and come back to."""

from io import BytesIO
from random import Random
from typing import Any

import pygame
import pytest
from pygame import Rect

from game import bots
from game.core.log import write
from game.core.verify import verify
from game.dicy.commands import Reroll, Score
from game.seventeen.commands import BeginTurn, Call
from game.shelf import GAMES
from scenes.app.scene import Scene
from scenes.game_record.lesson import Lesson
from scenes.lessons.course import Course
from scenes.lessons.page import LessonsPage
from scenes.lessons.progress import Progress
from scenes.lessons.sitting import LessonSitting
from scenes.lessons.table import WayOn, lesson_scene
from scenes.shelf import on_screen
from tests.scenes.sizes import SIZES
from tests.scenes.table.builders import app_at, targets

pytestmark = pytest.mark.usefixtures("unpainted")

EVERY = [lesson for game in GAMES for lesson in on_screen(game).lessons()]
named = pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson.key)


def opened(lesson: Lesson, progress=None, onward=None, size=(1280, 720), **settings) -> Any:
    scene = lesson_scene(lesson, progress or Progress(), WayOn(onward))
    app = app_at(scene, size, **{"speed": "instant", **settings})
    rest(app)
    return app


def rest(app):
    """Opponents have done what they do, and all has been seen."""
    for _ in range(40):
        app.advance(0.4)
        wanted = app.top.lesson_sitting.wanted
        if wanted is None or not app.top.sitting.is_bot(wanted.seat):
            break
    app.advance(0.5)


def do(app, command):
    """What the person at the table does, through what can be pressed there."""
    scene = app.top
    match command:
        case BeginTurn():
            scene.table.asking.go_on()
        case Call(seat):
            scene.table.asking.call(seat)
        case _:
            scene.do(command)
    rest(app)


@named
def test_a_lesson_is_gone_through_by_what_it_proposes(lesson):
    progress = Progress()
    app = opened(lesson, progress)
    scene, steps = app.top, []
    for _ in range(30):
        if scene.lesson_sitting.over:
            break
        wanted = scene.lesson_sitting.wanted
        assert not scene.sitting.is_bot(wanted.seat)
        assert targets(app)["lesson.words"].label == lesson.steps[scene.lesson_sitting.step].words
        assert scene.lights(), wanted
        steps.append(scene.lesson_sitting.step)
        do(app, wanted)
    assert sorted(set(steps)) == list(range(len(lesson.steps)))
    assert targets(app)["lesson.words"].label == lesson.closing
    assert progress.done(lesson.key)
    assert "lesson.next" in targets(app)


@named
def test_nothing_is_faked(lesson):
    """The log of the whole lesson stands before rules, chain and chance."""
    session = lesson.session(len(lesson.steps))
    stream = BytesIO(b"".join(write(session.header, session.events)))
    (verified,) = verify(stream, GAMES)
    assert verified.events == session.length


@named
@pytest.mark.parametrize("number", range(3))
def test_every_way_off_the_line_is_allowed_and_leads_back(lesson, number):
    random = Random(f"{lesson.key} {number}")
    for step in range(len(lesson.steps)):
        progress = Progress()
        progress.leave_at(lesson.key, step, len(lesson.steps))
        app = opened(lesson, progress)
        scene = app.top
        seat = scene.lesson_sitting.wanted.seat
        others = [command for command in scene.sitting.legal(seat) if command != scene.lesson_sitting.wanted]
        if not others:
            continue
        do(app, random.choice(others))
        if not scene.lesson_sitting.followed.astray:
            continue  # other dice of the same value
        for _ in range(3):
            seat = scene.sitting.to_act
            if seat is not None and not scene.sitting.is_bot(seat):
                do(app, random.choice(list(scene.sitting.legal(seat))))
        app.click("lesson.back")
        rest(app)
        assert not scene.lesson_sitting.followed.astray
        assert scene.lesson_sitting.step in (step, step - 1)
        assert scene.view == scene.sitting.view


@named
def test_an_undo_leads_back_too(lesson):
    app = opened(lesson)
    scene = app.top
    do(app, scene.lesson_sitting.wanted)
    before = scene.lesson_sitting.step
    wanted = scene.lesson_sitting.wanted
    others = [c for c in scene.sitting.legal(wanted.seat) if c != wanted]
    if others:
        do(app, others[-1])
        app.press(pygame.K_z, pygame.KMOD_CTRL)
        rest(app)
        assert not scene.lesson_sitting.followed.astray
        assert scene.lesson_sitting.step <= before


@named
def test_a_lesson_goes_on_where_it_was_left(lesson):
    progress = Progress()
    app = opened(lesson, progress)
    do(app, app.top.lesson_sitting.wanted)
    left = app.top.lesson_sitting.step
    app.click("bar.home")
    again = opened(lesson, progress)
    assert again.top.lesson_sitting.step == left
    assert again.top.words == lesson.steps[left].words


def test_what_was_learnt_is_kept_in_a_file(tmp_path):
    progress = Progress(tmp_path / "lessons.json")
    progress.leave_at("dalek.first", 5, 5)
    progress.leave_at("dalek.dare", 2, 7)
    again = Progress(tmp_path / "lessons.json")
    assert again.done("dalek.first")
    assert not again.done("dalek.dare")
    assert again.step("dalek.dare", 7) == 2


def test_skipping_is_one_click_to_the_next_lesson():
    page = LessonsPage(Course("dalek", Progress(), Scene))
    app = app_at(page, speed="instant")
    app.click("lessons.dalek.first")
    app.advance(0.5)
    app.click("lesson.skip")
    app.advance(0.5)
    top: Any = app.top
    assert top.lesson.key == "dalek.dare"
    app.click("lesson.skip")
    app.advance(0.5)
    app.click("lesson.skip")
    app.advance(0.5)
    assert app.top is page


def test_the_page_says_what_was_learnt():
    progress = Progress()
    progress.leave_at("dalek.first", 3, 3)
    progress.leave_at("dalek.dare", 2, 4)
    app = app_at(LessonsPage(Course("dalek", progress, Scene)))
    assert "done" in targets(app)["lessons.dalek.first"].label
    assert "3 of 4" in targets(app)["lessons.dalek.dare"].label


@pytest.mark.parametrize("size", SIZES)
def test_the_slip_has_room_for_every_step(size):
    from scenes.widgets.label import text_height

    for lesson in EVERY:
        app = app_at(lesson_scene(lesson, Progress(), WayOn()), size, speed="instant")
        scene: Any = app.top
        app.targets()
        place = scene.controls.find("lesson.words").rect
        for words in (*(step.words for step in lesson.steps), lesson.closing):
            assert text_height(scene.scale, words, place.w, kind="medium") <= place.h
        seen = {t.id: Rect(t.rect) for t in app.targets() if t.role == "button"}
        assert all(Rect((0, 0), size).contains(rect) for rect in seen.values())


# What the lessons teach is what the expert does


def dice_lessons():
    return [lesson for lesson in EVERY if lesson.game != "seventeen"]


@pytest.mark.parametrize("lesson", dice_lessons(), ids=lambda lesson: lesson.key)
def test_the_expert_would_do_the_same(lesson):
    from game.bots.dalek import explain as dalek
    from game.bots.dicy import explain as dicy

    cost = {"dalek": dalek.cost, "dicy": dicy.cost}[lesson.game]
    for step in range(len(lesson.steps)):
        sitting = LessonSitting(lesson, step)
        lost, best = cost(sitting.view, sitting.wanted)
        assert lost < 1e-9, (step, sitting.wanted, best)


def test_in_17_the_lessons_call_when_the_expert_might():
    from game.bots.seventeen.explain import likely, reached

    for lesson in on_screen("seventeen").lessons():
        sitting = LessonSitting(lesson)
        for move in lesson.moves:
            command = move(sitting.session.state)
            view = sitting.session.view(command.seat)
            if command.seat == 0 and isinstance(command, Call | BeginTurn) and view.row:
                chance = reached(likely(view, Random(1)))
                assert (chance > 0.5) == isinstance(command, Call)
            sitting.do(command)


def test_other_dice_of_the_same_value_are_on_the_line_too():
    lesson = next(lesson for lesson in EVERY if lesson.key == "dicy.first")
    app = opened(lesson)
    do(app, app.top.lesson_sitting.wanted)
    scene = app.top
    wanted = scene.lesson_sitting.wanted
    assert isinstance(wanted, Score)
    shown = scene.table.state.dice
    twin = next(
        d for d in range(6) if d not in wanted.dice and any(shown[d] == shown[o] for o in wanted.dice)
    )
    out = next(o for o in wanted.dice if shown[o] == shown[twin])
    do(app, Score(0, wanted.card, tuple(sorted({*wanted.dice} - {out} | {twin}))))
    assert not scene.lesson_sitting.followed.astray


def test_the_card_of_a_reroll_is_lit_with_its_dice_and_alone_when_they_are_in_the_cup():
    lesson = next(lesson for lesson in EVERY if lesson.key == "dicy.freeze")
    app = opened(lesson)
    do(app, app.top.lesson_sitting.wanted)
    scene = app.top
    wanted = scene.lesson_sitting.wanted
    assert isinstance(wanted, Reroll)
    card = scene.table.rows.rect(0, wanted.card)
    assert card in scene.lights()
    for die in wanted.dice:
        app.click(f"die.{die}")
    app.click("reroll")
    app.targets()
    assert scene.lights() == [card]


def test_opponents_off_the_line_are_asked_as_ever():
    lesson = on_screen("seventeen").lessons()[0]
    sitting = LessonSitting(lesson)
    other = next(c for c in sitting.legal(0) if c != sitting.wanted)
    sitting.do(other)
    assert sitting.followed.astray
    answer = sitting.question(1).answered()
    assert answer is None or answer in list(sitting.legal(1))
    assert bots.levels("seventeen")


@named
def test_a_lesson_goes_on_in_another_language(lesson):
    app = opened(lesson, language="en")
    english = {name: targets(app)[name].label for name in ("bar.title", "lesson.words")}
    app.settings.change(language="de")
    german = {name: targets(app)[name].label for name in english}
    assert german["lesson.words"] == app.top.words
    assert all(german[name] != english[name] for name in english)
    app.settings.change(language="en")
    assert {name: targets(app)[name].label for name in english} == english


SECONDS = 180
WORDS_A_MINUTE = 130  # read with care, by somebody new to the game
SECONDS_A_MOVE = 5  # to find it with the mouse and see what comes of it; opponents take less


@named
def test_is_over_in_three_minutes(lesson):
    told = [lesson.about, *(step.words for step in lesson.steps), lesson.closing]
    words = sum(len(sentence.split()) for sentence in told)
    assert words / WORDS_A_MINUTE * 60 + len(lesson.moves) * SECONDS_A_MOVE <= SECONDS
