"""Settings: kept whole, heard by those who listen, and damage never costs more than the settings."""

import msgspec
import pytest

from scenes.settings.store import Settings, Store
from scenes.text import words
from tests.scenes.frame.builders import Plain, app_with, lay_anew


@pytest.fixture
def path(tmp_path):
    return tmp_path / "config" / "settings.json"


def test_what_is_changed_is_found_again(path):
    Store(path).change(speed="brisk", scale=140, window_size=(1400, 900))
    assert Store(path).now == Settings(speed="brisk", scale=140, window_size=(1400, 900))


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe\x00",
        b'{"scale": 5000}',
        b'{"speed": "sluggish"}',
        b'{"scale": "big"}',
        b'{"palette": "sepia"}',
        b'{"dice": 6, "cloth": null}',
        b'{"undo": "maybe"}',
    ],
)
def test_a_damaged_file_is_kept_aside_and_defaults_hold(path, damage):
    path.parent.mkdir()
    path.write_bytes(damage)
    store = Store(path)
    assert store.now == Settings()
    assert path.with_name("settings.json.damaged").read_bytes() == damage
    store.change(speed="calm")
    assert Store(path).now.speed == "calm"


def test_settings_of_a_later_version_are_read_as_far_as_they_are_known(path):
    path.parent.mkdir()
    path.write_bytes(b'{"speed": "calm", "perfume": "walnut"}')
    assert Store(path).now == Settings(speed="calm")


def test_a_write_that_fails_leaves_the_old_file_and_the_new_value(path, monkeypatch):
    store = Store(path)
    store.change(speed="calm")

    def full(_handle):
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", full)
    store.change(speed="brisk")
    assert store.now.speed == "brisk"
    assert Store(path).now.speed == "calm"
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_a_value_that_cannot_be_is_refused_and_changes_nothing():
    store = Store()
    with pytest.raises(msgspec.ValidationError):
        store.change(scale=300)
    assert store.now == Settings()


def test_listeners_hear_before_and_after_until_they_stop():
    heard = []
    store = Store()
    stop = store.listen(lambda before, now: heard.append((before.scale, now.scale)))
    store.change(scale=120)
    store.change(scale=120)
    stop()
    store.change(scale=90)
    assert heard == [(100, 120)]


def test_a_change_of_scale_lays_everything_anew():
    app = app_with(Plain())
    before = app.top.scale.u
    app.settings.change(scale=200)
    app.targets()
    assert app.top.scale.u == 2 * before


def test_a_change_of_language_lays_everything_anew(tmp_path, monkeypatch):
    folder = tmp_path / "xx" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "tavolino.mo").write_bytes(
        catalogue({"Roll": "Llor", "{n} die\0{n} dice": "{n} eid\0{n} ecid"})
    )
    monkeypatch.setattr("game.words.LOCALE", tmp_path)
    app = app_with(Plain())
    laid = []
    lay_anew(app, lambda: laid.append(words._("Roll")) or ())
    app.draw()
    app.settings.change(language="xx")
    app.draw()
    assert laid == ["Roll", "Llor"]
    assert words.ngettext("{n} die", "{n} dice", 3).format(n=3) == "3 ecid"
    assert words._("No such sentence") == "No such sentence"
    assert words.languages() == ["en", "xx"]
    app.settings.change(language="en")
    assert words._("Roll") == "Roll"


def catalogue(pairs):
    """A compiled gettext catalogue, as msgfmt writes it."""
    texts = {
        "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n",
        **pairs,
    }
    keys = sorted(texts)
    originals = [key.encode() for key in keys]
    translated = [texts[key].encode() for key in keys]
    start = 28 + 16 * len(keys)
    tables = [[], []]
    body = b""
    for table, entries in zip(tables, (originals, translated), strict=True):
        for entry in entries:
            table.append((len(entry), start + len(body)))
            body += entry + b"\0"
    head = [0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 28 + 16 * len(keys)]
    numbers = [*head, *(number for table in tables for pair in table for number in pair)]
    return b"".join(number.to_bytes(4, "little") for number in numbers) + body


def test_after_a_fall_back_nothing_is_written_not_even_by_who_listens(path):
    Store(path).change(speed="calm", display="full_screen")
    store = Store(path)
    store.listen(lambda _before, now: store.change(muted=True))
    store.fall_back()
    assert store.now == Settings(muted=True)
    assert Store(path).now == Settings(speed="calm", display="full_screen")
    store.begin_anew()
    assert Store(path).now == Settings(muted=True)
