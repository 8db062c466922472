"""The ghost raced alone: an expert's score on the same dice after each turn, nothing of it in the log."""

from typing import Any

import pytest

from game.review.ghost import Raised
from scenes.play.scene import PlayScene
from scenes.result.scene import ResultScene
from scenes.setup.scene import SetupScene
from scenes.table.ease import Ease
from scenes.table.sitting import Sitting
from tests.scenes.answering import minds
from tests.scenes.around.builders import app, at_title, host, plan, played, shelved
from tests.scenes.around.conftest import bare_table, own_home

__all__ = ["bare_table", "minds", "own_home"]

pytestmark = pytest.mark.usefixtures("minds")

RACING = Ease(ghost=True)


def racing(game="dalek", commands=1, names=("Ada",), eases=(RACING,), **options):
    session = played(game, names, commands=commands, **options)
    sitting = Sitting(session)
    sitting.set_at_ease(eases)
    scene = PlayScene(sitting)
    its = app(scene)
    its.advance(0.3)
    return its, scene, session


def plate(scene) -> Any:
    return scene.controls.find("ghost.0")


def seat_of(scene) -> Any:
    return scene.controls.find("seat.0")


def ends(session):
    return [n for n, event in enumerate(session.events, 1) if type(event).__name__ == "TurnEnded"]


@pytest.mark.parametrize("game", ["dalek", "dicy"])
def test_after_each_turn_it_tells_how_the_ghost_stands_after_as_many(game):
    its, scene, session = racing(game)
    assert plate(scene) is None
    whole = played(game, ("Ada",))
    ghost = Raised(whole.header, whole.steps, 0).answered()
    assert ghost is not None
    for turn, (score, _value) in enumerate(ghost.turns[:3], 1):
        while len(ends(session)) < turn:
            step = whole.steps[len(session.steps)]
            scene.do(step.command)
        its.advance(0.5)
        assert plate(scene).ghost.score == score
        assert f"ghost: {score}." in plate(scene).label


def test_from_afar_it_lies_below_and_takes_no_width_from_the_seats_plate():
    its, scene, _session = racing(commands=100_000, target=30)
    seat = seat_of(scene)
    assert plate(scene).rect.left > seat.rect.right
    its.settings.change(from_afar=True)
    its.draw()
    seat = seat_of(scene)
    assert plate(scene).rect.top > seat.rect.bottom
    assert plate(scene).rect.w == seat.rect.w


def test_it_goes_back_with_the_game():
    its, scene, session = racing(commands=100_000, target=30)
    before, last = ends(session)[:2]
    scene.look_at(last)
    its.advance(0.3)
    told = plate(scene).ghost
    scene.look_at(before)
    its.advance(0.3)
    assert plate(scene).ghost != told or scene.racing.scores[0] == scene.racing.scores[1]
    scene.look_at(1)
    its.advance(0.3)
    assert plate(scene) is None


def test_the_log_is_none_the_wiser():
    its, _scene, session = racing()
    _, _, other = racing(eases=(Ease(),))
    its.advance(0.3)
    assert (session.header, session.steps) == (other.header, other.steps)


@pytest.mark.parametrize(
    ("names", "game", "ease"),
    [(("Ada", "Bo"), "dalek", RACING), (("Ada",), "dalek", Ease()), (("Ada", "Bo"), "seventeen", RACING)],
)
def test_there_is_none_for_several_or_where_nobody_wants_it(names, game, ease, minds):
    _, scene, _ = racing(game, commands=30, names=names, eases=(ease,) * len(names))
    assert scene.racing.scores == ()
    assert not [asked for asked in minds if type(asked).__name__ == "Raced"]


def test_it_is_chosen_in_the_set_up_of_who_plays_alone(tmp_path):
    its, its_host = at_title(tmp_path)
    scene = SetupScene(its_host, "dalek", plan("dalek", ("Ada",)))
    its.push(scene)
    its.advance(0.3)
    scene.ask_terms(0)
    its.advance(0.3)
    its.click("ghost")
    its.click("back")
    its.advance(0.5)
    assert scene.plan.eases == (RACING,)
    several = SetupScene(its_host, "dalek", plan("dalek", ("Ada", "Bo")))
    its.push(several)
    its.advance(0.3)
    several.ask_terms(0)
    its.advance(0.3)
    assert its.top.controls.find("ghost") is None


def test_the_result_says_what_the_dice_had_in_them(tmp_path):
    its_host = host(tmp_path)
    for eases, told in (((RACING,), True), ((Ease(),), False)):
        session = played(names=("Ada",), target=30)
        game_id = shelved(its_host, session)
        its_host.memory.keep_eases(game_id, eases)
        its = app(ResultScene(its_host, session, game_id))
        its.advance(2)
        said = [
            widget.label for widget in its.top.controls.widgets if "An expert with these dice" in widget.label
        ]
        assert bool(said) == told
