"""The table's memory: last set-ups, colours and evenings, on disk or not."""

from scenes.art.palette import SEATS
from scenes.host.last_setups import MOST_EVENINGS, MOST_GAMES, Evening, Memory
from tests.scenes.around.builders import plan


def test_what_was_set_up_is_found_again(tmp_path):
    path = tmp_path / "tables.json"
    Memory(path).set_up(plan("dicy", mode="custom", cards=["odds", "forty", "sixes", "same5", "straight"]))
    found = Memory(path).plan("dicy")
    assert found
    assert found.options["mode"] == "custom"
    assert Memory(path).plan("dalek") is None


def test_the_last_plan_is_of_the_game_set_up_last():
    memory = Memory()
    for game in ("dicy", "dalek", "dicy"):
        memory.set_up(plan(game))
    assert memory.last_plan
    assert memory.last_plan.game == "dicy"


def test_colours_are_remembered_and_otherwise_in_order():
    memory = Memory()
    memory.take_colours("abc", ("rose", "red"))
    assert [colour.key for colour in memory.colours("abc", 2)] == ["rose", "red"]
    assert memory.colours("other", 3) == SEATS[:3]
    assert memory.colours("abc", 3) == SEATS[:3]


def test_a_damaged_file_is_set_aside_and_begun_anew(tmp_path):
    path = tmp_path / "tables.json"
    path.write_text('{"plans": 17')
    assert Memory(path).last_plan is None
    assert (tmp_path / "tables.json.damaged").exists()


def test_what_is_old_is_forgotten(tmp_path):
    memory = Memory()
    for number in range(MOST_GAMES + 5):
        memory.take_colours(f"game{number}", ("rose", "red"))
    assert memory.colours("game0", 2) == SEATS[:2]
    assert memory.colours(f"game{MOST_GAMES + 4}", 2) != SEATS[:2]
    for number in range(MOST_EVENINGS + 5):
        memory.keep_evening(Evening("open", 2).began(f"game{number}"))
    assert memory.evening("game0", 2) is None
    assert memory.evening(f"game{MOST_EVENINGS + 4}", 2)
