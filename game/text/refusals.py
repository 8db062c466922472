"""Why something is not allowed: a sentence for each reason of the engine, and of the rules of every game.

The commands print them for a log or a set-up, the scenes beside what a person tried.
"""

from collections.abc import Mapping
from importlib import import_module

from game.core.game import AnyGame
from game.shelf import taken_down
from game.words import marked

SENTENCES: Mapping[str, str] = {
    # Any game
    "another_seat_is_to_act": marked("It is another player's turn."),
    "the_game_has_ended": marked("The game is over."),
    "undo_is_off": marked("This game is played without undo."),
    "undo_is_off_for_this_seat": marked("This player plays without undo."),
    "something_was_learnt_since": marked("What was rolled, drawn or shown can't be unseen."),
    "the_call_is_over": marked("The time to call is over."),
    "another_seat_chose_since": marked("Another player has chosen since."),
    "nothing_to_undo": marked("There is nothing to undo yet."),
    "nothing_to_redo": marked("There is nothing to redo."),
    "no_such_moment": marked("The game has no such moment."),
    "no_such_seat": marked("There is no such seat."),
    "no_such_option": marked("The game has no such option."),
    "wrong_number_of_seats": marked("This game is for {fewest} to {most} players."),
    "a_head_start_for_every_seat": marked("A head start needs a number for each of the {seats} seats."),
    "head_start_from_none_to": marked("A head start is a number from 0 to {most}."),
    "a_bot_has_a_level_and_a_person_none": marked("An opponent has a level, and a person has none."),
    "a_name_is_missing": marked("A name is missing."),
    "text_too_long": marked("A text may have {most} characters at most."),
    "text_holds_a_control_character": marked("A text may not hold the control character {code}."),
    "seed_is_sealed": marked("This game is still sealed: you can replay it, but not continue it."),
    "a_branch_would_open_the_seal": marked(
        "This game is sealed until it ends: until then you can replay it, but not branch off."
    ),
    "a_branch_would_show_the_pile": marked(
        "A game from here would show what this one has yet to deal. You can branch off once "
        "it has ended, or where everybody may undo anything."
    ),
    "the_seal_is_open": marked("The seed has been shown: nothing can be undone now."),
    "table_damaged": marked(
        "{file} is missing or damaged: opponents, hints and reviews need it. Install Tavolino again."
    ),
    "no_command_brings_this_about": marked("No player can do this."),
    "not_these_cards_were_shuffled": marked("These are not the cards that were shuffled."),
    "wrong_number_of_dice": marked("That is not the number of dice that were rolled."),
    # Dice
    "no_dice_picked": marked("Pick some dice first."),
    "die_named_twice": marked("A die can be picked only once."),
    "die_not_in_hand": marked("This die is set aside already."),
    "no_such_die": marked("There is no such die."),
    "roll_first": marked("Roll the dice first."),
    "the_dice_are_rolled_already": marked("The dice are rolled already."),
}


def sentence(reason: str) -> str:
    """Of the engine, or of a game that is down from the shelf: only its rules can have refused."""
    for sentences in (SENTENCES, *map(of_game, taken_down())):
        if reason in sentences:
            return sentences[reason]
    raise KeyError(reason)


def of_game(game: AnyGame) -> Mapping[str, str]:
    return import_module(game.refusals).SENTENCES if game.refusals else {}
