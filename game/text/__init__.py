"""Sentences that several commands print, or that the scenes show too. Each command has its own beside; why a
rule doesn't allow something lies with the game's rules, in its `refusals`.
"""
