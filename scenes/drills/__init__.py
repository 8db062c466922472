"""Drills: one choice on the real table, and what it was worth.

`deck` keeps which positions are due, `page` offers them, `scene` asks one. Positions come from people's own
mistakes and from a generator (`game.review.positions`); when one is due again says `game.review.spacing`.
They are games in memory: the library, and what it tells of players, never hears of them.
"""
