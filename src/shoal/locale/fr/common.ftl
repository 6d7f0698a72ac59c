seat = Place { $number }
nothing = rien
no-such-move = ce n’est pas un coup possible ici ; on peut jouer { $moves }
game-is-over = la partie est terminée
lesson-left = Vous suivez votre propre voie, et c’est très bien : désormais, tout le monde joue librement. Je parlerai encore quand il y aura du nouveau.
lesson-free = Voilà pour ma part. Désormais, tout le monde joue librement : faites comme vous voulez ; je parlerai quand il y aura du nouveau.
