"""Opponents: `pacing` lets them take their time, `process` asks their process, `worker` runs in it; `ahead`
has solved in another one what they will play from."""
