"""The rule book: each game's rules in our own words, with drawings of the game's own dice, cards and tokens.

`pages` what a chapter is made of; `dalek`, `dicy`, `seventeen` the chapters, after the canon of the rules;
every figure's points are counted by the game's rules as it is drawn, none is typed. `figures` draws them,
`sheet` lays a chapter out, `search` finds words in all of them, `scene` is the book that is opened. `fitting`
says which chapter fits what is on a table.
"""
