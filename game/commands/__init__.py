"""The headless commands of `main.py`, one a module: `game.cli` reads their words and calls them.

Sentences that several of them need are in `game.text`.
"""
