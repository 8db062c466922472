"""Benchmarks: each compares two things in one run, prints the ratio and writes JSON beside itself.

Run by hand: `python -m tests.bench.moves` and so on. They don't run with the tests.
"""
