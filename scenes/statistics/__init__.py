"""What the library's games tell, all by queries: there is no second bookkeeping.

`scene` the page of the people who played here, each a `row`; it saves what was counted for other programs.
`person` what one person's games tell, set in `charts`, and `forms` how luck and skill develop, in a
`development`; `fairness` the page of all dice ever rolled, and how to check a game oneself. `rows` and
`game_history` are the two sorts of chart, `hatching` what they are filled with; `sentences` what all of it
says. The counting is `game.review.counting`, asked for in a process of its own.
"""
