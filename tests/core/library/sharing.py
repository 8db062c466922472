"""The other program: shares the lock at this path until it is killed."""

import sys
import time
from pathlib import Path

from game.core.library.shared_lock import SharedLock

lock = SharedLock(Path(sys.argv[1]))
lock.share()
print("shared", flush=True)
time.sleep(600)
