"""One person's page: all that was counted stands there in words and numbers, and charts need no colour."""

import itertools
from typing import get_args

import pygame
import pytest

from game.core.library.careers import Outing
from scenes.players.people import Profiles
from scenes.statistics.game_history import GameHistory
from scenes.statistics.hatching import Filling, bar
from scenes.statistics.person import PersonPage
from scenes.statistics.rows import Line, Part, Rows
from tests.scenes.around.builders import app, host
from tests.scenes.statistics.builders import ADA, career, words_of

pytestmark = pytest.mark.usefixtures("bare_table")


@pytest.fixture
def told(tmp_path):
    """What the page of these careers says."""

    def page(*careers):
        its = app(PersonPage(host(tmp_path), Profiles().of(ADA), careers))
        return " ".join(words_of(its))

    return page


def test_played_and_won_against_each_level_from_the_weakest(told):
    words = told(career("dalek", games=50))
    assert "50 games played, 25 won." in words
    assert "All games: 25 of 50 won" in words
    levels = ("Only people", "Easy", "Medium", "Hard", "Expert")
    assert " · ".join(f"{level}: 5 of 10 won" for level in levels) in words


def test_points_lead_from_the_best_play_over_dice_and_choices_to_what_was_made(told):
    words = told(career("dalek", luck=12.0, lost=30.0))
    assert "Best play, on average: 14.0 · Luck of the dice: +1.2 · Choices: −3.0 · Made: 12.2" in words
    assert "The dice were kind: they offered 1.2 points a turn more" in words
    assert "the best play would have made 3.0 points a turn more" in words
    assert "Best turn: 96 points. Longest run of turns without points in a game: 4." in words


def test_unkind_dice_and_the_best_choices_are_called_so(told):
    words = told(career("dicy", luck=-25.0, lost=0))
    assert "The dice were unkind: they offered 2.5 points a turn less" in words
    assert "Nobody could have made more of these dice" in words
    assert "Longest run of passes in a game: 4." in words


def test_17_tells_of_calls_and_penalties_and_of_no_dice(told):
    words = told(career("seventeen", right=7, wrong=3))
    assert "Right: 7 · Wrong: 3" in words
    assert "worth 17.0 on average" in words
    assert "brought only penalties: 4." in words
    assert "Luck of the dice" not in words
    assert "No call yet." in told(career("seventeen", right=0, wrong=0))


def test_each_game_is_chosen_where_there_are_several(tmp_path):
    page = PersonPage(host(tmp_path), Profiles().of(ADA), [career("dalek"), career("seventeen")])
    its = app(page)
    assert "Luck of the dice" in " ".join(words_of(its))
    its.click("game.seventeen")
    assert "Luck of the dice" not in " ".join(words_of(its))


def test_of_many_games_the_last_forty_are_shown_and_that_is_said(told):
    assert "The last 40 games." in told(career("dalek", games=200))
    assert "The last" not in told(career("dalek", games=40))


# Without colour


def grey(size, draw):
    surface = pygame.Surface(size)
    surface.fill("white")
    draw(surface)
    return pygame.transform.grayscale(surface)


def unlike(one, other):
    pairs = zip(one.get_buffer().raw, other.get_buffer().raw, strict=True)
    return sum(abs(a - b) > 40 for a, b in pairs) / len(one.get_buffer().raw)


def test_what_parts_are_filled_with_differs_without_colour():
    app()
    place = pygame.Rect(0, 0, 120, 24)
    drawn = [
        grey(place.size, lambda surface, filling=filling: bar(surface, place, filling, 2))
        for filling in get_args(Filling)
    ]
    assert all(unlike(a, b) > 0.04 for a, b in itertools.combinations(drawn, 2))


def test_games_that_were_won_differ_from_others_without_colour():
    app()
    drawn: list[pygame.Surface] = []
    for won in (True, False):
        course = GameHistory("course", "", pygame.Rect(0, 0, 200, 90), [Outing(5, won=won)] * 3)
        course.ground = "paper"
        drawn.append(grey((200, 90), course.draw))
    assert unlike(*drawn) > 0.005


def test_bars_are_as_long_as_their_numbers():
    app()
    parts = Part(0, 8, "full"), Part(0, 4, "full"), Part(4, 2, "full")
    rows = Rows("rows", "", pygame.Rect(0, 0, 400, 60), tuple(Line("", "", (part,)) for part in parts))
    drawn = grey((400, 60), rows.draw)
    long = [sum(drawn.get_at((x, y))[0] in range(90, 180) for x in range(400)) for y in (10, 30, 50)]
    assert long[0] / long[1] == pytest.approx(2, rel=0.05)
    assert long[1] / long[2] == pytest.approx(2, rel=0.1)
