"""The zips for Windows and macOS."""

import os
import subprocess
import time
import zipfile
from pathlib import Path


def windows(into: Path, version: str) -> Path:
    """One folder, to be unpacked anywhere. Every file bears the date of the last commit."""
    when = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    made = into / f"Tavolino-{version}-windows.zip"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for path in sorted((into / "Tavolino").rglob("*")):
            if path.is_file():
                about = zipfile.ZipInfo(path.relative_to(into).as_posix(), when)
                about.compress_type = zipfile.ZIP_DEFLATED
                zipped.writestr(about, path.read_bytes())
    return made


def mac(into: Path, version: str) -> Path:
    """`ditto` keeps the links inside the app, without which its signature doesn't hold."""
    made = into / f"Tavolino-{version}-macos.zip"
    words = ["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", into / "Tavolino.app", made]
    subprocess.run(words, check=True)
    return made
