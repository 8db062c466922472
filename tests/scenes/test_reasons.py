"""Words for the engine's reasons: every reason that the source can raise at the table has its sentence."""

import ast
from pathlib import Path

from game.core.illegal import IllegalError
from game.core.library.trouble import Kind, Trouble
from game.shelf import GAMES
from game.text.refusals import SENTENCES, of_game
from scenes.text import refusals

GAME = Path(__file__).resolve().parents[2] / "game"
AT_THE_TABLE = ("core", "dicy", "dalek", "seventeen")  # commands and solvers speak for themselves


def raised():
    """The keys that stand as the reason of an IllegalError anywhere in the engine and the games."""
    for path in (path for folder in AT_THE_TABLE for path in (GAME / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalError" and node.args:
                yield from (
                    part.value
                    for part in ast.walk(_without_test(node.args[0]))
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                )


def _without_test(reason):
    """Of `a if b else c` only a and c are reasons."""
    if isinstance(reason, ast.IfExp):
        return ast.Tuple(elts=[reason.body, reason.orelse], ctx=ast.Load())
    return reason


def test_every_reason_of_the_engine_has_a_sentence():
    found = set(raised())
    assert len(found) > 40
    worded = set(SENTENCES).union(*(of_game(game) for game in GAMES.values()))
    assert found <= worded, found - worded


def test_every_trouble_of_the_library_has_a_sentence():
    assert all(refusals.trouble(Trouble(kind, "")) for kind in Kind.__args__)


def test_values_stand_in_the_sentence_and_several_are_listed():
    assert "3 dice" in refusals.why(IllegalError("exactly_n_dice", n=3))
    assert "1, 2, 2" in refusals.why(IllegalError("not_the_three_lowest", lowest=(1, 2, 2)))
