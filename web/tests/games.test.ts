import { describe, expect, it } from "vitest";
import { find } from "../src/games";
import type { GameEvent, View } from "../src/wire/types";

const view = (more: Record<string, unknown>): View => ({
  seat: 0,
  game: "",
  players: 2,
  options: {},
  turn: 0,
  phase: null,
  scores: [0, 0],
  over: false,
  winners: [],
  ...more,
});

/** Says messages as their name and facts. */
const say = (message: string, facts: object = {}) => [message, ...Object.values(facts)].join(" ");

describe("a game that nobody has drawn", () => {
  it("still has a table", () => {
    const ui = find("no-such-game");
    expect(ui.label("anything", [], say)).toBe("anything");
    expect(ui.between(view({}), view({}), [])).toEqual([]);
  });
});

describe("Kleine Fische", () => {
  const ui = find("kleine-fische");
  const flipped: GameEvent = { kind: "flipped", seat: 1, card: "B3" };
  const lost: GameEvent = { kind: "lost", seat: 1, cards: ["B2", "B3"] };
  const kept: GameEvent = { kind: "kept", seat: 1, cards: ["A1"] };

  it("shows a card that was lost at once before it goes", () => {
    const before = view({ series: ["A1", "B2"], deck: 9 });
    const pictures = ui.between(before, view({ series: [], deck: 8 }), [flipped, lost, kept]);
    expect(pictures.map((one) => [one.series, one.deck])).toEqual([[["A1", "B2", "B3"], 8]]);
  });
  it("needs no picture in between for a card that stays", () => {
    const after = view({ series: ["A1", "B3"], deck: 8 });
    expect(ui.between(view({ series: ["A1"], deck: 9 }), after, [flipped])).toEqual([]);
    expect(ui.between(view({ series: ["A1"], deck: 9 }), view({ series: [], deck: 9 }), [kept])).toEqual([]);
  });
  it("sends cards where they go", () => {
    const { courses } = ui;
    expect(courses.from("B3", "series", [flipped])).toBe("deck");
    expect(courses.to("A1", "series", [flipped, lost, kept])).toBe("pile-1");
    expect(courses.to("B2", "series", [flipped, lost, kept])).toBe("discard");
    const raided: GameEvent = { kind: "raided", seat: 0, victim: 2, cards: ["D4"] };
    expect(courses.from("D4", "collection-0", [raided])).toBe("pile-2");
  });
  it("says a raid with the victim's name", () => {
    expect(ui.label("raid 1 3", ["Ada", "Eve"], say)).toBe("screen-raid Eve 3");
    expect(ui.label("stop", [], say)).toBe("screen-stop");
  });
});

describe("Fischen", () => {
  const ui = find("fischen");
  const played: GameEvent = { kind: "played", seat: 0, card: "B10" };
  const won: GameEvent = { kind: "trick-won", seat: 1, cards: ["B18", "B10"] };
  const before = view({ trick: ["B18"], leader: 1, hand: ["B10", "Y1"], hands: [2, 1] });

  it("shows the trick with its last card before it is carried off", () => {
    const after = view({ trick: [], leader: 1, hand: ["Y1"], hands: [1, 1] });
    const [picture] = ui.between(before, after, [played, won]);
    expect([picture.trick, picture.hand, picture.hands]).toEqual([["B18", "B10"], ["Y1"], [1, 1]]);
  });
  it("needs no picture while the trick goes on", () => {
    const after = view({ trick: ["B18", "B10"], leader: 1, hand: ["Y1"], hands: [1, 1] });
    expect(ui.between(before, after, [played])).toEqual([]);
  });
  it("sends cards where they go", () => {
    expect(ui.courses.from("B10", "trick-0", [played])).toBe("hand-0");
    expect(ui.courses.to("B18", "trick-1", [played, won])).toBe("catch-1");
    expect(ui.courses.from("T3", "hand", [])).toBe("sea");
    const passed: GameEvent = { kind: "passed-card", seat: 1, other: 0, card: "T3" };
    expect(ui.courses.from("T3", "hand", [passed])).toBe("hand-1");
  });
  it("explains a buoy, a catch and a call", () => {
    expect(ui.label("lead-next", [], say)).toBe("lead-next: screen-lead-next");
    expect(ui.label("catch R5", [], say)).toBe("R5: screen-catch");
    expect(ui.label("call T", [], say)).toBe("screen-call screen-colour-T");
  });
});

describe("FAT FISH", () => {
  const ui = find("fat-fish");
  const laid: GameEvent = { kind: "laid", seat: 0, card: "G1", row: 2 };
  const before = view({ rows: [["Y3"], ["R5", "R2", "B6", "Y4"], []], hand: ["G1", "P2"] });

  it("shows a full row before it is taken", () => {
    const [picture] = ui.between(before, view({ rows: [["Y3"], ["P1"], []], hand: ["P2"] }), [laid]);
    expect((picture.rows as string[][])[1]).toEqual(["R5", "R2", "B6", "Y4", "G1"]);
    expect(picture.hand).toEqual(["P2"]);
  });
  it("needs no picture while the row lies there", () => {
    const after = view({ rows: [["Y3"], ["R5", "R2", "B6", "Y4", "G1"], []], hand: ["P2"] });
    expect(ui.between(before, after, [laid])).toEqual([]);
  });
  it("sends cards to the piles of whoever took them", () => {
    const split: GameEvent[] = [
      { kind: "plus", seat: 1, cards: ["R5"] },
      { kind: "minus", seat: 1, cards: ["R2"] },
    ];
    expect(ui.courses.to("R5", "row-2", split)).toBe("plus-1");
    expect(ui.courses.to("R2", "row-2", split)).toBe("minus-1");
    expect(ui.courses.from("P1", "row-2", split)).toBe("reserve");
  });
  it("says what is laid where", () => {
    expect(ui.label("R5>2", [], say)).toBe("screen-lay R 5 2");
    expect(ui.label("licence D", [], say)).toBe("D: screen-licence-d");
    expect(ui.label("keep none", [], say)).toBe("screen-keep-none");
    expect(ui.label("end", [], say)).toBe("screen-end");
  });
});

describe("Das Riff", () => {
  const ui = find("das-riff");
  it("turns a card up where it lies, and lets water run off to the sea", () => {
    const turned: GameEvent = { kind: "turned-up", seat: 0, place: "2/1", card: "Gf" };
    expect(ui.courses.to("?", "row-2", [turned])).toBe("stays");
    expect(ui.courses.from("Gf", "row-2", [turned])).toBeNull();
    expect(ui.courses.to("water", "row-1", [])).toBe("sea");
    expect(ui.courses.from("coral", "row-1", [])).toBe("draw");
  });
  it.each([
    ["take 1/3", "screen-take-card 1 3"],
    ["take", "screen-take"],
    ["worm R", "screen-worm screen-colour R"],
    ["no worm", "screen-no-worm"],
    ["pay pearl", "screen-pay-pearl"],
    ["shark coral 2", "screen-shark-coral 2"],
    ["shark 4/2", "screen-shark-card 4 2"],
    ["coral 2", "screen-coral 2"],
  ])("says %s", (move, words) => expect(ui.label(move, [], say)).toBe(words));
});
