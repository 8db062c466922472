"""No level at the dice games knows more than its seat, and the same view and seed give the same move.

17, where there are cards to be swapped, has its own in `seventeen`.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots import choose, levels
from game.core.session import Session
from tests.properties.playing import some_game

DICE_GAMES = ("dicy", "dalek")
EVERY_LEVEL = [(game, level) for game in DICE_GAMES for level in levels(game)]


@pytest.mark.parametrize(("key", "level"), EVERY_LEVEL)
@settings(max_examples=6)
@given(number=st.integers(0, 10**6), commands=st.integers(0, 60), seed=st.text(max_size=4))
def test_other_chance_behind_the_same_view_gives_the_same_move(key, level, number, commands, seed):
    played = some_game(key, number, commands)
    header, journal = played.branch(played.length, "other chance")
    elsewhere = Session(played.game, header, journal)
    for seat in played.game.callers(played.state) or (played.game.to_act(played.state),):
        if seat is None:
            continue
        assert elsewhere.view(seat) == played.view(seat)
        here, there = (choose(at.game, level, at.state, seat, seed) for at in (played, elsewhere))
        assert here == there
        assert here in played.game.legal(played.state, seat)


@pytest.mark.parametrize(
    ("game", "bots"), [("dicy", "easy,expert,sparring"), ("dalek", "medium,expert,sparring")]
)
def test_another_process_makes_the_same_moves(game, bots, tmp_path):
    """Each with another order of its sets and dictionaries' hashes."""
    logs = [tmp_path / name for name in ("one", "two")]
    for number, log in enumerate(logs, 1):
        short = ["--setup", "target=30"] if game == "dalek" else []
        words = ["simulate", game, "--bots", bots, "--games", "1", "--seed", "s", "--log", str(log), *short]
        subprocess.run(
            [sys.executable, "main.py", *words],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": str(number)},
            check=True,
            capture_output=True,
        )
    assert logs[0].read_bytes() == logs[1].read_bytes() != b""
