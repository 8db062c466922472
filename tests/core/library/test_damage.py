"""Damaged files: set aside and never written over; a new one is begun, and what is open goes on."""

import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from game.core.library import RefusedError, opening
from tests.core.library.builders import id_of, library, play, play_on, started, told

NAME = "tavolino.sqlite"


def three_games_in(folder):
    """Three games that were left: header and entries of each."""
    with library(folder) as lib:
        games = {name: started(lib, seed=name, name=name) for name in ("one", "two", "three")}
        for number, played in enumerate(games.values()):
            play(played, 60, number)
        return {name: lib.read(id_of(lib, name)) for name in games}


def kept_aside(folder):
    return list(folder.glob("tavolino.corrupt-*.sqlite"))


def kind_of(lib):
    return lib.trouble and lib.trouble.kind


def noise(size):
    return random.Random(size).randbytes(size)


def halved(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def all_noise(path):
    path.write_bytes(noise(path.stat().st_size))


def noise_after_the_first_page(path):
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(noise(path.stat().st_size - 4096))


def of_another_program(path):
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()


def tables_gone(path):
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE seats")
    connection.commit()
    connection.close()


def a_letter_flipped_in_a_trigger(path):
    path.write_bytes(path.read_bytes().replace(b"NEW.game", b"NUW.game"))


DAMAGES = (
    halved,
    all_noise,
    noise_after_the_first_page,
    of_another_program,
    tables_gone,
    a_letter_flipped_in_a_trigger,
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_kept_aside_and_a_new_one_begun(tmp_path, damage):
    three_games_in(tmp_path)
    damage(tmp_path / NAME)
    damaged = (tmp_path / NAME).read_bytes()
    with library(tmp_path) as lib:
        assert lib.list() == ()
        (aside,) = kept_aside(tmp_path)
        assert lib.trouble is not None
        assert (lib.trouble.kind, lib.trouble.detail) == ("corrupt", aside.name)
        assert aside.read_bytes() == damaged
        played = started(lib)
        play(played, 20)
        assert lib.saved(played).trouble is None
    with library(tmp_path) as lib:
        assert lib.trouble is None
        assert told(lib.resume(id_of(lib))) == told(played)
        assert kept_aside(tmp_path) == [aside]


def refusing(*_, **__):
    raise PermissionError


@pytest.mark.parametrize("moves", [True, False], ids=["moved", "as on Windows"])
def test_what_a_killed_program_left_beside_the_damaged_file_is_kept_with_it(tmp_path, moves, monkeypatch):
    if not moves:
        monkeypatch.setattr(opening, "_move", refusing)
    three_games_in(tmp_path)
    killed = tmp_path / "killed"
    killed.mkdir()
    with library(tmp_path) as lib:
        play(lib.resume(id_of(lib, "one")), 5)
        for part in ("", "-wal"):
            shutil.copy(tmp_path / f"{NAME}{part}", killed)
    all_noise(killed / NAME)
    log = (killed / f"{NAME}-wal").read_bytes()
    with library(killed) as lib:
        assert kind_of(lib) == "corrupt"
        (aside,) = kept_aside(killed)
        assert Path(f"{aside}-wal").read_bytes() == log
        assert lib.list() == ()


def test_a_damaged_file_that_windows_keeps_for_another_program_stays_where_it_is(tmp_path, monkeypatch):
    three_games_in(tmp_path)
    all_noise(tmp_path / NAME)
    noise = (tmp_path / NAME).read_bytes()
    monkeypatch.setattr(opening, "_move", refusing)
    unlink = Path.unlink
    monkeypatch.setattr(
        Path, "unlink", lambda path, **how: (refusing if path.name == NAME else unlink)(path, **how)
    )
    with library(tmp_path) as lib:
        assert kind_of(lib) == "corrupt"
        play(started(lib), 5)
    assert kept_aside(tmp_path) == []
    assert (tmp_path / NAME).read_bytes() == noise


def test_an_empty_file_is_a_new_library(tmp_path):
    (tmp_path / NAME).touch()
    with library(tmp_path) as lib:
        assert lib.trouble is None
        play(started(lib), 10)


def test_a_damaged_file_that_another_program_still_plays_in_is_not_moved(tmp_path):
    three_games_in(tmp_path)
    with library(tmp_path) as one:
        played = one.resume(id_of(one, "one"))
        whole = (tmp_path / NAME).read_bytes()
        all_noise(tmp_path / NAME)
        with library(tmp_path) as two:
            assert kind_of(two) == "corrupt"
            mine = started(two, name="mine")
            play(mine, 10)
            assert kept_aside(tmp_path) == []
            (tmp_path / NAME).write_bytes(whole)
            play(mine, 1, number=2)
            assert two.trouble is None
        play(played, 5)
        assert one.trouble is None
    with library(tmp_path) as lib:
        assert told(lib.resume(id_of(lib, "one"))) == told(played)
        assert told(lib.resume(id_of(lib, "mine"))) == told(mine)


# Found while the library is open


def everything_is_in_the_file_itself(lib: Any):
    lib._file._disk.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def forgets_what_it_has_read(lib: Any):
    lib._file._disk.execute("PRAGMA shrink_memory")


def test_damage_found_on_reading_refuses_that_game_and_begins_anew_with_those_that_are_open(tmp_path):
    three_games_in(tmp_path)
    with library(tmp_path) as lib:
        played, other = lib.resume(id_of(lib, "one")), id_of(lib, "two")
        noise_after_the_first_page(tmp_path / NAME)
        forgets_what_it_has_read(lib)
        with pytest.raises(RefusedError) as refused:
            lib.resume(other)
        assert refused.value.trouble == lib.trouble
        assert kind_of(lib) == "corrupt"
        assert [path.name for path in kept_aside(tmp_path)] == [refused.value.trouble.detail]
        play(played, 10)
        assert lib.saved(played).trouble is None
        assert [game.name for game in lib.list()] == ["one"]
    with library(tmp_path) as lib:
        assert told(lib.resume(id_of(lib, "one"))) == told(played)


def test_damage_found_on_listing_lists_what_there_is_in_the_new_file(tmp_path):
    three_games_in(tmp_path)
    with library(tmp_path) as lib:
        lib.resume(id_of(lib, "two"))
        noise_after_the_first_page(tmp_path / NAME)
        forgets_what_it_has_read(lib)
        assert [game.name for game in lib.list()] == ["two"]
        assert kind_of(lib) == "corrupt"


def test_damage_found_on_writing_begins_anew_with_the_whole_game(tmp_path):
    three_games_in(tmp_path)
    with library(tmp_path) as lib:
        played = lib.resume(id_of(lib, "one"))
        lib.rename(id_of(lib, "one"), "renamed")
        everything_is_in_the_file_itself(lib)
        noise_after_the_first_page(tmp_path / NAME)
        forgets_what_it_has_read(lib)
        play(played, 10)
        assert kind_of(lib) == "corrupt"
        assert lib.saved(played).trouble is None
        assert len(kept_aside(tmp_path)) == 1
    with library(tmp_path) as lib:
        assert [game.name for game in lib.list()] == ["renamed"]
        assert told(lib.resume(id_of(lib, "renamed"))) == told(played)


def test_damage_found_while_another_program_has_the_file_too_is_played_past_in_memory(tmp_path):
    three_games_in(tmp_path)
    with library(tmp_path) as one:
        played = one.resume(id_of(one, "one"))
        with library(tmp_path):
            noise_after_the_first_page(tmp_path / NAME)
            forgets_what_it_has_read(one)
            play(played, 10)
            assert kind_of(one) == "corrupt"
            assert one.saved(played).trouble is not None
            assert kept_aside(tmp_path) == []
        play(played, 1, number=2)
        assert one.saved(played).trouble is None
        assert len(kept_aside(tmp_path)) == 1
    with library(tmp_path) as lib:
        assert told(lib.resume(id_of(lib, "one"))) == told(played)


# A single game


def changed(folder, statement):
    connection = sqlite3.connect(folder / NAME)
    assert connection.execute(statement).rowcount > 0
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET entry = x'7b7d' WHERE n = 7",
        """UPDATE entries SET entry = CAST(replace(CAST(entry AS TEXT), '"seat":0', '"seat":1') AS BLOB)""",
        "DELETE FROM entries WHERE n = 7",
        "DELETE FROM entries WHERE n = 1",
        "DELETE FROM entries",
        "UPDATE entries SET n = n + 1000 WHERE n = 7",
        "UPDATE entries SET entry = (SELECT entry FROM entries AS other WHERE n = 8) WHERE n = 7",
        "UPDATE games SET header = CAST(replace(CAST(header AS TEXT), 'seed', 'sped') AS BLOB)",
        "UPDATE games SET header = x'ff'",
    ],
)
def test_a_game_that_is_not_what_was_written_is_refused_and_left_as_it_is(tmp_path, change):
    with library(tmp_path) as lib:
        play_on(started(lib), 20)
        game_id = id_of(lib)
    changed(tmp_path, change)
    with library(tmp_path) as lib:
        before = lib._file.read_game(game_id)
        for asked in (lib.resume, lib.read):
            with pytest.raises(RefusedError) as refused:
                asked(game_id)
            assert refused.value.trouble.kind == "corrupt"
            assert refused.value.trouble.detail.startswith(game_id)
        assert len(lib.list()) == 1
        play_on(started(lib, name="another"), 5)
        assert lib.trouble is None
        assert lib._file.read_game(game_id) == before
    assert kept_aside(tmp_path) == []


