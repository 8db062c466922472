"""Empty libraries in the place of decoders that nobody asks."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import decoders  # noqa: E402 # pyright: ignore[reportMissingImports]

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("cc") or not shutil.which("nm"),
    reason="needs Linux, a C compiler and binutils",
)


def library(folder, name, code, *linked):
    (folder / "code.c").write_text(code)
    words = ["cc", "-shared", "-fPIC", f"-Wl,-soname,{name}", "-Wl,-rpath,$ORIGIN", "-o", folder / name]
    subprocess.run([*words, folder / "code.c", *linked], check=True)
    return name, str(folder / name), "BINARY"


def played(folder):
    """In a process of its own: the loader takes no second library of the same name."""
    code = f"import ctypes, sys; sys.exit(ctypes.CDLL('{folder}/libmixer-1.so').play())"
    return subprocess.run([sys.executable, "-c", code], check=False).returncode


@pytest.fixture
def binaries(tmp_path):
    opus = library(tmp_path, "libopus-1.so", "int opus(void) { return 7; }")
    ogg = library(tmp_path, "libogg-1.so", "int opus(void); int ogg(void) { return opus(); }", opus[1])
    mixer = library(tmp_path, "libmixer-1.so", "int ogg(void); int play(void) { return ogg(); }", ogg[1])
    return [opus, ogg, mixer]


LINKS = [("libopus-1.so", "wheel.libs/libopus-1.so", "SYMLINK"), ("libogg-1.so", "elsewhere", "SYMLINK")]


def test_what_is_linked_with_it_is_loaded_all_the_same(binaries, tmp_path):
    packed, _ = decoders.emptied(binaries, [], tmp_path / "emptied")
    there = tmp_path / "packed"
    there.mkdir()
    for name, source, _ in packed:
        shutil.copy(source, there / name)
    assert played(tmp_path) == 7
    assert played(there) == 0


def test_what_only_the_emptied_needed_goes_with_its_links(binaries, tmp_path):
    packed, datas = decoders.emptied(binaries, LINKS, tmp_path / "emptied")
    assert [name for name, _, _ in packed] == ["libogg-1.so", "libmixer-1.so"]
    assert datas == LINKS[1:]


def test_without_a_compiler_all_stays_as_it_is(binaries, tmp_path, monkeypatch):
    monkeypatch.setattr(decoders.compile_solver, "found", lambda: None)
    assert decoders.emptied(binaries, LINKS, tmp_path / "emptied") == (binaries, LINKS)
