"""How tests are shared out when several processes run them (`make test`).

The tests of a game stay together, so that one process compiles it and the others find it in the cache. pytest-xdist 3.8
has groups for that, but does not see them under pytest 9.2; so `ByGame` reads the groups off the names of the tests.
"""

from collections import Counter

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from shoal.engine.jit import MODE
from shoal.games import GAMES
from tests.toy.spec import SPEC as MINNOWS

NAMES = sorted([*GAMES, MINNOWS.name], key=len, reverse=True)  # fischen-2 is not fischen
SERVERS = ("tests/server/", "tests/browser/")


def group(nodeid: str) -> str:
    """The game that a test is about, or its file; among servers, which need every game, the test alone."""
    if nodeid.startswith(SERVERS):
        return nodeid
    where = nodeid.replace("_", "-")
    return next((name for name in NAMES if name in where), nodeid.partition("::")[0])


class ByGame(LoadScopeScheduling):
    """Whoever has nothing left to do takes the next group."""

    def _split_scope(self, nodeid: str) -> str:
        return group(nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByGame | None:
    if MODE == "interpreted":
        return None  # nothing is compiled: test by test
    config.option.loadscopereorder = False  # the order is ours, see below
    return ByGame(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Large groups first, so that all processes end together; servers last, when every game has been compiled."""
    sizes = Counter(group(item.nodeid) for item in items)
    items.sort(key=lambda item: (item.nodeid.startswith(SERVERS), -sizes[group(item.nodeid)]))
