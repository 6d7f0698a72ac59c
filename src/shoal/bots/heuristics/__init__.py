"""One module a game, named as its folder: bots that know the game. `BOTS` names them, the best first."""
