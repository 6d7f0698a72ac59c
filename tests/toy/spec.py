"""The name card of Minnows."""

from pathlib import Path

from shoal import locale
from shoal.engine.spec import Spec

locale.FOLDERS.append(Path(__file__).parent / "locale")

SPEC = Spec(
    name="minnows",
    title="Minnows",
    version=1,
    players=(2, 2),
    minutes=1,
    pitch="Three cards each, and the higher one wins.",
    package="tests.toy",
    prefix="MN",
)
