import { createHash } from "node:crypto";
import { reasonFor } from "../src/parts/advice";
import { describe, expect, it } from "vitest";
import { click, rowsFor } from "../src/games/fat-fish/lay";
import { bySpecies } from "../src/games/kleine-fische/collection";
import { read as readCard, tint } from "../src/games/tricks/cards";
import { clockText, left } from "../src/parts/clock";
import { checkDeal } from "../src/parts/deal";
import { chapters, search } from "../src/parts/rules";
import { curve, sheet } from "../src/parts/scores";
import { read } from "../src/route";
import type { LogEntry } from "../src/wire/types";

describe("addresses", () => {
  it.each([
    ["/", { page: "lobby" }],
    ["/t/abc", { page: "table", code: "abc" }],
    ["/t/abc/replay", { page: "replay", code: "abc" }],
    ["/p/xyz", { page: "pass", pass: "xyz" }],
    ["/rules/das-riff", { page: "rules", game: "das-riff" }],
    ["/new/fischen-2", { page: "new", game: "fischen-2" }],
    ["/t", { page: "lost" }],
    ["/rules/das-riff/more", { page: "lost" }],
    ["/t/abc/replay/x", { page: "lost" }],
    ["/t/%E0%A4%A", { page: "table", code: "%E0%A4%A" }],
  ])("%s", (path, route) => expect(read(path)).toEqual(route));
});

describe("clocks", () => {
  it("run for one seat, and not below zero", () => {
    const clocks = { left: [5000, 9000], running: 0 };
    expect(left(clocks, 0, 1500)).toBe(3500);
    expect(left(clocks, 0, 99_000)).toBe(0);
    expect(left(clocks, 1, 1500)).toBe(9000);
  });
  it("are written as people read them", () => {
    expect([59_001, 60_000, 3_600_000, 0].map(clockText)).toEqual(["1:00", "1:00", "1:00:00", "0:00"]);
  });
});

describe("the deal", () => {
  const [salt, key] = ["ab".repeat(32), "01".repeat(32)];
  const commitment = createHash("sha256")
    .update(Buffer.from(salt + key, "hex"))
    .digest("hex");
  it("fits what was published", async () => {
    expect(await checkDeal({ key, salt, commitment })).toBe("right");
    expect(await checkDeal({ key, salt, commitment: commitment.toUpperCase() })).toBe("right");
  });
  it("does not fit anything else", async () => {
    expect(await checkDeal({ key: salt, salt: key, commitment })).toBe("wrong");
    expect(await checkDeal({ key: "nonsense", salt, commitment })).toBe("wrong");
  });
});

describe("rules pages", () => {
  const page =
    "# Fish\n\nintro\n\n## Cards\n\n- **KF-1** Ten species\n\n```\n# no heading\n```\n\n### End\n\nover";
  it("are cut at their headings, and not inside code", () => {
    expect(chapters(page).map((chapter) => chapter.heading)).toEqual(["Fish", "Cards", "End"]);
  });
  it("are searched for all words, in any case", () => {
    expect(search(chapters(page), "SPECIES kf-1").map((chapter) => chapter.heading)).toEqual(["Cards"]);
    expect(search(chapters(page), "species octopus")).toEqual([]);
  });
});

describe("the score sheet", () => {
  const entry = (number: number, ...points: [number, number][]): LogEntry => ({
    number,
    seat: 0,
    move: "stop",
    events: points.map(([seat, total]) => ({ kind: "session-scored", seat, total })),
  });
  it("has a line for every session", () => {
    expect(sheet([entry(1), entry(2, [0, 5], [1, 9]), entry(3), entry(4, [1, 12])], 2)).toEqual([
      [5, 9],
      [5, 12],
    ]);
  });
  it("draws a curve inside its field", () => {
    expect(curve([10, 20], 0, 20)).toBe("M2.0 48.0L50.0 25.0L98.0 2.0");
  });
});

describe("Kleine Fische", () => {
  it("shows the best fish of each species in front", () => {
    expect(bySpecies(["B1", "A2", "B4", "B2"])).toEqual([
      { letter: "A", best: "A2", rest: [] },
      { letter: "B", best: "B4", rest: ["B2", "B1"] },
    ]);
  });
});

describe("FAT FISH", () => {
  const moves = ["R5>1", "G1>1", "G1>2", "G1>3", "end"];
  it("lays a card that has one place, and asks for the row where there are several", () => {
    expect(rowsFor(moves, "G1")).toEqual([1, 2, 3]);
    expect(click(moves, "R5", null, null)).toEqual({ play: "R5>1" });
    expect(click(moves, "G1", null, null)).toEqual({ select: "G1" });
    expect(click(moves, "G1", "G1", null)).toEqual({ select: null });
  });
  it("tries a card that has none, so that the table says why not", () => {
    expect(click(moves, "B4", "G1", 2)).toEqual({ play: "B4>2", select: null });
    expect(click(moves, "B4", null, null)).toEqual({ play: "B4>1", select: null });
  });
});

describe("the cards of Fischen", () => {
  it("are read, buoys too", () => {
    expect(readCard("T16")).toEqual({ colour: "T", value: 16, buoy: null });
    expect(readCard("lead-next")).toEqual({ colour: null, value: null, buoy: "lead-next" });
  });
  it("have other colours in Fischen 2", () => {
    expect([tint(readCard("P3"), false), tint(readCard("P27"), true), tint(readCard("G16"), true)]).toEqual([
      "P",
      "O",
      "D",
    ]);
  });
});

describe("the reason of a hint", () => {
  const called = (move: string) => move.toUpperCase();
  const flip = { move: "flip", value: 0.58, tries: 90 };
  const stop = { move: "stop", value: 0.41, tries: 9 };
  const end = { move: "end", value: 0.6, tries: 1 };

  it("compares with the next best", () => {
    expect(reasonFor([flip, stop, end], called)).toEqual([
      "hint-better",
      { share: 58, other: "STOP", less: 41 },
    ]);
    expect(reasonFor([flip, { ...stop, value: 0.584 }], called)).toEqual([
      "hint-close",
      { share: 58, other: "STOP" },
    ]);
  });

  it("has nothing to compare where there is one move, or one that was tried", () => {
    expect(reasonFor([{ move: "stop", value: 0, tries: 0 }], called)).toEqual(["hint-only", {}]);
    expect(reasonFor([flip], called)).toEqual(["hint-value", { share: 58 }]);
  });
});
