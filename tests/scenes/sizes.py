"""The ten sizes of the window at which every scene is laid out: from the smallest, 4:3 to 21:9."""

SIZES = (
    (1000, 700),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1600, 1200),
    (1680, 1050),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3840, 2160),
)
TIGHT = SIZES[0], SIZES[2]
"""Where there is least room, in height and for what stands side by side."""
