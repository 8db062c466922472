"""The catalogues: whole, unspoilt, as the code says it, and in letters that the fonts have."""

import re
from functools import cache
from gettext import GNUTranslations
from typing import get_args

import make_words  # pyright: ignore[reportMissingImports] - lies with what it makes
import pytest

from game import words
from scenes.art.fonts import Kind, font
from scenes.text.words import OWN_NAMES

LANGUAGES = sorted(make_words.LOCALES)
VALUE = re.compile(r"\{\w*\}|%\(\w+\)[rs]|%[rs]")
ENDINGS = (".", "!", "?", ":", "…")


@cache
def said():
    return make_words.sentences()


@cache
def written(language):
    return make_words.catalogue(language)


def all_of(message):
    return [message.string] if isinstance(message.string, str) else list(message.string)


def originals(message):
    return [message.id] if isinstance(message.id, str) else list(message.id)


def key(message):
    return message.context, originals(message)[0]


def keys(catalogue):
    return {key(message) for message in catalogue if message.id}


def sentences(language):
    """(original, translation) of every sentence and every plural."""
    for message in written(language):
        if message.id:
            one, many = originals(message)[0], originals(message)[-1]
            for number, translated in enumerate(all_of(message)):
                yield (one if number == 0 else many), translated


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_translated_and_none_is_fuzzy(language):
    missing = [message.id for message in make_words.unwritten(written(language))]
    assert not missing
    assert not keys(said()) - keys(written(language)), "make words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_kept_that_nobody_says(language):
    assert not keys(written(language)) - keys(said()), "make words"
    assert not written(language).obsolete


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_reads_what_was_written(language):
    compiled = make_words.po_of(language).with_suffix(".mo").read_bytes()
    assert compiled == make_words.compiled(make_words.catalogue(language)), "make words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_names_the_same_values(language):
    for message in written(language):
        if not message.id:
            continue
        every = set(VALUE.findall(" ".join(originals(message))))
        for original, translated in zip(originals(message), all_of(message), strict=True):
            named = set(VALUE.findall(translated))
            assert named <= every, translated
            assert named >= set(VALUE.findall(original)), translated


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_as_many_as_the_language_has(language):
    for message in written(language):
        if message.id and not isinstance(message.id, str):
            assert len(all_of(message)) == written(language).num_plurals == 2
            assert all(all_of(message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_ends_and_begins_as_its_original_does(language):
    for original, translated in sentences(language):
        if not re.search(r"\w", VALUE.sub("", original)):
            continue  # a sign of numbers, not a sentence
        assert translated[-1:].isspace() == original[-1:].isspace(), translated
        assert not translated[:1].isspace() or len(translated) == 1, translated
        if original.endswith(ENDINGS):
            assert translated.endswith(ENDINGS), translated
        else:
            assert not translated.endswith("."), translated


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_those_of_the_language(language):
    foreign = {"de": "«»'\"", "en": ""}.get(language, "„“”'\"")
    for _original, translated in sentences(language):
        assert not set(VALUE.sub("", translated)) & set(foreign), translated


def test_french_signs_of_two_parts_never_begin_a_line():
    for _original, translated in sentences("fr"):
        assert not re.search(r"(?<=\w)[:;?!](?!\w)| [:;?!»]|« |[^\u00a0]»|«[^\u00a0]", translated), translated


def test_spanish_questions_open_as_they_close():
    for _original, translated in sentences("es"):
        assert translated.count("?") == translated.count("¿"), translated
        assert translated.count("!") == translated.count("¡"), translated


@pytest.mark.parametrize("kind", get_args(Kind))
def test_the_fonts_have_every_letter(kind):
    letters = {letter for language in LANGUAGES for _, words in sentences(language) for letter in words}
    letters |= {
        letter for message in said() if message.id for words in originals(message) for letter in words
    }
    face = font(kind, 32)
    missing = {face.render(letter, True, (0, 0, 0)).get_buffer().raw for letter in "\uffff\u0378"}
    for letter in sorted(letters - set(" \u00a0\n`")):
        assert face.render(letter, True, (0, 0, 0)).get_buffer().raw not in missing, letter


def test_the_program_offers_the_languages_that_have_a_catalogue():
    assert words.languages() == ["en", *LANGUAGES]
    assert set(OWN_NAMES) == set(words.languages())


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_turn_where_the_language_says(language):
    path = make_words.po_of(language).with_suffix(".mo")
    with path.open("rb") as file:
        plural = GNUTranslations(file).plural  # pyright: ignore[reportAttributeAccessIssue]
    assert [plural(n) for n in (1, 2, 5, 21, 100)] == [0, 1, 1, 1, 1]
    assert plural(0) == (0 if language == "fr" else 1)
