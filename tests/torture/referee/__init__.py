"""A second checker of logs, written from `rules.md` and `log-format.md`: no line of it is the program's.

    judge(text)     None for a file whose every game stands, else the line and why not

`lines` reads JSON and the chain, `head` the header, `events` hands out a game's events one after the
other, `chance` derives dice and shuffles from seeds. `dicy`, `dalek` and `seventeen` each tell their game
as rules.md does, from the first event to the last, asking the log for every event: what is forced must
stand there, and a log may only stop where somebody is to choose. Where the format leaves something open,
`verify`'s reading is taken and a comment says so.
"""

from tests.torture.referee.judging import judge

__all__ = ["judge"]
