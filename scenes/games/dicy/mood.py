"""The colours of the table of Dicy Cards."""

from scenes.art.palette import dyed, rgb

GLACIER = dyed(
    cloth=(rgb("1f5f86"), rgb("0b3a5a")),
    cloth_dark=(rgb("103a5a"), rgb("05223a")),
    cloth_light=(rgb("4f9cc0"), rgb("2d6a90")),
    accent=(rgb("a9e4f5"), rgb("c9f2ff")),
    glow=(rgb("c9f6ff"), rgb("e6fbff")),
    text=(rgb("f2fbff"), rgb("ffffff")),
    text_muted=(rgb("d3e9f4"), rgb("eef8ff")),
    panel=(rgb("0d2a42"), rgb("04131f")),
    panel_text=(rgb("eef8fd"), rgb("ffffff")),
    panel_text_muted=(rgb("a9c9da"), rgb("dcecf5")),
    button=(rgb("d8f3fb"), rgb("e6f9ff")),
    button_text=(rgb("0d2a42"), rgb("001018")),
)
