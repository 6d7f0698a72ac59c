"""What holds of Fischen and of Fischen 2 is tested once, with each of them."""

from collections.abc import Iterable
from typing import Any

import pytest

from tests.games.fischen.positions import FISCHEN as FISCHEN
from tests.games.fischen_2.positions import FISCHEN_2

GAMES = (FISCHEN, FISCHEN_2)

# The outermost decorator, so that the name comes last in the name of a test: with a seed 2 behind it Fischen would
# pass for Fischen 2, and be compiled by its process (tests/conftest.py).
both = pytest.mark.parametrize("which", GAMES, ids=str)


def cases(names: str, fischen: Iterable[Any], fischen_2: Iterable[Any]) -> pytest.MarkDecorator:
    """Each game with cases of its own, which are numbered and named after their first value."""
    rows = []
    for which, own in zip(GAMES, (fischen, fischen_2), strict=True):
        for number, case in enumerate(own):
            values = case if isinstance(case, tuple) else (case,)
            label = values[0] if isinstance(values[0], str) else ""
            rows.append(pytest.param(which, *values, id=f"{which}:{number}:{label}"))
    return pytest.mark.parametrize(f"which,{names}", rows)
