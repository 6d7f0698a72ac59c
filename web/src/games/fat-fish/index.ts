import type { GameEvent, View } from "../../wire/types";
import type { GameUi } from "../ui";
import Board from "./Board.svelte";

const told = (events: GameEvent[], kinds: string[], card: string) =>
  events.find((event) => kinds.includes(event.kind) && (event.card === card || event.cards?.includes(card)));

/** A card that was laid and is already gone: it filled its row, or was a fiasco. */
export function between(before: View, after: View, events: GameEvent[]): View[] {
  const laid = events.find((event) => event.kind === "laid" || event.kind === "fiasco");
  if (!laid) return [];
  const place = Number(laid.row) - 1;
  const card = laid.card as string;
  const rows = (before.rows as string[][]).map((row, number) => (number === place ? [...row, card] : row));
  if (JSON.stringify(rows) === JSON.stringify(after.rows)) return [];
  const hand = [...(before.hand as string[])];
  if (laid.seat === before.seat && hand.includes(card)) hand.splice(hand.indexOf(card), 1);
  return [{ ...before, rows, hand, turn: null }];
}

const fatFish: GameUi = {
  Board,
  between,
  courses: {
    from(card, zone, events) {
      if (zone === "hand") {
        const drew = told(events, ["drew"], card);
        return drew ? `pile-${String(drew.seat)}` : null;
      }
      if (zone.startsWith("row")) {
        const laid = told(events, ["laid", "fiasco"], card);
        return laid ? `hand-${String(laid.seat)}` : "reserve";
      }
      return null;
    },
    to(card, zone, events) {
      if (!zone.startsWith("row")) return null;
      const fiasco = told(events, ["fiasco"], card);
      if (fiasco) return `hand-${String(fiasco.seat)}`;
      const plus = told(events, ["plus"], card);
      const minus = told(events, ["minus"], card);
      if (plus) return `plus-${String(plus.seat)}`;
      return minus ? `minus-${String(minus.seat)}` : null;
    },
  },
  label(move, _, say) {
    const lay = /^([A-Z])(\d)>(\d)$/.exec(move);
    if (lay) return say("screen-lay", { colour: lay[1], value: lay[2], row: lay[3] });
    const [kind, what] = move.split(" ");
    if (kind === "licence") return `${what}: ${say(`screen-licence-${what.toLowerCase()}`)}`;
    if (what === "none") return say("screen-keep-none");
    return say(`screen-${kind}`, what ? { colour: what[0], value: what[1] } : {});
  },
};

export default fatFish;
