"""Why something is not allowed: a sentence for each reason of the engine and the rules.

The commands print them for a log or a set-up, the scenes beside what a person tried.
"""

from collections.abc import Mapping

from game.words import marked

SENTENCES: Mapping[str, str] = {
    # Any game
    "another_seat_is_to_act": marked("It is another player's turn."),
    "the_game_has_ended": marked("The game is over."),
    "undo_is_off": marked("This game is played without undo."),
    "undo_is_off_for_this_seat": marked("This player plays without undo."),
    "something_was_learnt_since": marked("What was rolled, drawn or shown can't be unseen."),
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
    "seed_is_sealed": marked("The seed of this game is still sealed: it can be looked at, not gone on with."),
    "a_branch_would_open_the_seal": marked(
        "This game is sealed until its end: till then it can be looked at, but no other game can branch off."
    ),
    "a_branch_would_show_the_pile": marked(
        "Another game from here would show what this one has yet to deal. One can branch off when this game "
        "has ended, or where everybody may take everything back."
    ),
    "the_seal_is_open": marked("The seed has been told by now: nothing can be taken back any more."),
    "no_command_brings_this_about": marked("Nothing a player does brings this about."),
    "not_these_cards_were_shuffled": marked("These are not the cards that were shuffled."),
    "wrong_number_of_dice": marked("That is not the number of dice that were rolled."),
    # Dice
    "no_dice_picked": marked("Pick some dice first."),
    "die_named_twice": marked("A die can be picked only once."),
    "die_not_in_hand": marked("This die is set aside already."),
    "no_such_die": marked("There is no such die."),
    "roll_first": marked("Roll the dice first."),
    "the_dice_are_rolled_already": marked("The dice are rolled already."),
    # Dalek Dice
    "set_a_die_aside_first": marked("Set at least one die of this roll aside first."),
    "this_roll_was_kept_already": marked("You have chosen from this roll already. Roll on, or stop."),
    "the_doctor_of_this_roll_is_already_set_aside": marked(
        "One Doctor a roll is set aside. This one is rolled again."
    ),
    "the_exterminate_of_this_roll_is_already_set_aside": marked(
        "One Exterminate a roll is set aside. This one is rolled again."
    ),
    "no_die_would_be_left": marked("No die would be left to roll: set these aside, and the turn ends."),
    "none_of_these_was_rolled": marked("None of these was rolled."),
    # Dicy Cards
    "a_straight_repeats_no_value": marked("No value may come twice in a straight; {value} does."),
    "all_values_must_be_equal": marked("All dice must show the same value."),
    "all_values_must_differ": marked("All dice must differ; {value} comes twice."),
    "card_is_active": marked("This card is active already."),
    "card_is_frozen": marked("This card is frozen."),
    "card_not_on_the_table": marked("This card isn't in this game."),
    "choose_a_card_to_freeze": marked("First choose a card of yours to freeze."),
    "choose_a_card_to_thaw": marked("First choose a card of yours to thaw."),
    "every_card_is_frozen": marked("All your cards are frozen: pass to thaw them."),
    "every_die_must_be_a_six": marked("Every die must be a 6; there is a {value}."),
    "every_die_must_be_odd": marked("Every die must be odd; there is a {value}."),
    "exactly_n_cards": marked("Choose exactly {n} cards."),
    "exactly_n_dice": marked("This card takes exactly {n} dice."),
    "five_different_cards": marked("Choose five different cards."),
    "from_n_to_m_dice": marked("This card takes {n} to {m} dice."),
    "no_card_is_to_be_chosen": marked("No card is to be chosen now."),
    "choose_a_card_first": marked("First choose a card."),
    "no_active_card_is_left": marked("No active card of yours is left: you can only pass."),
    "no_dice_for_this_card": marked("No dice of this roll satisfy this card."),
    "no_die_may_be_a_six": marked("No die may be a 6."),
    "no_such_card": marked("There is no such card."),
    "not_the_three_lowest": marked("These are not the three lowest dice, {lowest}."),
    "only_custom_chooses_its_cards": marked("Only the custom mode chooses its cards."),
    "these_are_not_two_pairs": marked("These are not two pairs."),
    "two_pairs_need_different_values": marked("The two pairs must differ; both are {value}s."),
    "values_must_be_consecutive": marked("The values must follow on from each other."),
    # 17
    "another_seat_must_call": marked("The player to move has no card left and must call."),
    "begin_the_turn_first": marked("The turn hasn't begun yet."),
    "card_not_in_hand": marked("This card isn't in this hand."),
    "nobody_may_call_during_a_turn": marked("Calls come between two turns."),
    "the_turn_has_begun": marked("The turn has begun already."),
    "who_has_just_played_may_not_call": marked("Who has just played can't call."),
    "without_a_card_to_play_or_draw_you_must_call": marked("With no card to play or draw, you must call."),
}
