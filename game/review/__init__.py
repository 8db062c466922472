"""What finished games are worth, looked at afterwards by who knows the rules and the best play.

`points` is what a choice gave away in points; `turns` what dice and choices brought to every turn of a game;
`calls` how the calls of 17 came out; `counting` puts them beside what the library tells of its players and
dice. What a choice cost in chance of winning is `game.bots.explain.costs`.
"""
