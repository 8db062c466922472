"""A Windows program's import table, read as Windows reads it."""

import struct
import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))

import looked_into  # pyright: ignore[reportMissingImports]


def program(*dlls):
    """A small PE file that is linked with these: one section, 0x1000 in memory, 0x400 in the file."""
    names = b"".join(name.encode() + b"\0" for name in dlls)
    table_size = 20 * (len(dlls) + 1)
    starts = [len(b"".join(one.encode() + b"\0" for one in dlls[:k])) for k in range(len(dlls))]
    table = b"".join(struct.pack("<5I", 0, 0, 0, 0x1000 + table_size + at, 0) for at in starts) + bytes(20)
    section = (table + names).ljust(0x200, b"\0")
    optional = struct.pack("<H", 0x20B).ljust(112, b"\0") + bytes(8) + struct.pack("<II", 0x1000, table_size)
    optional = optional.ljust(112 + 16 * 8, b"\0")
    coff = struct.pack("<HHIIIHH", 0x8664, 1, 0, 0, 0, len(optional), 0x22)
    header = b"PE\0\0" + coff + optional + b".idata".ljust(8, b"\0")
    header += struct.pack("<IIII", 0x200, 0x1000, 0x200, 0x400).ljust(32, b"\0")
    return (b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x40) + header).ljust(0x400, b"\0") + section


def test_what_a_program_is_linked_with_is_read():
    assert looked_into.imported(program("python311.dll", "KERNEL32.dll")) == ["python311.dll", "KERNEL32.dll"]
    assert looked_into.imported(program()) == []
    assert looked_into.imported(b"no program".ljust(80)) == []


def test_a_dll_that_nobody_brings_is_told(tmp_path):
    made = tmp_path / "made.zip"
    with zipfile.ZipFile(made, "w") as packed:
        packed.writestr("T/T.exe", program("KERNEL32.dll", "python311.dll", "VCRUNTIME140.dll"))
        packed.writestr("T/_internal/python311.dll", program("api-ms-win-crt-heap-l1-1-0.dll"))
    assert looked_into.lacking(made) == ["vcruntime140.dll"]
