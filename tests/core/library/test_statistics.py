"""Statistics of many games against a slow recount of the logs; dice against what chance allows."""

import csv
import tracemalloc
from io import StringIO
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from game.core.header import Header
from game.core.journal import Undid, encode_entry
from game.core.library import Library
from game.core.library.careers import ALONE, HEAD_START, PEOPLE, as_csv, careers
from game.core.library.fairness import ENOUGH, chance_of, fairness, fairness_as_csv
from game.core.library.records import Made, SeatResult
from game.core.library.stories import Story, stories
from game.core.seats import Kind, Seat
from game.core.session import Session
from game.shelf import GAMES
from tests.core.library.builders import ADA, BO, ROBBIE

CY = Seat("Cy", "human")
HARD = Seat("Hal", "bot", "hard")
LEVELS = ("easy", "medium", "hard", "expert")
TABLES = [
    ("dalek", (ADA, BO)),
    ("dalek", (ADA, ROBBIE)),
    ("dalek", (ADA, ROBBIE, HARD)),
    ("dicy", (BO, ADA)),
    ("dicy", (CY, HARD)),
    ("seventeen", (ADA, BO, CY)),
    ("seventeen", (BO, ROBBIE)),
]


def play(lib, number, key, seats, undoing=0.15, **options):
    """To its end, by chance, with steps back and forth."""
    random, game = Random(number), GAMES[key]
    setup = game.setup(undo="free", **options)
    session = lib.start(game, Header.of(game, setup, seats, f"seed {number}"), f"game {number}")
    for _ in range(3000):
        if session.ended:
            break
        if random.random() < undoing and session.can_undo():
            session.undo()
            if random.random() < 0.3 and session.can_redo():
                session.redo()
        else:
            seat = game.to_act(session.state)
            assert seat is not None
            legal = list(game.legal(session.state, seat))
            scoring = [command for command in legal if type(command).__name__ == "Score"]
            session.do(random.choice(scoring or legal))
    assert session.ended
    game_id = lib.saved(session).id
    lib.leave(game_id)
    return game_id


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """A library with some of everything."""
    with Library.open(GAMES, tmp_path_factory.mktemp("library")) as lib:
        games = [play(lib, number, *TABLES[number % len(TABLES)]) for number in range(8)]
        play(lib, 8, "dicy", (ADA, ROBBIE), head_start=(30, 0))
        play(lib, 9, "seventeen", (ADA, BO), head_start=(0, 1))
        lib.branch(games[1], 30, "another way")
        lib.branch(games[2], 30, "anew")
        header, journal = lib.read(games[3])
        session = Session(GAMES[header.game], header, journal)
        lib.add(session.header, session._steps, "from a file")
        lib.delete(games[6])
        yield lib


# Who played


def recounted(lib):
    """Slowly: every game played anew from its log, its typed events counted by hand."""
    found = {}
    for listed in lib.list():
        header, journal = lib.read(listed.id)
        session = Session(GAMES[header.game], header, journal)
        if not session.ended:
            continue
        end = session.events[-1]
        for number, seat in enumerate(session.seats):
            if seat.kind != "human":
                continue
            played, won, points = found.setdefault((seat.name, header.game), [0, 0, []])
            found[seat.name, header.game][0] = played + 1
            found[seat.name, header.game][1] = won + (number in end.winners)
            points.append([made for who, made in _made(header.game, session.events) if who == number])
    return found


def _made(game, events):
    for event in events:
        name = type(event).__name__
        if (game, name) in (("dalek", "TurnEnded"), ("dicy", "CardScored")):
            yield event.seat, event.points
        elif (game, name) == ("dicy", "TurnPassed"):
            yield event.seat, 0
        elif (game, name) == ("seventeen", "TokensMoved") and max(event.victories, event.penalties) > 0:
            yield event.seat, max(0, event.victories)


def test_careers_are_what_a_slow_recount_says(evening):
    slow, quick = recounted(evening), careers(evening.stories(), LEVELS)
    assert {(career.name, career.game) for career in quick} == set(slow)
    for career in quick:
        played, won, turns = slow[career.name, career.game]
        every = [points for turn in turns for points in turn]
        assert (career.played, career.won) == (played, won)
        assert (career.turns, career.points, career.best) == (len(every), sum(every), max(every))
        runs = ["".join("0" if not points else "x" for points in turn) for turn in turns]
        assert career.streak == max(len(run) for turn in runs for run in turn.split("x"))
        assert sum(games for games, _ in career.against.values()) == played
        assert sum(wins for _, wins in career.against.values()) == won


def test_who_plays_most_comes_first(evening):
    played = [career.played for career in careers(evening.stories())]
    assert played == sorted(played, reverse=True)


def story(*seats, made: Made = "started", game="dalek", ended=True, **rest: Any):
    return Story("id", game, made, 0.0, seats, ended, **rest)


