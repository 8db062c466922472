"""The door: no argument opens the window, a file is opened in it, a command runs without one."""

import sys
from multiprocessing import freeze_support


def main(words: list[str]) -> int:
    if not words or words[0] == "--trace" or words[0].endswith(".tavolino"):
        from scenes import start

        return start.run(words)
    from game import cli

    return cli.run(words)


if __name__ == "__main__":
    freeze_support()
    sys.exit(main(sys.argv[1:]))
