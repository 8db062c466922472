"""The door: what opens the window, what runs without one, and what can't be opened."""

import subprocess
import sys
from pathlib import Path

import pytest

import main
from game import cli
from scenes import start
from scenes.app.app import App
from scenes.library import files
from tests.scenes.around.builders import kept

ROOT = Path(main.__file__).parent


@pytest.fixture
def opened(monkeypatch):
    """What the window would have been opened with."""
    asked = []
    monkeypatch.setattr("scenes.app.loop.play", lambda *what: asked.append(what))
    return asked


def test_without_a_word_the_title_is_opened(opened):
    assert main.main([]) == 0
    title, _settings, trace, _rescue, _speech = opened[0]
    assert title.name == "title"
    assert trace is None


def test_a_file_is_opened_in_the_window(opened, tmp_path):
    file = tmp_path / "tea.tavolino"
    files.write(file, kept())
    assert main.main([str(file)]) == 0
    assert len(opened) == 1


def test_what_is_on_screen_may_be_traced(opened, tmp_path):
    assert main.main(["--trace", str(tmp_path / "trace.jsonl")]) == 0
    assert opened[0][2] is not None
    assert (tmp_path / "trace.jsonl").exists()


def test_a_file_and_a_trace_go_together(opened, tmp_path):
    file = tmp_path / "tea.tavolino"
    files.write(file, kept())
    assert main.main([str(file), "--trace", str(tmp_path / "trace.jsonl")]) == 0
    assert opened[0][2] is not None


@pytest.mark.parametrize("words", [["games"], ["verify", "x"], ["--help"], ["nonsense"]])
def test_any_other_first_word_is_a_command(words, opened, monkeypatch):
    asked = []
    monkeypatch.setattr(cli, "run", lambda said: asked.append(said) or 0)
    main.main(words)
    assert asked == [words]
    assert opened == []


BAD = [None, b"", b"milk\n", b"\xff\xfe\n", b'{"format": "tavolino-log"}\n']


def bad_file(folder, content):
    file = folder / "bad.tavolino"
    if content is not None:
        file.write_bytes(content)
    return file


@pytest.mark.parametrize("content", BAD)
def test_at_a_terminal_a_bad_file_gets_one_line_and_exit_code_2(
    content, opened, tmp_path, capsys, monkeypatch
):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    file = bad_file(tmp_path, content)
    assert start.run([str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("tavolino: ")
    assert said.count("\n") == 1
    assert opened == []


@pytest.mark.parametrize("content", BAD)
@pytest.mark.parametrize("words", [[], ["--double-clicked"]])
def test_where_nobody_reads_the_line_the_window_tells_of_a_bad_file(
    content, words, opened, tmp_path, capsys, monkeypatch
):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: bool(words))
    assert start.run([*words, str(bad_file(tmp_path, content))]) == 0
    assert capsys.readouterr().err == ""
    title, settings, *_ = opened[0]
    its = App((1280, 720), settings)
    its.push(title)
    its.advance(0.2)
    assert its.top.name == "dialog"
    assert "bad.tavolino" in " ".join(target.label for target in its.targets())
    its.quit()


@pytest.mark.parametrize("words", [["--trace"], ["a.tavolino", "--fast"], ["a.tavolino", "b.tavolino"]])
def test_bad_words_get_one_line_and_exit_code_2(words, opened, capsys):
    assert start.run(words) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_trace_that_cannot_be_written_is_told(opened, tmp_path, capsys):
    assert start.run(["--trace", str(tmp_path / "no" / "trace")]) == 2
    assert "trace" in capsys.readouterr().err


def test_without_any_display_it_says_so_and_exits_with_2(tmp_path):
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": str(tmp_path),
        "SDL_VIDEODRIVER": "x11",
        "DISPLAY": ":4711",
    }
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py")],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("tavolino: there is no display")
    assert done.stderr.count("\n") == 1


def test_nothing_heavy_is_imported_before_the_first_picture():
    program = (
        "import os, sys; os.environ['SDL_VIDEODRIVER'] = 'dummy'\n"
        "from scenes.pages import Pages; from scenes.title.scene import Title\n"
        "from scenes.app.app import App\n"
        "app = App((1280, 720)); app.push(Title(Pages())); app.picture()\n"
        "print([name for name in ('sqlite3', 'pymunk', 'multiprocessing.context', 'scenes.play.scene',"
        " 'game.bots', 'numpy') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"
