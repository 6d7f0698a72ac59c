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
  /** The whole position, every seat's hidden cards included, in a replay. */
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
}
