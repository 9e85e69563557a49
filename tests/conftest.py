"""Before Qt is imported: no display, and a user's folders of the tests' own.

Properties are tried on the same cases at each run; `make test ARGS=--hypothesis-profile=search` looks for others.
"""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

from hypothesis import settings

PROFILE = Path(tempfile.mkdtemp(prefix="hellassist-tests-"))
atexit.register(shutil.rmtree, PROFILE, ignore_errors=True)

for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"):
    folder = PROFILE / variable.lower()
    folder.mkdir(mode=0o700)
    os.environ[variable] = str(folder)
os.environ["QT_QPA_PLATFORM"] = "offscreen"

settings.register_profile("steady", derandomize=True)
settings.register_profile("search", derandomize=False)
settings.load_profile("steady")
