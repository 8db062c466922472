"""The system's fonts, looked for when the first letter is met that ours don't have."""

import shutil
import sys
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice
from pathlib import Path

from scenes.art.coverage import covers

_SECONDS = 3.0
_MOST = 200
"""So many files are looked into; the likely ones come first."""
_ENDINGS = (".ttf", ".otf", ".ttc", ".otc")
_LIKELY = (
    *("segoeui.", "seguiemj", "segoe", "msyh", "yugoth", "meiryo", "malgun", "arial", "tahoma"),
    *("pingfang", "hiragino", "applesdgothic", "geezapro", "apple color emoji", "arialhb"),
    *("notosans-", "notosanscjk", "notosansarabic", "notosanshebrew", "notocoloremoji", "notoemoji"),
    *("dejavusans.", "wqy", "droidsansfallback", "freesans", "liberationsans-"),
)


_found: list[Path] = []
"""Those that have been of use: who writes one letter of a script writes more of it."""


def find(letter: str) -> Path | None:
    """A font of the system's that has it."""
    if known := next((path for path in _found if covers(path, letter)), None):
        return known
    asked = _asked_fontconfig(f"{ord(letter):x}")
    files = asked if asked is not None else _files()
    path = next((path for path in islice(files, _MOST) if covers(path, letter)), None)
    if path:
        _found.append(path)
    return path


@lru_cache(maxsize=64)
def _asked_fontconfig(code: str) -> tuple[Path, ...] | None:
    """The fonts that have that letter, the likely ones first; None where nobody can be asked."""
    program = shutil.which("fc-list") if sys.platform.startswith("linux") else None
    if program is None:
        return None
    import subprocess  # not for the first picture

    words = [program, f":charset={code}", "file"]
    try:
        told = subprocess.run(words, capture_output=True, text=True, timeout=_SECONDS, check=True).stdout  # noqa: S603 - fc-list, and a code of a letter
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return None
    return _sorted(Path(line.strip().rstrip(":")) for line in told.splitlines())


@lru_cache(maxsize=1)
def _files() -> tuple[Path, ...]:
    found: list[Path] = []
    for folder in _folders():
        try:
            found += islice(folder.rglob("*"), 5000)
        except OSError:
            continue
    return _sorted(found)


def _folders() -> tuple[Path, ...]:
    home = Path.home()
    if sys.platform == "win32":
        return Path("C:/Windows/Fonts"), home / "AppData/Local/Microsoft/Windows/Fonts"
    if sys.platform == "darwin":
        return Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library/Fonts"
    return Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), home / ".local/share/fonts"


def _sorted(paths: Iterable[Path]) -> tuple[Path, ...]:
    fonts = {path for path in paths if path.suffix.lower() in _ENDINGS}
    return tuple(sorted(fonts, key=lambda path: (_rank(path.name.lower()), str(path))))


def _rank(name: str) -> tuple[int, int]:
    """Upright and of plain weight before all others."""
    likely = next((at for at, start in enumerate(_LIKELY) if name.startswith(start)), len(_LIKELY))
    return any(word in name for word in ("bold", "italic", "oblique", "mono", "serif")), likely
