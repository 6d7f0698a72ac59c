seat = Platz { $number }
nothing = nichts
no-such-move = das ist hier kein Zug; möglich ist { $moves }
game-is-over = das Spiel ist zu Ende
