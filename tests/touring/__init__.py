"""The moments that `tests/tour.py` takes pictures of.

`course` finds them in games that always go the same way; `dalek`, `dicy`, `seventeen` and `around` show them,
each a function that is given a size and gives back an app that stands at its moment.
"""
