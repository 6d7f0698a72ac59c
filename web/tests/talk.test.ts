import { describe, expect, it } from "vitest";
import { Talk } from "../src/table/talk.svelte";
import type { State } from "../src/wire/types";

/** A state of a lesson in which something was said after each of these numbers of moves; seat 0 made the first move. */
const state = (at: number, ...said: number[]) =>
  ({
    at,
    seat: 0,
    log: { from: 0, entries: Array.from({ length: at }, (_, number) => ({ seat: number })) },
    guide: { remarks: said.map((one, place) => ({ at: one, words: `remark-${place}` })), move: null },
  }) as State;

describe("What the guide says", () => {
  it("is read one after the other", async () => {
    const talk = new Talk();
    talk.hear(state(0, 0, 0));
    expect(talk.words).toBe("remark-0");
    talk.next();
    expect(talk.words).toBe("remark-1");
    expect(talk.unread).toBe(true);
    talk.next();
    expect(talk.unread).toBe(false);
    await talk.finished();
  });

  it("keeps the table waiting until it has been read", async () => {
    const talk = new Talk();
    talk.hear(state(0, 0));
    let went = false;
    const waited = talk.finished().then(() => (went = true));
    await Promise.resolve();
    expect(went).toBe(false);
    talk.next();
    await waited;
    expect(went).toBe(true);
  });

  it("is read by whoever plays on", async () => {
    const talk = new Talk();
    talk.hear(state(0, 0, 0, 0));
    talk.skip();
    expect(talk.unread).toBe(false);
    talk.hear(state(1, 0, 0, 0, 1));
    expect(talk.words).toBe("remark-3");
    expect(talk.unread).toBe(true);
  });

  it("does not run away from who is still reading", () => {
    const talk = new Talk();
    talk.hear(state(0, 0));
    talk.hear(state(1, 0, 1));
    expect(talk.words).toBe("remark-0");
  });

  it("begins where the match is for who comes back, and the rest can be leafed through", () => {
    const talk = new Talk();
    talk.hear(state(7, 0, 3, 7, 7));
    expect(talk.words).toBe("remark-2");
    talk.back();
    expect(talk.words).toBe("remark-1");
    const quiet = new Talk();
    quiet.hear(state(9, 0, 3));
    expect(quiet.words).toBe("remark-1");
    expect(quiet.unread).toBe(false);
  });

  it("is heard from the beginning by who has decided nothing yet, though others were quicker", () => {
    const talk = new Talk();
    talk.hear({ ...state(2, 0, 1, 2), seat: 5 });
    expect(talk.words).toBe("remark-0");
    expect(talk.unread).toBe(true);
  });

  it("is forgotten with the moves that are taken back", () => {
    const talk = new Talk();
    talk.hear(state(2, 0, 1, 2));
    talk.skip();
    talk.hear(state(1, 0, 1));
    expect(talk.words).toBe("remark-1");
    talk.hear(state(2, 0, 1, 2));
    expect(talk.words).toBe("remark-2");
    expect(talk.unread).toBe(true);
  });

  it("stops nobody once it is closed", async () => {
    const talk = new Talk();
    talk.hear(state(0, 0));
    const waited = talk.finished();
    talk.close();
    await waited;
    expect(talk.unread).toBe(false);
    talk.hear(state(1, 0, 1));
    expect(talk.unread).toBe(false);
    talk.open();
    expect(talk.words).toBe("remark-1");
  });
});
