"""Sets the lining figures of Vollkorn in the place of its old-style ones: `python assets/make_fonts.py`.

Where a title says 17, a small-letter 1 reads as an I; and pygame can't ask a font for its features. Needs
fontTools. Done once on the files of Debian's package; done again it changes nothing.
"""

from pathlib import Path

from fontTools.ttLib import TTFont

FOLDER = Path(__file__).parent / "fonts"
FEATURES = ("lnum", "pnum")
"""Lining figures, each as wide as it is."""


def lining(font: TTFont) -> dict[str, str]:
    """From the figures as they are by themselves to those that the features bring, one after the other."""
    table = font["GSUB"].table
    figures = {font.getBestCmap()[ord(figure)]: "" for figure in "0123456789"}
    found = {name: name for name in figures}
    for feature in FEATURES:
        lookups = {
            number
            for record in table.FeatureList.FeatureRecord
            if record.FeatureTag == feature
            for number in record.Feature.LookupListIndex
        }
        for number in sorted(lookups):
            for part in table.LookupList.Lookup[number].SubTable:
                single = getattr(part, "ExtSubTable", part)
                mapping = getattr(single, "mapping", {})
                found = {name: mapping.get(now, now) for name, now in found.items()}
    return found


def main() -> None:
    for path in sorted(FOLDER.glob("Vollkorn-*.ttf")):
        font = TTFont(path, recalcTimestamp=False)
        figures = lining(font)
        for part in font["cmap"].tables:
            for letter, name in part.cmap.items():
                if chr(letter) in "0123456789":
                    part.cmap[letter] = figures[name]
        font.save(path)


if __name__ == "__main__":
    main()
