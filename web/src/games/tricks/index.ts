/** The table of Fischen and Fischen 2. */

import type { GameEvent, View } from "../../wire/types";
import type { Courses } from "../../table/flights";
import type { GameUi, Say } from "../ui";
import Fischen from "./Fischen.svelte";
import Fischen2 from "./Fischen2.svelte";
import { read } from "./cards";

const told = (events: GameEvent[], kinds: string[], card: string) =>
  events.find((event) => kinds.includes(event.kind) && (event.card === card || event.cards?.includes(card)));

const courses: Courses = {
  from(card, zone, events) {
    if (zone.startsWith("trick")) {
      const played = told(events, ["played", "laid-card"], card);
      return played ? `hand-${String(played.seat)}` : null;
    }
    const passed = told(events, ["passed-card"], card);
    if (passed) return `hand-${String(passed.seat)}`;
    const drawn = told(events, ["drew-one-card"], card);
    if (drawn?.source === "boat") return `boat-${String(drawn.seat)}`;
    return "sea";
  },
  to(card, zone, events) {
    if (zone.startsWith("trick")) {
      const swapped = told(events, ["swapped"], card);
      if (swapped) return `hand-${String(swapped.seat)}`;
      const caught = told(
        events.filter((event) => event.cards),
        ["took", "pufferfish", "trick-won"],
        card,
      );
      return caught ? `catch-${String(caught.seat)}` : null;
    }
    const passed = told(events, ["passed-card"], card);
    if (passed) return `hand-${String(passed.other)}`;
    const banked = told(events, ["banked-card"], card);
    return banked ? `catch-${String(banked.seat)}` : null;
  },
};

/** The trick with its last card, which is carried off at once. */
export function between(before: View, after: View, events: GameEvent[]): View[] {
  const played = events.find((event) => event.kind === "played");
  if (!played) return [];
  const trick = [...(before.trick as string[]), played.card as string];
  if ((after.trick as string[]).length === trick.length && after.leader === before.leader) return [];
  const hand = [...(before.hand as string[])];
  if (played.seat === before.seat) hand.splice(hand.indexOf(played.card as string), 1);
  const hands = (before.hands as number[]).map((count, seat) => (seat === played.seat ? count - 1 : count));
  return [{ ...before, trick, hand, hands, turn: null }];
}

function label(move: string, _: string[], say: Say): string {
  const [kind, what] = move.split(" ");
  if (!what) return read(move).buoy ? `${move}: ${say(`screen-${move}`)}` : move;
  if (kind === "call" || kind === "trump")
    return say(`screen-${kind}`, { colour: say(`screen-colour-${what}`) });
  return `${what}: ${say(`screen-${kind}`)}`;
}

const common = { courses, between, label };
export const fischen: GameUi = { ...common, Board: Fischen };
export const fischen2: GameUi = { ...common, Board: Fischen2 };
