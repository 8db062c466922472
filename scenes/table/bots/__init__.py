"""Opponents: `pacing` lets them take their time, `process` asks their process, `worker` runs in it."""
