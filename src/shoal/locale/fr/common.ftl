seat = Place { $number }
nothing = rien
no-such-move = ce n’est pas un coup possible ici ; on peut jouer { $moves }
game-is-over = la partie est terminée
