"""The result: who won and why, the rounds, the seal, the evening, and what comes next."""

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.core.chance import seed_hash
from game.review.ledger import Ledger, Row
from game.shelf import GAMES
from scenes import shelf
from scenes.art.palette import SEATS
from scenes.host.evening import Evening
from scenes.host.last_setups import Memory
from scenes.result import chart, why
from scenes.result.luck import luck_figure
from scenes.result.outcome import Outcome
from scenes.result.scene import ResultScene
from tests.scenes.around.builders import LONGEST, app, begun, host, kept, plan, play_on, played, shelved
from tests.scenes.frame.builders import Plain

pytestmark = pytest.mark.usefixtures("bare_table")

NAMES = ("Ada", "Bo", "Cleo")


def outcome(game="dalek", scores=(61, 40, 12), winners=(0,), decided=(), target: Any = 60, rounds=4) -> Any:
    courses = tuple((0,) * (rounds - 1) + (score,) for score in scores)
    return Outcome(game, target, 0, scores, winners, courses, decided)


def labels(its):
    return " ".join(target.label for target in its.targets())


def seen(folder, session, evening=None) -> Any:
    its_host = host(folder)
    game = shelved(its_host, session)
    if evening:
        its_host.memory.keep_evening(evening.began(game))
    return app(Plain(), its_host.result(game), size=(1920, 1080)), its_host


# Who won, and why


def test_the_best_score_wins():
    assert why.headline(outcome(), NAMES) == "Ada wins"
    assert why.because(outcome(), NAMES) == "61 points, 21 ahead."


def test_equals_win_together_in_dalek_dice():
    tied = outcome(scores=(61, 61, 12), winners=(0, 1))
    assert why.headline(tied, NAMES) == "Ada and Bo win together"
    assert why.because(tied, NAMES) == "Ada and Bo have 61 points each. A tie: they win together."


def test_more_active_cards_decide_dicy_cards():
    tied = outcome("dicy", (104, 104, 12), (1,), (2, 3, 5))
    assert "More active cards decide: 3 to 2 for Bo." in why.because(tied, NAMES)
    assert tied.places == ((1, 1), (2, 0), (3, 2))


def test_as_many_active_cards_win_together():
    tied = outcome("dicy", (104, 104, 12), (0, 1), (3, 3, 5))
    assert "also have as many active cards" in why.because(tied, NAMES)
    assert tied.places == ((1, 0), (1, 1), (3, 2))


def test_fewer_penalties_decide_17():
    tied = outcome("seventeen", (3, 3, 0), (0,), (0, 1, 0), target=None)
    assert "Fewer penalties decide: 0 to 1 for Ada." in why.because(tied, NAMES)
    assert tied.places[:2] == ((1, 0), (2, 1))


def test_as_many_penalties_win_together():
    tied = outcome("seventeen", (3, 3, 0), (0, 1), (1, 1, 0), target=None)
    assert "also have as many penalties" in why.because(tied, NAMES)


def test_alone_it_is_turns_that_count():
    alone = outcome(scores=(63,), winners=(0,), rounds=7)
    assert why.headline(alone, NAMES) == "Ada reached the target"
    assert why.because(alone, NAMES) == "60 points in 7 turns."


@pytest.mark.parametrize("game", GAMES)
def test_an_outcome_is_what_the_game_says(game):
    session = kept(game, NAMES)
    told = Outcome.of(session)
    end = session.events[-1]
    assert (told.scores, told.winners) == (end.scores, end.winners)
    assert tuple(course[-1] for course in told.courses) == end.scores
    assert {seat for place, seat in told.places if place == 1} == set(end.winners)


@pytest.mark.parametrize("game", ["dicy", "dalek"])
def test_a_course_has_a_score_for_each_turn(game):
    session = kept(game, NAMES)
    for seat, course in enumerate(Outcome.of(session).courses):
        ended = [e for e in session.events if type(e).__name__ == "TurnEnded" and e.seat == seat]
        assert len(course) == len(ended)
        assert list(course) == sorted(course)


# What is told


@pytest.mark.parametrize("game", GAMES)
def test_the_scene_tells_it_all(game, tmp_path):
    its, _ = seen(tmp_path, kept(game, NAMES))
    told = Outcome.of(kept(game, NAMES))
    assert why.headline(told, NAMES) in labels(its)
    assert why.because(told, NAMES) in labels(its)
    for name, score in zip(NAMES, told.scores, strict=True):
        assert f"{name}: {score}" in labels(its)


