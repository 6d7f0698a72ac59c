"""Makes the virtual environment and installs everything into it, saying what it does.

Run by `make setup` with any Python 3.11 or newer, so it uses the standard library only.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

UV = "uv>=0.8"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


def say(text: str) -> None:
    print(f"== {text}", flush=True)


def run(*command: str, **environment: str) -> None:
    """Run a command; if it fails, stop with its exit code."""
    done = subprocess.run(command, check=False, env={**os.environ, **environment})
    if done.returncode:
        sys.exit(f"'{' '.join(command)}' failed")


def make_venv(venv: Path) -> None:
    """A virtual environment with pip."""
    if (venv / "bin" / "python").exists():
        return
    say(f"Making {venv} with Python {sys.version.split()[0]}")
    if subprocess.run([sys.executable, "-m", "venv", str(venv)], check=False).returncode == 0:
        return
    shutil.rmtree(venv, ignore_errors=True)
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if shutil.which("apt-get") and os.geteuid() == 0:
        say(f"This Python comes without venv; installing {package}")
        run("apt-get", "update", "-q")
        run("apt-get", "install", "-qy", package)
        run(sys.executable, "-m", "venv", str(venv))
    else:
        sys.exit(f"This Python comes without venv, and only root can install it: sudo apt-get install {package}")


def find_uv(venv: Path) -> str:
    """The uv to use: the user's own, or one installed into the environment."""
    own = shutil.which("uv")
    if own:
        return own
    inside = venv / "bin" / "uv"
    if not inside.exists():
        say("Installing uv, which installs the rest")
        run(str(venv / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV)
    return str(inside)


def need(found: bool, package: str, why: str) -> None:
    """A package of the distribution that tests use: root installs it, everybody else is told."""
    if found:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        say(f"Installing {package}, with which {why}")
        run("apt-get", "update", "-q")
        run("apt-get", "install", "-qy", package)
    else:
        say(f"There is no {package}, with which {why}: those tests are skipped. sudo apt-get install {package}")


def main() -> None:
    venv = Path(sys.argv[1])
    make_venv(venv)
    uv = find_uv(venv)
    say("Installing what Shoal needs, as locked in uv.lock")
    run(uv, "sync", "--frozen", "--inexact", "--python", str(venv / "bin" / "python"), UV_PROJECT_ENVIRONMENT=str(venv))
    need(any(Path("/usr/lib/postgresql").glob("*/bin/initdb")), "postgresql", "the server is tested")
    need(any(map(shutil.which, CHROMIUM)), "chromium", "the page is tested")
    say("Ready")


if __name__ == "__main__":
    main()
