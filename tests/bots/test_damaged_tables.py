"""A table that isn't whole is refused by its name, whatever has happened to it: nobody plays by it."""

from array import array
from itertools import product
from math import inf, nan
from random import Random
from struct import pack
from types import ModuleType
from typing import Any, NamedTuple
from zlib import compress, decompress

import msgspec
import pytest

from game.bots.dalek import tables as of_dalek
from game.bots.dicy import compiled_crowd, races
from game.bots.dicy import tables as of_fives
from game.bots.dicy.ahead import solve
from game.bots.sealing import HEADER, digest, sealed
from game.bots.seventeen import net
from game.bots.seventeen import tables as of_habits
from game.bots.table_file import FOLDER, TableFile
from game.core.illegal import DamagedTableError
from scenes import shelf
from tests.commands.calling import call, one_line
from tests.damaging import damage

__all__ = ["damage"]


class Table(NamedTuple):
    """`key`: what its hash depends on besides."""

    game: str
    file: TableFile[Any]
    of: ModuleType
    key: bytes = b""

    @property
    def whole(self) -> bytes:
        return (FOLDER / self.file.name).read_bytes()

    def forged(self, content: bytes) -> bytes:
        """Under a hash that holds."""
        return sealed(self.of.WHAT, content, self.key)


DALEK = Table("dalek", of_dalek.FILE, of_dalek)
FIVES = Table("dicy", of_fives.FILE, of_fives)
CROWDS = Table("dicy", compiled_crowd.FILE, compiled_crowd)
NETS = Table("seventeen", net.FILE, net)
HABITS = Table("seventeen", of_habits.FILE, of_habits)
RACES = [Table("dicy", races.given_file(five), races, races._key(five)) for five in races.PRINTED]
TABLES = [DALEK, FIVES, CROWDS, NETS, HABITS, *RACES]

compiled = pytest.mark.skipif(not races.LIBRARY.there(), reason="no C compiler was there")


def by_name(value):
    return value.file.name if isinstance(value, Table) else None


def on_disk(table):
    """What may come of a disk that fails, of a copy that was broken off, of another program."""
    whole = table.whole
    for at in (0, 8, HEADER.size - 1, HEADER.size, len(whole) // 2, len(whole) - 1):
        yield f"changed at {at}", whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]
    for length in (0, 1, HEADER.size, HEADER.size + 4, len(whole) - 8, len(whole) - 1):
        yield f"cut off at {length}", whole[:length]
    yield "longer", whole + whole[-8:]
    yield "without its beginning", whole[HEADER.size :]
    yield "anything", Random(1).randbytes(len(whole))
    yield "nothing but zeros", bytes(len(whole))
    yield "another table", next(other for other in TABLES if other is not table).whole
    yield "not there", None


@pytest.mark.parametrize(
    ("table", "content"),
    [
        pytest.param(table, content, id=f"{table.file.name} {what}")
        for table in TABLES
        for what, content in on_disk(table)
    ],
)
def test_what_is_no_whole_table_is_refused_by_its_name(damage, table, content):
    damage(table.file.name, content)
    with pytest.raises(DamagedTableError, match=rf"^table_damaged file={table.file.name}$"):
        table.file.read()


def chunks(*sizes):
    """Of five parts, of which each says that it is so long."""
    content = FIVES.whole[HEADER.size :]
    for size in sizes:
        content = size.to_bytes(4, "little") + content[4:]
        yield content


def heading(seats, inputs, wide=net.WIDE, narrow=net.NARROW):
    return net.HEADING.pack(seats, inputs, wide, narrow)


def told(learnt, **changed):
    """The habits of 17, with something else in the first of them."""
    first, *rest = msgspec.json.decode(learnt)
    return msgspec.json.encode([first | changed, *rest])


