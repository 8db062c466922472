"""The door: no argument opens the window, a command runs without one."""

import sys
from multiprocessing import freeze_support


def main(words: list[str]) -> int:
    from game import cli

    return cli.run(words)


if __name__ == "__main__":
    freeze_support()
    sys.exit(main(sys.argv[1:]))
