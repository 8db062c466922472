"""Words for why something is not allowed: the reasons of the engine, as whole sentences."""

from collections.abc import Mapping
from typing import Any

from game.core.illegal import IllegalError
from game.core.library import Trouble
from scenes.words import _


def why(error: IllegalError) -> str:
    return words(error.reason, **error.values)


def words(reason: str, **values: Any) -> str:
    """The sentence for a reason; a value that is a seat should be given as a name where people read it."""
    return _sentences()[reason].format_map(_Named(values))


class _Named(dict[str, Any]):
    """Several values are read as a list."""

    def __getitem__(self, key: str) -> Any:
        value = super().__getitem__(key)
        return ", ".join(str(one) for one in value) if isinstance(value, tuple | list) else value


def trouble(of: Trouble) -> str:
    """What to tell when the games on disk can't be read or written."""
    sentences = {
        "read_only": _(
            "The games folder can't be written to. You can play on; this game is not being saved."
        ),
        "disk_full": _("The disk is full. You can play on; this game is not being saved."),
        "disk_error": _("The disk can't be used. You can play on; this game is not being saved."),
        "busy": _("Another program holds the games file. You can play on; it will be tried again."),
        "corrupt": _("The games file was damaged. It was set aside, and a new one begun."),
        "newer_version": _("The games file was written by a newer Tavolino. It is left alone."),
        "open_elsewhere": _("This game is open in another window."),
        "no_such_game": _("This game isn't there any more."),
    }
    return sentences[of.kind]


def _sentences() -> Mapping[str, str]:
    return {
        # Any game
        "another_seat_is_to_act": _("It is another player's turn."),
        "the_game_has_ended": _("The game is over."),
        "undo_is_off": _("This game is played without undo."),
        "something_was_learnt_since": _("What was rolled, drawn or shown can't be unseen."),
        "another_seat_chose_since": _("Another player has chosen since."),
        "nothing_to_undo": _("There is nothing to undo yet."),
        "nothing_to_redo": _("There is nothing to redo."),
        "no_such_moment": _("The game has no such moment."),
        "no_such_seat": _("There is no such seat."),
        "no_such_option": _("The game has no such option."),
        "wrong_number_of_seats": _("This game is for {fewest} to {most} players."),
        "a_bot_has_a_level_and_a_person_none": _("An opponent has a level, and a person has none."),
        "seed_is_sealed": _("The seed of this game is still sealed: it can be looked at, not gone on with."),
        "no_command_brings_this_about": _("Nothing a player does brings this about."),
        "not_these_cards_were_shuffled": _("These are not the cards that were shuffled."),
        "wrong_number_of_dice": _("That is not the number of dice that were rolled."),
        # Dice
        "no_dice_picked": _("Pick some dice first."),
        "die_named_twice": _("A die can be picked only once."),
        "die_not_in_hand": _("This die is set aside already."),
        "no_such_die": _("There is no such die."),
        "roll_first": _("Roll the dice first."),
        "the_dice_are_rolled_already": _("The dice are rolled already."),
        # Dalek Dice
        "set_a_die_aside_first": _("Set at least one die of this roll aside first."),
        "this_roll_was_kept_already": _("You have chosen from this roll already. Roll on, or stop."),
        "the_doctor_of_this_roll_is_already_set_aside": _(
            "One Doctor a roll is set aside. This one is rolled again."
        ),
        "the_exterminate_of_this_roll_is_already_set_aside": _(
            "One Exterminate a roll is set aside. This one is rolled again."
        ),
        "no_die_would_be_left": _("No die would be left to roll: set these aside, and the turn ends."),
        "none_of_these_was_rolled": _("None of these was rolled."),
        # Dicy Cards
        "a_straight_repeats_no_value": _("No value may come twice in a straight; {value} does."),
        "all_values_must_be_equal": _("All dice must show the same value."),
        "all_values_must_differ": _("All dice must differ; {value} comes twice."),
        "card_is_active": _("This card is active already."),
        "card_is_frozen": _("This card is frozen."),
        "card_not_on_the_table": _("This card isn't in this game."),
        "choose_a_card_to_freeze": _("First choose a card of yours to freeze."),
        "choose_a_card_to_thaw": _("First choose a card of yours to thaw."),
        "every_card_is_frozen": _("All your cards are frozen: pass to thaw them."),
        "every_die_must_be_a_six": _("Every die must be a 6; there is a {value}."),
        "every_die_must_be_odd": _("Every die must be odd; there is a {value}."),
        "exactly_n_cards": _("Choose exactly {n} cards."),
        "exactly_n_dice": _("This card takes exactly {n} dice."),
        "five_different_cards": _("Choose five different cards."),
        "from_n_to_m_dice": _("This card takes {n} to {m} dice."),
        "no_card_is_to_be_chosen": _("No card is to be chosen now."),
        "choose_a_card_first": _("First choose a card."),
        "no_active_card_is_left": _("No active card of yours is left: you can only pass."),
        "no_dice_for_this_card": _("No dice of this roll satisfy this card."),
        "no_die_may_be_a_six": _("No die may be a 6."),
        "no_such_card": _("There is no such card."),
        "not_the_three_lowest": _("These are not the three lowest dice, {lowest}."),
        "only_custom_chooses_its_cards": _("Only the custom mode chooses its cards."),
        "these_are_not_two_pairs": _("These are not two pairs."),
        "two_pairs_need_different_values": _("The two pairs must differ; both are {value}s."),
        "values_must_be_consecutive": _("The values must follow on from each other."),
        # 17
        "another_seat_must_call": _("The player to move has no card left and must call."),
        "begin_the_turn_first": _("The turn hasn't begun yet."),
        "card_not_in_hand": _("This card isn't in this hand."),
        "nobody_may_call_during_a_turn": _("Calls come between two turns."),
        "the_turn_has_begun": _("The turn has begun already."),
        "who_has_just_played_may_not_call": _("Who has just played can't call."),
        "without_a_card_to_play_or_draw_you_must_call": _("With no card to play or draw, you must call."),
    }
