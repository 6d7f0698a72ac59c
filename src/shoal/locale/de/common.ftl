seat = Platz { $number }
nothing = nichts
no-such-move = das ist hier kein Zug; möglich ist { $moves }
game-is-over = das Spiel ist zu Ende
lesson-left = Du gehst deinen eigenen Weg, auch gut: Ab jetzt spielen alle frei. Ich melde mich, wenn etwas Neues geschieht.
lesson-free = Das war mein Teil. Ab jetzt spielen alle frei, also mach, was du willst; ich melde mich, wenn etwas Neues geschieht.
