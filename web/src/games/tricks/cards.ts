/** The cards of Fischen and Fischen 2 as they are written. */

export interface Card {
  colour: string | null;
  value: number | null;
  buoy: string | null;
}

export function read(card: string): Card {
  const found = /^([A-Z])(\d+)$/.exec(card);
  if (!found) return { colour: null, value: null, buoy: card };
  return { colour: found[1], value: Number(found[2]), buoy: null };
}

/** In which of our colours a card is drawn; in Fischen 2 `P` is a pufferfish and `G` both greens. */
export function tint(card: Card, second: boolean): string {
  if (card.buoy) return "N";
  if (second && card.colour === "P") return "O";
  if (second && card.colour === "G") return "D";
  return card.colour ?? "N";
}
