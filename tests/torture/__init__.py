"""The standing bench: attacks on the program that go on until something breaks, by hand and briefly in the suite.

    python -m tests.torture NAME [--times N] [--seed S] [--case K]

| name | what it does to the program | what must hold |
|---|---|---|
| `kills` | kill −9 while it plays, opens, migrates, writes settings | nothing acknowledged is lost, all opens, files are whole |
| `files` | mutated logs, libraries, settings, remembered tables | no traceback; `verify` and the referee agree on every log |
| `window` | random mouse, keys, text, sizes, drops, focus in every scene | no error reaches the loop; the table at rest shows its view |
| `sessions` | do, undo, redo, seats, branches, seek, reloading | equal to a fold of the test's own; every log stands |
| `soak` | bots play for hours | memory, open files, threads and caches stay |

Each prints one JSON object: what was tried, how often it failed, the seed by which it can be repeated, and
for every sort of failure the shortest case that was found. `--case K` tries one case of a run again.

`running` draws cases from a seed and tries them, `shrink` makes lists short, `referee` is a checker of logs
written from `rules.md` and `log-format.md` alone, `fold` a session's history kept in the plainest way.
"""
