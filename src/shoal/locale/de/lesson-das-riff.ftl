# Das erste Spiel mit Lotse: Das Riff

goal = Willkommen am Riff! An deinen Korallen bringst du zwei Fische zusammen, Weibchen und Männchen. Zeigt eine offene Nachwuchskarte genau ihre Farben, gelingt die Zucht, und fünf Zuchten gewinnen.
roll = Ein Zug beginnt mit den Würfeln: Du hast einen lila und einen gelben Wurm bekommen. Auch { $player1 } darf einen Wurm dieser Farben nehmen.
prices = Würmer sind dein Geld. Eine Karte kostet in deiner Reihe einen, in der Mitte zwei, in der Reihe von { $player1 } drei, und du erreichst nur Bahnen, an denen du ein Boot hast.
coral = Mit einem Boot erreichst du Bahn 1. Dort liegt in deiner Reihe eine Koralle: Nimm sie, denn ohne Korallen hast du keinen Platz für Fische.
pay = Womit du zahlst, wählst du selbst. Für einen Fisch gelten nur Würmer seiner Farbe, für alles andere ist jeder Wurm recht.
boat = Jetzt ein zweites Boot, für drei beliebige Würmer. Es öffnet dir Bahn 2 mit dem orangefarbenen Weibchen.
mother = Nimm das orangefarbene Weibchen. Es kostet einen orangefarbenen Wurm und kommt sofort an deine Koralle.
hidden = Die Karten der beiden mittleren Reihen liegen verdeckt. Decke die erste in Reihe 2 auf: Das kostet einen beliebigen Wurm.
keep-yellow = Zahle mit dem blauen. Die gelben brauchst du noch: Der nächste Fisch in deiner Reihe ist ein gelbes Männchen, und Gelb mit Orange ist offener Nachwuchs!
turned = Eine eben aufgedeckte Karte bekommst du sofort für nur einen Wurm mehr. Lässt du sie liegen, bleibt sie offen und kostet zwei.
pearl = Eine Perle! Sie gilt als Wurm jeder Farbe. Nimm sie.
flow = Das reicht. Wenn du den Zug beendest, rücken die Reihen nach links zum Meer hin zusammen und werden wieder aufgefüllt.
pick = { $player1 } hat gewürfelt, und jetzt darfst du einen Wurm einer gewürfelten Farbe nehmen. Ein Wurm umsonst: Nimm ihn.
rival = Auch { $player1 } deckt eine verdeckte Karte auf. Schau zu.
washed = Offenes Wasser am Meeresende einer Reihe ist abgeflossen, die Karten dahinter rücken näher. Was verdeckt liegt, fließt nicht ab.
father = Das gelbe Männchen ist in Bahn 1 geschwommen, und du hast wieder gewürfelt. Nimm es: Das ist der Vater.
pay-yellow = Du könntest mit der Perle zahlen. Aber du hast noch einen gelben Wurm, also spar die Perle auf.
bred = Eine Zucht! Beide Eltern werden abgelegt, und die Nachwuchskarte bleibt an der Koralle, die damit fertig ist. Eine neue Nachwuchskarte wird aufgedeckt.
shark = Die erste von fünf. Und da ist noch mehr: ein Hai in Bahn 2, für einen beliebigen Wurm. Nimm ihn.
chase = Ein Hai vertreibt eine offene Karte aus dem Riff oder einen Fisch von einer eigenen Koralle. Nimm ihn in die Hand und schick ihn zu Reihe 4, Bahn 1: Die Perle hätte { $player1 } gern.
enough = Zwei Würmer und eine Perle bleiben für den nächsten Zug. Mehr als fünf Korallen brauchst du nicht, eine für jede Zucht. Beende den Zug.
which-coral = Der Fisch kann an mehrere Korallen: an eine leere oder dorthin, wo sein Partner wartet. Er bleibt dort, also überleg erst.
shuffled = Sieben oder mehr Karten waren abgelegt: Sie sind unter den Zugstapel gemischt und kommen eines Tages wieder.
end = Die fünfte Zucht gewinnt sofort. Kommt niemand so weit, endet das Spiel nach einer Zahl von Zügen, hier 60, sonst 400, und mehr Zuchten gewinnen.
