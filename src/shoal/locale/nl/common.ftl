seat = Plaats { $number }
nothing = niets
no-such-move = dat is hier geen zet; mogelijk is { $moves }
game-is-over = het spel is afgelopen
