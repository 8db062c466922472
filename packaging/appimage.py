"""The AppImage: one file for any Linux that is no older than this one, run by a double-click.

No package holds the usual tools, so this puts it together from Debian's: `appimage/runtime.c`, compiled here
into one static program, and behind it the folder build as a squashfs image (type 2 of the AppImage format).
"""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINUX = Path(__file__).parent / "linux"
RUNTIME = Path(__file__).parent / "appimage" / "runtime.c"
LIBRARIES = ("squashfuse_ll", "squashfuse", "fuse3", "zstd", "z", "lzma", "lz4", "pthread", "dl")
NEEDED = ("mksquashfs", "gcc")
"""Of Debian: squashfs-tools, and with the compiler libsquashfuse-dev libfuse3-dev libzstd-dev zlib1g-dev
liblzma-dev liblz4-dev."""
MAGIC = b"AI\x02"
APP_RUN = """\
#!/bin/sh
exec "$APPDIR/usr/lib/tavolino/Tavolino" "$@"
"""


def build(into: Path, version: str, machine: str = "x86_64") -> Path | None:
    """None where what it needs isn't installed: the single file runs as well."""
    work = into / "appimage"
    shutil.rmtree(work, ignore_errors=True)
    tree = work / "AppDir"
    _lay(into / "Tavolino", tree)
    if any(shutil.which(tool) is None for tool in NEEDED) or not _compile(work / "runtime"):
        shutil.rmtree(work)
        return None
    image = work / "image.sqfs"
    words = ["mksquashfs", tree, image, "-comp", "zstd", "-Xcompression-level", "19", "-all-root"]
    subprocess.run([*words, "-noappend", "-quiet", "-no-progress"], check=True)
    made = into / f"Tavolino-{version}-{machine}.AppImage"
    runtime = bytearray((work / "runtime").read_bytes())
    runtime[8:11] = MAGIC
    made.write_bytes(bytes(runtime) + image.read_bytes())
    made.chmod(0o755)
    shutil.rmtree(work)
    return made


def _lay(program: Path, tree: Path) -> None:
    shutil.copytree(program, tree / "usr" / "lib" / "tavolino", symlinks=True)
    entry = (LINUX / "tavolino.desktop").read_text("utf-8").splitlines()
    own = {"Exec": "Exec=tavolino --double-clicked %f", "TryExec": None}
    kept = [own.get(line.split("=")[0], line) for line in entry]
    (tree / "tavolino.desktop").write_text("\n".join(line for line in kept if line) + "\n", "utf-8")
    metainfo = tree / "usr" / "share" / "metainfo" / "io.github.tavolino.Tavolino.metainfo.xml"
    metainfo.parent.mkdir(parents=True)
    shutil.copy(LINUX / "tavolino.metainfo.xml", metainfo)
    shutil.copy(ROOT / "assets" / "art" / "icon-256.png", tree / "tavolino.png")
    (tree / ".DirIcon").symlink_to("tavolino.png")
    run = tree / "AppRun"
    run.write_text(APP_RUN)
    run.chmod(0o755)


def _compile(target: Path) -> bool:
    words = ["gcc", "-Os", "-static", "-s", "-o", target, RUNTIME, *(f"-l{name}" for name in LIBRARIES)]
    told = subprocess.run(
        words, env={**os.environ, "LC_ALL": "C"}, capture_output=True, text=True, check=False
    )
    if told.returncode:
        print(f"no AppImage: its runtime doesn't compile\n{told.stderr}")
    return told.returncode == 0
