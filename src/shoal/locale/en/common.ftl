seat = Seat { $number }
nothing = nothing
no-such-move = that is not a move here; you can play { $moves }
game-is-over = the game is over
lesson-left = You go your own way, which is fine: from here on everybody plays freely. I shall still say something when something new happens.
lesson-free = That was my part. From here on everybody plays freely, so do as you like; I shall say something when something new happens.
