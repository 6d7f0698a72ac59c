seat = Seat { $number }
nothing = nothing
no-such-move = that is not a move here; you can play { $moves }
game-is-over = the game is over
