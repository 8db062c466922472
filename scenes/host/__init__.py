"""What the program keeps around its games: `host` the library and who plays, `last_setups` how each game was
set up last, `evening` several games by the same people. It opens no page; `scenes.pages` does.
"""
