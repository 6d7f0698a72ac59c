import { STAYS } from "../../table/flights";
import type { GameEvent } from "../../wire/types";
import type { GameUi } from "../ui";
import Board from "./Board.svelte";

const told = (events: GameEvent[], kinds: string[], card: string) =>
  events.find((event) => kinds.includes(event.kind) && (event.card === card || event.cards?.includes(card)));

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
};

export default dasRiff;
