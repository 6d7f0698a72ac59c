"""A player over the wire: joins a table by its link and plays at random. Everything it uses is in docs/protocol.md.

python examples/wire_bot.py http://127.0.0.1:8077/t/CODE --name Robot
"""

import argparse
import asyncio
import json
import random
import uuid
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def sit_down(server: str, code: str, name: str) -> str:
    """Take the first open seat; the cookie that the seat belongs to."""
    async with httpx.AsyncClient(base_url=f"{server}/api/v1") as http:
        answer = await http.post(f"/tables/{code}/seats", json={"name": name})
        if answer.is_error:
            raise SystemExit(answer.json()["message"])
        return "; ".join(f"{key}={value}" for key, value in http.cookies.items())


async def play(server: str, code: str, cookie: str) -> dict:
    """Play to the end; the outcome. A lost connection is made again, and nothing counts twice."""
    address = f"ws{server.removeprefix('http')}/api/v1/tables/{code}/socket"
    seen, pending = None, None
    while True:
        try:
            async with connect(address, additional_headers={"Cookie": cookie}) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 1, "since": seen}))
                if pending:  # it may or may not have arrived: the same id counts once
                    await socket.send(json.dumps(pending))
                async for text in socket:
                    message = json.loads(text)
                    seen = message.get("seq", seen)
                    if message["type"] == "state":
                        if message["outcome"]:
                            return message["outcome"]
                        if message["moves"]:
                            move = random.choice(message["moves"])
                            pending = {"type": "play", "id": uuid.uuid4().hex, "move": move, "at": message["at"]}
                            await socket.send(json.dumps(pending))
                    elif message["type"] == "done":
                        pending = None
                    elif message["type"] == "error" and message["code"] != "stale":
                        raise SystemExit(message["message"])
        except (ConnectionClosed, OSError):
            await asyncio.sleep(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("link", help="the link of the table")
    parser.add_argument("--name", default="Robot")
    asked = parser.parse_args()
    link = urlsplit(asked.link)
    server, code = f"{link.scheme}://{link.netloc}", link.path.rpartition("/")[2]
    cookie = asyncio.run(sit_down(server, code, asked.name))
    print(asyncio.run(play(server, code, cookie)))


if __name__ == "__main__":
    main()
