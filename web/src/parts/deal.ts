/** Whether the deal was fixed before the first move: SHA-256 over the salt and the key is what was published. */

import type { Reveal } from "../wire/types";

export type Checked = "right" | "wrong" | "cannot";

function bytes(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export async function checkDeal({ key, salt, commitment }: Reveal): Promise<Checked> {
  const [before, after] = [bytes(salt), bytes(key)];
  if (!before || !after) return "wrong";
  // Browsers offer this only to pages that come over https or from the own machine.
  if (!globalThis.crypto?.subtle) return "cannot";
  const both = new Uint8Array(before.length + after.length);
  both.set(before);
  both.set(after, before.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", both));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment.toLowerCase() ? "right" : "wrong";
}
