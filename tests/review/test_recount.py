"""Everything in the players' tables, recounted from the games' exported logs with nothing but `json`."""

import csv
import json
from collections import defaultdict
from io import StringIO
from itertools import pairwise

import pytest

from game.core.library import Library
from game.core.library.careers import as_csv, courses_as_csv
from game.core.library.fairness import fairness_as_csv
from game.core.log import write
from game.core.seats import Seat
from game.core.session import Session
from game.review.counting import Counting
from game.shelf import GAMES
from tests.core.library.builders import ADA, BO, ROBBIE
from tests.review.test_turns import played

HAL = Seat("Hal", "bot", "hard")
TABLES = [(ADA, BO), (ADA, ROBBIE), (BO, ROBBIE, HAL), (HAL, ADA, BO), (ROBBIE, BO)]
KEYS = ("dalek", "dicy", "seventeen")
STRONGER = ("easy", "hard")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("library")
    with Library.open(GAMES, made) as lib:
        for number in range(15):
            session = played(KEYS[number % 3], TABLES[number % 5], number)
            lib.add(session.header, session.steps, f"game {number}", "started")
    return made


@pytest.fixture(scope="module")
def logs(folder):
    """As files would have them: a header and its events, each a dictionary; the first begun first."""
    texts = []
    with Library.open(GAMES, folder) as lib:
        for listed in sorted(lib.list(), key=lambda listed: listed.started):
            header, journal = lib.read(listed.id)
            session = Session(GAMES[header.game], header, journal)
            texts.append([json.loads(line) for line in write(header, session.events)])
    return [(lines[0], lines[1:]) for lines in texts]


@pytest.fixture(scope="module")
def found(folder):
    return Counting(folder, {}).answered()


def rows(text):
    return list(csv.DictReader(StringIO(text)))


def own_games(logs):
    """By person and game: every log in which that person sat, and where."""
    games = defaultdict(list)
    for header, events in logs:
        for number, seat in enumerate(header["seats"]):
            if seat["kind"] == "human":
                games[seat["name"], header["game"]].append((header, events, number))
    return games


def strongest(header):
    levels = [seat["level"] for seat in header["seats"] if seat["kind"] == "bot"]
    return max(levels, key=STRONGER.index, default="people")


def brought(events, seat):
    """What each turn of that seat came to, in the words of its game."""
    made = []
    for event in events:
        if event.get("seat") != seat:
            continue
        if "points" in event:
            made.append(event["points"])
        elif event["type"] == "TurnPassed":
            made.append(0)
        elif event["type"] == "TokensMoved" and (event["victories"] > 0 or event["penalties"] > 0):
            made.append(max(0, event["victories"]))
    return made


def longest_run_of_none(turns):
    longest = 0
    for start in range(len(turns)):
        for end in range(start, len(turns) + 1):
            if not any(turns[start:end]):
                longest = max(longest, end - start)
    return longest


def test_games_and_wins_by_the_strongest_opponent(logs, found):
    slow = {
        (name, game, who): (
            sum(strongest(header) == who for header, _, _ in own),
            sum(strongest(header) == who and seat in events[-1]["winners"] for header, events, seat in own),
        )
        for (name, game), own in own_games(logs).items()
        for who in {strongest(header) for header, _, _ in own}
    }
    quick = {
        (row["player"], row["game"], row["against"]): (int(row["played"]), int(row["won"]))
        for row in rows(as_csv(found.careers))
    }
    assert quick == slow
    assert len({who for _, _, who in quick}) == 3


def test_turns_averages_best_turns_and_streaks(logs, found):
    for row in rows(as_csv(found.careers)):
        own = own_games(logs)[row["player"], row["game"]]
        games = [brought(events, seat) for _, events, seat in own]
        every = [made for game in games for made in game]
        assert int(row["turns"]) == len(every)
        assert float(row["average"]) == pytest.approx(sum(every) / len(every), abs=1e-3)
        assert int(row["best"]) == max(every)
        assert int(row["longest_streak"]) == max(map(longest_run_of_none, games))


def test_calls(logs, found):
    for row in rows(as_csv(found.careers)):
        totals = [
            after["total"]
            for _, events, seat in own_games(logs)[row["player"], row["game"]]
            for event, after in pairwise(events)
            if event["type"] == "Called" and event["seat"] == seat
        ]
        if row["game"] != "seventeen" or not totals:
            assert row["calls_right"] == row["calls_wrong"] == row["called_row_average"] == ""
            continue
        assert int(row["calls_right"]) == sum(total >= 17 for total in totals)
        assert int(row["calls_wrong"]) == sum(total < 17 for total in totals)
        assert float(row["called_row_average"]) == pytest.approx(sum(totals) / len(totals), abs=0.01)


def test_at_dalek_dice_luck_and_choices_lead_from_the_best_play_to_what_was_made(found):
    dalek = [row for row in rows(as_csv(found.careers)) if row["game"] == "dalek"]
    assert dalek
    for row in dalek:
        best, luck, lost = (
            float(row[part]) for part in ("best_play_average", "dice_over_average", "given_away")
        )
        assert best + luck - lost == pytest.approx(float(row["average"]), abs=0.003)


def test_game_by_game(logs, found):
    told = defaultdict(list)
    for row in rows(courses_as_csv(found.careers)):
        told[row["player"], row["game"]].append((int(row["number"]), float(row["points_a_turn"]), row["won"]))
    games = own_games(logs)
    assert set(told) == set(games)
    for whose, own in games.items():
        for (number, made, won), (nth, (_, events, seat)) in zip(told[whose], enumerate(own, 1), strict=True):
            turns = brought(events, seat)
            each = events[-1]["scores"][seat] if whose[1] == "seventeen" else sum(turns) / len(turns)
            assert (number, won) == (nth, str(int(seat in events[-1]["winners"])))
            assert made == pytest.approx(each, abs=1e-3)


def test_dice_by_who_they_were_rolled_for(logs, found):
    slow = defaultdict(int)
    for header, events in logs:
        for event in events:
            if event["type"] == "DiceRolled":
                for face in event["values"]:
                    slow[header["game"], header["seats"][event["seat"]]["kind"], str(face)] += 1
    quick = {
        (row["game"], row["rolled_for"], row["face"]): int(row["count"])
        for row in rows(fairness_as_csv(found.fairness))
    }
    assert quick == slow
