"""Runs programs one after another in this process.

Reads a job from each line of stdin, and writes its output as a line of stdout.
"""

import contextlib
import io
import json
import os
import runpy
import sys
import traceback

for line in sys.stdin:
    job = json.loads(line)
    os.environ.update(job["env"])
    text, error = io.StringIO(), ""
    with contextlib.redirect_stdout(text):
        try:
            runpy.run_path(job["file"])
        except BaseException:
            error = traceback.format_exc()
    print(json.dumps({"text": text.getvalue(), "error": error}), flush=True)
