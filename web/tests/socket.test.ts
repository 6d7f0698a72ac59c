import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, type Connection } from "../src/wire/socket";
import { Refused, type FromServer } from "../src/wire/types";
import { Wire } from "./wire";

let states: Connection[];
let heard: FromServer[];

function start(): TableSocket {
  const listener = {
    heard: (message: FromServer) => void heard.push(message),
    connection: (now: Connection) => void states.push(now),
  };
  return new TableSocket("ws://table", listener, () => new Wire() as unknown as WebSocket);
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  states = [];
  heard = [];
});
afterEach(() => vi.useRealTimers());

describe("a conversation with a table", () => {
  it("says hello first, and holds back what is asked before the welcome", () => {
    const socket = start();
    void socket.ask({ type: "play", seat: 0, move: "flip", at: 3 });
    const [wire] = Wire.all;
    wire.onopen();
    expect(wire.sent).toEqual([{ type: "hello", protocol: 1 }]);
    wire.says({ type: "welcome", seq: 4, table: {}, chat: [] });
    expect(wire.sent[1]).toMatchObject({ type: "play", move: "flip", at: 3 });
  });

  it("comes back after a cut with the last number it saw, and asks again under the same id", async () => {
    const socket = start();
    Wire.all[0].welcome(4);
    const answer = socket.ask({ type: "chat", text: "hello" });
    const id = Wire.all[0].sent[1].id as string;
    Wire.all[0].says({ type: "state", seq: 9 });
    Wire.all[0].onclose({ code: 1006 });
    expect(states.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1000);
    const wire = Wire.all[1];
    wire.welcome(9);
    expect(wire.sent[0]).toEqual({ type: "hello", protocol: 1, since: 9 });
    expect(wire.sent[1]).toMatchObject({ type: "chat", id });
    wire.says({ type: "done", id, seq: 10 });
    expect(await answer).toMatchObject({ type: "done", seq: 10 });
    expect(states.at(-1)).toBe("open");
  });

  it("gives up where there is no such table", async () => {
    const socket = start();
    const asked = socket.ask({ type: "rematch" });
    Wire.all[0].onclose({ code: 4404 });
    await expect(asked).rejects.toBeInstanceOf(Refused);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(1);
    expect(states.at(-1)).toBe("refused");
  });

  it("hands an error to whoever asked", async () => {
    const socket = start();
    Wire.all[0].welcome(0);
    const asked = socket.ask({ type: "undo", seat: 0 });
    const id = Wire.all[0].sent[1].id as string;
    Wire.all[0].says({ type: "error", id, code: "nothing-to-undo", message: "no" });
    await expect(asked).rejects.toMatchObject({ objection: { code: "nothing-to-undo" } });
  });

  it("waits longer each time, but not for ever", () => {
    start();
    for (let n = 0; n < 12; n++) {
      Wire.all[n].onclose({ code: 1006 });
      vi.advanceTimersByTime(10_001);
      expect(Wire.all.length).toBe(n + 2);
    }
  });

  it("stays away once it has been closed", () => {
    const socket = start();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(1);
  });
});
