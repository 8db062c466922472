"""The installer for Windows, by NSIS, which makes it on any system: `dist/Tavolino-VERSION-setup.exe`."""

import os
import shutil
import subprocess
from pathlib import Path

import icons

SCRIPT = Path(__file__).parent / "windows" / "installer.nsi"


def build(into: Path, version: str) -> Path | None:
    """None where there is no `makensis`: the zip is enough to play."""
    tool = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    if tool is None:
        return None
    folder, made = (into / "Tavolino").resolve(), (into / f"Tavolino-{version}-setup.exe").resolve()
    icon = into / "Tavolino.ico"
    icon.write_bytes(icons.windows())
    told = {
        "FOLDER": folder,
        "OUT": made,
        "VERSION": version,
        "ICON": icon.resolve(),
        "SIZE": sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) // 1024,
    }
    if os.name != "nt":
        told["TARGET"] = "amd64-unicode"  # Debian's NSIS has it, the one for Windows not
    sign = "/" if os.name == "nt" else "-"
    words = [f"{sign}V2", *(f"{sign}D{name}={value}" for name, value in told.items()), SCRIPT]
    subprocess.run([tool, *map(str, words)], check=True)
    icon.unlink()
    return made
