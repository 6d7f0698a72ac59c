"""The example of the protocol's page plays a whole match."""

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.server.conftest import Server
from tests.server.test_games import play_out
from tests.server.wire import Person, Seat

EXAMPLE = Path(__file__).parents[2] / "examples" / "wire_bot.py"


def test_the_wire_bot_joins_by_link_and_plays(server: Server) -> None:
    async def play() -> None:
        async with Person(server.address) as ada:
            table = await ada.set_up("kleine-fische", players=2, options={"target": 20})
            command = [sys.executable, str(EXAMPLE), f"http://{server.address}{table['link']}", "--name", "Robot"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
                async with ada.sit_at(table["code"]) as socket:
                    seat = Seat(socket)
                    await seat.hello()
                    end = await play_out(seat, await seat.until("state"))
                assert bot.stdout
                assert str(end["outcome"]["scores"]) in await asyncio.to_thread(bot.stdout.read)
            assert bot.returncode == 0

    asyncio.run(play())


def test_the_wire_bot_says_what_is_wrong(server: Server) -> None:
    command = [sys.executable, str(EXAMPLE), f"http://{server.address}/t/nowhere"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "there is no such table\n")
