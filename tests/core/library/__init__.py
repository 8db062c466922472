"""The library on a real disk, with real processes, locks, full disks and damaged files."""
