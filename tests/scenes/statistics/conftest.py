"""As for the scenes around a game: no picture of the table, a home of one's own, and counting at once."""

from tests.scenes.answering import minds
from tests.scenes.around.conftest import bare_table, own_home

__all__ = ["bare_table", "minds", "own_home"]
