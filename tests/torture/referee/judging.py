"""A whole file: one game or several, one after the other."""

from tests.torture.referee import dalek, dicy, seventeen
from tests.torture.referee.events import Events
from tests.torture.referee.head import Head
from tests.torture.referee.lines import Line, lines
from tests.torture.referee.trouble import RefusedError, StopsError, check

PLAY = {"dicy": dicy.play, "dalek": dalek.play, "seventeen": seventeen.play}


def judge(text: bytes) -> RefusedError | None:
    """None for a file whose every game stands."""
    try:
        read = list(lines(text))
        check(read, 1, "no game in it")
        check("format" in read[0].fields, 1, "no log")
        starts = [at for at, line in enumerate(read) if "format" in line.fields]
        for start, end in zip(starts, [*starts[1:], len(read)], strict=True):
            _judge_game(read[start:end])
    except RefusedError as refused:
        return refused
    return None


def _judge_game(read: list[Line]) -> None:
    head = Head(read[0])
    log = Events(head, read[1:], read[0].number)
    try:
        PLAY[head.game](log)
    except StopsError:
        log.can_be_gone_on_with()
        return
    log.over()
