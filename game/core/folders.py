"""Where the program keeps what is its own: all of it in the one folder that TAVOLINO_DATA names, or in the
folders that the system has for such things."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The games."""
    return _told() or _of_the_system("user_data_path")


def settings_folder() -> Path:
    """What is set up once and found again: settings, players, tables, lessons."""
    return _told() or _of_the_system("user_config_path")


def cache_folder() -> Path:
    """What can be worked out again."""
    return _told() or _of_the_system("user_cache_path")


def log_folder() -> Path:
    """What went wrong."""
    return _told() or _of_the_system("user_log_path")


def _told() -> Path | None:
    told = os.environ.get("TAVOLINO_DATA")
    return Path(told).absolute() if told else None


def _of_the_system(which: str) -> Path:
    import platformdirs  # not loaded before it is needed

    return getattr(platformdirs, which)("tavolino", appauthor=False)
