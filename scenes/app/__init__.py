"""The program around every scene: window, loop, clock, the stack of scenes, and what happens when one fails.

A scene here is five verbs (`scene`); no module here knows a game, a table or a page of the program.
"""
