"""Builds what is handed out into `dist/`: `make dist`, or `python packaging/dist.py [--into FOLDER]`.

Run by the Python of an environment that has what `requirements/dist.txt` names. The clock, the order of sets
and the folder it is built in leave no trace, as far as PyInstaller allows.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import appimage
import archives
import compile_solver
import deb
import installer

ROOT = Path(__file__).parents[1]
NINETEEN_EIGHTY = "315532800"
"""For sources that came without git: no archive format goes further back."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument(
        "--archive-only", action="store_true", help="of what is built, and has been signed since"
    )
    asked = parser.parse_args()
    into = asked.into.resolve()
    os.environ.setdefault("SOURCE_DATE_EPOCH", _last_commit())
    if not asked.archive_only:
        compile_solver.main()
        freeze(into, ROOT / "build.spec", ROOT / "build")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    match sys.platform:
        case "linux":
            made = [into / "single" / "Tavolino", deb.build(into, version), appimage.build(into, version)]
        case "darwin":
            made = [archives.mac(into, version)]
        case _:
            made = [archives.windows(into, version), installer.build(into, version)]
    for path in filter(None, (into / "Tavolino", *made)):
        print(f"{_size(path) / 1e6:6.1f} MB  {path}")


def freeze(into: Path, spec: Path, work: Path) -> None:
    shutil.rmtree(into, ignore_errors=True)
    words = ["--noconfirm", "--log-level", "ERROR", "--distpath", into, "--workpath", work, spec]
    own = {"PYTHONHASHSEED": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *map(str, words)],
        cwd=spec.parent,
        env={**os.environ, **own},
        check=True,
    )


def _last_commit() -> str:
    if shutil.which("git") is None:
        return NINETEEN_EIGHTY
    told = subprocess.run(
        ["git", "log", "-1", "--format=%ct", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or NINETEEN_EIGHTY


def _size(path: Path) -> int:
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if not file.is_dir())


if __name__ == "__main__":
    main()
