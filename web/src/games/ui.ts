/** What the table knows of a game: how it looks, how its moves are called, and how its cards travel. */

import type { Component } from "svelte";
import type { Courses } from "../table/flights";
import type { GameEvent, View } from "../wire/types";
import type { Facts } from "../words/fluent";

export interface BoardProps {
  view: View;
  /** The moves that are offered now; empty while somebody else decides or cards are moving. */
  moves: string[];
  names: string[];
  /** Play a move, or, if it is not offered, say why it cannot be played. */
  play(move: string): void;
  /** The move that was hinted at. */
  hint: string | null;
  /** Every seat's hidden cards, in a replay. */
  open?: View | null;
}

export type Say = (message: string, facts?: Facts) => string;

export interface GameUi {
  Board: Component<BoardProps>;
  courses: Courses;
  /** What a move does, in words. */
  label(move: string, names: string[], say: Say): string;
  /** Pictures between two views, such as a card that was turned over and is already gone. */
  between(before: View, after: View, events: GameEvent[]): View[];
  /** A whole position as a seat would see it, for a replay. */
  look(position: View): View;
}

/** Piles whose number is shown and whose cards are not. */
export function counts(position: View, keys: string[]): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const key of keys) {
    const pile = position[key] as unknown[];
    shown[key] = Array.isArray(pile[0]) ? pile.map((cards) => (cards as unknown[]).length) : pile.length;
  }
  return shown;
}
