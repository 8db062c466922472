"""Calling the commands, in this process or in one of their own."""

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import NamedTuple

from game import cli

ROOT = Path(__file__).parents[2]


class Said(NamedTuple):
    code: int
    out: str
    err: str


def call(capsys, *words) -> Said:
    code = cli.run([str(word) for word in words])
    return Said(code, *capsys.readouterr())


def call_on(encoding, *words) -> Said:
    """On a console that can show so much."""
    out, err = BytesIO(), BytesIO()
    with (
        redirect_stdout(TextIOWrapper(out, encoding, write_through=True)),
        redirect_stderr(TextIOWrapper(err, encoding, "backslashreplace", write_through=True)),
    ):
        code = cli.run([str(word) for word in words])
        return Said(code, *(said.getvalue().decode(encoding) for said in (out, err)))


def call_program(*words, most_memory=None, **environment) -> Said:
    def bound() -> None:
        if most_memory:
            import resource

            resource.setrlimit(resource.RLIMIT_AS, (most_memory, most_memory))

    ran = subprocess.run(
        [sys.executable, "main.py", *map(str, words)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=bound,
        env=os.environ | environment,
    )
    return Said(ran.returncode, ran.stdout, ran.stderr)


def one_line(text: str) -> bool:
    return (
        text.startswith("tavolino: ") and text.endswith("\n") and text.count("\n") == 1 and len(text) < 1000
    )
