"""What finished games are worth, looked at afterwards by who knows the rules and the best play.

`ledger` tells how every roll and every choice moved what a game was worth to each seat, row by row; each
game's own `appraisal`, among its bots, says what its situations are worth, and how exact that is.
`parts` makes a ledger bit by bit, `standards` what it is compared with; `ghost` is the expert on somebody's
own dice; `positions` are moments to be asked about, and `spacing` says when again.
`forms` tells of many games how lucky somebody was and how well they chose.
`counting` puts what dice, choices and calls came to beside what the library tells of its players and dice.
The dearest choices are also had without a ledger: `game.bots.explain.costs`.

**How the ledger closes.** Every row is a difference of two values, so that start and rows come to the
result whatever the values are. What has to be right is which row a change stands in. Within a turn all
values come from one solution of that turn: what a choice is worth, and the average over the dice it brings,
are the very numbers the row after it begins from, so a choice changes nothing but by its cost. Between
turns a turn's end is worth what the game's table says of it, and the next turn's solution begins from such
ends. Where the table is the exact one both are the same number to 1e-12. Where it is told in steps the turn
that follows is solved from rounded ends and comes to a little less or more than its own rounded entry;
nobody chose and nothing was rolled at that point, so this stands in the row of the turn's first roll.
`error` says how much that may be, half a step of the table: 0.00005 where the five are solved here, which
counts as exact; 0.008 in the tables that go along, which does not. Elsewhere values are the experts'
estimates, and what two estimates of the same moment differ by goes to the next row of chance too.
"""
