"""What a Windows build asks for and doesn't hold. Wine has DLLs of its own, and would not miss any."""

import re
import struct
import zipfile
from pathlib import PurePosixPath

SYSTEM = re.compile(
    r"(api-ms-win-|ext-ms-).*|(advapi32|bcrypt|bcryptprimitives|cabinet|cfgmgr32|comctl32|comdlg32|crypt32|dbghelp"
    r"|dinput8|dnsapi|dwmapi|gdi32|hid|imm32|iphlpapi|kernel32|mpr|msi|msimg32|msvcrt|netapi32|normaliz|ntdll"
    r"|ole32|oleaut32|opengl32|powrprof|propsys|psapi|rpcrt4|secur32|setupapi|shcore|shell32|shlwapi|ucrtbase"
    r"|user32|userenv|usp10|uxtheme|version|winmm|winspool|wintrust|ws2_32|wsock32)\.(dll|drv)",
    re.IGNORECASE,
)
"""On every Windows 10."""


def lacking(zipped: object) -> list[str]:
    """The DLLs that a program, module or DLL in this zip is linked with, and that nobody brings."""
    with zipfile.ZipFile(zipped) as packed:  # pyright: ignore[reportArgumentType]
        names = [name for name in packed.namelist() if name.lower().endswith((".exe", ".dll", ".pyd"))]
        there = {PurePosixPath(name).name.lower() for name in names}
        wanted = {one.lower() for name in names for one in imported(packed.read(name))}
    return sorted(one for one in wanted - there if not SYSTEM.fullmatch(one))


def imported(image: bytes) -> list[str]:
    """The DLLs named in the import table of a PE file (64 bit), those that are loaded late included."""
    (at,) = struct.unpack_from("<I", image, 0x3C)
    if image[:2] != b"MZ" or image[at : at + 4] != b"PE\0\0":
        return []
    sections, optional = (
        struct.unpack_from("<H", image, at + 6)[0],
        struct.unpack_from("<H", image, at + 20)[0],
    )
    header = at + 24
    table = header + optional
    spans = [struct.unpack_from("<IIII", image, table + 40 * k + 8) for k in range(sections)]

    def where(address: int) -> int:
        for size, virtual, raw_size, raw in spans:
            if virtual <= address < virtual + max(size, raw_size):
                return raw + address - virtual
        raise ValueError(f"no section holds {address:x}")

    def named(address: int) -> str:
        begun = where(address)
        return image[begun : image.index(0, begun)].decode("ascii")

    found: list[str] = []
    for entry, size, name_at in ((1, 20, 12), (13, 32, 4)):  # import and delay import directories
        (address,) = struct.unpack_from("<I", image, header + 112 + 8 * entry)
        if not address:
            continue
        begun = where(address)
        while name := struct.unpack_from("<I", image, begun + name_at)[0]:
            found.append(named(name))
            begun += size
    return found
