"""What is read back at a start, of right types and with wrong values: what can't stand is left out, the rest
stays, and every scene that is made from it can be drawn."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.header import setup_from
from game.core.session import Session
from game.shelf import GAMES
from scenes.art.palette import SEATS
from scenes.host.last_setups import Memory
from scenes.lessons.progress import Progress
from scenes.pages import Pages
from scenes.players.people import Profiles
from scenes.preferences.page import SettingsScene
from scenes.settings.store import Settings, Store
from scenes.setup import draft
from scenes.title.scene import Title
from tests.scenes.around.builders import app
from tests.scenes.settings.names import NAMES

pytestmark = pytest.mark.usefixtures("bare_table")

ADA = {"name": "Ada", "kind": "human", "colour": "red"}
BOT = {"name": "Bruno", "kind": "bot", "colour": "blue", "level": "easy"}


def table(game="dalek", places=(ADA, BOT), **options):
    return {"game": game, "places": list(places), "options": options}


def remembering(folder, **kept):
    """The memory of a file that holds this, and its path."""
    path = folder / "tables.json"
    path.write_text(json.dumps(kept))
    return Memory(path), path


def mended(folder, wrong):
    memory, _ = remembering(folder, plans={wrong["game"]: wrong})
    found = memory.plan(wrong["game"])
    assert found
    return draft.playable(found)


@pytest.mark.parametrize(
    ("game", "wrong"),
    [
        ("chess", table("chess")),
        ("dalek", table("dicy")),
        ("dalek", table(places=())),
        ("dalek", table(places=[{**ADA, "name": ""}])),
        ("dalek", table(places=[{**ADA, "name": "A\0da"}])),
        ("dalek", table(places=[{**ADA, "name": "Ada" * 20}])),
        ("dalek", table(places=[{**ADA, "kind": "cat"}])),
        ("dalek", {**table(), "length": "seven"}),
        ("dalek", "dalek"),
        ("dalek", None),
    ],
)
def test_a_plan_that_cannot_stand_is_left_out_and_the_rest_stays(game, wrong, tmp_path):
    memory, path = remembering(tmp_path, plans={"seventeen": table("seventeen"), game: wrong}, colours=17)
    assert memory.plan(game) is None
    assert memory.last_plan == memory.plan("seventeen") != None  # noqa: E711
    assert path.exists()
    assert json.loads(path.with_name("tables.json.damaged").read_text())["plans"][game] == wrong


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 3, 6, 7, 40])
def test_as_many_seats_as_there_may_be(game, seats, tmp_path):
    found = mended(tmp_path, table(game, [{**ADA, "name": f"Ada {n}"} for n in range(seats)]))
    assert len(found.places) in GAMES[game].seats
    assert found.places[0].name == "Ada 0"
    assert len({place.colour for place in found.places}) == len(found.places)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wrong", ["octarine", "", "red", "rose"])
def test_a_colour_that_there_is_not_or_that_is_taken_gives_way_to_a_free_one(game, wrong, tmp_path):
    found = mended(tmp_path, table(game, [ADA, {**BOT, "colour": wrong}, {**BOT, "name": "C"}]))
    assert found.colours[0] == "red"
    assert found.colours[2] == "blue"
    assert set(found.colours) <= set(draft.colours(game))
    assert len(set(found.colours)) == 3


@pytest.mark.parametrize("level", ["oracle", "", None])
def test_a_level_that_there_is_not_gives_way_to_the_first(level, tmp_path):
    found = mended(tmp_path, table(places=[{**ADA, "level": "easy"}, {**BOT, "level": level}]))
    assert [place.level for place in found.places] == [None, "easy"]


@pytest.mark.parametrize(
    ("game", "wrong"),
    [
        ("dalek", {"target": 45}),
        ("dalek", {"target": "60"}),
        ("dalek", {"target": 10**30}),
        ("dalek", {"first": 7}),
        ("dalek", {"first": -1}),
        ("dalek", {"undo": "never"}),
        ("dalek", {"perfume": "walnut"}),
        ("dalek", {"head_start": [1, 2, 3, 4]}),
        ("dicy", {"mode": "tropical"}),
        ("dicy", {"mode": "custom"}),
        ("dicy", {"cards": ["odds"]}),
        ("dicy", {"mode": "custom", "cards": ["odds", "odds", "odds", "odds", "odds"]}),
        ("dicy", {"mode": "custom", "cards": ["odds", "forty", "sixes", "same5", "queen"]}),
        ("seventeen", {"first": 1}),
        ("seventeen", {"target": 60}),
    ],
)
def test_an_option_that_cannot_be_is_left_out_and_the_rest_stays(game, wrong, tmp_path):
    found = mended(tmp_path, table(game, sealed=True, undo="off") | {"options": {"sealed": True, **wrong}})
    header = Pages().header_of(found, "tea")
    assert setup_from(GAMES[game], header.setup)
    if len(wrong) == 1:
        assert found.options.get("sealed")


def test_colours_of_seats_that_cannot_be_are_the_usual_ones(tmp_path):
    wrong = {"a": ["octarine", "red"], "b": ["red", "red"], "c": 17, "d": ["rose", "red"]}
    memory, _ = remembering(tmp_path, colours=wrong)
    for game in "abc":
        assert memory.colours(game, 2) == SEATS[:2]
    assert [colour.key for colour in memory.colours("d", 2)] == ["rose", "red"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 0},
        {"seats": -3},
        {"seats": 3},
        {"games": []},
        {"games": [{"id": "a", "winners": [2]}]},
        {"games": [{"id": "a", "winners": [-1]}]},
        {"games": [{"id": "a", "first": 9}]},
        {"games": [{"name": "a"}]},
        {"length": "for ever"},
    ],
    ids=repr,
)
def test_an_evening_that_makes_no_sense_is_left_out_and_the_rest_stays(wrong, tmp_path):
    good = {"length": "three", "seats": 2, "games": [{"id": "b", "first": 0, "winners": [1]}]}
    bad = {**good, "games": [{"id": "a"}], **wrong}
    memory, _ = remembering(tmp_path, evenings=[bad, good])
    assert memory.evening("a", 2) is None
    assert memory.evening("b", 2)


def test_people_who_cannot_be_called_so_are_left_out_and_the_rest_stay(tmp_path):
    people = [
        {"name": "", "colour": "red", "picture": "fox"},
        {"name": "A\0", "colour": "red", "picture": "fox"},
        {"name": 17, "colour": "red", "picture": "fox"},
        {"name": "Ada", "colour": "octarine", "picture": "unicorn", "former": ["Adele", "\x1b[2J"]},
    ]
    path = tmp_path / "players.json"
    path.write_text(json.dumps({"people": people}))
    (ada,) = Profiles(path).people
    assert (ada.name, ada.former) == ("Ada", ("Adele",))
    assert ada.seat_colour


@pytest.mark.parametrize("step", [-1, 3, 10**9])
def test_a_lesson_left_at_a_step_that_it_has_not_begins_anew(step, tmp_path):
    path = tmp_path / "lessons.json"
    path.write_text(json.dumps({"left": {"dalek.turn": step, "dicy.turn": 2, "x": "y"}, "done": ["z", 17]}))
    progress = Progress(path)
    assert progress.step("dalek.turn", 3) == 0
    assert progress.step("dicy.turn", 3) == 2
    assert progress.done("z")


@pytest.mark.parametrize("wrong", [85, 83, 1, 10**40, "big", None, [], True])
def test_of_settings_only_the_wrong_ones_are_as_at_first(wrong, tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"speed": "calm", "scale": wrong, "volume_table": wrong, "palette": wrong}))
    now = Store(path).now
    assert now.speed == "calm"
    assert now.palette == "standard"
    its = app(SettingsScene(), scale=now.scale, volume_table=now.volume_table)
    its.picture()


def test_nothing_is_kept_beside_of_a_file_that_stands(tmp_path):
    memory, _ = remembering(tmp_path, plans={"dalek": table()})
    assert memory.last_plan == memory.plan("dalek")
    assert not [*tmp_path.glob("*.damaged")]


@pytest.mark.parametrize("content", [b"[" * 200_000, b'{"a":' * 100_000, b'{"a": "\\ud800"}', b"\xff"])
def test_a_file_that_is_no_json_is_set_aside(content, tmp_path):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    assert Store(path).now == Settings()
    assert path.with_name("settings.json.damaged").read_bytes() == content


def test_where_one_may_not_look_there_is_nothing(tmp_path):
    assert Store(tmp_path / ("x" * 300) / "settings.json").now == Settings()


# Anything at all


def anything():
    words = st.sampled_from(["", *GAMES, "red", "human", "bot", "easy", "a\0", "three", "de"])
    plain = st.none() | st.booleans() | st.integers(-3, 10) | st.integers() | words | st.text(max_size=5)
    return st.recursive(
        plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4)
    )


def spoilt(value, draw):
    """That value, with something in it replaced by anything."""
    if isinstance(value, dict) and value and draw(st.integers(0, 3)):
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: spoilt(value[key], draw)}
    if isinstance(value, list) and value and draw(st.integers(0, 3)):
        at = draw(st.integers(0, len(value) - 1))
        return [*value[:at], spoilt(value[at], draw), *value[at + 1 :]]
    return draw(anything())


GOOD = {
    "plans": {game: table(game, [ADA, BOT], undo="off") for game in GAMES},
    "colours": {"a": ["red", "blue"]},
    "eases": {"a": [{"hints": False}, {"time": "own"}]},
    "evenings": [{"length": "three", "seats": 2, "games": [{"id": "a", "first": 0, "winners": [1]}]}],
}


def spoilt_memory(folder, data):
    value = GOOD
    for _ in range(data.draw(st.integers(1, 3))):
        value = spoilt(value, data.draw)
    (folder / "tables.json").write_text(json.dumps(value))
    return Memory(folder / "tables.json")


@settings(max_examples=60)
@given(st.data())
def test_whatever_is_remembered_can_be_played_again(tmp_path_factory, data):
    memory = spoilt_memory(tmp_path_factory.mktemp("spoilt"), data)
    for game in GAMES:
        if found := memory.plan(game):
            header = Pages().header_of(draft.playable(found), "tea")
            Session.start(GAMES[game], header)
    assert len(memory.colours("a", 2)) == len(memory.eases("a", 2)) == 2
    evening = memory.evening("a", 2)
    assert evening is None or len(evening.wins) == 2


@settings(max_examples=8)
@given(st.data())
def test_whatever_is_remembered_can_be_seen(tmp_path_factory, data):
    folder = tmp_path_factory.mktemp("spoilt")
    its_host = Pages(spoilt_memory(folder, data), folder)
    its = app(Title(its_host))
    its.picture()
    for game in GAMES:
        its.push(its_host.set_up(game))
        its.advance(0.1)
        assert its.top.name == "setup"
    its.quit()


@settings(max_examples=20)
@given(st.data())
def test_whatever_the_settings_hold_their_page_can_be_drawn(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("spoilt") / "settings.json"
    kept = {name: data.draw(anything()) for name in data.draw(st.sets(st.sampled_from(NAMES), max_size=6))}
    path.write_text(json.dumps(kept))
    store = Store(path)
    values = {name: store.now.value(name) for name in NAMES}
    its = app(SettingsScene(), **values)
    its.picture()
