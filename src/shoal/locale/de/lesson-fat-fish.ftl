# Das erste Spiel mit Lotse: FAT FISH

goal = Willkommen! Hier liegen drei Reihen Fische. Wer in einer Reihe die fünfte Karte anlegt, muss sie nehmen: Ein Fisch jeder Farbe zählt plus, alle anderen zählen minus.
colours = In deinem Zug legst du ein bis vier Karten an, alle an eine Reihe. Endet eine Reihe mit der Farbe einer Karte, gehört sie dorthin: Deine rote 6 dürfte nur an Reihe 1.
free = Keine Reihe endet mit Blau oder Lila, also dürfen diese beiden überall hin. Wähle die blaue 4 und lege sie an Reihe 3, hinter die fette grüne 6.
more = Reihe 3 endet jetzt mit Blau. Du darfst noch mehr legen, aber nur an diese Reihe. Die lila 6 ist noch frei: Lege sie dazu.
draw = Rot und Gelb gehören an die anderen Reihen, mehr geht also nicht. Sag, dass du nichts mehr legst; dann ziehst du wieder auf vier Karten nach.
rival = { $player1 } ist dran. Behalte im Auge, wie die Reihen enden.
red-is-free = Die blaue 1 an Reihe 1 ändert etwas: Keine Reihe endet mehr mit Rot. Also darf deine rote 6 an Reihe 3.
fifth = Grün, Blau, Lila, Rot: vier Farben und noch ein Platz. Deine grüne 4 macht die Reihe voll, und du musst sie nehmen. Nur zu!
keep = Deine Reihe ist voll. Von jeder Farbe zählt eine Karte plus, die anderen zählen minus; wo eine Farbe mehrmals da ist, wählst du.
green = Grün ist zweimal da. Behalte die 6 für den Plusstapel, dann kommt die 4 auf den Minusstapel.
taken = 22 Punkte plus, 4 minus: ein fetter Fang! Eine Karte aus der Reserve hat eine neue Reihe begonnen, und { $player1 } ist dran.
bones = Zwei Reihen enden mit Gelb, für deine gelbe 5 darfst du dir eine aussuchen. Reihe 2 ist ganz gelb: Mach sie noch schlimmer.
leave-it = Dreimal Gelb, und nur eine Karte davon kann plus zählen: Überlass diese Reihe { $player1 }. Lege nichts mehr.
closed = Die Reserve ist aufgebraucht, hier beginnt also keine neue Reihe. Mit den übrigen Reihen geht es weiter, bis alle Karten gelegt sind.
scoring = Alle Karten sind gelegt. Dein Plusstapel weniger dein Minusstapel ergibt deine Punkte.
end = Wenn du einen Tisch einrichtest, kannst du Angelscheine dazunehmen, die ungewöhnliche Reihen belohnen, und die Fiasko-Regel: Dann warnt dich der Tisch nicht mehr vor falschem Anlegen.
