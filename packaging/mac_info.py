"""What the Finder is told: who the program is, and that it opens `.tavolino` files.

A file that is double-clicked comes as an event, which SDL hands on as a dropped file. PyInstaller's own
emulation of arguments would take that event from it, and stays off.
"""

IDENTIFIER = "io.github.tavolino.Tavolino"
FILES = "io.github.tavolino.game"

PLIST = {
    "CFBundleName": "Tavolino",
    "CFBundleDisplayName": "Tavolino",
    "LSApplicationCategoryType": "public.app-category.board-games",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": "MIT licence",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Tavolino game",
            "CFBundleTypeRole": "Viewer",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [FILES],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": FILES,
            "UTTypeDescription": "Tavolino game",
            "UTTypeConformsTo": ["public.data"],
            "UTTypeTagSpecification": {
                "public.filename-extension": ["tavolino"],
                "public.mime-type": "application/x-tavolino",
            },
        }
    ],
}
