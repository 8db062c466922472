"""The rule book: each game's rules in our own words, with drawings of the game's own dice, cards and tokens.

The chapters are in each game's `book`, after the canon of its rules; every figure's points are counted by the
game's rules as it is drawn, none is typed. `figures` draws them, `sheet` lays a chapter out, `search` finds
words in all of them, `scene` is the book that is opened.
"""
