"""What is wrong with a log or a set-up: for a terminal exactly, in the window in one clear sentence."""

from pathlib import Path

import msgspec

from game.core.illegal import IllegalError
from game.core.log import BrokenLogError
from game.text.refusals import sentence
from game.words import _, marked

WHY = {
    "not_a_log": marked("this isn't a Tavolino log"),
    "no_game_in_it": marked("there is no game in it"),
    "log_of_a_newer_version": marked("it was written by a newer Tavolino (version {version})"),
    "header_not_readable": marked("the header can't be read: {what}"),
    "no_such_game": marked("there is no game called {game}"),
    "no_such_option": marked("the set-up can't be read: {what}"),
    "no_such_level": marked("there is no opponent called {level} here"),
    "no_seed": marked("the header holds neither the seed nor its hash"),
    "more_than_one_game": marked("there is more than one game in it"),
    "game_too_long": marked("the game has more than {most} events"),
    "line_too_long": marked("the line is longer than {most} bytes"),
    "line_not_readable": marked("the line isn't a JSON object"),
    "key_given_twice": marked("a key stands twice in the line"),
    "chain_broken": marked("the chain is broken here: the line, or one before it, was changed"),
    "events_not_in_order": marked("this should be event {expected}"),
    "event_not_readable": marked("the event can't be read: {what}"),
    "the_seed_is_not_the_sealed_one": marked("the seed is not the one whose hash was shown"),
    "rekeyed_out_of_order": marked("the new seeds are not in order"),
    "breaks_off_in_the_middle": marked("the log ends where {expected} must follow"),
    "not_what_the_seed_gives": marked("{event} is not what the seed gives; that is {expected}"),
    "not_what_the_rules_give": marked("{event} is not what the rules bring about; that is {expected}"),
    "no_command_brings_this_about": marked("no player can bring {event} about here"),
    "not_a_key_and_a_value": marked("{option} isn't KEY=VALUE"),
    "option_given_twice": marked("an option is given twice: {option}"),
    "state_not_readable": marked("the situation can't be read: {what}"),
    "not_solved_here": marked("for two seats these cards need the compiled solver, which isn't there"),
    "solved_for_another_number_of_seats": marked("this is solved for {seats} seats, not {scores}"),
}


def said(why: IllegalError) -> str:
    """A reason in words."""
    values = {name: _shown(value) for name, value in why.values.items()}
    return _(WHY.get(why.reason) or sentence(why.reason)).format(**values)


def _shown(value: object) -> str:
    """A value in one short line, whatever a damaged file put into it."""
    if isinstance(value, msgspec.Struct):
        value = msgspec.json.encode(value).decode()
    elif isinstance(value, (tuple, list)):
        value = ", ".join(map(str, value))  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    text = " ".join(str(value).split())
    return text if len(text) <= 300 else text[:300] + "…"


def refusal(file: Path, broken: BrokenLogError) -> str:
    return _("{file}: line {line}: {why}").format(file=file, line=broken.line, why=said(broken.why))


def broken_file(file: str, broken: BrokenLogError) -> str:
    """For people who only wanted to open it."""
    sentences = {
        "not_a_log": _("{file} isn't a Tavolino game."),
        "line_not_readable": _("{file} isn't a Tavolino game, or is damaged at line {line}."),
        "no_game_in_it": _("There is no game in {file}."),
        "no_such_game": _("{file} holds a game that Tavolino doesn't know."),
        "log_of_a_newer_version": _("{file} was written by a newer Tavolino."),
        "more_than_one_game": _("There is more than one game in {file}; one can be opened here."),
        "game_too_long": _("The game in {file} is too long to be opened."),
        "not_what_the_seed_gives": _("{file} doesn't check out: line {line} isn't what its seed gives."),
        "the_seed_is_not_the_sealed_one": _("{file} doesn't check out: its seed isn't the sealed one."),
        "chain_broken": _("{file} is damaged, or was changed, at line {line}."),
    }
    words = sentences.get(broken.why.reason, _("{file} doesn't check out: line {line} breaks the rules."))
    return words.format(file=file, line=broken.line)
