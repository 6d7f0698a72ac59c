seat = Plaats { $number }
nothing = niets
no-such-move = dat is hier geen zet; mogelijk is { $moves }
game-is-over = het spel is afgelopen
lesson-left = Je gaat je eigen weg, ook goed: vanaf nu speelt iedereen vrij. Ik meld me als er iets nieuws gebeurt.
lesson-free = Dat was mijn deel. Vanaf nu speelt iedereen vrij, dus doe wat je wilt; ik meld me als er iets nieuws gebeurt.
