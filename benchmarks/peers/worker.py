"""One side of the comparison: a process that does, when asked, one of its measures for about so many seconds.

It tells first what it can measure; then it answers each JSON line with one. Standard library only, because every side
runs in an environment of its own.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Mapping

Slice = tuple[int, float]  # how much was done, and in how many seconds of processor time
Measure = Callable[[float], Slice]  # does it for about so many seconds
WARM_UP = 0.02


def repeated(play: Callable[[], int]) -> Measure:
    """Do again and again what `play` does, which says how much that was."""

    def measure(seconds: float) -> Slice:
        done, begun = 0, time.process_time()
        while (took := time.process_time() - begun) < seconds:
            done += play()
        return done, took

    return measure


def inner(prepare: Callable[[], None], play: Callable[[], int]) -> Measure:
    """Like `repeated`, but `prepare`, before each `play`, is not counted."""

    def measure(seconds: float) -> Slice:
        done, took, begun = 0, 0.0, time.process_time()
        while took < seconds and time.process_time() - begun < 3 * seconds:
            prepare()
            before = time.process_time()
            done += play()
            took += time.process_time() - before
        return done, took

    return measure


def serve(versions: Mapping[str, str], measures: Mapping[str, Callable[[], Measure]]) -> None:
    """Answer until nobody asks any more. A measure is made, and warmed up, when it is first asked for."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what libraries print is no answer
    made: dict[str, Measure] = {}

    def tell(answer: object) -> None:
        print(json.dumps(answer), file=answers, flush=True)

    tell({"versions": versions, "measures": list(measures)})
    for line in sys.stdin:
        asked = json.loads(line)
        name = asked["measure"]
        try:
            if name not in made:
                made[name] = measures[name]()
                made[name](WARM_UP)
            done, seconds = made[name](asked["seconds"])
            tell({"done": done, "seconds": seconds})
        except Exception as error:  # whatever it is: the others can still be measured
            tell({"error": f"{type(error).__name__}: {error}"})
