/** Why a move is advised, in words: what the search expects of it, and of the next best. */

import type { Advice } from "../wire/types";

const percent = (value: number) => Math.round(100 * value);

/** The message, and what it is about; `called` names a move. */
export function reasonFor(
  advice: Advice[],
  called: (move: string) => string,
): [string, Record<string, unknown>] {
  const [best, second] = advice; // the best first
  if (!best?.tries) return ["hint-only", {}];
  const share = percent(best.value);
  if (!second) return ["hint-value", { share }];
  const less = percent(second.value);
  const other = called(second.move);
  return less < share ? ["hint-better", { share, other, less }] : ["hint-close", { share, other }];
}
