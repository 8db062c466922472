"""Why a log can't stand."""


class RefusedError(Exception):
    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


class StopsError(Exception):
    """The log stops where somebody is to choose: a running game."""


def check(holds: object, line: int, why: str) -> None:
    if not holds:
        raise RefusedError(line, why)
