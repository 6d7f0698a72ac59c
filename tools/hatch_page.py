"""Lets the build of the wheel build the page for browsers, if that has not been done."""

import runpy
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOL = str(Path(__file__).parent / "page.py")


class PageHook(BuildHookInterface[Any]):
    """Before the wheel is packed."""

    def dependencies(self) -> list[str]:
        page = runpy.run_path(TOOL)
        return [] if page["PAGE"].exists() or page["own_node"]() else [page["WHEEL"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatchling's own)
        page = runpy.run_path(TOOL)
        if version == "editable" or (page["PAGE"] / "index.html").exists():
            return
        arguments, sys.argv = sys.argv, [TOOL]
        try:
            page["main"]()
        finally:
            sys.argv = arguments
