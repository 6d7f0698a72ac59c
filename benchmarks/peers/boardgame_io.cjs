// The peer's server: boardgame.io with a small game of its own, in its default memory store.
// Everybody flips a card in turn; the deck is a secret, which its own player view cuts out.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const CARDS = 40;

const flip = {
  name: "flip",
  setup: ({ ctx, random }) => ({
    secret: { deck: random.Shuffle([...Array(CARDS).keys()]) },
    kept: Array.from({ length: ctx.numPlayers }, () => []),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    flip: {
      client: false,
      move: ({ G, playerID, random }) => {
        if (G.secret.deck.length === 0) {
          G.secret.deck = random.Shuffle(G.kept.flat());
          G.kept = G.kept.map(() => []);
        }
        G.kept[playerID].push(G.secret.deck.pop());
      },
    },
  },
};

Server({ games: [flip], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
