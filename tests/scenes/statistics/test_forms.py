"""Luck and skill over many games: what stands there, and that nobody waits for it."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.review.forms import AskedForms, Form, Own
from game.review.standards import Costs, share_below, standard, standards, way
from scenes.statistics.development import WINDOW, Development
from scenes.statistics.forms import FormsPage
from scenes.table.bots.process import Minds
from tests.scenes.answering import minds
from tests.scenes.around.builders import app, host
from tests.scenes.statistics.builders import ADA, BO, at_players, evening, words_of

__all__ = ["minds"]

pytestmark = pytest.mark.usefixtures("bare_table", "minds")

GLACIAL = {"mode": "glacial", "target": 100}
ALONE, DUEL = Own("a", "dalek", {"target": 60}, 0, 1), Own("b", "dicy", GLACIAL, 0, 2)


def told(folder, *found):
    page = FormsPage(ADA, {}, host(folder).library.folder)
    its = app(page)
    its.advance(0.3)
    page.found = list(found)
    page.relay()
    its.advance(0.3)
    return its, page, " ".join(words_of(its))


def charts(page):
    return [widget for widget in page.controls.widgets if isinstance(widget, Development)]


def costs(level, own, count=60):
    """Of choices that each cost what that level gives away."""
    known = standards()[own.game][way(own.setup, own.seats)].costs[level]
    return Costs(count, known * count, known * known * count)


def test_a_persons_page_leads_there_and_what_was_played_is_told(tmp_path):
    table = evening(tmp_path, (ADA, BO))
    its = at_players(table)
    its.click("person.0")
    its.advance(0.5)
    its.click("forms")
    its.advance(0.5)
    words = " ".join(words_of(its))
    assert its.top.name == "forms"
    assert its.top.share == 1
    assert "Dalek Dice" in words
    assert "On average luckier than in" in words
    assert len(charts(its.top)) == 4


def test_each_way_of_playing_stands_by_itself_most_played_first(tmp_path):
    form = Form(0.0, costs("medium", DUEL))
    _, _, words = told(
        tmp_path,
        (ALONE, form),
        (DUEL, form),
        (DUEL, form),
        (replace(DUEL, setup=GLACIAL | {"mode": "beginner"}), form),
    )
    order = [words.index(part) for part in ("Glacial · for two", "Dalek Dice", "Beginner · for two")]
    assert order == sorted(order)
    assert "alone" in words


def test_the_next_way_of_playing_begins_clear_of_the_chart_before(tmp_path):
    form = Form(0.0, costs("medium", DUEL))
    _, page, _ = told(tmp_path, (DUEL, form), (ALONE, form))
    widgets = page.controls.widgets
    for above, below in pairwise(widgets):
        if isinstance(above, Development):
            air = below.rect.y - above.rect.bottom
            assert (
                air >= page.scale.px(2.4 if below.label.startswith("Dalek Dice") else 1.2)
                or below.id == "back"
            )


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_who_gives_away_what_a_level_does_plays_as_it_does(level, tmp_path):
    _, page, words = told(tmp_path, *[(DUEL, Form(0.0, costs(level, DUEL)))] * 3)
    assert f"Chooses as {level.title()} does." in words
    skill = charts(page)[1]
    order = ["easy", "medium", "hard", "expert"]
    assert skill.means[-1] == pytest.approx(order.index(level) / 3)
    assert [words for _at, words in skill.marks] == ["Easy", "Medium", "Hard", "Expert"]


def test_luck_is_the_share_of_games_with_less_and_its_line_the_mean_of_the_last(tmp_path):
    lucks = [0.3 if at % 2 else -0.3 for at in range(3 * WINDOW)]
    _, page, words = told(tmp_path, *((DUEL, Form(luck, Costs())) for luck in lucks))
    known = standard("dicy", way(GLACIAL, 2))
    assert known is not None
    shares = [share_below(known, 2, luck) for luck in lucks]
    chart = charts(page)[0]
    assert list(chart.games) == pytest.approx(shares)
    assert chart.means[0] == pytest.approx(shares[0])
    assert chart.means[-1] == pytest.approx(sum(shares[-WINDOW:]) / WINDOW)
    assert "Too few choices to say how well." in words
    assert charts(page)[1].games == [None] * len(lucks)


def test_alone_fewer_turns_are_luck(tmp_path):
    _, page, _ = told(tmp_path, (ALONE, Form(-30.0, Costs())), (ALONE, Form(30.0, Costs())))
    lucky, unlucky = charts(page)[0].games
    assert (lucky, unlucky) == (1, 0)


def test_without_games_of_dice_it_says_so(tmp_path):
    _, _, words = told(tmp_path)
    assert "Nothing yet" in words


def test_while_it_is_worked_out_the_share_is_told_after_a_moment(tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(Minds, "ask_all", lambda _self, questions, *_: asked.append(questions))
    page = FormsPage(ADA, {}, tmp_path)
    its = app(page)
    assert asked == [(AskedForms(tmp_path, ADA, {}),)]
    assert page.controls.find("forms.progress") is None
    its.advance(0.5)
    assert page.controls.find("forms.progress") is not None
