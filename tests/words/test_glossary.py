"""The glossary: one name for one thing, in English and every catalogue; what it bans, nobody says."""

import re

import make_words  # pyright: ignore[reportMissingImports] - lies with what it makes
import pytest

LANGUAGES = sorted(make_words.LOCALES)
PAGE = (make_words.LOCALE / "GLOSSARY.md").read_text()
HOLES = re.compile(r"\{\w+\}")
"""What a sentence leaves out has an English name, and isn't read."""
CONTEXT = re.compile(r"^\[(.+?)\] ")


def table(heading):
    """The rows below a heading, the head of the table as the keys."""
    part = next(part for part in PAGE.split("\n## ") if part.startswith(heading))
    lines = [line for line in part.splitlines() if line.startswith("|")]
    head, _rule, *rows = [[cell.strip(" ") for cell in line.strip("|").split("|")] for line in lines]
    codes = [re.sub(r".*\((\w\w)\)", r"\1", name) for name in head]
    return [dict(zip(codes, row, strict=True)) for row in rows]


def not_said(language):
    heading = re.search(rf"## (Not said: \w+ \({language}\))", PAGE)
    assert heading
    return [row["not"] for row in table(heading[1])]


def every(words):
    return [words] if isinstance(words, str) else list(words)


def said(catalogue):
    """(context, original, sentence) of all that stands in a catalogue; the plural beside its own original."""
    for message in catalogue:
        if message.id:
            originals = every(message.id)
            for number, words in enumerate(every(message.string)):
                original = originals[min(number, len(originals) - 1)]
                yield message.context, HOLES.sub("…", original), HOLES.sub("…", words)


def banned_in(language, sentences):
    for phrase in not_said(language):
        banned = re.compile(rf"(?<!\w){re.escape(phrase)}(?!\w)", re.IGNORECASE)
        for sentence in sentences:
            if banned.search(sentence):
                yield phrase, sentence


def test_english_says_nothing_that_is_banned():
    sentences = [words for message in make_words.sentences() if message.id for words in every(message.id)]
    assert not list(banned_in("en", sentences))


def test_every_name_of_the_glossary_is_one_that_the_program_says():
    ours = {
        (message.context, words)
        for message in make_words.sentences()
        if message.id
        for words in every(message.id)
    }
    for row in table("Names"):
        context = CONTEXT.match(row["en"])
        assert (context and context[1], CONTEXT.sub("", row["en"])) in ours, row["en"]


def test_no_two_names_are_one_in_english():
    names = [row["en"] for row in table("Names")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_says_nothing_that_is_banned(language):
    sentences = [words for _context, _original, words in said(make_words.catalogue(language))]
    assert not list(banned_in(language, sentences))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_the_same_wherever_it_stands_alone(language):
    names = {}
    for row in table("Names"):
        context = CONTEXT.match(row["en"])
        names[context and context[1], CONTEXT.sub("", row["en"])] = row[language]
    found = {
        original: words
        for context, original, words in said(make_words.catalogue(language))
        if words and names.get((context, original), words) != words
    }
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_in_a_sentence_is_never_another_one(language):
    others = []
    for row in table("Words in sentences"):
        ours = re.compile(rf"\b{row['en'][:-1]}(y|ies|\w)s?\b")
        theirs = re.compile(rf"(?<!\w){re.escape(row[language])}", re.IGNORECASE)
        others += [
            (original, words)
            for _context, original, words in said(make_words.catalogue(language))
            if words and ours.search(original) and not theirs.search(words)
        ]
    assert not others
