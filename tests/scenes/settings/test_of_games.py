"""Settings of single games: each game's record declares its own, and they are kept by game."""

import json

import msgspec
import pytest

from scenes.settings.store import Settings, Store
from tests.scenes.settings.names import NAMES, OF_GAMES

CHANGED = {"dicy": {"confirm_pass": False}, "seventeen": {"call_window": "go_on"}}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.json"


def test_no_two_settings_have_one_name():
    assert OF_GAMES
    assert len(set(NAMES)) == len(NAMES)


def test_what_no_one_changed_is_as_the_record_says():
    now = Settings()
    assert [now.value(name) for name in ("confirm_pass", "confirm_stop", "call_window")] == [True, False, "4"]


def test_they_are_kept_by_game_and_found_again(path):
    store = Store(path)
    store.change(confirm_pass=False, call_window="go_on", speed="brisk")
    assert json.loads(path.read_text())["games"] == CHANGED
    assert Store(path).now == store.now == Settings(speed="brisk", games=CHANGED)
    store.change(confirm_pass=True)
    assert store.now.games == {"seventeen": CHANGED["seventeen"]}


@pytest.mark.parametrize("wrong", [{"call_window": "5"}, {"call_window": True}, {"confirm_stop": "yes"}])
def test_a_value_that_cannot_be_is_refused_and_changes_nothing(wrong):
    store = Store()
    with pytest.raises(msgspec.ValidationError):
        store.change(**wrong)
    assert store.now == Settings()


def test_a_file_of_before_where_they_stood_among_all_others_is_read(path):
    path.write_text('{"speed": "calm", "call_window": "go_on", "confirm_pass": false, "confirm_stop": false}')
    assert Store(path).now == Settings(speed="calm", games=CHANGED)


def test_in_such_a_file_what_cannot_be_is_as_at_first(path):
    path.write_text('{"speed": "calm", "call_window": "soon", "confirm_pass": false}')
    assert Store(path).now == Settings(speed="calm", games={"dicy": {"confirm_pass": False}})


@pytest.mark.parametrize(
    "games", [{"seventeen": {"call_window": "soon"}}, {"seventeen": 4}, [], {"go": {"komi": "7"}}]
)
def test_what_cannot_be_a_games_own_setting_is_as_at_first(games, path):
    path.write_text(json.dumps({"games": games}))
    assert Store(path).now.value("call_window") == "4"
