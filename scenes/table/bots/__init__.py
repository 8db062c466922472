"""Opponents: `pacing` lets them take their time, `process` asks their process, `worker` is what runs in it."""
