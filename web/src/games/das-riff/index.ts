import { STAYS } from "../../table/flights";
import type { GameEvent, View } from "../../wire/types";
import { counts, type GameUi } from "../ui";
import Board from "./Board.svelte";

const told = (events: GameEvent[], kinds: string[], card: string) =>
  events.find((event) => kinds.includes(event.kind) && (event.card === card || event.cards?.includes(card)));

/** The rows as they are seen: what lies face down shows its back. */
function covered(position: View): (string | null)[][] {
  const open = position.open as boolean[][];
  return (position.rows as (string | null)[][]).map((row, number) =>
    row.map((card, lane) => (card === null || open[number][lane] ? card : "?")),
  );
}

const dasRiff: GameUi = {
  Board,
  between: () => [],
  courses: {
    from(card, zone, events) {
      if (zone.startsWith("row")) return told(events, ["turned-up"], card) ? null : "draw";
      if (zone === "broods") return "brood-pile";
      return null;
    },
    to(card, zone, events) {
      if (card === "?") return events.some((event) => event.kind === "turned-up") ? STAYS : "sea";
      if (card === "water") return "sea";
      const taken = told(events, ["taken"], card);
      if (taken && zone.startsWith("row")) return `things-${String(taken.seat)}`;
      return "discard";
    },
  },
  label(move, _, say) {
    const [kind, what, which] = move.split(" ");
    const place = /^(\d)\/(\d)$/.exec(what ?? "");
    if (place) return say(`screen-${kind}-card`, { row: place[1], lane: place[2] });
    if (move === "no worm") return say("screen-no-worm");
    if (move === "pay pearl") return say("screen-pay-pearl");
    if (kind === "worm" || kind === "pay")
      return say(`screen-${kind}`, { colour: say("screen-colour", { colour: what }) });
    if (kind === "shark") return say("screen-shark-coral", { number: which });
    return say(`screen-${kind}`, what ? { number: what } : {});
  },
  look: (position) => ({
    ...position,
    ...counts(position, ["draw", "brood_pile"]),
    rows: covered(position),
    prices: (position.rows as unknown[][]).map((row) => row.map(() => null)),
    seat: null,
  }),
};

export default dasRiff;
