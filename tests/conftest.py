"""Which tests one process runs when several share the work: those of a game stay together, so that one compiles it.

pytest-xdist 3.8 does not see groups under pytest 9.2; until it does, tests are shared out one by one.
"""

import pytest

from shoal.games import GAMES


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    names = sorted(GAMES, key=len, reverse=True)  # fischen-2 is not fischen
    for item in items:
        where = item.nodeid.replace("_", "-")
        game = next((name for name in names if name in where), item.nodeid.partition("::")[0])
        item.add_marker(pytest.mark.xdist_group("browser" if in_browser(item) else game))
    items.sort(key=lambda item: "nursery" in getattr(item, "fixturenames", ()))  # servers need every game: last


def in_browser(item: pytest.Item) -> bool:
    """Chromium is enough work for one process."""
    return item.nodeid.startswith("tests/browser/")
