import { describe, expect, it } from "vitest";
import { match } from "../src/table/flights";

const lying = (zone: string, ...cards: string[]) => cards.map((card) => ({ card, zone }));

describe("which card is which", () => {
  it("keeps a card in its zone before it looks elsewhere", () => {
    const before = [...lying("series", "A1"), ...lying("mine", "A1")];
    const { moved, came, gone } = match(before, lying("mine", "A1", "A1"));
    expect(moved).toEqual([
      [before[1], { card: "A1", zone: "mine" }],
      [before[0], { card: "A1", zone: "mine" }],
    ]);
    expect([came, gone]).toEqual([[], []]);
  });

  it("tells who came and who has gone", () => {
    const { moved, came, gone } = match(lying("series", "B2", "C3"), lying("series", "B2", "D4"));
    expect(moved.length).toBe(1);
    expect(came.map((one) => one.card)).toEqual(["D4"]);
    expect(gone.map((one) => one.card)).toEqual(["C3"]);
  });

  it("matches equal cards of a zone in their order, so that a row closes up", () => {
    const before = lying("row", "?", "water", "?");
    const { moved } = match(before, lying("row", "?", "?"));
    expect(moved.map(([old]) => before.indexOf(old))).toEqual([0, 2]);
  });
});
