import type { GameEvent, View } from "../../wire/types";
import type { GameUi } from "../ui";
import Board from "./Board.svelte";

const has = (events: GameEvent[], kind: string, card: string) =>
  events.find((event) => event.kind === kind && event.cards?.includes(card));

/** A card that was turned over and has already gone again, with its twin or to somebody's collection. */
function between(before: View, after: View, events: GameEvent[]): View[] {
  const flipped = events.find((event) => event.kind === "flipped");
  if (!flipped) return [];
  const series = [...(before.series as string[]), flipped.card as string];
  if (JSON.stringify(after.series) === JSON.stringify(series)) return [];
  return [{ ...before, series, deck: Math.max(0, (before.deck as number) - 1) }];
}

const kleineFische: GameUi = {
  Board,
  between,
  courses: {
    from(card, zone, events) {
      if (zone === "series") return "deck";
      const raid = has(events, "raided", card);
      return raid ? `pile-${String(raid.victim)}` : null;
    },
    to(card, zone, events) {
      if (zone === "series") {
        const kept = has(events, "kept", card);
        return kept ? `pile-${String(kept.seat)}` : "discard";
      }
      const raid = has(events, "raided", card);
      return raid ? `pile-${String(raid.seat)}` : "discard";
    },
  },
  label(move, names, say) {
    const [kind, victim, number] = move.split(" ");
    return say(`screen-${kind}`, victim ? { victim: names[Number(victim)], number: Number(number) } : {});
  },
};

export default kleineFische;
