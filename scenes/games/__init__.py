"""The games on screen, one package each. What several of them share lives in `scenes.table`."""
