"""The choices of palette: what seats, signals, Dalek Dice and 17's cards are coloured with, and the moods
where contrast is high.

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

DALEK: dict[str, dict[str, str]] = {
    "standard": {
        "human": "37b98a",
        "robot": "ffb042",
        "door": "5aa0ff",
        "burst": "ff5a4e",
        "enough": "4fd08a",
        "short": "ff8a6a",
        "human_plate": "167a5c",
        "burst_plate": "ba1c2c",
    },
    "contrast": {
        "human": "5ff4e4",
        "robot": "fad628",
        "door": "7ea1f4",
        "burst": "ee7b6c",
        "enough": "a6f2ea",
        "short": "f78b3e",
        "human_plate": "065e83",
        "burst_plate": "b01e0f",
    },
    "protan": {
        "human": "65fcde",
        "robot": "edb11c",
        "door": "5aa6e0",
        "burst": "f8484f",
        "enough": "7bd7fb",
        "short": "f83807",
        "human_plate": "0279ae",
        "burst_plate": "983c4a",
    },
    "deutan": {
        "human": "21ebd9",
        "robot": "fde01c",
        "door": "3791d2",
        "burst": "fe4c39",
        "enough": "0f85f6",
        "short": "ff9d45",
        "human_plate": "005bbc",
        "burst_plate": "b70d08",
    },
    "tritan": {
        "human": "35fd3c",
        "robot": "f9bf56",
        "door": "5390c0",
        "burst": "f8484f",
        "enough": "35fd5c",
        "short": "ff3817",
        "human_plate": "0f813b",
        "burst_plate": "b80522",
    },
}
"""Of Dalek Dice: the four places, what the balance says, and the plates let into its dice."""

POSTERS: dict[str, tuple[str, str]] = {
    "1": ("f0b43c", "7a2016"),
    "2": ("1c6b8c", "fbf1dc"),
    "3": ("215a43", "fbf1dc"),
    "4": ("c8542c", "fbf1dc"),
    "5": ("7a2140", "f7cf6a"),
    "reverse": ("f3e3c2", "215a43"),
    "double": ("e9a13a", "5c1d12"),
    "trash": ("a9cdbf", "1b4034"),
    "trap": ("2b2a3f", "f7cf6a"),
}
"""The cards of 17: what is printed on, and what is printed."""

POSTERS_HIGH_CONTRAST: dict[str, tuple[str, str]] = {
    "1": ("f6c343", "3a0a05"),
    "2": ("0a3a52", "ffffff"),
    "3": ("0c3324", "ffffff"),
    "4": ("8c2c0c", "ffffff"),
    "5": ("4a0a22", "ffe08a"),
    "reverse": ("fff2d8", "0c3324"),
    "double": ("f6b94a", "3a0a05"),
    "trash": ("d2ece2", "0a2a20"),
    "trap": ("14132a", "ffe08a"),
}

HIGH_CONTRAST: dict[str, dict[str, str]] = {
    "cafe": {
        "cloth": "0c2a24",
        "cloth_dark": "061a16",
        "cloth_light": "1d4a40",
        "accent": "ffd27a",
        "glow": "fff0c0",
        "text": "ffffff",
        "text_muted": "f0f4e6",
        "panel": "120a05",
        "panel_text": "ffffff",
        "panel_text_muted": "e8e0d0",
        "button": "ffe9b0",
        "button_text": "000000",
    },
    "dicy": {
        "cloth": "0b3a5a",
        "cloth_dark": "05223a",
        "cloth_light": "2d6a90",
        "accent": "c9f2ff",
        "glow": "e6fbff",
        "text": "ffffff",
        "text_muted": "eef8ff",
        "panel": "04131f",
        "panel_text": "ffffff",
        "panel_text_muted": "dcecf5",
        "button": "e6f9ff",
        "button_text": "001018",
    },
    "dalek": {
        "cloth": "0a0e24",
        "cloth_dark": "04060f",
        "cloth_light": "222c58",
        "accent": "9fd0ff",
        "glow": "ffe08a",
        "text": "ffffff",
        "text_muted": "dfe5ff",
        "panel": "0b0e16",
        "panel_text": "ffffff",
        "panel_text_muted": "d8deea",
        "button": "ffd880",
        "button_text": "000000",
    },
    "seventeen": {
        "cloth": "7d2a14",
        "cloth_dark": "551a0b",
        "cloth_light": "a8452a",
        "accent": "ffd870",
        "glow": "ffec9e",
        "text": "ffffff",
        "text_muted": "fff2e0",
        "panel": "0d241b",
        "panel_text": "ffffff",
        "panel_text_muted": "e2ecd8",
        "button": "fff3d8",
        "button_text": "3a1206",
    },
}