def test_rolls_that_were_taken_back_are_told(tmp_path):
    session = played(commands=30, undo="free")
    for _time in range(3):
        session.undo()
    play_on(session)
    assert session.header.undone
    its_host = host(tmp_path)
    its = app(ResultScene(its_host, session, "nowhere"), size=(1920, 1080))
    assert why.taken_back(session.header.undone) in labels(its)


def test_that_another_game_branched_off_while_it_ran_is_told(tmp_path):
    session = played("seventeen", commands=3, undo="free")
    session.branch(session.length, "new")
    play_on(session)
    its = app(ResultScene(host(tmp_path), session, "nowhere"), size=(1920, 1080))
    assert why.branched(1) in labels(its)


def test_a_fair_game_says_nothing_of_the_sort(tmp_path):
    its, _ = seen(tmp_path, kept())
    assert "undo" not in labels(its)
    assert "branched off" not in labels(its)


def test_the_seal_is_opened_and_says_how_to_check(tmp_path):
    its, _ = seen(tmp_path, played(sealed=True))
    assert seed_hash("tea") != "tea"
    assert "The seed was tea." in labels(its)
    assert "How to check a game" in labels(its)


def test_the_phrase_is_told_with_the_seal():
    assert "salt" in " ".join(why.sealed("tea", "salt"))


# The evening, and what comes next


def test_the_evenings_score_is_told_and_the_next_game_offered(tmp_path):
    its, its_host = seen(tmp_path, kept(), Evening("three", 2))
    winner = kept().events[-1].winners[0]
    assert f"{('Ada', 'Bo')[winner]}: 1 game won" in labels(its)
    its.click("next")
    its.advance(0.2)
    assert its.top.name == "dalek"
    assert len(its_host.library.list()) == 2
    its.quit()


def test_an_evening_that_is_over_offers_no_next_game(tmp_path):
    winners = kept().events[-1].winners
    evening = Evening("three", 2).began("before").ended("before", 0, winners)
    its, _ = seen(tmp_path, kept(), None)
    assert "next" not in [target.id for target in its.targets()]
    its_host = host(tmp_path / "other", Memory())
    game = shelved(its_host, kept())
    its_host.memory.keep_evening(evening.began(game))
    its = app(its_host.result(game), size=(1920, 1080))
    assert "next" not in [target.id for target in its.targets()]
    assert "the evening" in labels(its)


def test_a_rematch_has_the_same_seats_colours_and_options(tmp_path):
    its_host = host(tmp_path)
    made = plan("dalek", ("Ada", "Cleo"), target=30)
    made = replace(made, places=(replace(made.places[0], colour="rose"), made.places[1]))
    game = begun(its_host, made)
    session = its_host.library.resume(game)
    play_on(session)
    its = app(Plain(), its_host.result(game))
    its.click("rematch")
    its.advance(0.2)
    again = its.top.sitting
    assert again.session is not session
    assert again.session.header.seed != session.header.seed
    assert again.names == ("Ada", "Cleo")
    assert again.session.header.setup["target"] == 30
    assert [colour.key for colour in again.colours] == ["rose", "blue"]
    its.quit()


def test_from_the_result_to_the_replay_and_back_and_to_the_title(tmp_path):
    its, _ = seen(tmp_path, kept())
    its.click("replay")
    its.advance(0.2)
    assert its.top.name == "replay"
    its.click("bar.back")
    assert its.top.name == "result"
    its.click("title")
    assert its.depth == 1


def test_the_petals_fall_once_and_then_nothing_moves(tmp_path):
    its, _ = seen(tmp_path, kept())
    assert not its.settled
    its.advance(5)
    assert its.settled


def test_with_less_motion_nothing_falls(tmp_path):
    its_host = host(tmp_path)
    game = shelved(its_host, kept())
    its = app(its_host.result(game), reduced_motion=True)
    its.advance(0.3)
    assert its.settled


@pytest.mark.parametrize("game", ["dicy", "dalek"])
def test_a_game_played_to_its_end_at_the_table_comes_to_its_result(game, tmp_path):
    its_host = host(tmp_path)
    scene = its_host.begin(plan(game, length="open"))
    its = app(Plain(), scene)
    play_on(scene.sitting.session)
    its.advance(1)
    its.click("result")
    its.advance(0.2)
    assert its.top.name == "result"
    assert its.top.evening.done == 1


# In figures


def figures(session):
    return dict(shelf.on_screen(session.game.key).result().figures(session))


def events(session, name):
    return [event for event in session.events if type(event).__name__ == name]