def test_a_game_with_a_damaged_entry_doesnt_stay_locked(tmp_path):
    with library(tmp_path) as lib:
        play_on(started(lib), 20)
        game_id = id_of(lib)
    changed(tmp_path, "DELETE FROM entries WHERE n = 7")
    with library(tmp_path) as one, library(tmp_path) as two:
        for lib in (one, two):
            with pytest.raises(RefusedError, match="corrupt"):
                lib.resume(game_id)


# Bit flips


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    folder = tmp_path_factory.mktemp("whole")
    return folder / NAME, three_games_in(folder)


def test_whichever_bit_flips_a_game_comes_back_as_it_was_or_is_refused(whole, quick):
    path, games = whole
    content = path.read_bytes()
    chosen = random.Random(17)
    refused = 0
    for number in range(200):
        folder = quick / str(number)
        folder.mkdir()
        flipped = bytearray(content)
        # Half of them where the tables are described, the rest anywhere.
        at = chosen.randrange(4096 if number % 2 else len(content))
        flipped[at] ^= 1 << chosen.randrange(8)
        (folder / NAME).write_bytes(flipped)
        with library(folder) as lib:
            for game in lib.list():
                try:
                    header, entries = lib.read(game.id)
                    lib.resume(game.id)
                except RefusedError:
                    refused += 1
                    continue
                # Its last entries may be missing, if the bit made them another game's.
                assert (header, entries) in [(h, e[: len(entries)]) for h, e in games.values()], at
            lib.results()
            lib.players()
            play_on(started(lib, name="after"), 3)
            for aside in kept_aside(folder):
                assert aside.read_bytes() == bytes(flipped)
        shutil.rmtree(folder)
    assert refused
