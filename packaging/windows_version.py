"""What the Explorer says of the program: its name, version and maker."""

from PyInstaller.utils.win32.versioninfo import (
    FixedFileInfo,
    StringFileInfo,
    StringStruct,
    StringTable,
    VarFileInfo,
    VarStruct,
    VSVersionInfo,
)

BRITISH_UNICODE = "080904b0"


def resource(name: str, version: str) -> VSVersionInfo:
    four = (*map(int, version.split(".")), 0)[:4]
    told = {
        "CompanyName": "The Tavolino contributors",
        "FileDescription": name,
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": name,
        "ProductVersion": version,
    }
    strings = StringTable(BRITISH_UNICODE, [StringStruct(key, value) for key, value in told.items()])
    language = VarFileInfo([VarStruct("Translation", [0x0809, 1200])])
    return VSVersionInfo(FixedFileInfo(four, four), [StringFileInfo([strings]), language])
