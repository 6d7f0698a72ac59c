/** The score sheet: what the log says about points, session by session or round by round. */

import type { GameEvent, LogEntry } from "../wire/types";

const SCORED = new Set(["session-scored", "round-scored", "scored"]);

const told = (event: GameEvent): [number, number] | null =>
  SCORED.has(event.kind) && typeof event.seat === "number" && typeof event.total === "number"
    ? [event.seat, event.total]
    : null;

/** A line for each session or round, with everybody's total after it. */
export function sheet(entries: LogEntry[], players: number): number[][] {
  const rows: number[][] = [];
  for (const entry of entries) {
    const points = entry.events.map(told).filter((one) => one !== null);
    if (!points.length) continue;
    const row = rows.length ? [...rows[rows.length - 1]] : Array<number>(players).fill(0);
    for (const [seat, total] of points) row[seat] = total;
    rows.push(row);
  }
  return rows;
}

/** A line of the chart, from the left edge to the right, in a field of 100 by 50. */
export function curve(totals: number[], low: number, high: number): string {
  const span = Math.max(1, high - low);
  const points = [0, ...totals];
  return points
    .map((total, place) => {
      const x = (place / Math.max(1, points.length - 1)) * 96 + 2;
      const y = 48 - ((total - low) / span) * 46;
      return `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}
