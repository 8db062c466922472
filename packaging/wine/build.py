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

import windows_python
from wine import Wine, missing

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import compile_solver  # noqa: E402
import installer  # noqa: E402
import looked_into  # noqa: E402

FOR_TESTS = frozenset(
    {"pytest", "hypothesis", "iniconfig", "pluggy", "packaging", "pygments", "sortedcontainers", "colorama"}
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "windows", metavar="FOLDER")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "wine", metavar="FOLDER")
    asked = parser.parse_args()
    if lacking := missing():
        sys.exit(f"needed, by Debian's names: {lacking}")
    shutil.rmtree(asked.work / "prefix", ignore_errors=True)
    wine = Wine(asked.work / "prefix")
    try:
        python = _python(wine, asked.work)
        _build(wine, python, asked.into)
        _try_zip(wine, asked.into)
        _try_installer(wine, asked.into)
        _run_tests(wine, python)
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
    compiled = [path.relative_to(ROOT) for path in ROOT.glob("game/bots/*/*/made/*.dll")]
    for name in [*told.splitlines(), *compiled]:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target / name)


def _when() -> str:
    words = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def _try_zip(wine: Wine, into: Path) -> None:
    """Where paths have blanks and letters of other scripts, as people's do."""
    (zipped,) = into.glob("*.zip")
    if lacking := looked_into.lacking(zipped):
        sys.exit(f"the zip lacks {', '.join(lacking)}")
    folder = wine.c / "Spiele für Игорь"
    with zipfile.ZipFile(zipped) as packed:
        packed.extractall(folder)
    _self_test(wine, folder / "Tavolino")


def _try_installer(wine: Wine, into: Path) -> None:
    """Nobody is asked (`/S`), nothing is left."""
    (setup,) = into.glob("*-setup.exe")
    (user,) = (home for home in (wine.c / "users").iterdir() if home.name != "Public")
    folder = user / "AppData" / "Local" / "Programs" / "Tavolino"
    link = user / "AppData" / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs" / "Tavolino.lnk"
    opens = "HKCU\\Software\\Classes\\Tavolino.Game\\shell\\open\\command"
    wine.must(wine.path(setup), "/S")
    if not link.exists() or "Tavolino.exe" not in wine.must("reg", "query", opens, "/ve"):
        sys.exit("installed, but neither in the menu nor for its files")
    _self_test(wine, folder)
    wine.must(wine.path(folder / "Uninstall.exe"), "/S", f"_?={wine.path(folder)}")
    left = [path.name for path in (folder, link) if path.exists() and path.name != "Tavolino"]
    if left or wine.run("reg", "query", opens, "/ve").returncode == 0:
        sys.exit(f"taken away again, but left: {left or opens}")


def _self_test(wine: Wine, folder: Path) -> None:
    if "all is well" not in wine.must(wine.path(folder / "Tavolino.exe"), "--selftest"):
        sys.exit(f"the self-test in {folder} said nothing")


def _run_tests(wine: Wine, python: Path) -> None:
    """The engine's and the library's; those that need a signal or a limit of POSIX skip themselves."""
    source = wine.path(wine.c / "tavolino")
    words = ["-m", "pytest", "--rootdir", source, "-p", "no:cacheprovider", f"{source}\\tests\\core"]
    wine.must(wine.path(python), *words, PYTHONPATH=source)


if __name__ == "__main__":
    main()
