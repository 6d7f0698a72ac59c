# Das erste Spiel mit Lotse: Fischen

goal = Willkommen! Alle spielen eine Karte zum Stich, und die höchste Karte der angespielten Farbe fängt sie alle. Jede gefangene Karte ist ein Punkt.
lead = Du spielst zum ersten Stich aus und darfst jede Karte spielen. Spiel die gelbe 4; die anderen müssen Gelb bedienen, wenn sie können.
highest = Die gelbe 10 von { $player1 } war die höchste, also hat { $player1 } drei Karten gefangen. Wer einen Stich gewinnt, spielt zum nächsten aus.
follow = Rot ist angespielt, und du hast Rot, also musst du bedienen. Die rote 10 würde gewinnen. Aber vertrau mir und lass diesen Stich gehen: Spiel die rote 7.
under = Die blaue 10 ist hier nicht zu schlagen. Bediene mit der blauen 9.
throw-away = Du hast kein Gelb mehr, also darfst du spielen, was du willst. Eine andere Farbe kann nicht gewinnen; wirf die lila 10 ab.
again = Noch einmal Gelb: Wirf die rote 10 ab. Warum mir das nichts ausmacht, siehst du gleich.
last = Der letzte Stich der Runde. Deine blaue 7 schlägt die blaue 6, und Rot zählt darin nicht: Fang ihn!
from-the-sea = Du hast nur drei Karten gefangen, darum kommen sieben deiner zehn frisch vom Meer. { $player1 } und { $player2 } müssen mit ihrem Fang spielen. Das war mein Plan!
eleven = Das grüne T ist Trumpf, und Nullen sind auch dabei. Wer die wenigsten Punkte hat, beginnt die Runde: Spiel die blaue 11, keine Startkarte ist höher.
red = Niemand konnte sie schlagen. Jetzt dasselbe mit der roten 11.
let-go = Jetzt gib das Ausspiel ab, damit ich dir etwas zeigen kann: Spiel die blaue 7.
a-zero = Lila ist angespielt, und du hast keins. Du könntest stechen, aber eine 0 kann etwas Besonderes: Spiel die blaue 0.
take-it = Nimm die lila 10, dann ist sie ein Punkt für dich, obwohl { $player2 } den Stich gewonnen hat.
trump = Wieder Lila. Ein Trumpf schlägt jede andere Farbe, so klein er auch ist: Spiel deine T1.
round = Eine neue Runde! Alle ziehen zuerst vom eigenen Boot, in dem liegt, was sie gefangen haben. Was fehlt, kommt vom Meer, und dessen Karten sind besser als die vom Anfang.
scoring = Die Hände sind leer. Jede gefangene Karte ist einen Punkt wert; dann wird dein Fang gemischt und kommt unter dein Boot, um später von dort gezogen zu werden.
zero = Deine 0 lässt dich eine andere Karte aus dem Stich nehmen, bevor der Gewinner den Rest bekommt. Sie kommt zu deinem Fang.
pass-left = Die Boje pass-left: Ist der Stich vollständig, geben alle eine Handkarte verdeckt nach links.
minus-three = Die Boje minus-three: Wer sie fängt, verliert auf der Stelle 3 Punkte. Bojen haben keine Farbe und dürfen jederzeit gespielt werden.
catch-all = Die Boje catch-all: Wer sie gespielt hat, bekommt alle anderen Karten dieses Stichs, der Gewinner nur die Boje.
lead-next = Die Boje lead-next: Wer sie gespielt hat, spielt statt des Gewinners zum nächsten Stich aus.
call-colour = Die Boje call-colour: Wer sie gespielt hat, nennt eine Farbe, und im nächsten Stich müssen alle, die sie haben, diese Farbe spielen.
lowest-wins = Die Boje lowest-wins: Im nächsten Stich gewinnt die niedrigste Karte statt der höchsten.
overfished = Das Meer hat nicht genug Karten für alle: Es ist überfischt, und das Spiel ist sofort zu Ende.
end = Die meisten Punkte gewinnen. Nicht jede Runde muss man gewinnen: Wer wenig fängt, fischt danach im tiefen Meer.
