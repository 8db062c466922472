"""Playthroughs as readable text, three a game: what was done, what came of it, what each seat saw of it.

The lines that begin with `>` are the commands, the first line is the game's header; the rest is rendered from
them. After a wanted change of rules, `python -m tests.golden.render` renders all files anew; read the diff.
"""
