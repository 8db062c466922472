"""The bill of materials: all that stands inside the program, as CycloneDX 1.5, with the licences in full.

`build.spec` writes it from what PyInstaller has collected, and packs it: the About page shows it. Of a
library that `licences/parts.toml` doesn't know the licence is `NOASSERTION`, which a test refuses.
"""

import hashlib
import json
import os
import platform
import re
import sys
import sysconfig
import tomllib
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
LICENCES = HERE / "licences"
INSIDE = "assets/inside"

Entry = tuple[str, str, str]
Component = dict[str, Any]

# Said in a sentence where a name was wanted.
SAID_OTHERWISE = {
    "accesskit": "MIT OR Apache-2.0",
    "pygame-ce": "LGPL-2.1-or-later",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}


def write(folder: Path, version: str, modules: list[Entry], binaries: list[Entry]) -> list[Entry]:
    """Writes the bill and the licences' texts; gives what is to be packed with the program."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    wheels = _wheels(modules, binaries)
    parts = [*_ours(version), _python(), *map(_wheel, wheels), *_libraries(binaries)]
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"timestamp": _when(), "component": parts[0]},
        "components": parts[1:],
    }
    (folder / "bill.json").write_text(json.dumps(bill, indent=1, ensure_ascii=False) + "\n", "utf-8")
    for name, text in {**_texts(parts), **_texts_of_wheels(wheels)}.items():
        (folder / f"{name}.txt").write_text(text, "utf-8")
    return [(f"{INSIDE}/{path.name}", str(path), "DATA") for path in sorted(folder.iterdir())]


def manifest(path: Path, files: list[Entry]) -> Entry:
    """The hash of each of our files, by which `--selftest` sees whether it is whole."""
    ours = {Path(name).as_posix(): Path(source) for name, source, _ in files}
    ours = {name: source for name, source in ours.items() if name.startswith("assets/")}
    hashes = {
        name.removeprefix("assets/"): hashlib.blake2b(source.read_bytes(), digest_size=16).hexdigest()
        for name, source in sorted(ours.items())
    }
    path.write_text(json.dumps(hashes, indent=0) + "\n", "utf-8")
    return f"{INSIDE}/{path.name}", str(path), "DATA"


def _when() -> str:
    """Of the last commit: the same sources give the same bill."""
    return datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), UTC).isoformat()


def _part(name: str, version: str, licence: str, **more: Any) -> Component:
    """A single licence goes by its id; several, or one with an exception, are an expression."""
    plain = re.fullmatch(r"[\w.+-]+", licence) and licence != "NOASSERTION"
    told = (
        {"license": {"id": licence}}
        if plain and not licence.startswith("LicenseRef")
        else {"expression": licence}
    )
    kept = {key: value for key, value in more.items() if value}
    return {
        "type": "library",
        "name": name,
        **({"version": version} if version else {}),
        "licenses": [told],
        **kept,
    }


def _ours(version: str) -> list[Component]:
    return [
        {**_part("Tavolino", version, "MIT"), "type": "application"},
        _part("Vollkorn", "4.105", "OFL-1.1", author="Friedrich Althausen"),
        _part("League Spartan", "2.210", "OFL-1.1", author="The League of Moveable Type"),
    ]


def _python() -> Component:
    return _part("Python", platform.python_version(), "PSF-2.0", author="the Python Software Foundation")


def _wheels(modules: list[Entry], binaries: list[Entry]) -> list[metadata.Distribution]:
    """The installed distributions that something was taken from, and PyInstaller, whose starter is inside."""
    owners = metadata.packages_distributions()
    tops = {name.split(".")[0] for name, _, _ in modules}
    tops |= {Path(name).parts[0].split(".")[0] for name, _, _ in binaries}
    names = {owner for top in tops for owner in owners.get(top, ())} | {"pyinstaller"}
    return [metadata.distribution(name) for name in sorted(names, key=str.lower)]


def _wheel(wheel: metadata.Distribution) -> Component:
    name, told = wheel.name, wheel.metadata
    licence = SAID_OTHERWISE.get(name) or told["License-Expression"] or told["License"] or "NOASSERTION"
    author = told["Author"] or told["Author-email"] or ""
    return _part(
        name,
        wheel.version,
        licence,
        author=re.sub(r"\s*<[^>]*>", "", author),
        purl=f"pkg:pypi/{name}@{wheel.version}",
    )


def _libraries(binaries: list[Entry]) -> list[Component]:
    """Of each file its hash, since a library inside a wheel tells no version."""
    known = {
        start: part
        for part in tomllib.loads((LICENCES / "parts.toml").read_text())["part"]
        for start in part["files"]
    }
    found = []
    for name, source, kind in sorted(binaries):
        start = beginning(Path(name).name)
        if kind != "BINARY" or start.startswith("python"):
            continue
        part = known.get(start, {"name": start, "licence": "NOASSERTION"})
        if Path(source).parent.name == "emptied":
            part = {"name": "Empty, in the place of a decoder", "licence": "MIT"}
        digest = hashlib.sha256(Path(source).read_bytes()).hexdigest()
        more = {"author": part.get("by"), "hashes": [{"alg": "SHA-256", "content": digest}]}
        found.append(_part(f"{part['name']} ({Path(name).name})", "", part["licence"], **more))
    return found


def beginning(file: str) -> str:
    """What a library's file is called on any system: libpng16-16.dll and libpng16-fefd.so.16 are `png16`."""
    return re.split(r"[-.]", file.lower().removeprefix("lib"))[0]


def _texts(parts: list[Component]) -> dict[str, str]:
    """The text of each licence that isn't in a wheel."""
    texts = {"Tavolino": (HERE.parent / "LICENSE").read_text("utf-8"), "Python": _python_licence()}
    fonts = sorted((HERE.parent / "assets" / "fonts").glob("*-OFL.txt"))
    texts |= {path.stem: path.read_text("utf-8") for path in fonts}
    told = [part["licenses"][0] for part in parts]
    names = {one.get("expression") or one["license"]["id"] for one in told}
    return texts | {
        path.stem: path.read_text("utf-8") for path in LICENCES.glob("*.txt") if path.stem in names
    }


def _python_licence() -> str:
    """Beside the standard library, or beside the program on Windows."""
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    return next(file.read_text("utf-8") for place in places if (file := place / "LICENSE.txt").exists())


def _texts_of_wheels(wheels: list[metadata.Distribution]) -> dict[str, str]:
    return {
        f"{wheel.name} {Path(str(file)).stem}".removesuffix(" LICENSE"): file.read_text("utf-8")
        for wheel in wheels
        for file in wheel.files or ()
        if ".dist-info" in str(file) and re.match("(licen[cs]e|copying|notice)", file.name.lower())
    }
