"""Positions for drills in tests: there is one to be found for every seed that a test names."""

from game.review.positions import Position, Sought


def sought(game, seed) -> Position:
    found = Sought(game, seed).answered()
    assert found is not None
    return found
