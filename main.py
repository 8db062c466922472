"""The door: no argument opens the window, a file is opened in it, a command runs without one."""

import gc
import os
import sys

FOR_THE_WINDOW = ("--trace", "--double-clicked")


def main(words: list[str]) -> int:
    if not words or words[0] in FOR_THE_WINDOW or words[0].lower().endswith(".tavolino"):
        # What a start makes is there to stay: until `native_heap.settle` no rubbish is looked for.
        gc.disable()
        from scenes import start

        return start.run(words)
    if words == ["--selftest"]:
        from scenes import selftest

        return selftest.run()
    from game import cli

    return cli.run(words)


if __name__ == "__main__":
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if len(sys.argv) > 1 and (sys.argv[1].startswith("--multiprocessing") or "-c" in sys.argv):
        from game.core.processes import help_out

        help_out()
    sys.exit(main(sys.argv[1:]))
