"""The moments that `tests/tour.py` takes pictures of and `tests/look.py` opens; the films of `tests/film.py`.

`course` finds them in games that always go the same way; `dalek`, `dicy`, `seventeen`, `learning` and
`around` show them, each a function that is given a size and gives back an app that stands at its moment;
`moments` names them all. `films` has what moves, filmed on a `reel` and laid side by side by `strip`;
`gallery` has every part by itself.
"""
