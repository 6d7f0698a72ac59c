"""The page about speed says what was measured, and nothing else."""

import copy
from html import unescape

import pytest

from benchmarks.against_peers import renew
from benchmarks.report import comparisons, page, plot


@pytest.fixture(scope="module")
def figures() -> comparisons.Figures:
    return comparisons.load()


def test_the_page_is_current(figures: comparisons.Figures) -> None:
    assert page.PAGE.read_text("utf-8") == page.render(figures), "run .venv/bin/python benchmarks/run.py --page"


def test_the_picture_is_current(figures: comparisons.Figures) -> None:
    picture = unescape(plot.PICTURE.read_text("utf-8"))
    for row in comparisons.comparisons(figures):
        if row.ratios:
            assert plot.label(row) in picture
            assert plot.times(row.ratio) in picture


def test_a_ratio_is_the_median_of_the_rounds_not_of_the_rates() -> None:
    rates = {
        "ours": {"median": 20.0, "rounds": [10.0, 20.0, 60.0]},
        "theirs": {"median": 5.0, "rounds": [5.0, 2.0, 20.0]},
    }
    row = comparisons.compare(rates, "Playouts", ("Ours", "ours"), ("Theirs", "theirs"), 3.5)
    assert list(row.ratios) == [2, 10, 3]
    assert row.ratio == 3
    assert row.met is False
    assert page.verdict(row) == ["3.0 ×", "2.0 × – 10.0 ×", "≥ 3.5 ×", "**no**"]


def test_a_peer_that_could_not_be_installed_is_named(figures: comparisons.Figures) -> None:
    without = copy.deepcopy(figures)
    without["peers"]["missing"] = {"pgx": "no wheel"}
    for measure in [measure for measure in without["peers"]["rates"] if measure.startswith("pgx/")]:
        del without["peers"]["rates"][measure]
    text = page.render(without)
    assert "- `pgx`: no wheel" in text
    assert "against pgx sparrow_mahjong, 1 game was not measured" in text


def test_what_was_measured_on_another_day_is_said_and_comes_from_one_run(figures: comparisons.Figures) -> None:
    later = copy.deepcopy(figures)
    rates = {
        f"{side}/search/{game}": {"rounds": [1.0]} for side, game in (("shoal", "fischen"), ("openspiel", "hearts"))
    }
    before = {"date": "2026-01-01", "missing": {}, "rates": rates | {"shoal/loop/fischen": {"rounds": [3.0]}}}
    again = {"date": "2026-02-02", "missing": {}, "rates": {"shoal/search/fischen": {"rounds": [2.0]}}}
    renewed = renew(before, again, "search")
    assert renewed["rates"] == {"shoal/loop/fischen": {"rounds": [3.0]}, "shoal/search/fischen": {"rounds": [2.0]}}
    later["peers"] |= {"date": renewed["date"], "again": renewed["again"]}
    assert "measured on 2026-01-01, search on 2026-02-02: do not edit" in page.render(later)