def sat(name, kind: Kind = "human", level=None, *, won=False, handed=False):
    return SeatResult(name, kind, level, 0, won, handed)


def test_a_table_is_known_by_its_hardest_opponent():
    table = story(sat("Ada", won=True), sat("x", "bot", "easy"), sat("y", "bot", "hard"), sat("Bo"))
    assert careers([table], LEVELS)[0].against == {"hard": (1, 1)}
    assert careers([story(sat("Ada"), sat("Bo"))], LEVELS)[0].against == {PEOPLE: (1, 0)}


def test_a_game_with_a_head_start_counts_as_played_and_won_but_measures_nobody():
    ahead = story(
        *(sat("Ada", won=True), sat("x", "bot", "hard")),
        head_start=(20, 0),
        earned=((0, 9),),
    )
    level = story(sat("Ada"), sat("x", "bot", "hard"), earned=((0, 3),))
    (career,) = careers([ahead, level], LEVELS)
    assert (career.played, career.won) == (2, 1)
    assert career.against == {"hard": (1, 0), HEAD_START: (1, 1)}
    assert (career.points, career.best) == (12, 9), "points that were given are not points that were made"


def test_laurels_that_were_given_are_not_laurels_that_were_won(evening):
    found = {(one.name, one.game): one for one in careers(evening.stories(), LEVELS)}
    begun_ahead = next(told for told in evening.stories() if told.head_start == (0, 1))
    assert found["Bo", "seventeen"].course[-1].made == begun_ahead.seats[1].score - 1


def test_a_running_game_and_a_seat_that_changed_hands_count_for_nobody():
    assert careers([story(sat("Ada"), ended=False)]) == ()
    assert careers([story(sat("Ada", handed=True))]) == ()


def test_a_streak_does_not_run_on_into_the_next_game():
    bust = (0, 0)
    (career,) = careers([story(sat("Ada"), earned=(bust, bust)), story(sat("Ada"), earned=(bust,))])
    assert (career.turns, career.streak) == (3, 2)


# Alone, in a row, and each way of playing


def scored(name, score, *, won=False):
    return SeatResult(name, "human", None, score, won, False)


def test_alone_nobody_wins():
    """The rules give the solo player the win; it is none against anybody."""
    alone, won, lost = (
        story(sat("Ada", won=True)),
        story(sat("Ada", won=True), sat("Bo")),
        story(sat("Ada"), sat("Bo", won=True)),
    )
    (ada,) = [one for one in careers([alone, won, lost], LEVELS) if one.name == "Ada"]
    assert (ada.played, ada.contested, ada.won) == (3, 2, 1)
    assert ada.against == {ALONE: (1, 0), PEOPLE: (2, 1)}
    assert [outing.won for outing in ada.course] == [False, True, False]


def test_wins_in_a_row_are_counted_over_games_against_somebody():
    wins = [True, True, False, True]
    told = [story(sat("Ada", won=won), sat("Bo", won=not won)) for won in wins]
    told.insert(1, story(sat("Ada", won=True)))
    (ada,) = [one for one in careers(told) if one.name == "Ada"]
    assert ada.winning == (1, 2)
    (bo,) = [one for one in careers(told) if one.name == "Bo"]
    assert bo.winning == (0, 1)


def test_each_way_of_playing_has_its_own_figures():
    short, long = {"target": 30, "undo": "fair"}, {"target": 60, "sealed": True}
    told = [
        story(scored("Ada", 32, won=True), scored("Bo", 8), setup=short),
        story(scored("Ada", 41), scored("Bo", 44, won=True), setup={"target": 30, "undo": "off"}),
        story(scored("Ada", 66, won=True), setup=long, earned=((0, 30), (0, 36))),
        story(scored("Ada", 61, won=True), setup=long, earned=((0, 30), (0, 0), (0, 31))),
    ]
    (ada,) = [one for one in careers(told) if one.name == "Ada"]
    assert [structs.astuple(mode) for mode in ada.modes] == [
        ({"target": 30}, 2, 2, 1, 41, None),
        ({"target": 60}, 2, 0, 0, 66, 2),
    ]


# The dice


def slow_dice(lib):
    """Every roll of every command in every journal, keyed as the log's format says, each key once."""
    found = set()
    for listed in lib.list():
        header, journal = lib.read(listed.id)
        if header.game == "seventeen" or listed.made == "imported":
            continue
        done, undone = [], []
        for entry in journal:
            if isinstance(entry, Undid):
                undone.append(done[-entry.commands :])
                done = done[: -entry.commands]
            elif type(entry).__name__ == "Redid":
                done += undone.pop()
            elif type(entry).__name__ != "Seated":
                undone.clear()
                done.append(entry)
            events = [event for step in done for event in step.events]
            turns, roll = {}, 0
            for number, event in enumerate(events, 1):
                if type(event).__name__ == "TurnStarted":
                    turns[event.seat] = turns.get(event.seat, 0) + 1
                    roll = 0
                if type(event).__name__ == "DiceRolled":
                    roll += 1
                    later = [new for since, new in header.rekeyed if since <= number]
                    seed = later[-1] if later else header.seed
                    for place, face in enumerate(event.values):
                        kind = header.seats[event.seat].kind
                        found.add((header.game, kind, seed, event.seat, turns[event.seat], roll, place, face))
    return found


