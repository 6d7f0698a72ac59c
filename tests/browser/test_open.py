"""`shoal serve --open`, which is `make play`: it starts, and opens the page."""

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.server.conftest import free_port

WITHIN = 60.0


def test_serve_opens_the_page(tmp_path: Path) -> None:
    told = tmp_path / "told"
    fake = tmp_path / "browser"
    fake.write_text(f'#!/bin/sh\necho "$1" > {told}\n', "utf-8")
    fake.chmod(0o755)
    port = free_port()
    command = [sys.executable, "-m", "shoal", "serve", "--open", "--port", str(port), "--folder", str(tmp_path)]
    with subprocess.Popen(command, env={**os.environ, "BROWSER": str(fake)}, stdout=subprocess.DEVNULL) as running:
        end = time.monotonic() + WITHIN
        while not (told.exists() and told.read_text("utf-8")) and time.monotonic() < end:
            time.sleep(0.1)
        running.terminate()
    assert told.read_text("utf-8").strip() == f"http://127.0.0.1:{port}"
