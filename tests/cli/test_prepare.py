"""Compiling is announced when it happens, and only then."""

import io

import pytest
from rich.console import Console

from shoal.cli import prepare
from shoal.engine.jit import MODE
from shoal.games import find

SPEC = find("kleine-fische")


def prepared(monkeypatch: pytest.MonkeyPatch, cached: bool, terminal: bool) -> tuple[str, list[int]]:
    """What is said, and which steps were taken."""
    monkeypatch.setattr(prepare, "MODE", "fast")
    monkeypatch.setattr(prepare, "cached", lambda _: cached)
    console = Console(file=io.StringIO(), force_terminal=terminal, width=100)
    taken: list[int] = []
    steps = [prepare.Step(print, lambda: taken.append(1)), prepare.Step(print, lambda: taken.append(2))]
    with console.capture() as capture:
        prepare.prepare(SPEC, steps, console)
    return capture.get(), taken


def test_compiling_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    said, taken = prepared(monkeypatch, cached=False, terminal=True)
    assert "Preparing Kleine Fische for the first time" in said
    assert taken == [1, 2]


@pytest.mark.parametrize(("cached", "terminal"), [(True, True), (False, False)])
def test_nothing_is_said_otherwise(monkeypatch: pytest.MonkeyPatch, cached: bool, terminal: bool) -> None:
    assert prepared(monkeypatch, cached, terminal) == ("", [1, 2])


@pytest.mark.skipif(MODE == "interpreted", reason="nothing is compiled")
def test_after_preparing_everything_is_cached() -> None:
    steps = [*prepare.for_play(SPEC), *prepare.for_simulation(SPEC, ("random", "three")), *prepare.for_perft(SPEC)]
    prepare.prepare(SPEC, steps, Console(file=io.StringIO()))
    assert all(prepare.cached(step.kernel) for step in steps)


def test_what_was_never_called_is_not_cached() -> None:
    class Kernel:
        class stats:  # noqa: N801 (as Numba has it)
            cache_path = "/nowhere"

    Kernel.__qualname__ = "setup_at.no-game-0"
    assert not prepare.cached(Kernel)
