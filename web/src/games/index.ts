/** The tables that have been drawn; every other game gets the plain one. */

import dasRiff from "./das-riff";
import fatFish from "./fat-fish";
import generic from "./generic";
import kleineFische from "./kleine-fische";
import { fischen, fischen2 } from "./tricks";
import type { GameUi } from "./ui";

const DRAWN: Record<string, GameUi> = {
  "das-riff": dasRiff,
  "fat-fish": fatFish,
  fischen,
  "fischen-2": fischen2,
  "kleine-fische": kleineFische,
};

export const find = (game: string): GameUi => DRAWN[game] ?? generic;
