"""About the program: whose games these are, the licences, how a saved game is checked."""
