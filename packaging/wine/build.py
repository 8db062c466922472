"""The Windows build, made and tried on Linux: `make windows`, or `python3.11 packaging/wine/build.py`.

A Python for Windows is put together (`windows_python`), the sources are copied to where there is no git, and
`packaging/dist.py` runs under Wine as it does on Windows. Then the zip is unpacked and tested by itself, and
the installer is made, run, tested and taken away again. Wine isn't Windows: what is handed out is built by
the release workflow on the real one.
"""

import argparse
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import looked_into
import windows_python
from wine import Wine, missing

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import compile_solver  # noqa: E402
import installer  # noqa: E402

FOR_TESTS = frozenset(
    {"pytest", "hypothesis", "iniconfig", "pluggy", "packaging", "pygments", "sortedcontainers", "colorama"}
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "dist" / "windows", metavar="FOLDER")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "wine", metavar="FOLDER")
    asked = parser.parse_args()
    if lacking := missing():
        sys.exit(f"needed, by Debian's names: {lacking}")
    shutil.rmtree(asked.work / "prefix", ignore_errors=True)
    wine = Wine(asked.work / "prefix")
    try:
        python = _python(wine, asked.work)
        _build(wine, python, asked.into)
        _try(wine, asked.into)
    finally:
        wine.close()


def _python(wine: Wine, work: Path) -> Path:
    folder = wine.c / "py"
    windows_python.lay(folder, work)
    windows_python.wheels(folder, ROOT / "requirements" / "dist.txt")
    windows_python.wheels(folder, ROOT / "requirements" / "dev.txt", FOR_TESTS)
    return folder / "python.exe"


def _build(wine: Wine, python: Path, into: Path) -> None:
    compile_solver.main(windows_python.CC, "win32")
    source = wine.c / "tavolino"
    _copy_sources(source)
    wine.must(wine.path(python), wine.path(source / "packaging" / "dist.py"), SOURCE_DATE_EPOCH=_when())
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(source / "dist", into)
    installer.build(into, tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"])


def _copy_sources(target: Path) -> None:
    told = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    compiled = Path("game", "bots", "dicy", "compiled", "made", "race.dll")
    for name in [*told.splitlines(), compiled]:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target / name)


def _when() -> str:
    words = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def _try(wine: Wine, into: Path) -> None:
    """Where paths have blanks and letters of other scripts, as people's do."""
    (zipped,) = into.glob("*.zip")
    if lacking := looked_into.lacking(zipped):
        sys.exit(f"the zip lacks {', '.join(lacking)}")
    folder = wine.c / "Spiele für Игорь"
    with zipfile.ZipFile(zipped) as packed:
        packed.extractall(folder)
    program = folder / "Tavolino" / "Tavolino.exe"
    told = wine.must(wine.path(program), "--selftest")
    if "all is well" not in told:
        sys.exit("the self-test said nothing")


if __name__ == "__main__":
    main()
