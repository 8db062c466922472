"""The look of the table: its colours, lettering, icons, cloths and boxes, drawn at the exact pixel size.

What one game looks like is a `Look` (`look`), which its record names. Nothing here knows a game's state, a
scene or the clock. Cards have their own package, `scenes.table.card`, and so have the dice. The files that
are drawn from lie in `assets/`, each with its licence.
"""
