"""Composed, not inherited: how deep classes of `scenes` go, and how far helpers reach into a scene."""

import ast
from collections import defaultdict
from pathlib import Path
from typing import TypeVar

import pytest

SCENES = Path(__file__).parent.parent / "scenes"
MOST_ANCESTORS = 3
MOST_REACHED = 10
"""Attributes of a scene. Who needs more should be given them, or be a part of it."""
_WHOLE = {"scene", "page"}
"""What a scene is called where it is handed over."""

N = TypeVar("N", bound=ast.AST)

SOURCES = {path: ast.parse(path.read_text()) for path in SCENES.rglob("*.py")}


def nodes(kind: type[N]) -> list[tuple[Path, N]]:
    return [
        (path, node) for path, tree in SOURCES.items() for node in ast.walk(tree) if isinstance(node, kind)
    ]


def last_name(base):
    return ast.unparse(base).partition("[")[0].rpartition(".")[2]


def test_no_class_has_more_than_three_ancestors_of_ours():
    bases = defaultdict(set)
    for _path, node in nodes(ast.ClassDef):
        bases[node.name] |= {last_name(base) for base in node.bases}

    def ancestors(name):
        own = {base for base in bases[name] - {name} if base in bases}
        return own.union(*map(ancestors, own))

    deep = {name: ancestors(name) for name in [*bases] if len(ancestors(name)) > MOST_ANCESTORS}
    assert deep == {}
    assert any(len(ancestors(name)) == MOST_ANCESTORS for name in [*bases]), "nothing was counted"


def test_no_class_is_made_at_run_time():
    made = [
        f"{path}:{node.lineno}"
        for path, node in nodes(ast.Call)
        if isinstance(node.func, ast.Name) and node.func.id == "type" and len(node.args) == 3
    ]
    assert made == []


def reached(node):
    """Of a scene that is given or kept: the attributes that are used."""
    return {
        one.attr
        for one in ast.walk(node)
        if isinstance(one, ast.Attribute)
        and ast.unparse(one.value).rpartition("self.")[2].strip("_") in _WHOLE
    }


@pytest.mark.parametrize("kind", [ast.FunctionDef, ast.ClassDef])
def test_no_helper_reaches_for_more_than_ten_things_of_a_scene(kind: type[ast.FunctionDef | ast.ClassDef]):
    wide = {f"{path}: {node.name}": len(reached(node)) for path, node in nodes(kind)}
    assert max(wide.values()) > 3, "nothing was counted"
    assert {name: n for name, n in wide.items() if n > MOST_REACHED} == {}
