"""What is not the same in two builds: `python packaging/differences.py ONE OTHER`; exit 1 if anything is."""

import sys
from pathlib import Path


def main(one: str, other: str) -> int:
    first, second = _files(Path(one)), _files(Path(other))
    told = [f"only in {one}: {name}" for name in sorted(first.keys() - second.keys())]
    told += [f"only in {other}: {name}" for name in sorted(second.keys() - first.keys())]
    told += [
        f"differs: {name}" for name in sorted(first.keys() & second.keys()) if first[name] != second[name]
    ]
    print("\n".join(told) or f"the same: {len(first)} files")
    return 1 if told else 0


def _files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
