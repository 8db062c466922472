"""A library of an earlier version may hold texts that no log may: only the game that holds them suffers."""

import sqlite3

import msgspec
import pytest

from game.core.library import RefusedError
from game.core.library.careers import careers
from tests.core.library.builders import id_of, library, play_on, started

NAME = "tavolino.sqlite"
YEAR_3000 = 32_503_680_000


def two_games(folder, *, ended=True):
    with library(folder) as lib:
        for name in ("good", "bad"):
            play_on(started(lib, seed=name, name=name), 10_000 if ended else 8)
        return id_of(lib, "good"), id_of(lib, "bad")


def written(folder, game_id, *, header=None, **columns):
    """What an earlier version may have written; the chain's checksums go with it."""
    from zlib import crc32

    connection = sqlite3.connect(folder / NAME)
    if header:
        old = msgspec.json.decode(
            connection.execute("SELECT header FROM games WHERE id = ?", (game_id,)).fetchone()[0]
        )
        new = msgspec.json.encode(header(old))
        connection.execute("UPDATE games SET header = ? WHERE id = ?", (new, game_id))
        check = crc32(new)
        for n, entry in connection.execute(
            "SELECT n, entry FROM entries WHERE game = ? ORDER BY n", (game_id,)
        ).fetchall():
            check = crc32(entry, check)
            connection.execute("UPDATE entries SET chain = ? WHERE game = ? AND n = ?", (check, game_id, n))
    for name, value in columns.items():
        table, column = name.split("_")
        of = "id" if table == "games" else "game"
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {of} = ?", (value, game_id))
    connection.commit()
    connection.close()


def named(name):
    def changed(header):
        return header | {"seats": [{"name": name, "kind": "human"}, *header["seats"][1:]]}

    return {"header": changed, "seats_name": name}


BAD = {
    "a name with U+0000": named("A\0da"),
    "a name of 20,000 letters": named("x" * 20_000),
    "no name at all": named(""),
    "a phrase with an escape": {"header": lambda header: header | {"phrase": "\x1b[31m"}},
    "a long seed": {"header": lambda header: header | {"seed": "s" * 300}},
    "a bot without a level": {"seats_kind": "bot"},
    "nobody of that kind": {"seats_kind": "alien"},
}


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("ended", [True, False])
def test_such_a_game_is_listed_as_damaged_and_refused_and_the_others_are_as_before(tmp_path, bad, ended):
    good_id, bad_id = two_games(tmp_path, ended=ended)
    written(tmp_path, bad_id, **BAD[bad])
    with library(tmp_path) as lib:
        found = {game.id: game for game in lib.list()}
        assert found[bad_id].damaged
        assert found[bad_id].seats == ()
        assert not found[good_id].damaged
        assert len(found[good_id].seats) == 2
        assert lib.resume(good_id).ended == ended
        assert lib.trouble is None


@pytest.mark.parametrize("bad", [name for name in BAD if "header" in BAD[name]])
def test_such_a_game_is_not_opened(tmp_path, bad):
    _, bad_id = two_games(tmp_path)
    written(tmp_path, bad_id, **BAD[bad])
    with library(tmp_path) as lib:
        for ask in (lib.read, lib.resume):
            with pytest.raises(RefusedError) as refused:
                ask(bad_id)
            assert refused.value.trouble.kind == "corrupt"
        lib.delete(bad_id)
        assert [game.name for game in lib.list()] == ["good"]


@pytest.mark.parametrize("bad", ["a name with U+0000", "a name of 20,000 letters"])
def test_statistics_know_nobody_of_such_a_name(tmp_path, bad):
    good_id, bad_id = two_games(tmp_path)
    written(tmp_path, bad_id, **BAD[bad])
    with library(tmp_path) as lib:
        assert [player.name for player in lib.players()] in (["Ada", "Bo"], ["Bo", "Ada"])
        assert [result.id for result in lib.results()] == [good_id]
        assert [story.id for story in lib.stories()] == [good_id]
        assert {career.name for career in careers(lib.stories(), ())} == {"Ada", "Bo"}


@pytest.mark.parametrize("name", ["a\0b", "x" * 20_000, "two\nlines", "\x1b[31mred", "\u202eesrever"])
def test_a_games_own_name_is_told_as_far_as_it_can_be_shown(tmp_path, name):
    from game.core import texts

    _, bad_id = two_games(tmp_path)
    written(tmp_path, bad_id, games_name=name)
    with library(tmp_path) as lib:
        found = next(game for game in lib.list() if game.id == bad_id)
        assert not found.damaged
        texts.check_name(found.name)
        lib.rename(bad_id, name)
        assert next(game for game in lib.list() if game.id == bad_id).name == found.name


@pytest.mark.parametrize("when", [1e300, -1e300, float("inf")])
def test_a_time_that_cannot_be_is_no_reason_to_stop(tmp_path, when):
    from datetime import datetime

    _, bad_id = two_games(tmp_path)
    written(tmp_path, bad_id, games_started=when, entries_at=when)
    with library(tmp_path) as lib:
        for game in lib.list():
            datetime.fromtimestamp(game.played).astimezone()
            datetime.fromtimestamp(game.started).astimezone()
            assert max(game.started, game.played) < YEAR_3000, "Windows can't tell its date"
