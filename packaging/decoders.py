"""Decoders that nobody asks are left out. We play WAV, and show PNG and SVG; pygame's wheel brings more.

On Windows SDL looks for a decoder when it is first wanted: without one it goes on. On Linux the loader wants
each library that SDL's mixer and image are linked with, at every start: so there is an empty one of the same
name, whose functions answer 0, and what only the full one needed goes too. That takes a C compiler and
binutils; without them, and on macOS, all stays as it is.
"""

import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import compile_solver
from bill import Entry, beginning
from looked_into import imported

UNASKED = frozenset(
    {
        *("opusfile", "opus", "vorbisfile", "vorbis", "vorbisenc", "ogg", "flac", "sndfile"),
        *("xmp", "mpg123", "fluidsynth", "wavpack"),
        *("jpeg", "tiff", "webp", "webpdemux", "sharpyuv", "brotlidec", "brotlicommon"),
        *("stdc++", "gcc_s"),  # where nobody else is in C++
        *(("freetype", "portmidi") if sys.platform == "win32" else ()),  # SDL's letters have their own there
    }
)
"""By what their files' names begin with (`bill.beginning`)."""


def emptied(binaries: list[Entry], datas: list[Entry], folder: Path) -> tuple[list[Entry], list[Entry]]:
    """What is to be packed instead. Links to a library that goes, which stand among the data, go too."""
    compiler = compile_solver.found()
    if sys.platform == "win32":
        return _still_imported(binaries), datas
    if sys.platform != "linux" or compiler is None or shutil.which("nm") is None:
        return binaries, datas
    folder.mkdir(parents=True, exist_ok=True)
    unasked = {Path(name).name: source for name, source, kind in binaries if kind == "BINARY" and _is(name)}
    stay = [source for name, source, _ in binaries if Path(name).name not in unasked]
    asked = {symbol for source in stay for symbol in _symbols(source, "--undefined-only")}
    needed = {name for source in stay for name in _needed(source)}
    made = {
        name: str(_compiled(compiler, folder, name, sorted(asked & _symbols(source, "--defined-only"))))
        for name, source in unasked.items()
        if name in needed
    }
    gone = unasked.keys() - made.keys()
    return (
        [
            (name, made.get(Path(name).name, source), kind)
            for name, source, kind in binaries
            if Path(name).name not in gone
        ],
        [entry for entry in datas if entry[2] != "SYMLINK" or Path(entry[0]).name not in gone],
    )


def _still_imported(binaries: list[Entry]) -> list[Entry]:
    """Those that something is linked with stay, with what they are linked with themselves."""
    stay = [entry for entry in binaries if not _is(entry[0])]
    looked: list[Entry] = []
    while looked != stay:
        looked = stay
        wanted = {dll.lower() for _, source, _ in stay for dll in imported(Path(source).read_bytes())}
        stay = [entry for entry in binaries if entry in looked or Path(entry[0]).name.lower() in wanted]
    return stay


def _is(name: str) -> bool:
    return beginning(Path(name).name) in UNASKED


def _symbols(library: str, which: str) -> set[str]:
    """Functions, with their version after an @."""
    words = ["nm", "--dynamic", "--with-symbol-versions", "--format=posix", which, library]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    return {line.split()[0].replace("@@", "@") for line in told.splitlines()}


def _needed(library: str) -> list[str]:
    told = subprocess.run(["objdump", "-p", library], capture_output=True, text=True, check=True).stdout
    return re.findall(r"NEEDED +(\S+)", told)


def _compiled(compiler: str, folder: Path, name: str, symbols: list[str]) -> Path:
    functions = [symbol.partition("@") for symbol in symbols]
    versions: dict[str, list[str]] = defaultdict(list)
    for function, _, version in functions:
        versions[version].append(function)
    source, script, target = folder / f"{name}.c", folder / f"{name}.map", folder / name
    source.write_text("".join(f"void *{function}(void) {{ return 0; }}\n" for function, _, _ in functions))
    script.write_text(
        "".join(f"{version} {{ global: {'; '.join(those)}; }};\n" for version, those in versions.items())
    )
    words = ["-w", "-Os", "-shared", "-fPIC", "-nostdlib", "-s", "-Wl,--build-id=none", f"-Wl,-soname,{name}"]
    if versions and "" not in versions:
        words.append(f"-Wl,--version-script={script}")
    subprocess.run([compiler, *words, "-o", target, source], check=True)
    return target
