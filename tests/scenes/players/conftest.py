"""As for the scenes around a game: no picture of the table, and a home of one's own."""

from tests.scenes.around.conftest import bare_table, own_home

__all__ = ["bare_table", "own_home"]
