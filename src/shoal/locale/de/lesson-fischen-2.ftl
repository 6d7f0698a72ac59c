# Das erste Spiel mit Lotse: Fischen 2

goal = Willkommen! Alle spielen eine Karte zum Stich, und die höchste Karte der angespielten Farbe fängt sie alle. Jede gefangene Karte ist ein Punkt.
lead = Du spielst zum ersten Stich aus und darfst jede Karte spielen. Spiel die blaue 6; die anderen müssen Blau bedienen, wenn sie können.
highest = Die blaue 20 von { $player1 } war die höchste, also hat { $player1 } drei Karten gefangen. Wer einen Stich gewinnt, spielt zum nächsten aus.
follow = Blau ist angespielt, und du hast Blau, also musst du bedienen. Nichts davon schlägt die 19: Spiel die 18, du wirst sehen, wozu.
no-blue = { $player2 } hat kein Blau mehr und hat Gelb abgeworfen, das nicht gewinnen kann. Du hast Blau: Bediene mit der 14.
under = Jetzt ist Gelb angespielt. Die 20 ist nicht zu schlagen, also lass deine gelbe 18 ziehen.
throw-away = Du kannst Gelb nicht mehr bedienen, also darfst du spielen, was du willst. Wirf deine letzte Karte ab.
from-the-sea = Du hast gar nichts gefangen, darum kommen alle deine zehn Karten frisch vom Meer. { $player1 } und { $player2 } müssen mit ihrem Fang spielen. Das war mein Plan!
make-light = Du hast die wenigsten Punkte, also beginnst du die Runde. Mach Hellgrün zum Trumpf.
lead-pufferfish = Jetzt spiel deinen Kugelfisch aus, P21. Er nimmt die Farbe der nächsten Karte an, und 21 ist mehr als jede Startkarte.
weakest = Du hast den Stich gewonnen. Aber die gelbe 6 von { $player2 } war die schwächste Karte und hat deinen Kugelfisch gefangen. Spiel nun die dunkelgrüne 6: Nur du warst auf dem Meer, niemand kann bedienen.
other-green = Hellgrün ist also eine Weile eine Farbe wie die anderen. Spiel die hellgrüne 5, dann wechselt der Trumpf wieder.
round = Eine neue Runde! Alle ziehen zuerst vom eigenen Boot, in dem liegt, was sie gefangen haben. Was fehlt, kommt vom Meer, und dessen Karten sind besser als die vom Anfang.
scoring = Die Hände sind leer. Jede gefangene Karte ist einen Punkt wert; dann wird dein Fang gemischt und kommt unter dein Boot, um später von dort gezogen zu werden.
trump = Wer in einer Runde als Erstes ausspielt, sagt vorher, welches Grün Trumpf ist, hell oder dunkel. Ein Trumpf schlägt jede andere Farbe.
changed = Im Stich lag eine grüne Karte, darum ist jetzt das andere Grün Trumpf. Das geschieht jedes Mal, gleich, wer sie gespielt hat und welches Grün es war.
pufferfish = Ein Kugelfisch nimmt die angespielte Farbe an und ist groß. Aber fangen darf ihn, wer die schwächste Karte des Stichs gespielt hat; der Gewinner bekommt nur den Rest.
catch-one = Die Boje catch-one: Wer sie gespielt hat, nimmt eine andere Karte aus dem Stich. Bojen haben keine Farbe und dürfen jederzeit gespielt werden.
plus-three = Die Boje plus-three bringt sofort 3 Punkte, wenn man sie spielt. Bojen haben keine Farbe und dürfen jederzeit gespielt werden.
choose-trump = Die Boje choose-trump: Wer sie gespielt hat, bestimmt, welches Grün im nächsten Stich Trumpf ist.
draw-one = Die Boje draw-one: Alle ziehen eine Karte, und die Runde bekommt einen Stich mehr.
bank-one = Die Boje bank-one: Alle legen eine Handkarte gleich zum eigenen Fang, und die Runde hat einen Stich weniger.
swap-one = Die Boje swap-one: Wer sie gespielt hat, nimmt eine Karte des Stichs auf die Hand und legt dafür eine andere verdeckt hinein.
overfished = Das Meer hat nicht genug Karten für alle: Es ist überfischt, und das Spiel ist sofort zu Ende.
end = Die meisten Punkte gewinnen. Nicht jede Runde muss man gewinnen: Wer wenig fängt, fischt danach im tiefen Meer.
