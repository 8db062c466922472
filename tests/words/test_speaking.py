"""Which language is spoken: the system's until one is chosen; by commands too; changed in mid-game."""

import re

import pytest

from game import words
from scenes.app.app import App
from scenes.settings.store import Settings, Store
from scenes.text.lists import listed
from tests.commands.calling import call
from tests.scenes.frame.builders import Plain
from tests.scenes.games.dalek.builders import dalek_app
from tests.words.pseudo import LONGER, pseudo

ASKED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def system(monkeypatch):
    """A system that says this about its language, and nothing else."""

    def says(**told):
        for name in ASKED:
            monkeypatch.delenv(name, raising=False)
        for name, value in told.items():
            monkeypatch.setenv(name, value)

    return says


@pytest.mark.parametrize(
    ("told", "spoken"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "pt_PT"}, "pt"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT", "LC_ALL": "es_MX"}, "es"),
        ({"LANG": "fr_FR", "LC_ALL": "es_MX", "LANGUAGE": "nl:de_AT:en"}, "de"),
        ({"LANG": "fr_FR", "LANGUAGE": ""}, "fr"),
        ({}, "en"),
    ],
)
def test_the_system_says_the_language(system, told, spoken):
    system(**told)
    assert words.of_the_system() == spoken


def test_windows_and_macos_are_asked_where_the_environment_is_silent(system, monkeypatch):
    system()
    for platform, asked in (("win32", "_of_windows"), ("darwin", "_of_macos")):
        monkeypatch.setattr(words.sys, "platform", platform)
        monkeypatch.setattr(words, asked, lambda: ("pt-PT",))
        assert words.of_the_system() == "pt"


def test_a_first_start_speaks_the_systems_language(system):
    system(LANG="it_IT.UTF-8")
    assert Settings().language == words.AS_THE_SYSTEM
    App((1000, 700))
    assert words.spoken() == "it"


def test_a_chosen_language_is_kept_whatever_the_system_says(system, tmp_path):
    system(LANG="it_IT.UTF-8")
    Store(tmp_path / "settings.json").change(language="de")
    App((1000, 700), Store(tmp_path / "settings.json"))
    assert words.spoken() == "de"


def test_back_to_the_systems_language(system):
    system(LANG="fr_FR.UTF-8")
    app = App((1000, 700))
    app.push(Plain())
    app.settings.change(language="es")
    app.settings.change(language=words.AS_THE_SYSTEM)
    assert words.spoken() == "fr"


def test_a_game_goes_on_in_another_language():
    app, scene = dalek_app(speed="instant")
    scene.table.deciding.roll()
    app.advance(1)
    ground, told = scene.frame, [line.words for line in scene.story.lines]
    labels = {target.label for target in app.targets()}
    app.settings.change(language="es")
    app.draw()
    assert scene.frame != ground
    assert len(scene.story.lines) == len(told)
    assert not {line.words for line in scene.story.lines} & set(told)
    assert "Apartar todos" in {target.label for target in app.targets()} - labels
    assert scene.view == scene.sitting.view_at(scene.n)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ("3.5", "12,345", "9999", "−2", "66.7%")),
        ("es", ("3,5", "12 345", "9999", "−2", "66,7 %")),
        ("pt", ("3,5", "12 345", "9999", "−2", "66,7 %")),
        ("it", ("3,5", "12.345", "9999", "−2", "66,7%")),
        ("fr", ("3,5", "12 345", "9999", "−2", "66,7 %")),
        ("de", ("3,5", "12.345", "9999", "−2", "66,7 %")),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(language, written):
    words.speak(language)
    numbers = (words.number(3.5, 1), words.number(12345), words.number(9999), words.number(-2))
    shares = (words.percent(2 / 3, 1),)
    assert tuple(one.replace("\u00a0", " ") for one in numbers + shares) == written


@pytest.mark.parametrize(
    ("language", "said"),
    [("es", "faltan"), ("pt", "faltam"), ("it", "mancano"), ("fr", "manque"), ("de", "fehlen")],
)
def test_a_wrong_command_is_refused_in_the_systems_language(language, said, system, capsys):
    system(LANG=language)
    answer = call(capsys, "simulate", "dalek")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("tavolino: ")
    assert said in answer.err


def test_help_a_table_and_the_rules_reasons_are_in_the_systems_language(system, capsys):
    system(LANG="es")
    with pytest.raises(SystemExit):
        call(capsys, "simulate", "--help")
    assert "opciones" in capsys.readouterr().out
    assert "ganadas" in call(capsys, "simulate", "dalek", "--bots", "easy", "--games", "1").out
    wrong = ("simulate", "dicy", "--bots", "easy", "--setup", "mode=custom", "cards=odds")
    assert call(capsys, *wrong).err == "tavolino: Elige exactamente 5 cartas.\n"


def test_what_programs_read_is_the_same_in_any_language(system, capsys):
    told = set()
    for language in words.languages():
        system(LANG=language)
        told.add(call(capsys, "solve", "dalek", "--json").out)
    assert len(told) == 1


def test_spanish_joins_with_e_before_the_sound_of_i():
    words.speak("es")
    assert listed(["Ana", "Bo"]) == "Ana y Bo"
    assert listed(["Ana", "Bo", "Inés"]) == "Ana, Bo e Inés"
    assert [listed(["Ana", name]) for name in ("Hilda", "Ian", "Hielo")] == [
        "Ana e Hilda",
        "Ana y Ian",
        "Ana y Hielo",
    ]
    words.speak("en")
    assert listed(["Ana", "Inés"]) == "Ana and Inés"


def test_the_pseudo_language_is_longer_and_keeps_the_values():
    assert pseudo("+{points}") == "+{points}"
    long = pseudo("{name} begins. Three laurels end the game.")
    assert "{name}" in long
    assert long[0] + long[-1] == "[]"
    assert len(re.sub(r"\{\w+\}", "", long)) >= (1 + LONGER) * len(" begins. Three laurels end the game.")
