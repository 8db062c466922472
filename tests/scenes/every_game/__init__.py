"""What is true on screen of every game on the shelf, of one too that only the tests know.

What one game alone can do is in `tests/scenes/games`.
"""