def test_all_dice_are_counted_once_as_a_slow_recount_does(evening):
    slow = slow_dice(evening)
    quick = fairness(evening.stories())
    assert len(quick) == 4
    for dice in quick:
        own = [str(die[-1]) for die in slow if die[:2] == (dice.game, dice.kind)]
        assert dice.dice == len(own)
        assert dice.counts == {face: own.count(face) for face in dice.counts}


def test_what_was_undone_was_rolled_all_the_same(evening):
    """Who takes back bad rolls can't make the dice look good."""
    logs = [
        Session(GAMES[one.game], *evening.read(one.id)) for one in evening.list() if one.made == "started"
    ]
    standing = sum(len(getattr(event, "values", ())) for log in logs for event in log.events)
    assert sum(dice.dice for dice in fairness(evening.stories())) > standing


def test_dice_of_copies_are_the_same_dice(evening):
    before = fairness(evening.stories())
    copy = evening.add(*evening.read(evening.list()[0].id), "once more")
    assert fairness(evening.stories()) == before
    evening.delete(copy)


def test_dice_are_not_remembered_from_game_to_game(evening):
    game_id = next(one.id for one in evening.list() if one.game == "dicy")
    header, journal = evening.read(game_id)
    entries = [(encode_entry(entry),) for entry in journal]

    def most_memory(games):
        rows = [
            (str(n), "dicy", "started", 0.0, json.encode(structs.replace(header, seed=f"{n}")))
            for n in range(games)
        ]
        tracemalloc.start()
        fairness(stories(GAMES, rows, lambda _game: entries, lambda _game: []))
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    most_memory(1)  # what is loaded once
    assert most_memory(50) < 2 * most_memory(5)


def dice(counts, kind: Kind = "human"):
    return story(
        game="dicy", dice={(kind, str(face)): count for face, count in enumerate(counts, 1) if count}
    )


def verdict(*counts):
    (found,) = fairness([dice(counts)])
    return found.verdict


def test_few_dice_say_nothing():
    assert verdict(0, 0, 0, 0, 0, ENOUGH - 1) == "too_few"


def test_even_dice_are_as_expected_and_loaded_ones_are_not():
    assert verdict(100, 101, 99, 103, 97, 100) == "as_expected"
    assert verdict(100, 100, 100, 100, 70, 130) == "unusual"
    assert verdict(100, 100, 100, 100, 50, 190) == "very_unusual"
    assert verdict(200, 200, 200, 200, 200) == "very_unusual"  # a face that never came


def test_the_verdict_is_rarely_hard_on_fair_dice():
    random = Random(17)
    said = [verdict(*map([random.randrange(6) for _ in range(1200)].count, range(6))) for _ in range(200)]
    assert said.count("as_expected") >= 190


@pytest.mark.parametrize(
    ("chi_square", "chance"), [(0, 1), (4.351, 0.5), (9.236, 0.1), (11.070, 0.05), (15.086, 0.01)]
)
def test_the_chance_of_five_degrees_of_freedom_is_the_tables(chi_square, chance):
    assert chance_of(chi_square, 5) == pytest.approx(chance, abs=2e-4)


# For other programs


def test_csv_has_a_line_for_each_player_game_and_opponent(evening):
    found = careers(evening.stories(), LEVELS)
    lines = list(csv.DictReader(StringIO(as_csv(found))))
    assert len(lines) == sum(len(career.against) for career in found)
    assert sum(int(line["played"]) for line in lines) == sum(career.played for career in found)
    assert {line["player"] for line in lines} == {career.name for career in found}


def test_a_name_stays_a_name_in_csv():
    told = [story(sat('=SUM("A",1)'))]
    (line,) = csv.DictReader(StringIO(as_csv(careers(told))))
    assert line["player"] == '\'=SUM("A",1)'


def test_csv_of_the_dice(evening):
    found = fairness(evening.stories())
    lines = list(csv.DictReader(StringIO(fairness_as_csv(found))))
    assert sum(int(line["count"]) for line in lines) == sum(dice.dice for dice in found)


def test_a_damaged_game_is_left_out():
    rows = [("a", "dalek", "started", 0.0, b"no header")]
    assert not [*stories(GAMES, rows, lambda _game: [], lambda _game: [])]
