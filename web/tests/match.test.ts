import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { find } from "../src/games";
import { LiveMatch } from "../src/table/match.svelte";
import { Wire } from "./wire";

beforeEach(() => {
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { origin: "http://table" });
});
afterEach(() => vi.unstubAllGlobals());

describe("a match as the page knows it", () => {
  it("has been prepared once the table is there, though nobody has begun to play", () => {
    const match = new LiveMatch("code", () => find("kleine-fische"));
    const [wire] = Wire.all;
    wire?.says({ type: "preparing", game: "kleine-fische", done: 1, total: 9 });
    expect(match.preparing).toMatchObject({ done: 1, total: 9 });
    wire?.welcome(1, { game: "kleine-fische", state: "waiting", seats: [], yours: [0] });
    expect(match.preparing).toBeNull();
    expect(match.table?.state).toBe("waiting");
    expect(match.seat).toBe(0);
  });
});
