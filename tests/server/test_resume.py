"""Restarts, reconnects and retries; two processes at one table."""

import asyncio
import signal

from tests.server.conftest import Cluster, Start, free_port
from tests.server.wire import Person, Seat

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


def test_a_client_resumes_from_what_it_saw_last(start: Start, database: str) -> None:
    port = free_port()

    async def resume() -> None:
        server = start(port=port, database=database)
        async with Person(server.address) as ada:
            table = await ada.set_up("kleine-fische", seats=[{"kind": "person"}, {"kind": "person"}], seed=3)
            code = table["code"]
            async with ada.sit_at(code) as socket:
                seat = Seat(socket)
                await seat.hello()
                await seat.request("play", "a", move="flip")
                await seat.request("chat", "c", text="Hello")
                seen = await seat.request("play", "b", move="flip")
                whole = [message for message in seat.heard if message["type"] == "state"][-1]
                last = [message for message in seat.heard if message["type"] == "state"][-2]
            await asyncio.to_thread(server.stop, signal.SIGTERM)
            await asyncio.to_thread(start, port=port, database=database)
            async with ada.sit_at(code) as socket:
                seat = Seat(socket)
                welcome = await seat.hello(since=1)
                assert welcome["seq"] == seen["seq"] == 3
                assert [line["text"] for line in welcome["chat"]] == ["Hello"]
                state = await seat.until("state", seat=0)
                assert state["log"] == last["log"] | {"from": 1}
                state = await seat.until("state", seat=1)
                assert (state["view"], state["at"]) == (whole["view"], 2)
                # Undone moves: who saw them gets the log from the beginning.
                await seat.request("undo", "u")
            async with ada.sit_at(code) as socket:
                seat = Seat(socket)
                await seat.hello(since=3)
                state = await seat.until("state")
                assert (state["at"], state["log"]["from"], len(state["log"]["entries"])) == (1, 0, 1)

    asyncio.run(resume())


def test_a_retry_counts_once(start: Start, database: str) -> None:
    port = free_port()

    async def retry() -> None:
        server = start(port=port, database=database)
        async with Person(server.address) as ada:
            table = await ada.set_up("kleine-fische", seats=[{"kind": "person"}, {"kind": "person"}], seed=3)
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                first = await seat.request("play", "same", move="flip")
                assert await seat.request("play", "same", move="flip") == first
            await asyncio.to_thread(server.stop, signal.SIGKILL)
            await asyncio.to_thread(start, port=port, database=database)
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                assert await seat.request("play", "same", move="flip", at=0) == first
                assert (await seat.request("play", "other", move="flip", at=0))["code"] == "stale"
                await seat.request("ping", "p")
                assert [m for m in seat.heard if m["type"] == "state"][-1]["at"] == 1

    asyncio.run(retry())


def test_two_processes_serve_one_table(start: Start, cluster: Cluster) -> None:
    """What is done in one process is seen in the other; of two moves at once one is made."""
    address = cluster.database("two_processes")

    async def share() -> None:
        one, two = start(database=address), start(database=address)
        async with Person(one.address) as ada, Person(two.address) as eve:
            table = await ada.set_up("kleine-fische", seats=PEOPLE, options={"target": 1})
            code = table["code"]
            async with ada.sit_at(code) as first:
                mine = Seat(first)
                await mine.hello()
                await eve.ask("POST", f"/tables/{code}/seats", {"name": "Eve"}, 201)
                assert (await mine.until("table"))["table"]["seats"][1]["name"] == "Eve"
                async with eve.sit_at(code) as second:
                    hers = Seat(second)
                    await hers.hello()
                    state = await hers.until("state")
                    views = 0
                    await mine.until("state", at=0)
                    while state["outcome"] is None:
                        mover, other = (mine, hers) if state["turn"] == 0 else (hers, mine)
                        moves = ["flip", "decline"] if state["at"] % 3 else ["stop", "decline", "flip"]
                        for move in moves:
                            answer = await mover.request("play", f"{state['at']}{move}", move=move, at=state["at"])
                            if answer["type"] == "done":
                                break
                        assert answer["type"] == "done", answer
                        state = await other.until("state", at=state["at"] + 1)
                        views += 1
                    assert views > 20
                    assert state["outcome"] == (await ada.ask("GET", f"/tables/{code}"))["outcome"]
                    assert state["outcome"] == (await eve.ask("GET", f"/tables/{code}"))["outcome"]

    asyncio.run(share())


def test_two_processes_race_for_one_seat(start: Start, cluster: Cluster) -> None:
    address = cluster.database("race")

    async def race() -> None:
        servers = [start(database=address), start(database=address)]
        async with Person(servers[0].address) as ada:
            for number in range(10):
                table = await ada.set_up("kleine-fische", seats=PEOPLE)
                people = [Person(servers[turn % 2].address) for turn in range(4)]
                path = f"/tables/{table['code']}/seats"
                answers = await asyncio.gather(
                    *(person.http.post(path, json={"name": f"P{turn}"}) for turn, person in enumerate(people))
                )
                assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409], number
                for person in people:
                    await person.http.aclose()

    asyncio.run(race())
