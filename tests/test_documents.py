"""What the documents for contributors name is there: files, functions, modules, make's targets, moments."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.touring.films.every import FILMS
from tests.touring.moments import GALLERY, MOMENTS

ROOT = Path(__file__).parent.parent
DOCUMENTS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md")
CODE = re.compile(r"`([^`\n]+)`")
NAMED_IN = re.compile(r"`([A-Za-z_][\w.]*)`(?: and `([A-Za-z_][\w.]*)`)?\s+\(`([\w/.]+\.py)`")
IN_A_TABLE = re.compile(r"`([A-Za-z_]\w*)` in\s+`([\w/.]+\.py)`")
PATH = re.compile(r"[\w.-]*(?:/[\w.-]+)+/?|[\w-]+\.(?:py|md|toml|spec|yml)")
MADE = ("OUT", "IN", "build/", "dist/", "game/bots/dicy/compiled/made")
"""Not in the tree: what a command makes."""


def text(document):
    return (ROOT / document).read_text()


@cache
def source():
    """All Python of the project, for names that stand without their file."""
    return "\n".join(
        path.read_text() for root in ("game", "scenes", "tests") for path in (ROOT / root).rglob("*.py")
    )


def paths(words):
    """The files and folders in what stands in backticks."""
    for part in words.split():
        part = part.strip("(),;:!'\"")
        if PATH.fullmatch(part) and not part.startswith(("/", "-", "http")) and not part.startswith(MADE):
            yield part.rstrip("/")


def is_there(path):
    """From the top, or anywhere: `__init__.py`."""
    if "/" in path:
        return bool(list(ROOT.glob(path)))
    folders = [ROOT / root for root in ("game", "scenes", "tests")]
    return bool(list(ROOT.glob(path)) or any(list(folder.rglob(path)) for folder in folders))


def defines(source, name):
    """`Session.do`: the function is there. Of what stands before a dot only the classes are looked for."""
    *before, last = name.split(".")
    wanted = [last, *(part for part in before if part[0].isupper())]
    return all(re.search(rf"\b(?:class|def) {part}\b|\b{part}\b\s*(?::[^=\n]+)?=", source) for part in wanted)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_is_named_is_there(document):
    named = {path for words in CODE.findall(text(document)) for path in paths(words)}
    assert not [path for path in sorted(named) if not is_there(path)]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_leads_somewhere(document):
    for link in re.findall(r"\]\(([^)#]+)", text(document)):
        assert link.startswith("http") or (ROOT / link).exists(), link


def test_every_function_is_in_the_file_that_is_named_with_it():
    found = [
        (name, path)
        for one, other, path in NAMED_IN.findall(text("ARCHITECTURE.md"))
        for name in (one, other)
        if name
    ]
    found += IN_A_TABLE.findall(text("ARCHITECTURE.md"))
    assert len(found) > 40
    gone = [(name, path) for name, path in found if not defines((ROOT / path).read_text(), name)]
    assert not gone


def test_every_function_named_without_a_file_is_somewhere():
    """In the walks: `PlayScene.do`, `Sitting.undo`."""
    named = {
        words for words in CODE.findall(text("ARCHITECTURE.md")) if re.fullmatch(r"[A-Z]\w+\.\w+", words)
    }
    assert len(named) > 30
    assert not [name for name in sorted(named) if not defines(source(), name)]


def test_every_module_that_is_run_is_there():
    for document in DOCUMENTS:
        for module in re.findall(r"-m (tests[\w.]*)", text(document)):
            if module.endswith(".NAME"):
                continue
            path = ROOT / module.replace(".", "/")
            assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module


def test_every_target_of_make_and_every_moment_is_there():
    targets = set(re.findall(r"^(\w+):", text("Makefile"), re.MULTILINE))
    for document in DOCUMENTS:
        assert set(re.findall(r"\bmake (\w+)(?= MOMENT|`|  )", text(document))) <= targets, document
        assert set(re.findall(r"MOMENT=(\w+)", text(document))) <= {*MOMENTS, *GALLERY, *FILMS}, document


def test_every_package_stands_on_the_map():
    drawn = text("ARCHITECTURE.md").partition("## The map")[2].partition("```\n\n")[0]
    packages = [
        path.parent.name for root in ("game", "scenes") for path in (ROOT / root).glob("*/__init__.py")
    ]
    assert len(packages) > 30
    assert not [package for package in packages if f"{package}/" not in drawn]
