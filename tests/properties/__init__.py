"""What holds for every game, whatever its rules: one suite, run over all of them."""
