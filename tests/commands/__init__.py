"""The headless commands, called as people call them."""
