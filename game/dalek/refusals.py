"""Why the rules of Dalek Dice don't allow something: a sentence for each reason."""

from game.words import marked

SENTENCES = {
    "set_a_die_aside_first": marked("Set at least one die of this roll aside first."),
    "this_roll_was_kept_already": marked("You have chosen from this roll already. Roll on, or stop."),
    "the_doctor_of_this_roll_is_already_set_aside": marked(
        "Only one Doctor a roll is set aside. This one is rolled again."
    ),
    "the_exterminate_of_this_roll_is_already_set_aside": marked(
        "Only one Exterminate a roll is set aside. This one is rolled again."
    ),
    "no_die_would_be_left": marked("No die would be left to roll: set these aside, and the turn ends."),
    "none_of_these_was_rolled": marked("None of these was rolled."),
    # Solving
    "no_dice_make_this": marked("no {dice} dice make {humans} of Humans and {daleks} of Daleks"),
}
