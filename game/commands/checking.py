"""`verify`: does a log stand? And the words for a log that doesn't."""

from pathlib import Path

import msgspec

from game.core.illegal import IllegalError
from game.core.log import BrokenLogError
from game.core.verify import verify
from game.shelf import GAMES

WHY = {
    "not_a_log": "this is no Tavolino log",
    "no_game_in_it": "there is no game in it",
    "log_of_a_newer_version": "it was written by a newer Tavolino (version {version})",
    "header_not_readable": "the header can't be read: {what}",
    "no_such_game": "there is no game called {game}",
    "no_such_option": "the set-up can't be read: {what}",
    "no_seed": "the header holds neither the seed nor its hash",
    "more_than_one_game": "there is more than one game in it",
    "game_too_long": "the game has more than {most} events",
    "line_too_long": "the line is longer than {most} bytes",
    "line_not_readable": "the line is no JSON object",
    "key_given_twice": "a key stands twice in the line",
    "chain_broken": "the chain is broken here: the line, or one before it, was changed",
    "events_not_in_order": "this should be event {expected}",
    "event_not_readable": "the event can't be read: {what}",
    "the_seed_is_not_the_sealed_one": "the seed is not the one whose hash was shown",
    "rekeyed_out_of_order": "the new seeds are not in order",
    "breaks_off_in_the_middle": "the log breaks off where {expected} must follow",
    "not_what_the_seed_gives": "{event} is not what the seed gives; that is {expected}",
    "not_what_the_rules_give": "{event} is not what the rules bring about; that is {expected}",
    "no_command_brings_this_about": "no player can bring {event} about here",
}


def said(why: IllegalError) -> str:
    """A reason in words. Those of the rules are keys that read like words."""
    values = {name: _shown(value) for name, value in why.values.items()}
    if why.reason in WHY:
        return WHY[why.reason].format(**values)
    named = ", ".join(f"{name} {value}" for name, value in values.items())
    return why.reason.replace("_", " ") + (f" ({named})" if named else "")


def _shown(value: object) -> str:
    """A value in one short line, whatever a damaged file put into it."""
    if isinstance(value, msgspec.Struct):
        value = msgspec.json.encode(value).decode()
    elif isinstance(value, (tuple, list)):
        value = ", ".join(map(str, value))  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    text = " ".join(str(value).split())
    return text if len(text) <= 300 else text[:300] + "…"


def in_one_line(name: object) -> str:
    """The name of a file or a game, which may hold anything."""
    return " ".join(str(name).splitlines())


def check(file: Path) -> str:
    """One line about a file whose games stand; raises BrokenLogError or OSError for another."""
    games = events = running = sealed = 0
    with file.open("rb") as stream:
        for verified in verify(stream, GAMES):
            games += 1
            events += verified.events
            running += not verified.ended
            sealed += verified.sealed
    notes = [f"{games} game{'s'[: games != 1]}, {events} events: every line stands"]
    if running:
        notes.append(f"{running} not finished")
    if sealed:
        notes.append(f"{sealed} with sealed dice, whose chance can be checked when the seed is told")
    return f"{in_one_line(file)}: {'; '.join(notes)}"


def refusal(file: Path, broken: BrokenLogError) -> str:
    return f"{in_one_line(file)}: line {broken.line}: {said(broken.why)}"
