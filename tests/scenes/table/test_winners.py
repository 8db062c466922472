"""How a game ends at the table: who has won, said to the one who plays; alone, beside one's own best."""

from typing import Any

import pytest

from game.core.header import Header, setup_from
from game.core.library import Library
from game.core.library.alone import earlier_turns, turns
from game.core.seats import Seat
from game.dalek import GAME as DALEK
from game.dicy import GAME as DICY
from game.seventeen import GAME as SEVENTEEN
from scenes.play.scene import PlayScene
from scenes.table.sitting import Sitting
from scenes.table.winners import game_over
from tests.scenes.table.builders import app_at, bot, people, sat_down, settle

GAMES = {game.key: game for game in (DICY, DALEK, SEVENTEEN)}


def played_to_its_end(session, keep_last=0):
    """By the first thing that is legal and ends a turn soonest: the end comes, whoever wins."""
    done = []
    while not session.ended:
        seat = session.game.to_act(session.state)
        legal = list(session.game.legal(session.state, seat))
        ends = [c for c in legal if type(c).__name__ in ("Score", "Stop", "Play")]
        best = max(ends, key=lambda c: _points(session, c), default=None)
        keeps = [c for c in legal if type(c).__name__ == "Keep"]
        stage = [c for c in legal if type(c).__name__ in ("Freeze", "Thaw", "Roll", "BeginTurn")]
        if best is not None and (_points(session, best) > 0 or not keeps):
            command = best
        else:
            command = max(keeps, key=lambda c: len(c.dice)) if keeps else (stage or legal)[0]
        done.append(command)
        session.do(command)
        assert len(done) < 3000
    return done


def _points(session, command):
    events = session.game.decide(session.state, command, session._chance)
    return sum(getattr(event, "points", 0) for event in events)


def ending(game, seats, seed="a seed", **options):
    """The table just before the command that ends its game, and that command."""
    sitting = sat_down(game, seats, seed, **options)
    commands = played_to_its_end(sitting.session)
    again = sat_down(game, seats, seed, **options)
    for command in commands[:-1]:
        again.session.do(command)
    return again, commands[-1]


@pytest.mark.parametrize("game", [DICY, DALEK], ids=lambda game: game.key)
def test_the_winner_has_a_moment_and_a_crown(game):
    options: dict[str, Any] = {"target": 30} if game is DALEK else {}
    sitting, last = ending(game, people("Ada", "Bo"), **options)
    scene: Any = PlayScene(sitting)
    app = app_at(scene)
    settle(app)
    assert not any(scene.controls.find(f"seat.{seat}").won for seat in (0, 1))
    scene.do(last)
    for _ in range(400):
        app.advance(0.05)
        if scene.n == sitting.length:
            break
    assert scene.moments._leaves.falling, "a person has won"
    app.picture()
    settle(app)
    winners = scene.view.table.winners
    assert {seat for seat in (0, 1) if scene.controls.find(f"seat.{seat}").won} == set(winners)
    scene.undo()
    settle(app)
    assert not any(scene.controls.find(f"seat.{seat}").won for seat in (0, 1))


def test_it_is_said_to_the_one_person_at_the_table():
    sitting = sat_down(DALEK, (*people("Ada"), bot("Bruno")))
    assert game_over(sitting, (0,), "12 points").title == "You win!"
    assert game_over(sitting, (0,), "12 points").leaves
    lost = game_over(sitting, (1,), "12 points")
    assert lost.title == "Bruno wins!"
    assert not lost.leaves
    several = sat_down(DALEK, people("Ada", "Bo"))
    assert game_over(several, (1,), "").title == "Bo wins!"
    assert game_over(several, (0, 1), "").title == "Ada and Bo win together!"


class _Turns:
    """A sitting of one, with the turns that its games took."""

    seats = (Seat("Ada", "human"),)
    names = ("Ada",)
    people = (0,)

    def __init__(self, *turns):
        self._turns = turns

    def turns_alone(self):
        return self._turns


def said(*turns):
    told = game_over(_Turns(*turns), (0,), "Done.")  # type: ignore[arg-type]
    return f"{told.title} {told.words}"


def test_alone_it_is_said_beside_ones_own_best():
    assert said(12) == "You made it! Done. Your first game of this kind alone."
    assert said(12, 10) == "A personal best! Done. 2 turns fewer than ever before."
    assert said(12, 11, 10).startswith("A personal best! Done. 1 turn fewer than ever before.")
    assert said(10, 12, 10) == "You made it! Done. As few turns as your best."
    assert said(10, 13) == "You made it! Done. 3 turns more than your best."


def test_a_streak_is_worth_a_word():
    assert said(15, 12, 12, 11).endswith("4 games in a row, none slower than the one before.")
    assert "in a row" not in said(10, 12, 11)


def test_earlier_games_of_the_same_kind_are_counted_and_no_others(tmp_path):
    with Library.open(GAMES, tmp_path) as library:

        def run(name="Ada", ended=True, seed="s", **options):
            setup = setup_from(DALEK, {"target": 30} | options)
            session = library.start(DALEK, Header.of(DALEK, setup, (Seat(name, "human"),), seed), "alone")
            if ended:
                played_to_its_end(session)
            return session

        first, second = run(seed="1"), run(seed="2", undo="off")
        run(name="Bo", seed="3")
        run(target=60, seed="4")
        run(ended=False, seed="5")
        now = run(seed="6")
        assert earlier_turns(library, now) == (turns(first), turns(second))
        assert Sitting(now, library).turns_alone() == (turns(first), turns(second), turns(now))
