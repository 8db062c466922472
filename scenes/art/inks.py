"""The choices of palette: what seats and signals are coloured with.

Three are made for eyes without one kind of cone: without red (protanopia), green (deuteranopia) or blue
(tritanopia). Their seat colours were searched for like the standard ones, only farther apart for those eyes;
`tests/scenes/art/test_palette.py` has the distances. Shapes are the same everywhere.
"""

PALETTES = ("standard", "contrast", "protan", "deutan", "tritan")

SEATS: dict[str, dict[str, tuple[str, str]]] = {
    "standard": {
        "red": ("b01a1c", "64100f"),
        "blue": ("2a5cb0", "15346b"),
        "green": ("2cae48", "15662b"),
        "yellow": ("f9d848", "b97a14"),
        "plum": ("421c5a", "220c31"),
        "rose": ("e37dd9", "8c3a86"),
    },
    "contrast": {
        "red": ("8a0f12", "4d0507"),
        "blue": ("0909ed", "050584"),
        "green": ("6bb102", "365c00"),
        "yellow": ("eafe0c", "8a8a00"),
        "plum": ("37005d", "1b0030"),
        "rose": ("ff7ef1", "8f3285"),
    },
    "protan": {
        "red": ("d80700", "7a0400"),
        "blue": ("0d38fd", "061d8c"),
        "green": ("4caa22", "265c0e"),
        "yellow": ("e6ff30", "8a8f10"),
        "plum": ("220073", "11003d"),
        "rose": ("eca9ff", "8a4aa0"),
    },
    "deutan": {
        "red": ("87040a", "4a0205"),
        "blue": ("1b8eff", "0a4c92"),
        "green": ("8fa000", "4a5400"),
        "yellow": ("f8f900", "8f8a00"),
        "plum": ("31009c", "180052"),
        "rose": ("f6b7ff", "925a9c"),
    },
    "tritan": {
        "red": ("a70000", "5c0000"),
        "blue": ("4303fa", "22018a"),
        "green": ("1dc825", "0c6a11"),
        "yellow": ("eefc0d", "8a8f06"),
        "plum": ("400547", "1f0223"),
        "rose": ("fd63fd", "8f2c8f"),
    },
}
"""Of each seat its colour and its deep tone."""

SIGNALS: dict[str, tuple[str, str, str]] = {
    "standard": ("2f7a4d", "b3331d", "655545"),
    "contrast": ("00592e", "9c0f00", "2b211b"),
    "protan": ("1257a8", "b3331d", "655545"),
    "deutan": ("1257a8", "b3331d", "655545"),
    "tritan": ("0f7a52", "b3122d", "655545"),
}
"""Good, bad, and an aside on paper."""
