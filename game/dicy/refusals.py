"""Why the rules of Dicy Cards don't allow something: a sentence for each reason."""

from game.words import marked

SENTENCES = {
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
    "no_card_is_to_be_chosen": marked("There is no card to choose now."),
    "choose_a_card_first": marked("First choose a card."),
    "no_active_card_is_left": marked("You have no active card left: you can only pass."),
    "no_dice_for_this_card": marked("No dice of this roll fit this card."),
    "no_die_may_be_a_six": marked("No die may be a 6."),
    "no_such_card": marked("There is no such card."),
    "not_the_three_lowest": marked("These are not the three lowest dice, {lowest}."),
    "only_custom_chooses_its_cards": marked("Only the custom mode chooses its cards."),
    "these_are_not_two_pairs": marked("These are not two pairs."),
    "two_pairs_need_different_values": marked("The two pairs must differ; both are {value}s."),
    "values_must_be_consecutive": marked("The values must follow on from each other."),
    # Solving
    "the_mode_draws_its_cards": marked("the mode {mode} draws its cards: name five of your own"),
}
