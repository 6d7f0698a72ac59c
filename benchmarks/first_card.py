"""Measures how long a new user waits from "play now" to the first card, and writes `benchmarks/first_card.json`.

For every game a server of its own, twice: with nothing compiled yet (as after a fresh clone), and once more with what
the first one compiled. In between the page has to say that the game is being prepared.
"""

import argparse
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from shoal.games import GAMES

RESULTS = Path(__file__).with_suffix(".json")
PATIENCE = 600_000  # milliseconds
CARD = ".felt [data-move], .felt button.may"
PREPARING = ".prepare[role=status]"


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def wait(browser: Browser, game: str, folder: Path) -> dict[str, float | None]:
    """Seconds from the click to the word that it is being prepared (None: it was not said), and to the first card."""
    port = free_port()
    environment = {**os.environ, "SHOAL_CACHE_DIR": str(folder / "cache")}
    database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    command = [sys.executable, "-m", "shoal", "serve", "--port", str(port), "--database", database]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as server:
        try:
            end = time.monotonic() + 60
            while time.monotonic() < end:
                try:
                    socket.create_connection(("127.0.0.1", port), timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            page = browser.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(f"http://127.0.0.1:{port}/")
            button = page.get_by_test_id(f"play-{game}")
            button.wait_for()
            clicked = time.monotonic()
            button.click()
            page.wait_for_selector(f"{PREPARING}, {CARD}")
            told = time.monotonic() - clicked if page.locator(PREPARING).count() else None
            page.wait_for_selector(CARD)
            first = time.monotonic() - clicked
            page.close()
        finally:
            server.terminate()
    return {"prepares_after": told and round(told, 2), "first_card": round(first, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(GAMES), metavar="GAME")
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    wishes = parser.parse_args()
    results: dict[str, object] = {"python": platform.python_version(), "cores": os.cpu_count()}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=wishes.chromium, args=["--no-sandbox"])
        for game in wishes.games:
            with tempfile.TemporaryDirectory() as name:
                cold, warm = (wait(browser, game, Path(name)) for _ in range(2))
            results[game] = {"cold": cold, "warm": warm, "load": round(os.getloadavg()[0], 1)}
            print(f"{game}: {results[game]}", flush=True)
        browser.close()
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
