"""Makes the font for letters that our own don't have: `python assets/make_fallback_font.py FILE`.

FILE is NotoSans-Regular.ttf of Debian's package fonts-noto-core. Needs fontTools. Cyrillic and
Greek are kept, without hinting: small enough to go along.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

OUT = Path(__file__).parent / "fonts" / "NotoSans-Fallback.ttf"
KEPT = (
    (0x0020, 0x007E),
    (0x0300, 0x0323),
    (0x0370, 0x03FF),
    (0x0400, 0x052F),
    (0x1F00, 0x1FFF),
    (0x2010, 0x2026),
)


def main() -> None:
    options = subset.Options(hinting=False, layout_features=["kern", "mark", "mkmk", "ccmp", "locl"])
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    font = TTFont(sys.argv[1], recalcTimestamp=False)
    kept = subset.Subsetter(options)
    kept.populate(unicodes=[code for first, last in KEPT for code in range(first, last + 1)])
    kept.subset(font)
    font.save(OUT)


if __name__ == "__main__":
    main()
