"""The shared table: dice and their tray, cards, and what moves them. The games' own scenes lie beside it.

Nothing here knows a game's rules or a state; it shows what it is told, and says when all is at rest.
"""
