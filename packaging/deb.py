"""The Debian package: the folder build below /opt, and what makes a desktop know it."""

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINUX = Path(__file__).parent / "linux"
ART = ROOT / "assets" / "art"
SIDES = (16, 24, 32, 48, 64, 128, 256, 512)

CONTROL = """\
Package: tavolino
Version: {version}
Architecture: {machine}
Maintainer: The Tavolino contributors <tavolino@localhost>
Installed-Size: {size}
Depends: libc6 (>= {glibc})
Recommends: libgl1, libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libpulse0
Suggests: shared-mime-info, desktop-file-utils
Section: games
Priority: optional
Description: three dice and card games on one small table
 Dicy Cards, Dalek Dice and 17 · Diciassette, played with the mouse by people at
 one computer and by opponents that range from a first-timer to an expert. An
 unofficial table, made by fans.
"""


def build(into: Path, version: str) -> Path:
    machine = _told("dpkg", "--print-architecture")
    tree = into / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(into / "Tavolino", tree / "opt" / "tavolino", symlinks=True)
    share = tree / "usr" / "share"
    _place(LINUX / "tavolino.desktop", share / "applications" / "tavolino.desktop")
    _place(LINUX / "tavolino.xml", share / "mime" / "packages" / "tavolino.xml")
    _place(LINUX / "tavolino.metainfo.xml", share / "metainfo" / "io.github.tavolino.Tavolino.metainfo.xml")
    _place(ROOT / "LICENSE", share / "doc" / "tavolino" / "copyright")
    for icon in ("apps/tavolino", "mimetypes/application-x-tavolino"):
        for side in SIDES:
            place = share / "icons" / "hicolor" / f"{side}x{side}" / f"{icon}.png"
            _place(ART / f"icon-{side}.png", place)
        _place(ART / "icon.svg", share / "icons" / "hicolor" / "scalable" / f"{icon}.svg")
    command = tree / "usr" / "bin" / "tavolino"
    command.parent.mkdir(parents=True)
    command.symlink_to("/opt/tavolino/Tavolino")
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    size = sum(path.lstat().st_size for path in tree.rglob("*")) // 1024
    glibc = oldest_glibc(tree / "opt" / "tavolino")
    (tree / "DEBIAN").mkdir()
    about = CONTROL.format(version=version, machine=machine, size=size, glibc=glibc)
    (tree / "DEBIAN" / "control").write_text(about, "utf-8")
    made = into / f"tavolino_{version}_{machine}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, made],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    shutil.rmtree(tree)
    return made


def oldest_glibc(folder: Path) -> str:
    """The oldest glibc that all of it runs on: the newest one whose symbols it asks for."""
    asked = {(2, 17)}
    for path in folder.rglob("*"):
        if path.is_file() and path.read_bytes()[:4] == b"\x7fELF":
            for word in _told("objdump", "-T", str(path)).split():
                name = word.strip("()")
                if name.startswith("GLIBC_2."):
                    asked.add(tuple(int(part) for part in name.removeprefix("GLIBC_").split(".")[:2]))
    return ".".join(map(str, max(asked)))


def _place(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def _told(*words: str) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()
