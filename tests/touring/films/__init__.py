"""What `tests/film.py` films: a function a film, which is given a reel.

It says `reel.of(app)` for an app that stands where the film begins (`beginnings.py` and `course.py` help),
then does something and lets time go by: `reel.run(seconds)`, `reel.rest()`, `reel.drag(…)`. A new one is such
a function in the file of its game, and a line in `every.py`.
"""
