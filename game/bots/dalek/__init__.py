"""The opponents at Dalek Dice."""
