"""The record refuses what would go wrong silently in compiled code."""

import numpy as np
import pytest

from shoal.engine.state import check, record


@pytest.mark.parametrize("name", ["round", "size", "take", "sort", "min", "data", "copy"])
def test_a_field_may_not_hide_behind_an_attribute(name: str) -> None:
    with pytest.raises(TypeError, match=f"may not be called '{name}'"):
        record((name, "<i8"), tape=8)


@pytest.mark.parametrize("kind", ["?", "<f8", "S3"])
def test_fields_are_whole_numbers(kind: str) -> None:
    with pytest.raises(TypeError, match="whole numbers"):
        record(("fish", kind), tape=8)


def test_fields_are_little_endian() -> None:
    with pytest.raises(TypeError, match="little-endian"):
        record(("fish", ">i8"), tape=8)


def test_a_record_has_no_padding() -> None:
    with pytest.raises(TypeError, match="padding"):
        check(np.dtype((np.record, np.dtype([("a", "|u1"), ("b", "<i8")], align=True))))
