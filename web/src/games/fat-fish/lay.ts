/** Laying a card takes a card and a row; which rows are offered for it. */

export const rowsFor = (moves: string[], card: string): number[] =>
  moves.filter((move) => move.startsWith(`${card}>`)).map((move) => Number(move.slice(card.length + 1)));

export interface Click {
  play?: string;
  select?: string | null;
}

/**
 * What a click on a hand card does: lay it, if there is one place for it; choose it, if there are several, or let it
 * go again; and if there is none, try it, so that the table says why not.
 */
export function click(moves: string[], card: string, chosen: string | null, row: number | null): Click {
  const rows = rowsFor(moves, card);
  if (rows.length === 1) return { play: `${card}>${rows[0]}` };
  if (rows.length > 1) return { select: chosen === card ? null : card };
  return { play: `${card}>${row ?? 1}`, select: null };
}
