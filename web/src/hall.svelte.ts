/** The games of this server, asked for once. */

import { api } from "./wire/api";
import type { About, Game } from "./wire/types";

class Hall {
  games = $state.raw<Game[]>([]);
  about = $state.raw<About | null>(null);

  async open(): Promise<void> {
    [this.games, this.about] = await Promise.all([api.games(), api.about()]);
  }

  game(name: string): Game | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const hall = new Hall();
