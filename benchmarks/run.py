"""Runs all benchmarks that docs/performance.md is made of, one after the other, and writes it (`make bench`)."""

import argparse
import subprocess
import sys
import time
from pathlib import Path

from report import comparisons, page, plot

HERE = Path(__file__).parent
PARTS = ("fischen_against_c", "against_interpreted", "against_peers", "memory")
QUICK = ("against_peers", "memory")  # know --quick; the others are quick


def run(part: str, quick: bool) -> None:
    """One of them; if it fails, all end."""
    print(f"== {part}", flush=True)
    begun = time.monotonic()
    options = ["--quick"] if quick and part in QUICK else []
    if subprocess.run([sys.executable, HERE / f"{part}.py", *options], check=False).returncode:
        sys.exit(f"{part} failed")
    print(f"== {part} took {time.monotonic() - begun:.0f} s", flush=True)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--quick", action="store_true", help="short slices, to see whether it works")
    options.add_argument("--page", action="store_true", help="measure nothing: write the page from what there is")
    given = options.parse_args()
    for part in () if given.page else PARTS:
        run(part, given.quick)
    figures = comparisons.load()
    page.PAGE.write_text(page.render(figures), "utf-8")
    plot.draw(figures)
    print(f"Written: {page.PAGE} and {plot.PICTURE}")


if __name__ == "__main__":
    main()
