"""Games are made ready before anybody asks, but whoever asks comes first."""

import asyncio
import threading

import pytest

from shoal.bots.ready import Step
from shoal.engine.spec import Spec
from shoal.games import find
from shoal.server import ready
from shoal.server.ready import Progress, Ready


def test_whoever_waits_comes_before_what_is_made_ready_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    begun, go_on = threading.Event(), threading.Event()

    def steps(spec: Spec) -> list[Step]:
        def step(number: int) -> None:
            made.append(f"{spec.name} {number}")
            begun.set()
            go_on.wait(10)

        return [Step(step, lambda number=number: step(number)) for number in (1, 2)]  # type: ignore[misc]

    monkeypatch.setattr(ready, "for_play", steps)
    monkeypatch.setattr(ready, "rehearse", lambda _: None)

    async def hold() -> None:
        games = Ready()
        early, late, asked = find("fischen"), find("fischen-2"), find("das-riff")
        warming = asyncio.create_task(games.warm_up([early, late]))
        await asyncio.to_thread(begun.wait, 10)
        told: list[Progress] = []
        waiting = asyncio.create_task(games.ensure(asked, told.append))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.wait_for(waiting, 10)
        assert made[:3] == ["fischen 1", "das-riff 1", "das-riff 2"]
        assert told[-1] == Progress("das-riff", 3, 3)
        assert games.is_ready(asked)
        await asyncio.wait_for(warming, 10)
        assert games.is_ready(early)
        assert games.is_ready(late)
        games.close()

    asyncio.run(hold())
