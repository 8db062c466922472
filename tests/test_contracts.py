"""The layout's contracts: who may import whom, how long a file may be, what may be named in one."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from game.shelf import GAMES

ROOT = Path(__file__).parent.parent
LONGEST_FILE = 320  # lines; "under about 300, one thing each"
HOSTS = re.compile(
    r"py" + r"pi\.org|python" + r"hosted|registry\.np" + r"mjs|deb\.deb" + r"ian", re.IGNORECASE
)


def project_files(*endings):
    named = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split()
    return [ROOT / name for name in named if name.endswith(endings) and (ROOT / name).exists()]


def test_game_never_imports_what_draws_and_no_game_imports_another():
    linter = Path(sys.executable).with_name("lint-imports")
    linted = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert linted.returncode == 0, linted.stdout


def test_a_file_can_be_read_in_one_sitting():
    lengths = {path: len(path.read_text().splitlines()) for path in project_files(".py")}
    assert lengths
    assert not {
        str(path.relative_to(ROOT)): length
        for path, length in lengths.items()
        if "tests" not in path.parts and length > LONGEST_FILE
    }


def imports_between_packages(root):
    """Which package (a folder) imports from which: at the top, when needed, and for types alone."""
    modules = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path.parent
        for path in project_files(".py")
    }
    found = {}
    for path in (ROOT / root).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module:
                named = [f"{node.module}.{alias.name}" for alias in node.names]
                wanted = {modules.get(name, modules.get(node.module)) for name in named}
                found.setdefault(path.parent, set()).update(wanted - {None, path.parent, ROOT / root})
    return found


def test_every_module_that_is_imported_is_there():
    """Also where it is imported only when it is needed: two changes may meet that were each right."""
    for path in project_files(".py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and re.match(r"(game|scenes|tests)\b", node.module or ""):
                assert node.module
                file = ROOT / node.module.replace(".", "/")
                assert file.with_suffix(".py").exists() or file.is_dir(), f"{path}: {node.module}"
                package = file / "__init__.py"
                for name in node.names if package.exists() else ():
                    there = (file / name.name).is_dir() or (file / f"{name.name}.py").exists()
                    assert there or re.search(rf"\b{name.name}\b", package.read_text()), (
                        f"{path}: {name.name}"
                    )


def test_no_packages_of_scenes_import_each_other_in_a_ring():
    """Layers hold the packages at the top; this holds those inside them too."""
    left = imports_between_packages("scenes")
    assert len(left) > 20
    while free := [package for package, wanted in left.items() if not wanted & set(left)]:
        for package in free:
            del left[package]
    left.pop(ROOT / "scenes", None)
    assert not left, sorted(map(str, left))


def imports_without_a_reason(path):
    """Those within functions that no comment beside or above them explains."""
    lines = path.read_text().splitlines()
    for function in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(function, ast.FunctionDef):
            explained = 0
            for one in ast.walk(function):
                if isinstance(one, ast.Import | ast.ImportFrom):
                    beside = "  # " in lines[one.lineno - 1].replace("  # noqa", "")
                    above = lines[one.lineno - 2].strip()
                    if beside or above.startswith("# ") or explained == one.lineno - 1 - (not above):
                        explained = one.end_lineno
                    else:
                        yield f"{path.relative_to(ROOT)}:{one.lineno}"


def test_an_import_within_a_function_has_its_reason():
    """In a comment; or in the file's docstring, which says then what of it is imported when."""
    found = [
        line
        for path in project_files(".py")
        if path.relative_to(ROOT).parts[0] in ("game", "scenes")
        if "imported" not in (ast.get_docstring(ast.parse(path.read_text())) or "")
        for line in imports_without_a_reason(path)
    ]
    assert not found, found


def test_no_file_names_a_package_registry():
    for path in project_files(".py", ".toml", ".txt", ".md", ".yml", ".yaml", ".spec", "Makefile", "run"):
        assert not HOSTS.search(path.read_text()), path