def forgeries():
    """What has a hash that holds was written so: not even then anything but a table is played by."""
    arrays = DALEK.whole[HEADER.size :]
    for what, content in (
        ("shorter", arrays[:-8]),
        ("longer", arrays + arrays[-8:]),
        ("odd", arrays[:-3]),
        ("no number", arrays[:-8] + array("d", [nan]).tobytes()),
        ("nothing", b""),
    ):
        yield DALEK, what, DALEK.forged(content)

    for length, content in zip((0, 1, 2**31, 2**32 - 1), chunks(0, 1, 2**31, 2**32 - 1), strict=True):
        yield FIVES, f"a part of {length}", FIVES.forged(content)
    solved = of_fives.FILE.read()
    numbers = [array("d", solved.rates).tobytes(), array("I", map(int, solved.turns)).tobytes()]
    parts = [*numbers, solved.leads, solved.reach]
    for what, weights in (
        ("without weights", b""),
        ("endless", array("d", [inf] * len(solved.weights)).tobytes()),
        ("a bomb", bytes(50_000_000)),
    ):
        yield FIVES, what, of_fives.packed([*parts, weights])
    yield FIVES, "a sixth part", FIVES.forged(FIVES.whole[HEADER.size :] + b"\1\0\0\0\0")
    yield FIVES, "nothing", FIVES.forged(b"")

    nets = decompress(CROWDS.whole[HEADER.size :])
    for what, content in (
        ("shorter", compress(nets[:-8])),
        ("longer", compress(nets + nets[:8])),
        ("something after it", compress(nets) + b"more"),
        ("cut off", compress(nets)[:-100]),
        ("odd", compress(nets[:-1])),
        ("no number", compress(pack("<e", nan) + nets[2:])),
        ("a bomb", compress(bytes(50_000_000))),
        ("nothing", b""),
    ):
        yield CROWDS, what, CROWDS.forged(content)

    nets = NETS.whole[HEADER.size :]
    for what, content in (
        ("nothing", b""),
        ("a heading alone", heading(2, 448)),
        ("no inputs", heading(2, 0) + nets[net.HEADING.size :]),
        ("more inputs than there are", heading(2, 0xFFFF) + nets[net.HEADING.size :]),
        ("other layers", heading(2, 448, wide=1) + nets[net.HEADING.size :]),
        ("other seats", heading(9, 448) + nets[net.HEADING.size :]),
        ("no number", nets[: net.HEADING.size] + b"\10" + nets[net.HEADING.size + 1 :]),
        ("far from one", nets[: net.HEADING.size] + b"\x80" + nets[net.HEADING.size + 1 :]),
        ("cut off", nets[:-2]),
    ):
        yield NETS, what, NETS.forged(content)

    learnt = bytes(msgspec.json.decode(HABITS.whole, type=of_habits.Kept).learnt)
    for what, content in (
        ("nothing", b"[]"),
        ("no list", b"{}"),
        ("deep", b"[" * 100_000 + b"]" * 100_000),
        ("without habits", told(learnt, habits={})),
        ("without plays", told(learnt, plays=[])),
        ("words for numbers", told(learnt, calls=["one"])),
        ("other seats", told(learnt, seats=9)),
    ):
        yield HABITS, what, b'{"hash":"%s","learnt":%s}' % (digest(content).hex().encode(), content)


@pytest.mark.parametrize(
    ("table", "content"),
    [pytest.param(table, content, id=f"{table.file.name} {what}") for table, what, content in forgeries()],
)
def test_what_was_written_wrong_is_refused_by_its_name(damage, table, content):
    damage(table.file.name, content)
    with pytest.raises(DamagedTableError, match=rf"^table_damaged file={table.file.name}$"):
        table.file.read()


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_the_self_test_names_it(damage, table):
    damage(table.file.name, table.whole[:-1])
    with pytest.raises(DamagedTableError, match=table.file.name):
        shelf.on_screen(table.game).check_tables()


PLAYED_BY = [
    (DALEK, ("simulate", "dalek", "--bots", "easy,expert", "--games", 1)),
    (DALEK, ("arena", "dalek", "--levels", "easy,expert", "--games", 10)),
    (DALEK, ("arena", "dalek", "--levels", "easy,expert", "--games", 10, "--seats", 3)),
    (DALEK, ("solve", "dalek")),
    (DALEK, ("solve", "dalek", "--state", "asked.json")),
    (FIVES, ("simulate", "dicy", "--bots", "expert", "--games", 1)),
    (FIVES, ("simulate", "dicy", "--bots", "easy,hard,expert", "--games", 1)),
    (CROWDS, ("simulate", "dicy", "--bots", "easy,hard,expert", "--games", 1)),
    (CROWDS, ("arena", "dicy", "--levels", "easy,expert", "--games", 10, "--seats", 4)),
    (NETS, ("simulate", "seventeen", "--bots", "easy,expert", "--games", 1)),
    (NETS, ("arena", "seventeen", "--levels", "easy,expert", "--games", 10)),
    (HABITS, ("simulate", "seventeen", "--bots", "easy,easy,easy,easy,expert", "--games", 1)),
]


@compiled
@pytest.mark.parametrize(("table", "words"), PLAYED_BY, ids=by_name)
def test_commands_that_play_by_it_say_so_in_one_line(damage, capsys, table, words, tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    asked = {"objective": "win", "roll": 5 * ["H2", "D2"], "scores": [0, 0]}
    (tmp_path / "asked.json").write_bytes(msgspec.json.encode(asked))
    damage(table.file.name, table.whole[:-1])
    said = call(capsys, *words)
    assert said.code == 2
    assert one_line(said.err)
    assert said.err.startswith(f"tavolino: {table.file.name}")


@compiled
@pytest.mark.parametrize(("table", "content"), [*product(RACES, (b"", None))], ids=by_name)
def test_a_printed_five_is_solved_anew(damage, table, content):
    """It takes a few seconds, and nothing is lost by it."""
    damage(table.file.name, content)
    five = next(five for five in races.PRINTED if races.given_file(five).name == table.file.name)
    assert races.race(five) is None
    assert solve(five) is not None
