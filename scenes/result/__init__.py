"""The end of a game: who won and why, how it went, and what comes next.

`scene` the scene; `outcome` what a session's end comes to, as plain values; `why` that in sentences;
`standing` its lines; `chart` the scores by round, drawn; `petals` the one thing that moves. How an evening
stands is the business of `scenes.host.evening`.
"""