def test_the_figures_of_dalek_dice_are_what_its_log_says():
    session = kept("dalek")
    found = figures(session)
    for seat in (0, 1):
        own = [end for end in events(session, "TurnEnded") if end.seat == seat]
        assert found["Best turn"][seat] == str(max(end.points for end in own))
        assert found["Empty turns"][seat] == str(sum(end.points == 0 for end in own))
        assert found["Lost to Doctors"][seat] == str(sum(end.reason == "doctor" for end in own))
        average = sum(end.points for end in own) / len(own)
        assert float(found["Points a turn"][seat]) == pytest.approx(average, abs=0.06)


def test_the_figures_of_17_are_what_its_log_says():
    session = kept("seventeen")
    found, shown = figures(session), events(session, "RowRevealed")
    assert sum(map(int, (*found["Right calls"], *found["Wrong calls"]))) == len(shown)
    assert sum(map(int, found["Right calls"])) == sum(event.total >= 17 for event in shown)
    assert found["Longest row"] == (str(max(len(event.cards) for event in shown)),)
    assert found["Highest row"] == (str(max(event.total for event in shown)),)


def test_traps_are_counted_that_lay_face_down_in_a_row_that_was_called():
    sprung = 0
    for seed in map(str, range(8)):
        session, laid = played("seventeen", seed=seed), 0
        for n, event in enumerate(session.events, 1):
            if type(event).__name__ == "RowRevealed":
                row = session.seek(n - 1).row
                laid += sum(card.card.startswith("trap") and card.face == "down" for card in row)
        assert sum(map(int, figures(session)["Traps sprung"])) == laid
        sprung += laid
    assert sprung


def test_the_figures_of_dicy_cards_are_what_its_log_says():
    session = kept("dicy")
    found = figures(session)
    for seat in (0, 1):
        assert found["Best card"][seat] == str(
            max(event.points for event in events(session, "CardScored") if event.seat == seat)
        )
        passed = [event for event in events(session, "TurnPassed") if event.seat == seat]
        assert found["Passes"][seat] == str(len(passed))


@pytest.mark.parametrize("game", GAMES)
def test_figures_stand_beside_the_curve(game, tmp_path):
    its, _ = seen(tmp_path, kept(game))
    told = {target.id: target for target in its.targets()}
    curve = next(widget for widget in its.top.controls.widgets if widget.id == "chart")
    assert told["figure.0"].rect[0] > curve.rect.right


def test_figures_follow_a_change_of_language(tmp_path):
    its, _ = seen(tmp_path, kept("dicy"))
    before = next(target.label for target in its.targets() if target.id == "figure.0")
    its.settings.change(language="de")
    try:
        its.advance(0.1)
        assert next(target.label for target in its.targets() if target.id == "figure.0") != before
    finally:
        its.settings.change(language="en")


def test_luck_is_what_the_rows_of_chance_changed():
    rows = (
        Row(n=1, seat=None, kind="chance", value=(0.62, 0.38), change=(0.12, -0.12)),
        Row(n=2, seat=0, kind="choice", value=(0.6, 0.4), change=(-0.02, 0.02), cost=0.02),
    )
    won, lost = luck_figure(Ledger("dalek", "win", True, 0.0, (0.5, 0.5), rows)).values
    assert won.startswith("+12")
    assert "12" in lost
    assert not lost.startswith("+")


@pytest.mark.parametrize("size", [(300, 200), (500, 300), (1000, 600)])
@pytest.mark.parametrize("names", [("Ada", "Bo"), LONGEST])
@pytest.mark.parametrize(
    "courses", [((7,), (100,)), ((1200, 4300), (3, 3999)), (tuple(range(0, 90, 2)), (4,) * 45)]
)
def test_nothing_in_the_chart_is_cut(size, names, courses):
    """What touched the edge of the picture would go on behind it."""
    courses = (*courses, *courses)[: len(names)]
    told = Outcome("dalek", 60, 0, tuple(course[-1] for course in courses), (0,), courses, ())
    picture = chart._drawn(size, size[1] / 50, told, names, SEATS[: len(names)])
    wide, high = picture.get_size()
    edge = [(x, y) for x in range(wide) for y in (0, high - 1)]
    edge += [(x, y) for y in range(high) for x in (0, wide - 1)]
    assert not [at for at in edge if picture.get_at(at).a > 40]


def test_a_rematch_the_replay_and_the_review_are_one_press_away(tmp_path):
    its, _ = seen(tmp_path, kept("dalek"))
    assert {"rematch", "replay", "review"} <= {target.id for target in its.targets() if target.enabled}
    for name in ("replay", "review"):
        its.click(name)
        its.advance(0.3)
        assert its.top.name == name
        its.press(pygame.K_ESCAPE)
        its.advance(0.3)
    its.quit()
