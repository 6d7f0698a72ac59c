/** Any game: its view as a list, and its moves as buttons. */

import type { GameUi } from "../ui";
import Board from "./Board.svelte";

const generic: GameUi = {
  Board,
  courses: { from: () => null, to: () => null },
  label: (move) => move,
  between: () => [],
};

export default generic;
