"""Whole games by protocol: against bots, between people, watched, replayed and checked."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal.bots.ready import for_search
from shoal.games import GAMES, find
from shoal.table import deal
from tests.server.conftest import Server, Start
from tests.server.wire import Person, Seat


async def play_out(seat: Seat, state: dict[str, Any]) -> dict[str, Any]:
    """Play the last move offered until the match is over; the last state."""
    number = 0
    while state["outcome"] is None:
        if state["moves"]:
            number += 1
            answer = await seat.request("play", f"{id(seat)}-{number}", move=state["moves"][-1], at=state["at"])
            assert answer["type"] == "done", answer
            state = next(m for m in reversed(seat.heard) if m["type"] == "state")
            if state["moves"] or state["outcome"]:
                continue
        state = await seat.until("state")
    return state


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_whole_game_against_bots(server: Server, name: str) -> None:
    async def play() -> None:
        async with Person(server.address) as ada:
            table = await ada.ask("POST", "/play-now", {"game": name, "name": "Ada"}, 201)
            assert [seat["kind"] for seat in table["seats"]] == ["person", *["bot"] * (table["players"] - 1)]
            code = table["code"]
            refused = await ada.ask("GET", f"/tables/{code}/replay", status=409)
            assert refused["code"] == "not-over"
            async with ada.sit_at(code) as socket:
                seat = Seat(socket)
                welcome = await seat.hello()
                assert welcome["table"]["yours"] == [0]
                end = await play_out(seat, await seat.until("state"))
            assert end["reveal"]["commitment"] == table["commitment"]
            replay = await ada.ask("GET", f"/tables/{code}/replay")
            assert replay["outcome"] == end["outcome"]
            assert len(replay["steps"]) == end["at"] + 1
            assert replay["steps"][-1]["position"]["over"]
            save = (await ada.http.get(f"/tables/{code}/save")).text
            game = deal.verify(save, find, table["commitment"])
            assert list(game.scores) == end["outcome"]["scores"]
            assert shoal.load(save).position() == replay["steps"][-1]["position"]
            assert (await ada.ask("GET", "/tables/mine"))["tables"][0]["state"] == "over"

    asyncio.run(play())


def test_people_meet_at_an_open_table(server: Server) -> None:
    async def meet() -> None:
        async with Person(server.address) as ada, Person(server.address) as eve, Person(server.address) as watcher:
            table = await ada.set_up("kleine-fische", players=2, name="Ada", listed=True)
            assert table["state"] == "waiting"
            code = table["code"]
            opened = (await eve.ask("GET", "/tables/open"))["tables"]
            assert [found["code"] for found in opened] == [code]
            assert await eve.ask("GET", f"/codes/{table['short'].lower()}") == {"code": code}
            async with ada.sit_at(code) as ada_socket:
                ada_seat = Seat(ada_socket)
                assert (await ada_seat.hello())["table"]["state"] == "waiting"
                waiting = await ada_seat.request("play", "early", move="flip")
                assert waiting["code"] == "waiting"
                joined = await eve.ask("POST", f"/tables/{code}/seats", {"name": "Eve"}, 201)
                assert (joined["yours"], joined["state"], joined["short"]) == ([1], "playing", None)
                taken = await watcher.ask("POST", f"/tables/{code}/seats", {"name": "Bob"}, 409)
                assert taken["code"] == "seat-taken"
                gone = await watcher.ask("GET", f"/codes/{table['short']}", status=404)
                assert gone["code"] == "no-such-code"
                state = await ada_seat.until("state")
                assert (state["seat"], state["moves"]) == (0, ["flip"])
                await watcher.ask("GET", "/about")
                async with eve.sit_at(code) as eve_socket, watcher.sit_at(code) as watch_socket:
                    eve_seat, watching = Seat(eve_socket), Seat(watch_socket)
                    for seat, number in ((eve_seat, 1), (watching, None)):
                        await seat.hello()
                        assert (await seat.until("state"))["seat"] == number
                    await ada_seat.request("play", "1", move="flip", at=0)
                    shown = await eve_seat.until("state")
                    assert shown["log"] == {"from": 0, "entries": (await watching.until("state"))["log"]["entries"]}
                    assert (shown["view"]["seat"], shown["at"]) == (1, 1)
                    await eve_seat.request("chat", "c1", text="  <b>Hello</b>\n Ada ")
                    heard = await ada_seat.until("chat")
                    assert (heard["name"], heard["text"], heard["seat"]) == ("Eve", "<b>Hello</b> Ada", 1)
                    assert (await watching.request("chat", "c2", text="Hm"))["code"] == "not-your-seat"

    asyncio.run(meet())


def test_several_people_at_one_screen(server: Server) -> None:
    async def share() -> None:
        async with Person(server.address) as ada:
            people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Eve"}]
            table = await ada.set_up("kleine-fische", seats=people, seed=7)
            assert table["practice"]
            assert table["yours"] == [0, 1]
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                states = [await seat.until("state"), await seat.until("state")]
                assert [state["seat"] for state in states] == [0, 1]
                seats = []
                for number in range(20):
                    turn = states[-1]["turn"]
                    seats.append(turn)
                    moves = next(state["moves"] for state in states if state["seat"] == turn)
                    assert (await seat.request("play", str(number), move=moves[-1]))["type"] == "done"
                    states = [message for message in seat.heard if message["type"] == "state"][-2:]
                assert set(seats) == {0, 1}

    asyncio.run(share())


def test_leaving_returning_and_a_rematch(server: Server) -> None:
    async def leave() -> None:
        async with Person(server.address) as ada:
            people = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
            table = await ada.set_up("kleine-fische", seats=people, options={"target": 1})
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                await seat.until("state")
                assert (await seat.request("rematch", "early"))["code"] == "not-over"
                await seat.request("leave", "l")
                away = next(m for m in seat.heard if m["type"] == "table")["table"]["seats"][0]
                assert (away["kind"], away["away"]) == ("person", True)
                end = await seat.until("state")
                while end["outcome"] is None:  # the bots play it out
                    end = await seat.until("state")
                assert (await seat.request("return", "r"))["type"] == "done"
                back = [m for m in seat.heard if m["type"] == "table"][-1]["table"]["seats"][0]
                assert not back["away"]
                assert (await seat.request("undo", "u"))["code"] == "over"
                first = await seat.request("rematch", "again")
                assert first["type"] == "done"
                again = [m for m in seat.heard if m["type"] == "table"][-1]["table"]["rematch"]
                assert (await seat.request("rematch", "again-2"))["type"] == "done"
            followed = await ada.ask("GET", f"/tables/{again}")
            assert (followed["yours"], followed["start"], followed["options"]["target"]) == ([0], 1, 1)
            assert followed["commitment"] != table["commitment"]
            assert (await ada.ask("GET", f"/tables/{table['code']}"))["rematch"] == again

    asyncio.run(leave())


def test_a_seat_moves_to_another_device(server: Server) -> None:
    async def move() -> None:
        async with Person(server.address) as phone, Person(server.address) as desk:
            table = await phone.ask("POST", "/play-now", {"game": "kleine-fische"}, 201)
            code = table["code"]
            assert (await desk.ask("POST", f"/tables/{code}/passes", status=403))["code"] == "not-your-seat"
            made = await phone.ask("POST", f"/tables/{code}/passes", status=201)
            async with phone.sit_at(code) as socket:
                seat = Seat(socket)
                await seat.hello()
                moved = await desk.ask("POST", f"/passes/{made['pass']}", status=201)
                assert moved["yours"] == [0]
                assert (await seat.until("table"))["table"]["yours"] == []
                assert (await seat.request("play", "1", move="flip"))["code"] == "not-your-seat"
            assert (await phone.ask("POST", f"/passes/{made['pass']}", status=404))["code"] == "no-such-code"
            assert (await phone.ask("GET", "/tables/mine"))["tables"] == []
            async with desk.sit_at(code) as socket:
                seat = Seat(socket)
                await seat.hello()
                await seat.until("state", turn=0)
                assert (await seat.request("play", "1", move="flip"))["type"] == "done"

    asyncio.run(move())


def compile_search(name: str) -> None:
    """Before a server is asked for it: it would take longer than a client of these tests waits."""
    for step in for_search(find(name)):
        step.call()


def test_a_bot_that_searches_plays_at_a_table(server: Server) -> None:
    compile_search("kleine-fische")

    async def play() -> None:
        async with Person(server.address) as ada:
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "pike"}]
            table = await ada.set_up("kleine-fische", seats=seats)
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                state = await seat.until("state", turn=0)
                for number in range(12):  # enough for pike to have had something to think about
                    await seat.request("play", f"p{number}", move=state["moves"][-1])
                    state = next(m for m in reversed(seat.heard) if m["type"] == "state")
                    while state["turn"] != 0:
                        state = await seat.until("state")
                moves = [entry["move"] for m in seat.heard if m["type"] == "state" for entry in m["log"]["entries"]]
                assert len(moves) > 12

    asyncio.run(play())


@pytest.mark.parametrize("level", ["search:3600s", "search:5", "shark"])
def test_nobody_chooses_how_long_a_bot_of_the_server_thinks(server: Server, level: str) -> None:
    async def ask() -> None:
        async with Person(server.address) as ada:
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": level}]
            refused = await ada.ask("POST", "/tables", {"game": "kleine-fische", "seats": seats}, 400)
            assert "there are random, heuristic, three, sprat, perch, pike, orca" in refused["message"]

    asyncio.run(ask())


def test_hints_reasons_and_taking_back(server: Server) -> None:
    compile_search("fat-fish")

    async def ask() -> None:
        async with Person(server.address) as ada, Person(server.address) as eve:
            table = await ada.set_up("fat-fish", players=2, options={"fiasco": False}, name="Ada")
            code = table["code"]
            await eve.ask("POST", f"/tables/{code}/seats", {"name": "Eve"}, 201)
            async with ada.sit_at(code) as first, eve.sit_at(code) as second:
                mine, hers = Seat(first), Seat(second)
                await mine.hello()
                await hers.hello()
                state = await mine.until("state")
                assert not state["undo"]["possible"]
                assert (await mine.request("undo", "u0"))["code"] == "nothing-to-undo"
                hint = await mine.request("hint", "h")
                assert hint["move"] == hint["advice"][0]["move"]
                assert {advice["move"] for advice in hint["advice"]} <= set(state["moves"])
                assert all(0 <= advice["value"] <= 1 for advice in hint["advice"])
                why = await mine.request("why", "w", move="end")
                assert (why["legal"], why["rule"][:3]) == (False, "FF-")
                assert (await mine.request("why", "w2", move=state["moves"][0]))["legal"]
                assert (await hers.request("why", "w3", move="end"))["code"] == "not-your-turn"
                await mine.request("play", "p1", move=state["moves"][0])
                laid = [m for m in mine.heard if m["type"] == "state"][-1]
                assert laid["undo"] == {"possible": True, "free": True, "asked": None}
                done = await mine.request("undo", "u1")
                assert done["type"] == "done"
                back = [m for m in mine.heard if m["type"] == "state"][-1]
                assert (back["at"], back["view"], back["log"]) == (0, state["view"], {"from": 0, "entries": []})
                await mine.request("play", "p2", move=state["moves"][0])
                await mine.request("play", "p3", move="end")
                ended = [m for m in mine.heard if m["type"] == "state"][-1]
                assert ended["undo"]["free"] is False
                await mine.request("undo", "u2")
                asked = await hers.until("state", at=ended["at"])
                while asked["undo"]["asked"] is None:
                    asked = await hers.until("state")
                assert asked["undo"]["asked"] == {"seat": 0, "to": 1, "answers": [1]}
                assert (await hers.request("answer", "no", yes=False))["type"] == "done"
                assert (await hers.request("answer", "no2", yes=False))["code"] == "nothing-asked"
                await mine.request("undo", "u3")
                assert (await hers.request("answer", "yes", yes=True))["type"] == "done"
                assert [m for m in hers.heard if m["type"] == "state"][-1]["at"] == 1

    asyncio.run(ask())


def test_a_clock_that_runs_out_leaves_the_seat_to_a_bot(server: Server) -> None:
    async def wait() -> None:
        async with Person(server.address) as ada:
            people = [{"kind": "person"}, {"kind": "person"}]
            table = await ada.set_up("kleine-fische", seats=people, clock={"seconds": 1}, options={"target": 1})
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                state = await seat.until("state")
                assert state["clocks"]["running"] is None
                await seat.request("play", "1", move="flip")
                running = [m for m in seat.heard if m["type"] == "state"][-1]["clocks"]
                assert running["running"] is not None
                while not (gone := (await seat.until("table"))["table"]["seats"][running["running"]])["away"]:
                    pass
                refused = await seat.request("return", "r", seat=running["running"])
                assert refused["code"] == "over", gone

    asyncio.run(wait())


def test_a_table_goes_on_from_a_save_and_from_a_position(server: Server, tmp_path: Path) -> None:
    async def load() -> None:
        game = shoal.new("kleine-fische", players=2, seed=7)
        game.play("flip")
        async with Person(server.address) as ada:
            saved = await ada.set_up("kleine-fische", save=game.save(), seats=[{"kind": "person"}, {"kind": "bot"}])
            placed = await ada.set_up("kleine-fische", position=game.position(), name="Ada")
            assert saved["practice"]
            assert placed["practice"]
            async with ada.sit_at(saved["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                state = await seat.until("state")
                assert (state["at"], state["view"]["series"]) == (1, game.view(0)["series"])
            over = shoal.new("kleine-fische", players=2, seed=7, target=5)
            while not over.over:
                over.play(over.moves()[0])
            ended = await ada.set_up("kleine-fische", save=over.save(), seats=[{"kind": "person"}, {"kind": "bot"}])
            assert (ended["state"], ended["outcome"]["winners"]) == ("over", list(over.winners))
            assert ended["code"] not in {table["code"] for table in (await ada.ask("GET", "/tables/live"))["tables"]}
            replay = await ada.ask("GET", f"/tables/{ended['code']}/replay")
            assert replay["steps"][-1]["position"] == over.position()
            assert replay["steps"][-1]["view"] == over.view(None)
            (tmp_path / "deck.toml").write_text("", encoding="utf-8")
            for wrong in (
                {"save": "{}"},
                {"position": over.position()},
                {"save": game.save().replace("flip", "stop")},
                {"save": game.save(), "seed": 1},
                {"position": {"deck": ["Q9"]}},
                {"players": 9},
                {"options": {"target": "many"}},
                {"seed": 1, "players": 2},
                {"seats": [{"kind": "bot"}, {"kind": "bot"}]},
                {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "ada"}]},
                {"seats": [{"kind": "person"}, {"kind": "bot", "level": "genius"}]},
            ):
                refused = await ada.ask("POST", "/tables", {"game": "kleine-fische", **wrong}, 400)
                assert refused["code"] == "bad-options", wrong
            for deck in ("/etc/passwd", str(tmp_path / "deck.toml")):
                body = {"game": "fat-fish", "options": {"deck": deck}}
                refused = await ada.ask("POST", "/tables", body, 400)
                assert "content of a deck file" in refused["message"]

    asyncio.run(load())


def test_words_rules_and_the_list_of_games(start: Start) -> None:
    server = start()

    async def read() -> None:
        async with Person(server.address) as ada:
            about = await ada.ask("GET", "/about")
            for language in about["languages"]:
                for catalogue in about["catalogues"]:
                    assert " = " in (await ada.http.get(f"/words/{language}/{catalogue}")).text
            assert (await ada.ask("GET", "/words/xx/common", status=404))["code"] == "no-such-page"
            games = await ada.ask("GET", "/games")
            assert [game["name"] for game in games] == sorted(GAMES)
            for game in games:
                spec = GAMES[game["name"]]
                assert game == await ada.ask("GET", f"/games/{spec.name}")
                assert set(game["events"]) == {kind.kind for kind in spec.notation.EVENTS}
                for option in game["options"]:
                    assert set(option["help"]) == set(about["languages"])
                    assert option["help"]["en"] == spec.option(option["name"]).help
                    assert len(set(option["help"].values())) == len(about["languages"])
                page = await ada.http.get(f"/games/{spec.name}/rules", params={"language": "de"})
                assert page.headers["content-type"].startswith("text/markdown")
                assert f"**{spec.prefix}-1**" in page.text
            assert (await ada.ask("GET", "/games/chess", status=404))["code"] == "no-such-game"

    asyncio.run(read())


def test_the_example_in_the_protocol_is_true(server: Server) -> None:
    async def talk() -> None:
        async with Person(server.address) as ada:
            table = await ada.ask("POST", "/play-now", {"game": "kleine-fische", "name": "Ada"}, 201)
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                assert (await seat.until("state"))["moves"] == ["flip"]
                error = await seat.request("play", "1", move="stop", at=0)
                assert (error["code"], error["rule"]) == ("illegal-move", "KF-5")
                assert (error["words"], error["facts"], error["seats"]) == ("first-flip-is-not-optional", {}, [])
                done = await seat.request("play", "2", move="flip", at=0)
                assert done == {"type": "done", "id": "2", "seq": 1}
                assert [m["type"] for m in seat.heard[-2:]] == ["state", "done"]
                assert json.loads(seat.raw[-2])["log"]["entries"][0]["move"] == "flip"

    asyncio.run(talk())
