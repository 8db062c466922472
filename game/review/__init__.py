"""What finished games are worth, looked at afterwards by who knows the rules and the best play.

`counting` puts what dice, choices and calls came to beside what the library tells of its players and dice:
each game's own `statistics`, among its bots, says it of one game. What a choice cost in chance of winning is
`game.bots.explain.costs`.
"""
