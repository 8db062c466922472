"""Where the program keeps what is its own: all of it in the one folder that TAVOLINO_DATA names, or in the
folders that the system has for such things."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The games."""
    return _folder("user_data_path")


def settings_folder() -> Path:
    """What is set up once and found again: settings, players, tables, lessons."""
    return _folder("user_config_path")


def cache_folder() -> Path:
    """What can be worked out again."""
    return _folder("user_cache_path")


def log_folder() -> Path:
    """What went wrong."""
    return _folder("user_log_path")


def _folder(which: str) -> Path:
    if told := os.environ.get("TAVOLINO_DATA"):
        return Path(told).absolute()
    import platformdirs  # not loaded before it is needed

    return getattr(platformdirs, which)("tavolino", appauthor=False)
