"""How the code says its sentences: whole, from a constant, and never while it is being imported."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SAYING = {"_", "ngettext", "pgettext", "marked"}
PATHS = sorted(path for folder in ("game", "scenes") for path in (ROOT / folder).rglob("*.py"))
"""`marked` only names a sentence for the catalogues, and may stand in a table."""


def is_saying(node: Any, names=SAYING):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def is_said(node: Any):
    """A sentence, perhaps with its values put in."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr == "format" and is_saying(node.func.value)
    return is_saying(node)


def at_import(tree) -> Iterator[Any]:
    """What runs when the module is imported: all but the insides of functions."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            waiting.extend(ast.iter_child_nodes(node))


def faults(source):
    tree = ast.parse(source)
    node: Any
    for node in ast.walk(tree):
        if is_saying(node):
            for argument in node.args[:-1] if node.func.id == "ngettext" else node.args:
                if isinstance(argument, ast.JoinedStr | ast.Call | ast.BinOp):
                    yield node.lineno, "a sentence made while the program runs is in no catalogue"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            if is_said(node.left) or is_said(node.right):
                yield node.lineno, "a sentence put together from pieces"
        elif isinstance(node, ast.FormattedValue) and is_said(node.value):
            yield node.lineno, "a sentence put together from pieces"
    for node in at_import(tree):
        if is_saying(node, SAYING - {"marked"}):
            yield node.lineno, "said when the module is imported: it would stay in that language"


def test_sentences_are_whole_constant_and_said_when_needed():
    found = {path: list(faults(path.read_text())) for path in PATHS}
    assert found
    assert not {path.relative_to(ROOT).as_posix(): lines for path, lines in found.items() if lines}


@pytest.mark.parametrize(
    "source",
    [
        "def f(): return _(f'{n} dice')",
        "def f(): return _('one ' + n)",
        "def f(): return _('Roll') + ' ' + word",
        "def f(): return word + _('{n} dice').format(n=2)",
        "def f(): return f'{_(\"Roll\")}!'",
        "WORD = _('Roll')",
        "class A:\n    word = _('Roll')",
    ],
)
def test_a_fault_is_found(source):
    assert list(faults(source))


@pytest.mark.parametrize(
    "source",
    ["WHY = {'a': marked('one')}", "def f(): return _(WHY[key])", "f = lambda: _('Roll')"],
)
def test_what_is_right_passes(source):
    assert not list(faults(source))
