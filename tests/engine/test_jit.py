"""Compilation: modes, caches, and what must not be loaded early."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shoal.engine import jit

PLAY = "import shoal; g = shoal.new('kleine-fische', seed=1); g.play('flip'); print(g.states.tobytes().hex())"


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


def test_listing_the_games_loads_neither_numpy_nor_numba() -> None:
    code = "import sys, shoal; shoal.games(); print([m for m in ('numpy', 'numba', 'rich') if m in sys.modules])"
    assert run(code).stdout.strip() == "[]"


def test_interpreted_gives_the_same_bytes_and_needs_no_numba() -> None:
    compiled, interpreted = run(PLAY), run(PLAY + "; import sys; assert 'numba' not in sys.modules", SHOAL_JIT="0")
    assert interpreted.returncode == 0, interpreted.stderr
    assert interpreted.stdout == compiled.stdout


def test_a_wrong_mode_is_refused() -> None:
    assert "SHOAL_JIT is one of 0, 1, check, not 'fast'" in run("import shoal.engine.jit", SHOAL_JIT="fast").stderr


def test_the_cache_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOAL_CACHE_DIR", str(tmp_path / "cache"))
    home = tmp_path / "game"
    home.mkdir()
    (home / "rules.py").write_text("ONE = 1")
    before = jit.cache_folder.__wrapped__(home)
    assert before
    assert before.is_dir()
    assert before.parent == tmp_path / "cache"
    jit.digest.cache_clear()
    assert jit.cache_folder.__wrapped__(home) == before
    (home / "rules.py").write_text("ONE = 2")
    jit.digest.cache_clear()
    assert jit.cache_folder.__wrapped__(home) != before


def test_old_caches_are_swept_away(tmp_path: Path) -> None:
    folders = [tmp_path / str(number) for number in range(jit.KEEP_FOLDERS + 2)]
    for age, folder in enumerate(folders):
        folder.mkdir()
        long_ago = folder.stat().st_mtime - age * 10 * jit.DAY
        os.utime(folder, (long_ago, long_ago))
    jit.sweep(tmp_path)
    assert sorted(tmp_path.iterdir()) == folders[: jit.KEEP_FOLDERS]


def test_a_cache_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code = (
        "from shoal.engine.rng import draw, seed_rng, shuffle, quarter; from shoal.engine import jit; "
        "print(quarter(1, 2, 3, 4), quarter.stats.cache_hits, quarter._cache.__class__.__name__)"
    )
    done = run(code, SHOAL_CACHE_DIR=str(tmp_path / "file" / "cache"))
    assert done.stdout.split()[-1] == "NullCache", done.stderr
