"""What versions that people have had left behind: files of 0.1 open for ever.

`version_0_1`: a library and files given away, made by the program as it was at 9513a2f: of each game one that
has ended and one that runs, an undo among them, and a running one with sealed dice. They are never made anew.
"""