def test_starting_a_session_loads_nothing_heavy():
    start = "from game.core.session import Session; from game.shelf import GAMES; GAMES['dalek']"
    code = f"import sys; {start}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    heavy = {"sqlite3", "platformdirs", "multiprocessing", "argparse", "secrets", "numpy", "pygame", "pymunk"}
    assert "msgspec" in loaded
    assert not heavy & set(loaded)


# Games in their own places

NAMES = r"(?i:dicy|dalek|seventeen|diciassette)|\b17(?= ·|'s)|\b(?:of|at|in|to) 17\b|\"17\""
"""17 is a number, too: where it says which game, it stands so."""
OWN = re.compile(r"(^|/)(dicy|dalek|seventeen)(/|$)")
"""A game's own packages."""
SHARED_EVENTS = {"GameStarted", "TurnStarted", "TurnEnded", "GameEnded"}
"""Those that all games have by one name (log-format.md)."""
ENFORCED = ("game/", "main.py", "scenes/")
"""Where no file may name a game outside its places."""


def events_of_games():
    return {one.__name__ for game in GAMES.values() for one in get_args(game.events)} - SHARED_EVENTS


def names_a_game(path):
    named = str(path.relative_to(ROOT))
    if OWN.search(str(path.parent.relative_to(ROOT))) or named in ("game/shelf.py", "scenes/shelf.py"):
        return []
    words = re.compile(rf"{NAMES}|\b({'|'.join(sorted(events_of_games()))})\b")
    lines = enumerate(path.read_text().splitlines(), 1)
    return [f"{named}:{number}: {line.strip()}" for number, line in lines if words.search(line)]


def test_no_file_outside_its_own_places_names_a_game_or_what_happens_in_it():
    found = [
        line
        for path in project_files(".py")
        if str(path.relative_to(ROOT)).startswith(ENFORCED)
        for line in names_a_game(path)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("key", GAMES)
def test_opening_one_game_loads_no_code_of_another(key):
    code = f"""
import sys
from game import bots
from game.bots.explain.hint import Asked
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.bots.record import bots_of
from game.shelf import GAMES

game = GAMES[{key!r}]
seats = (Seat("Ada", "human"), Seat("Bo", "bot", "easy"))
session = Session.start(game, Header.of(game, setup_from(game, {{}}), seats, "one"))
seat = game.to_act(session.state)
session.do(bots.choose(game, "easy", session.state, seat, "bot"))
seat = game.to_act(session.state)
Asked({key!r}, session.view(seat), tuple(game.legal(session.state, seat))).answered()
bots_of({key!r}).review(session)
print(*sys.modules)
"""
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    others = [name for other in set(GAMES) - {key} for name in loaded if f".{other}" in name]
    assert f"game.bots.{key}.brain" in loaded
    assert not others


@pytest.mark.parametrize("key", GAMES)
def test_a_table_on_screen_loads_no_code_of_another_game(key):
    """Which keys there are say the records of all games: they alone are there of the others."""
    code = f"""
import sys
from game.core.seats import Seat
from game.shelf import GAMES
from scenes.app.app import App
from scenes.play.scene import PlayScene
from scenes.table.sitting import Sitting

seats = (Seat("Ada", "human"), Seat("Bo", "human"))
app = App((1280, 720))
scene = PlayScene(Sitting.in_memory(GAMES[{key!r}], GAMES[{key!r}].setup(), seats, "one"))
app.push(scene)
app.draw()
scene.sitting.do(next(iter(scene.sitting.legal(scene.sitting.to_act))))
app.advance(1.0)
app.draw()
print(*sys.modules)
"""
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    records = {f"scenes.games.{game}" for game in GAMES}
    others = [name for other in set(GAMES) - {key} for name in loaded if f".{other}" in name]
    assert f"scenes.games.{key}.table" in loaded
    assert set(others) <= records
