"""The title: three boxes on the café table, and what was left to go on with."""
