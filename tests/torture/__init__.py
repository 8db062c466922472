"""The standing bench: attacks on the program that go on until something breaks; a short form is in the suite.

    python -m tests.torture NAME [--times N] [--seed S] [--case K]

- `kills`: kill −9 while it plays, opens, migrates, writes settings. Nothing acknowledged is lost, the
  library opens, the small files are whole.
- `files`: mutated logs, libraries, settings, remembered tables. No traceback; `verify` accepts a log where
  the referee does, and nowhere else.
- `window`: random mouse, keys, text, sizes, drops and focus in every scene. No error reaches the loop, and
  a table at rest shows its view.
- `sessions`: do, undo, redo, seats, branches, seek, loading. All is as in a fold of the tests' own, and
  every log stands.
- `soak`: bots play for hours. Memory, open files, threads and processes stay as many as they were.

Each prints one JSON object: what was tried, how often it failed, the seed by which it can be repeated, and
for every sort of failure the shortest case that was found. `--case K` tries one case of a run again.

`running` draws cases from a seed and tries them, `shrink` makes lists short, `referee` is a checker of logs
written from `rules.md` and `log-format.md` alone, `fold` a session's history kept in the plainest way.
"""
